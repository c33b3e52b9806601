package dev.braid.runtime.juc;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.*;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;

/**
 * What stands for what, for the agent. All names are internal names ({@code java/util/concurrent/Semaphore}).
 *
 * <p>A program that is woven is changed in four ways: it makes and extends stand-ins in place of the classes of {@link
 * #madeOrExtended}; it uses those of {@link #everywhere} wherever it names the class; calls of static methods go where
 * {@link #ofStatic} says; calls of methods that are final in the JDK go where {@link #ofFinal} says.
 */
public final class StandIns {

    private static final Map<Class<?>, Class<?>> MADE_OR_EXTENDED = Map.ofEntries(
            Map.entry(ReentrantLock.class, BraidReentrantLock.class),
            Map.entry(ReentrantReadWriteLock.class, BraidReentrantReadWriteLock.class),
            Map.entry(Semaphore.class, BraidSemaphore.class),
            Map.entry(CountDownLatch.class, BraidCountDownLatch.class),
            Map.entry(CyclicBarrier.class, BraidCyclicBarrier.class),
            Map.entry(FutureTask.class, BraidFutureTask.class),
            Map.entry(ThreadPoolExecutor.class, BraidThreadPoolExecutor.class),
            Map.entry(ScheduledThreadPoolExecutor.class, BraidScheduledThreadPoolExecutor.class),
            Map.entry(CompletableFuture.class, BraidCompletableFuture.class),
            Map.entry(ConcurrentHashMap.class, BraidConcurrentHashMap.class),
            Map.entry(ArrayBlockingQueue.class, BraidArrayBlockingQueue.class),
            Map.entry(LinkedBlockingQueue.class, BraidLinkedBlockingQueue.class),
            Map.entry(PriorityBlockingQueue.class, BraidPriorityBlockingQueue.class),
            Map.entry(SynchronousQueue.class, BraidSynchronousQueue.class),
            Map.entry(ForkJoinPool.class, BraidForkJoinPool.class),
            Map.entry(Exchanger.class, BraidExchanger.class),
            Map.entry(StampedLock.class, BraidStampedLock.class),
            Map.entry(LongAdder.class, BraidLongAdder.class),
            Map.entry(ExecutorCompletionService.class, BraidExecutorCompletionService.class),
            Map.entry(LinkedBlockingDeque.class, BraidLinkedBlockingDeque.class),
            Map.entry(ConcurrentSkipListMap.class, BraidConcurrentSkipListMap.class),
            Map.entry(ConcurrentSkipListSet.class, BraidConcurrentSkipListSet.class),
            Map.entry(ConcurrentLinkedQueue.class, BraidConcurrentLinkedQueue.class),
            Map.entry(ConcurrentLinkedDeque.class, BraidConcurrentLinkedDeque.class),
            Map.entry(CopyOnWriteArrayList.class, BraidCopyOnWriteArrayList.class),
            Map.entry(CopyOnWriteArraySet.class, BraidCopyOnWriteArraySet.class));

    private static final Map<Class<?>, Class<?>> EVERYWHERE = Map.of(
            AbstractQueuedSynchronizer.class, BraidSynchronizer.class,
            AbstractQueuedSynchronizer.ConditionObject.class, BraidSynchronizer.ConditionObject.class);

    private static final Map<Class<?>, Class<?>> STATICS = Map.of(
            Executors.class, BraidExecutors.class,
            CompletableFuture.class, BraidFutures.class,
            ForkJoinTask.class, BraidForkJoinTasks.class,
            ForkJoinPool.class, BraidForkJoinPool.class,
            Collections.class, BraidCollections.class);

    private static final Set<Class<?>> FINALS = Set.of(FinalMethods.class);

    private static final Map<String, String> STATIC_CALLS = staticCalls();
    private static final Map<String, String> FINAL_CALLS = finalCalls();

    private StandIns() {}

    /** JDK class to stand-in, where a class is made ({@code new}) or extended, with its constructors and super calls. */
    public static Map<String, String> madeOrExtended() {
        return internal(MADE_OR_EXTENDED);
    }

    /** JDK class to stand-in, wherever woven code names the class. */
    public static Map<String, String> everywhere() {
        return internal(EVERYWHERE);
    }

    /** The class whose static method with the same name and descriptor is called in place of this one, or null. */
    public static @Nullable String ofStatic(String owner, String name, String descriptor) {
        return STATIC_CALLS.get(owner + "." + name + descriptor);
    }

    /**
     * The class whose static method of the same name is called in place of this method, with the object itself as first
     * argument (of the type {@code owner}); or null. The owner is the JDK class that declares the method: an agent that
     * sees a call on a subclass asks for each of its super classes.
     */
    public static @Nullable String ofFinal(String owner, String name, String descriptor) {
        return FINAL_CALLS.get(owner + "." + name + descriptor);
    }

    private static Map<String, String> internal(Map<Class<?>, Class<?>> classes) {
        Map<String, String> names = new HashMap<>();
        classes.forEach((jdk, ours) -> names.put(name(jdk), name(ours)));
        return names;
    }

    private static Map<String, String> staticCalls() {
        Map<String, String> calls = new HashMap<>();
        STATICS.forEach((jdk, ours) -> publicStatics(ours)
                .forEach(method -> calls.put(name(jdk) + "." + method.getName() + descriptor(method, 0), name(ours))));
        return calls;
    }

    private static Map<String, String> finalCalls() {
        Map<String, String> calls = new HashMap<>();
        for (Class<?> ours : FINALS) {
            publicStatics(ours).forEach(method -> {
                String owner = name(method.getParameterTypes()[0]);
                calls.put(owner + "." + method.getName() + descriptor(method, 1), name(ours));
            });
        }
        return calls;
    }

    private static java.util.stream.Stream<Method> publicStatics(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && Modifier.isStatic(method.getModifiers()));
    }

    private static String descriptor(Method method, int skipped) {
        Class<?>[] parameters = method.getParameterTypes();
        return MethodType.methodType(method.getReturnType(), Arrays.copyOfRange(parameters, skipped, parameters.length))
                .toMethodDescriptorString();
    }

    private static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }
}
