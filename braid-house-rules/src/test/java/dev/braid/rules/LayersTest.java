package dev.braid.rules;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.junit.jupiter.api.Test;

/** Who may know whom. */
class LayersTest {

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.braid");

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.braid.(*)..").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void theExplorerIsPureAndNeverSeesTheStage() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideInAnyPackage("dev.braid.explorer..", "dev.braid.trace..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.braid.runtime..",
                        "dev.braid.actors..",
                        "dev.braid.host..",
                        "dev.braid.cli..",
                        "java.io..",
                        "java.nio.file..",
                        "java.net..")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(HOUSE);
    }

    @Test
    void pureRoomsStartNoThreadAndAskNoClockNorMachine() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideInAnyPackage("dev.braid.explorer..", "dev.braid.trace..")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(
                        Thread.class,
                        java.util.concurrent.Executor.class,
                        java.util.concurrent.locks.Lock.class,
                        java.time.Clock.class,
                        java.time.Instant.class,
                        java.time.LocalDateTime.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callConstructor(java.util.Random.class)
                .orShould()
                .callMethod(System.class, "getenv", String.class)
                .orShould()
                .callMethod(System.class, "getProperty", String.class)
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(HOUSE);
    }

    @Test
    void whatUsersWriteKnowsNothingOfTheEngine() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideInAnyPackage("dev.braid.api..", "dev.braid.actors..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.braid.trace..", "dev.braid.runtime..", "dev.braid.explorer..")
                .check(HOUSE);
    }

    @Test
    void theSolverKnowsTermsOnlyAndHidesTheNatives() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideInAPackage("dev.braid.solver..")
                .should()
                .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("dev.braid..")
                        .and(DescribedPredicate.not(
                                JavaClass.Predicates.resideInAnyPackage("dev.braid.solver..", "dev.braid.trace.."))))
                .check(HOUSE);
        ArchRuleDefinition.noClasses()
                .that()
                .resideOutsideOfPackage("dev.braid.solver.backend..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.microsoft.z3..", "org.sosy_lab..")
                .check(HOUSE);
    }

    @Test
    void nobodyKnowsTheFrontDoor() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideOutsideOfPackage("dev.braid.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.braid.cli..")
                .check(HOUSE);
    }

    @Test
    void noClassIsNamedByAHabit() {
        ArchRuleDefinition.noClasses()
                .should()
                .haveNameMatching(".*(Utils?|Helper|Manager|Impl)")
                .check(HOUSE);
    }
}
