# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Xcode projects as apps: what `tessera` builds from them, and what it says of those it can't build."""

import pathlib
import plistlib
import tempfile
import unittest

from test_cli import APP_DELEGATE, ROOT, WINDOW, pixel, pixels, tessera

CONTROLLER = """import UIKit

final class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    #if EXTRA
    view.backgroundColor = .green
    #else
    view.backgroundColor = .red
    #endif
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "nothing"
    let text = NSLocalizedString("greeting", comment: "")
    print("called \\(name): \\(text)")
  }
}
"""

# An app with a group of files, texts in a language, and a widget that is left out.
PROJECT = """// !$*UTF8*$!
{
  archiveVersion = 1;
  objectVersion = 56;
  rootObject = P;
  objects = {
    P = {isa = PBXProject; buildConfigurationList = PL; developmentRegion = en; mainGroup = G;
      targets = (T, W, %(more)s); };
    G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
    S = {isa = PBXGroup; children = (A, C, V, O); path = "The App"; sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
    C = {isa = PBXFileReference; path = ViewController.swift; sourceTree = "<group>"; };
    O = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
    V = {isa = PBXVariantGroup; children = (VE); name = Localizable.strings; sourceTree = "<group>"; };
    VE = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
      buildConfigurationList = TL; buildPhases = (TS, TR); };
    U = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
      buildConfigurationList = TL; buildPhases = (TS); };
    W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
      buildConfigurationList = TL; buildPhases = (); };
    TS = {isa = PBXSourcesBuildPhase; files = (BA, BC, BO); };
    TR = {isa = PBXResourcesBuildPhase; files = (BV); };
    BA = {isa = PBXBuildFile; fileRef = A; };
    BC = {isa = PBXBuildFile; fileRef = C; };
    BO = {isa = PBXBuildFile; fileRef = O; };
    BV = {isa = PBXBuildFile; fileRef = V; };
    PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
    TL = {isa = XCConfigurationList; buildConfigurations = (TD, TE); };
    PD = {isa = XCBuildConfiguration; name = Debug;
      buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = %(swift)s; }; };
    PR = {isa = XCBuildConfiguration; name = Release;
      buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = %(swift)s; }; };
    TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "Shown Name"; PRODUCT_NAME = "$(TARGET_NAME)";
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG EXTRA"; }; };
    TE = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
  };
}
"""

OLD_CONTROLLER = """import UIKit

class ViewController: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: CGRect.zero, style: UITableViewStyle.plain)
  let button = UIButton(type: UIButtonType.custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .green
    table.rowHeight = UITableViewAutomaticDimension
    table.dataSource = self
    table.frame = CGRectMake(0, 0, 100, 100)
    table.contentInset = UIEdgeInsetsMake(1, 2, 3, 4)
    button.setTitle("Old", for: UIControlState.normal)
    button.addTarget(self, action: #selector(tapped(_:)), for: UIControlEvents.touchUpInside)
    button.setContentCompressionResistancePriority(UILayoutPriority.required, for: UILayoutConstraintAxis.vertical)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboard(_:)), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboard(_:)), name: .UIApplicationDidBecomeActive, object: nil)
    let text = NSAttributedString(
      string: "a", attributes: [NSAttributedStringKey.underlineStyle: NSUnderlineStyle.styleSingle.rawValue])
    let layer = CAShapeLayer()
    layer.lineCap = kCALineCapRound
    layer.contentsGravity = kCAGravityResizeAspect
    let spin = CABasicAnimation(keyPath: "opacity")
    spin.fillMode = kCAFillModeForwards
    spin.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    let child = UIViewController()
    addChildViewController(child)
    view.addSubview(child.view)
    child.didMove(toParentViewController: self)
    view.sendSubview(toBack: child.view)
    UIView.animate(withDuration: 0, delay: 0, options: UIViewAnimationOptions.curveEaseIn, animations: {})
    let data = UIImagePNGRepresentation(UIGraphicsImageRenderer(size: CGSizeMake(1, 1)).image { _ in })
    print("old: \\(childViewControllers.count) \\(text.length) \\(data != nil) \\(UIWindowLevelAlert + 1)")
    child.view.isHidden = true
  }

  override func didMove(toParentViewController parent: UIViewController?) {
    super.didMove(toParentViewController: parent)
  }

  override func prefersHomeIndicatorAutoHidden() -> Bool { return !super.prefersHomeIndicatorAutoHidden() }

  @objc func tapped(_ sender: UIButton) {}
  @objc func keyboard(_ notification: Notification) {
    _ = notification.userInfo?[UIKeyboardFrameEndUserInfoKey]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell(style: UITableViewCellStyle.default, reuseIdentifier: nil)
  }
}
"""


# An app with a framework of its own and a package, each with a text beside its code.
MODULES = """// !$*UTF8*$!
{ objectVersion = 77; rootObject = P; objects = {
  P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; packageReferences = (L); targets = (T, K); };
  G = {isa = PBXGroup; children = (TG, KG); sourceTree = "<group>"; };
  L = {isa = XCLocalSwiftPackageReference; relativePath = "The Words"; };
  TG = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
  KG = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
  T = {isa = PBXNativeTarget; name = Sample; productType = "com.apple.product-type.application";
    buildConfigurationList = SL; fileSystemSynchronizedGroups = (TG); dependencies = (D); };
  K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
    buildConfigurationList = SL; fileSystemSynchronizedGroups = (KG); };
  D = {isa = PBXTargetDependency; target = K; };
  PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
  SL = {isa = XCConfigurationList; buildConfigurations = (SD); };
  PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
  SD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; }; };
}; }
"""

MODULE_FILES = {
    "Sample.xcodeproj/project.pbxproj": MODULES,
    "App/AppDelegate.swift": APP_DELEGATE % WINDOW,
    "App/ViewController.swift": """import UIKit
@testable import Kit

final class ViewController: BaseController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .green
    print("modules: \\(hidden) \\(text) \\(word) \\(responds(to: Selector(("tapped:")))) \\(assets)")
  }
}
""",
    "Kit/BaseController.swift": """import UIKit
import Words

open class BaseController: UIViewController {
  var hidden = "internal"
  public let word = Words.first
  public var text: String {
    let file = Bundle(for: BaseController.self).path(forResource: "kit", ofType: "txt")
    return file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "nothing"
  }
  public var assets: String { "\\(Words.heroWidth) \\(UIColor.brand.cgColor.components?.first ?? -1)" }
  @objc func tapped(_ sender: Any) {}
}
""",
    "Kit/Kit.xcassets/brand.colorset/Contents.json": """{"colors": [{"idiom": "universal", "color": {
  "color-space": "srgb", "components": {"red": "0.5", "green": "0", "blue": "0", "alpha": "1"}}}]}""",
    "Kit/kit.txt": "beside the framework",
    "The Words/Package.swift": """// swift-tools-version:5.9
import PackageDescription
let package = PackageDescription.Package(
  name: "Words", products: [.library(name: "Words", targets: ["Words"])],
  targets: [.target(name: "Words", resources: [.process("Texts")])])
""",
    "The Words/Sources/Words/Words.swift": """import UIKit

public enum Words {
  public static var first: String {
    let file = Bundle.module.url(forResource: "words", withExtension: "txt")
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
  }

  @MainActor public static var heroWidth: CGFloat { UIImage(resource: .hero).size.width }
}
""",
    "The Words/Sources/Words/Texts/Media.xcassets/hero.imageset/Contents.json":
        '{"images": [{"idiom": "universal", "filename": "hero.svg"}]}',
    "The Words/Sources/Words/Texts/Media.xcassets/hero.imageset/hero.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><text y="10">Hero</text></svg>',
    "The Words/Sources/Words/Texts/words.txt": "beside the package",
}


# The same project with tests.
TESTED = MODULES.replace("targets = (T, K);", "targets = (T, K, U);").replace("(TG, KG)", "(TG, KG, UG)")
TESTED = TESTED.replace("  PL = {", """  UG = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
  U = {isa = PBXNativeTarget; name = "Sample Tests"; productType = "com.apple.product-type.bundle.unit-test";
    buildConfigurationList = SL; fileSystemSynchronizedGroups = (UG); dependencies = (UD); };
  UD = {isa = PBXTargetDependency; target = T; };
  PL = {""", 1)

TEST_FILES = MODULE_FILES | {
    "Sample.xcodeproj/project.pbxproj": TESTED,
    "App/app.txt": "beside the app",
    "Tests/ControllerTests.swift": """import XCTest
@testable import Sample

final class ControllerTests: XCTestCase {
  func testTheAppsOwnTypesAreSeen() {
    let controller = ViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.view.backgroundColor, .green)
    XCTAssertEqual(controller.word, "beside the package")
    XCTAssertEqual(controller.assets, "24.0 0.5")
  }

  func testResourcesAreFound() throws {
    let own = try XCTUnwrap(Bundle(for: Self.self).url(forResource: "tests", withExtension: "txt"))
    XCTAssertEqual(try String(contentsOf: own), "beside the tests")
    XCTAssertNotNil(Bundle.main.url(forResource: "app", withExtension: "txt"))
    XCTAssertEqual(ProcessInfo.processInfo.environment["FROM_PLAN"], "yes")
  }

  func testNobodyRunsThis() { XCTFail() }
}
""",
    "Tests/tests.txt": "beside the tests",
    "All.xctestplan": """{"version": 1, "defaultOptions": {"environmentVariableEntries": [
  {"key": "FROM_PLAN", "value": "yes"}]}, "testTargets": [{"target": {"name": "Sample Tests"},
  "skippedTests": ["ControllerTests/testNobodyRunsThis()"]}]}""",
}


class ProjectTests(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory(prefix="tessera-project-")
        self.addCleanup(place.cleanup)
        self.place = pathlib.Path(place.name)

    def write(self, more="", name="Sample.xcodeproj", controller=CONTROLLER, swift="5.0"):
        self.write_files({
            "The App/AppDelegate.swift": APP_DELEGATE % WINDOW,
            "The App/ViewController.swift": controller,
            "The App/Unused.swift": "this is no Swift, and no member of the project either",
            "The App/en.lproj/Localizable.strings": '"greeting" = "Hello from English";\n',
            "The App/Old.m": "",
            f"{name}/project.pbxproj": PROJECT % {"more": more, "swift": swift},
        })

    def write_files(self, files):
        for path, text in files.items():
            file = self.place / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)

    def snapshot(self, path, *options):
        picture = self.place / "picture.png"
        result = tessera("snapshot", path, "--scale", "1", *options, "-o", picture)
        self.assertEqual(result.returncode, 0, result.stderr)
        return picture, result

    def test_a_project_says_which_files_conditions_and_texts_make_the_app(self):
        self.write()
        picture, result = self.snapshot(self.place / "Sample.xcodeproj")
        self.assertEqual(pixel(pixels(picture)[2], 100, 400), (0, 255, 0), "the condition EXTRA holds")
        self.assertIn("called Shown Name: Hello from English", result.stdout + result.stderr)
        self.assertIn("My App: Objective-C is not compiled: Old.m is left out", result.stderr)

    def test_the_configuration_is_chosen_and_the_folder_is_enough(self):
        self.write()
        picture, _ = self.snapshot(self.place, "--configuration", "Release")
        self.assertEqual(pixel(pixels(picture)[2], 100, 400), (255, 0, 0), "without the condition")

    def test_a_workspace_names_its_project(self):
        self.write()
        workspace = self.place / "Sample.xcworkspace"
        workspace.mkdir()
        (workspace / "contents.xcworkspacedata").write_text(
            '<Workspace version="1.0"><FileRef location="group:Sample.xcodeproj"></FileRef>'
            '<FileRef location="group:Pods/Pods.xcodeproj"></FileRef></Workspace>')
        result = tessera("build", workspace)
        self.assertEqual(result.returncode, 0, result.stderr)
        bundle = pathlib.Path(result.stdout.strip()).parent
        with open(bundle / "Info.plist", "rb") as file:
            self.assertEqual(plistlib.load(file)["CFBundleDisplayName"], "Shown Name")
        self.assertTrue((bundle / "en.lproj/Localizable.strings").exists())

    def test_of_several_apps_one_is_asked_for(self):
        self.write(more="U")
        result = tessera("build", self.place)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("there are several apps: My App, Other; say which with --target", result.stderr)
        result = tessera("build", self.place, "--target", "Third")
        self.assertIn("there is no app Third; the apps are My App, Other", result.stderr)
        self.assertEqual(tessera("build", self.place, "--target", "Other").returncode, 0)

    def test_projects_that_cannot_be_read_say_where(self):
        self.write()
        file = self.place / "Sample.xcodeproj/project.pbxproj"
        file.write_text("{\n  objects = {\n    A = oops oops\n")
        result = tessera("build", self.place)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("project.pbxproj:3: expected ; after the value of A", result.stderr)

    def test_source_in_older_swift_has_the_names_of_its_time(self):
        for swift in "3.0", "4.0":
            self.write(controller=OLD_CONTROLLER, swift=swift)
            _, result = self.snapshot(self.place)
            self.assertIn("old: 1 1 true", result.stdout + result.stderr)
        self.write(controller=OLD_CONTROLLER, swift="5.0")
        result = tessera("build", self.place)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("'UITableViewStyle' has been renamed to 'UITableView.Style'", result.stderr)

    def test_frameworks_and_packages_are_modules_of_their_own(self):
        self.write_files(MODULE_FILES)
        _, result = self.snapshot(self.place)
        self.assertIn("modules: internal beside the framework beside the package true 24.0 0.5", result.stdout + result.stderr)

    def test_the_tests_of_a_project_see_the_app_and_its_resources(self):
        self.write_files(TEST_FILES)
        result = tessera("test", self.place / "Sample.xcodeproj", "--scratch-path", self.place / "scratch")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertTrue(result.stdout.startswith("2 tests, all passed in "), result.stdout)
        controller = self.place / "App/ViewController.swift"
        controller.write_text(controller.read_text().replace(".green", ".gren"))
        result = tessera("test", self.place / "Sample.xcodeproj", "--scratch-path", self.place / "scratch")
        self.assertEqual(result.returncode, 3, result.stdout + result.stderr)
        self.assertIn(f"{controller.resolve()}:7:", result.stderr)

    def test_libraries_in_objective_c_are_stood_in_for(self):
        gallery = ROOT / "Tests/Support/Gallery"
        for project, count in (("Gallery.xcodeproj", 22), ("Packaged/Packaged.xcodeproj", 15)):
            result = tessera("test", gallery / project, "--scratch-path", self.place / "scratch")
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
            self.assertIn("SDWebImage: Tessera's stand-in is built in its place. ", result.stderr)
            self.assertTrue(result.stdout.startswith(f"{count} tests, all passed in "), result.stdout)
            self.assertEqual("Nocilla: Tessera's stand-in" in result.stderr, count == 22)

    def test_of_several_targets_of_tests_one_that_is_not_built_leaves_the_others(self):
        files = dict(TEST_FILES)
        tested = TESTED.replace("(T, K, U);", "(T, K, U, V);").replace("(TG, KG, UG)", "(TG, KG, UG, VG)")
        files["Sample.xcodeproj/project.pbxproj"] = tested.replace("  PL = {", """
  VG = {isa = PBXFileSystemSynchronizedRootGroup; path = More; sourceTree = "<group>"; };
  V = {isa = PBXNativeTarget; name = "More Tests"; productType = "com.apple.product-type.bundle.unit-test";
    buildConfigurationList = SL; fileSystemSynchronizedGroups = (VG); };
  PL = {""", 1)
        files["More/MoreTests.swift"] = "import XCTest\nimport Faraway\nfinal class MoreTests: XCTestCase {}\n"
        del files["All.xctestplan"]
        files["Tests/ControllerTests.swift"] = files["Tests/ControllerTests.swift"].replace(
            '    XCTAssertEqual(ProcessInfo.processInfo.environment["FROM_PLAN"], "yes")\n', "").replace(
            "  func testNobodyRunsThis() { XCTFail() }\n", "")
        self.write_files(files)
        result = tessera("test", self.place / "Sample.xcodeproj", "--scratch-path", self.place / "scratch")
        self.assertEqual(result.returncode, 3, result.stdout + result.stderr)
        self.assertIn("there is no module 'Faraway'; it is imported by MoreTests.swift", result.stderr)
        self.assertIn("2 tests, all passed, not built: More_Tests in ", result.stdout, result.stderr)

    def test_what_is_missing_is_told_with_who_needs_it(self):
        self.write(controller="import UIKit\nimport SceneKit\nimport Charts\nlet scene = SCNView()\n")
        result = tessera("snapshot", self.place, "-o", self.place / "picture.png")
        self.assertEqual(result.returncode, 3, result.stderr)
        self.assertIn("ViewController.swift:2:1: error: Tessera has no module 'SceneKit'; it is imported by "
                      "ViewController.swift, which uses SCNView", result.stderr)
        self.assertTrue(result.stderr.rstrip().endswith(
            "My_App can't be built here: it needs Charts and SceneKit, which are missing; who imports what is told above"),
            result.stderr)
        self.assertNotIn("Compiling", result.stderr)

    def test_todays_project_shows_what_its_folder_shows(self):
        by_project = self.snapshot(ROOT / "Apps/Today.xcodeproj")[0].read_bytes()
        by_folder = self.snapshot(ROOT / "Apps/Today")[0].read_bytes()
        self.assertEqual(by_project, by_folder)


if __name__ == "__main__":
    unittest.main()
