package dev.braid.agent;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** What a call of the JDK does to shared state, if it is announced where it is made. */
enum LibraryCall {
    /** An atomic variable is read, changed, compared and set. */
    ATOMIC_READ,
    ATOMIC_UPDATE,
    ATOMIC_COMPARE,
    /** The same for an element of an atomic array. */
    ELEMENT_READ,
    ELEMENT_UPDATE,
    ELEMENT_COMPARE,
    /** The same by a VarHandle. */
    HANDLE_READ,
    HANDLE_UPDATE,
    HANDLE_COMPARE,
    /** The same by a field updater. */
    UPDATER_READ,
    UPDATER_UPDATE,
    UPDATER_COMPARE,
    /** A handle or updater of a field is made. */
    HANDLE_MADE,
    UPDATER_MADE,
    /** A collection is looked at, or changed. */
    COLLECTION_READ,
    COLLECTION_CHANGE;

    private static final String ATOMIC = "java/util/concurrent/atomic/Atomic";

    private static final Set<String> READING_ATOMICS = Set.of(
            "get",
            "getPlain",
            "getOpaque",
            "getAcquire",
            "getVolatile",
            "intValue",
            "longValue",
            "floatValue",
            "doubleValue",
            "byteValue",
            "shortValue",
            "toString");

    private static final Set<String> COLLECTIONS = Set.of(
            "java/lang/Iterable",
            "java/util/Collection",
            "java/util/List",
            "java/util/Set",
            "java/util/Map",
            "java/util/Queue",
            "java/util/Deque",
            "java/util/SortedMap",
            "java/util/NavigableMap",
            "java/util/SortedSet",
            "java/util/NavigableSet",
            "java/util/SequencedCollection",
            "java/util/SequencedMap",
            "java/util/ArrayList",
            "java/util/LinkedList",
            "java/util/HashMap",
            "java/util/LinkedHashMap",
            "java/util/TreeMap",
            "java/util/HashSet",
            "java/util/LinkedHashSet",
            "java/util/TreeSet",
            "java/util/ArrayDeque",
            "java/util/PriorityQueue",
            "java/util/Vector",
            "java/util/Stack",
            "java/util/Hashtable",
            "java/util/IdentityHashMap",
            "java/util/WeakHashMap",
            "java/util/EnumMap",
            "java/util/BitSet",
            "java/util/Iterator",
            "java/util/ListIterator");

    private static final Set<String> LOOKING = Set.of(
            "size",
            "isEmpty",
            "iterator",
            "listIterator",
            "entrySet",
            "keySet",
            "values",
            "stream",
            "parallelStream",
            "spliterator",
            "forEach",
            "toArray",
            "hashCode",
            "equals",
            "toString",
            "element",
            "clone",
            "cardinality",
            "length",
            "hasNext",
            "hasPrevious",
            "next",
            "previous",
            "nextIndex",
            "previousIndex",
            "comparator",
            "elements",
            "keys",
            "search",
            "intersects",
            "navigableKeySet",
            "reversed");

    private static final String[] LOOKING_PREFIXES = {
        "get",
        "contains",
        "indexOf",
        "lastIndexOf",
        "peek",
        "first",
        "last",
        "floor",
        "ceiling",
        "higher",
        "lower",
        "sub",
        "head",
        "tail",
        "descending",
        "elementAt",
        "nextSetBit",
        "nextClearBit",
        "previousSetBit"
    };

    /** What a call does, or null if it is not announced. */
    static @Nullable LibraryCall of(int opcode, String owner, String name, ClassShapes shapes) {
        if (name.equals("<init>") || opcode == Opcodes.INVOKESPECIAL) {
            return null;
        }
        if (COLLECTIONS.contains(owner)) {
            return opcode == Opcodes.INVOKESTATIC ? null : looks(name) ? COLLECTION_READ : COLLECTION_CHANGE;
        }
        if (owner.equals("java/lang/invoke/VarHandle")) {
            return byHandle(name);
        }
        if (owner.equals("java/lang/invoke/MethodHandles$Lookup")) {
            return name.equals("findVarHandle") || name.equals("findStaticVarHandle") ? HANDLE_MADE : null;
        }
        return atomic(opcode, owner, name, shapes);
    }

    private static @Nullable LibraryCall atomic(int opcode, String owner, String name, ClassShapes shapes) {
        String type = atomicType(owner, shapes);
        if (type == null) {
            return null;
        }
        if (type.endsWith("FieldUpdater")) {
            return opcode == Opcodes.INVOKESTATIC
                    ? UPDATER_MADE
                    : choose(name, UPDATER_READ, UPDATER_UPDATE, UPDATER_COMPARE);
        }
        if (opcode == Opcodes.INVOKESTATIC || name.equals("length") || name.equals("getClass")) {
            return null;
        }
        if (type.endsWith("Array")) {
            return name.equals("toString") ? null : choose(name, ELEMENT_READ, ELEMENT_UPDATE, ELEMENT_COMPARE);
        }
        return name.equals("hashCode") || name.equals("equals")
                ? null
                : choose(name, ATOMIC_READ, ATOMIC_UPDATE, ATOMIC_COMPARE);
    }

    /** The atomic class behind a name: itself, or the one it extends. */
    private static @Nullable String atomicType(String owner, ClassShapes shapes) {
        if (owner.startsWith(ATOMIC)) {
            return owner.contains("Markable") || owner.contains("Stamped") ? null : owner;
        }
        if (!Scope.isOfTheProgram(owner)) {
            return null;
        }
        for (String kind : new String[] {"Integer", "Long", "Boolean", "Reference"}) {
            if (shapes.isKindOf(owner, ATOMIC + kind)) {
                return ATOMIC + kind;
            }
        }
        return null;
    }

    private static @Nullable LibraryCall byHandle(String name) {
        boolean access = name.startsWith("get") || name.startsWith("set") || name.contains("ompareAnd");
        return access && !name.equals("getClass") ? choose(name, HANDLE_READ, HANDLE_UPDATE, HANDLE_COMPARE) : null;
    }

    private static LibraryCall choose(String name, LibraryCall read, LibraryCall update, LibraryCall compare) {
        if (READING_ATOMICS.contains(name)) {
            return read;
        }
        return name.contains("ompareAnd") ? compare : update;
    }

    private static boolean looks(String name) {
        if (LOOKING.contains(name)) {
            return true;
        }
        for (String prefix : LOOKING_PREFIXES) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }
}
