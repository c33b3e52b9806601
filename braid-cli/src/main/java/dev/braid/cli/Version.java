package dev.braid.cli;

import picocli.CommandLine;

/** The version, from the jar's manifest. */
final class Version implements CommandLine.IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"braid " + text() + ", Java " + Runtime.version()};
    }

    static String text() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
