/** Short drivers of real libraries: programs under test, not tests. Outside dev.braid, so that they are woven. */
@NullMarked
package guests;

import org.jspecify.annotations.NullMarked;
