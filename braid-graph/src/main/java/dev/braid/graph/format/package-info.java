/**
 * Graphs in files: DOT (as TLC and others dump it), GraphML, Aldebaran and JSON, read and written.
 *
 * <p>{@link dev.braid.graph.format.GraphFiles} is the door. A file that cannot be read is answered with its line and the
 * reason.
 */
@NullMarked
package dev.braid.graph.format;

import org.jspecify.annotations.NullMarked;
