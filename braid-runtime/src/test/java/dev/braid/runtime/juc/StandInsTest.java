package dev.braid.runtime.juc;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.StampedLock;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table that the agent reads: a wrong entry would give a program that does not link. */
class StandInsTest {

    static Stream<Map.Entry<String, String>> madeOrExtended() {
        return StandIns.madeOrExtended().entrySet().stream();
    }

    @ParameterizedTest
    @MethodSource("madeOrExtended")
    void aStandInExtendsItsClassAndHasAllItsConstructors(Map.Entry<String, String> entry) throws Exception {
        Class<?> jdk = type(entry.getKey());
        Class<?> ours = type(entry.getValue());
        assertThat(jdk).isAssignableFrom(ours);
        assertThat(Modifier.isPublic(ours.getModifiers())).isTrue();
        for (Constructor<?> constructor : jdk.getConstructors()) {
            assertThat(ours.getConstructor(constructor.getParameterTypes())).isNotNull();
        }
    }

    @ParameterizedTest
    @MethodSource("madeOrExtended")
    void aStandInOverridesEveryMethodThatTouchesSharedState(Map.Entry<String, String> entry) throws Exception {
        Class<?> jdk = type(entry.getKey());
        Class<?> ours = type(entry.getValue());
        assertThat(Arrays.stream(jdk.getDeclaredMethods())
                        .filter(method -> Modifier.isPublic(method.getModifiers()))
                        .filter(method -> !Modifier.isStatic(method.getModifiers()))
                        .filter(method -> !Modifier.isFinal(method.getModifiers()))
                        .filter(method -> !method.isBridge())
                        .filter(method -> !overrides(ours, method))
                        .map(Method::getName)
                        .filter(name -> !isBulk(name) && (Runtime.version().feature() == 17 || !NEWER.contains(name)))
                        .filter(name ->
                                !NOT_NEEDED_IN.getOrDefault(jdk, Set.of()).contains(name))
                        .distinct()
                        .toList())
                .isSubsetOf(NOT_NEEDED);
    }

    /** Settings and what is fixed when an object is made; built on other methods; estimates for people. */
    private static final Set<String> NOT_NEEDED = Set.of(
            "getParties",
            "isFair",
            "comparator",
            "toCompletableFuture",
            "getThreadFactory",
            "setThreadFactory",
            "getRejectedExecutionHandler",
            "setRejectedExecutionHandler",
            "getCorePoolSize",
            "setCorePoolSize",
            "getMaximumPoolSize",
            "setMaximumPoolSize",
            "getKeepAliveTime",
            "setKeepAliveTime",
            "allowCoreThreadTimeOut",
            "allowsCoreThreadTimeOut",
            "getRemoveOnCancelPolicy",
            "setRemoveOnCancelPolicy",
            "getExecuteExistingDelayedTasksAfterShutdownPolicy",
            "setExecuteExistingDelayedTasksAfterShutdownPolicy",
            "getContinueExistingPeriodicTasksAfterShutdownPolicy",
            "setContinueExistingPeriodicTasksAfterShutdownPolicy",
            "add",
            "addFirst",
            "addLast",
            "addAll",
            "remove",
            "removeFirst",
            "removeLast",
            "getFirst",
            "getLast",
            "element",
            "push",
            "pop",
            "clone",
            "toString",
            "getQueue",
            "purge",
            "getLargestPoolSize",
            "remainingCapacity",
            "keySet",
            "forEach",
            "navigableKeySet",
            "descendingKeySet",
            "descendingMap",
            "subMap",
            "headMap",
            "tailMap",
            "descendingSet",
            "subSet",
            "headSet",
            "tailSet",
            "removeAll");

    /** What is trivial in one class only: a queue that never holds anything, views, and what is built on others. */
    private static final Map<Class<?>, Set<String>> NOT_NEEDED_IN = Map.of(
            SynchronousQueue.class,
            Set.of(
                    "size",
                    "isEmpty",
                    "contains",
                    "containsAll",
                    "retainAll",
                    "clear",
                    "peek",
                    "iterator",
                    "toArray",
                    "spliterator"),
            LongAdder.class,
            Set.of("intValue", "longValue", "floatValue", "doubleValue"),
            StampedLock.class,
            Set.of("asReadLock", "asWriteLock", "asReadWriteLock"),
            ExecutorCompletionService.class,
            Set.of("submit", "take", "poll"),
            ForkJoinPool.class,
            Set.of(
                    "getFactory",
                    "getUncaughtExceptionHandler",
                    "getParallelism",
                    "getAsyncMode",
                    "getQueuedTaskCount",
                    "getPoolSize",
                    "getRunningThreadCount",
                    "getActiveThreadCount",
                    "isQuiescent",
                    "getStealCount",
                    "getQueuedSubmissionCount",
                    "hasQueuedSubmissions",
                    "isTerminating",
                    "awaitQuiescence"));

    /** Newer than the JDK we compile for. They work, but a look by them is no event. */
    private static final Set<String> NEWER = Set.of(
            "state",
            "resultNow",
            "exceptionNow",
            "putFirst",
            "putLast",
            "reversed",
            "externalSubmit",
            "lazySubmit",
            "schedule",
            "scheduleAtFixedRate",
            "scheduleWithFixedDelay",
            "cancelDelayedTasksOnShutdown",
            "setParallelism",
            "invokeAllUninterruptibly",
            "submitWithTimeout",
            "getDelayedTaskCount");

    /** The bulk operations of a ConcurrentHashMap, which are not modelled. */
    private static boolean isBulk(String name) {
        return name.startsWith("reduce") || name.startsWith("search") || name.startsWith("forEach");
    }

    private static boolean overrides(Class<?> ours, Method method) {
        try {
            return ours.getMethod(method.getName(), method.getParameterTypes())
                    .getDeclaringClass()
                    .getPackageName()
                    .startsWith("dev.braid");
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    @Test
    void staticFactoriesAndFinalMethodsAreFoundByTheirDescriptors() {
        assertThat(StandIns.ofStatic(
                        "java/util/concurrent/Executors",
                        "newFixedThreadPool",
                        "(I)Ljava/util/concurrent/ExecutorService;"))
                .isEqualTo("dev/braid/runtime/juc/BraidExecutors");
        assertThat(StandIns.ofStatic("java/util/concurrent/Executors", "callable", "()V"))
                .isNull();
        assertThat(StandIns.ofFinal("java/util/concurrent/Semaphore", "hasQueuedThreads", "()Z"))
                .isEqualTo("dev/braid/runtime/juc/FinalMethods");
    }

    private static Class<?> type(String internalName) throws ClassNotFoundException {
        return Class.forName(internalName.replace('/', '.'));
    }
}
