/** Small programs that are run under Braid and under its peers, and their runners. Outside dev.braid, so that they are woven. */
@NullMarked
package peers;

import org.jspecify.annotations.NullMarked;
