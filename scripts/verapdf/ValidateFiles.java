import java.io.FileInputStream;
import java.util.List;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/**
 * Validates the PDF files whose paths are the lines of standard input. Prints one line per file and profile: the path,
 * the profile and the failed rules, separated by tabs.
 */
public class ValidateFiles {
  private static final List<String> PROFILES = List.of("ua1", "3a", "wt1r");

  public static void main(String[] args) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String path : new String(System.in.readAllBytes()).split("\n"))
      for (String profile : PROFILES) System.out.println(path + "\t" + profile + "\t" + listFailedRules(path, profile));
  }

  private static String listFailedRules(String path, String profile) {
    PDFAFlavour flavour = PDFAFlavour.fromString(profile);
    try (var parser = Foundries.defaultInstance().createParser(new FileInputStream(path), flavour)) {
      var result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
      TreeSet<String> rules = new TreeSet<>();
      for (TestAssertion test : result.getTestAssertions())
        if (test.getStatus() == TestAssertion.Status.FAILED)
          rules.add(test.getRuleId().getClause() + "-" + test.getRuleId().getTestNumber());
      return result.isCompliant() || !rules.isEmpty() ? String.join(", ", rules) : "not compliant";
    } catch (Exception error) {
      return "unreadable: " + error;
    }
  }
}
