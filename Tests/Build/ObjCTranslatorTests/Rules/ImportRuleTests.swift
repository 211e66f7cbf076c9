// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct ImportRuleTests {
  @Test func modulesWithoutTheirOwnNameGetAPrefix() {
    expect(
      "import os\nimport os.log // c\nimport struct os.Logger\nimport ObjectiveC.runtime\n@_exported import Darwin\n",
      becomes: "import TesseraShims_os\nimport TesseraShims_os // c\nimport struct TesseraShims_os.Logger\n"
        + "import TesseraShims_ObjectiveC\n@_exported import TesseraShims_Darwin\n")
  }

  @Test func whatAHeaderImportsEveryFileImports() {
    var options = TranslationOptions()
    options.bridged = ["Nocilla", "os", "UIKit"]
    let input = TranslationInput(path: "/app/A.swift", source: "import UIKit\nlet a = 1\n")
    let text = Translator(options: options).translate([input]).files[0].source
    #expect(text.contains("import UIKit; import Nocilla; import TesseraShims_os\n"))
  }

  @Test func importsInABranchThatHoldsOnIOSAloneCountForTheFile() {
    expect(
      "import XCTest\n#if canImport(SceneKit)\n  import SceneKit\n  import SwiftUI\n#endif\n"
        + "#if canImport(AppKit)\n  import Combine\n#endif\n",
      becomes:
        "import XCTest; import SwiftUI; import Foundation; import UIKit\n#if canImport(SceneKit)\n  import SceneKit\n"
        + "  import SwiftUI\n#endif\n#if canImport(AppKit)\n  import Combine\n#endif\n")
  }

  @Test func aModuleThatIsPartOfAnotherIsTakenForIt() {
    expect(
      "import AVFAudio\nimport class AVFAudio.AVAudioPlayer\nvar p: AVFAudio.AVAudioPlayer?\n",
      becomes: "import AVFoundation\nimport class AVFoundation.AVAudioPlayer\nvar p: AVFoundation.AVAudioPlayer?\n")
  }

  @Test func qualifiedNamesFollowTheModule() {
    expect(
      "import os\nlet a: os.Logger = os.Logger()\nlet b = x.os.y\n",
      becomes: "import TesseraShims_os\nlet a: TesseraShims_os.Logger = TesseraShims_os.Logger()\nlet b = x.os.y\n")
    let own = "struct S { let os: Int }\nfunc f(os: S) { print(os.os) }\n"
    expect(own, becomes: own)
  }

  @Test func aClassNamedLikeItsModuleIsMeantBeforeADot() {
    expect(
      "import OSLog\nlet l = OSLog.views\nlet k = OSLog.Category.pointsOfInterest\n",
      becomes: "import TesseraShims_os\nlet l = OSLog.views\nlet k = OSLog.Category.pointsOfInterest\n")
  }

  @Test func anObservableOfTheModulesOwnIsNotObservations() {
    expect(
      "import UIKit\n@Observable class Model {}\n",
      becomes: "import UIKit; import Observation\n@Observable class Model {}\n")
    let own =
      "import UIKit\n@propertyWrapper struct Observable<V> { var wrappedValue: V }\nstruct S { @Observable var x = 1 }\n"
    expect(own, becomes: own)
  }

  @Test func namesWithSpriteKitsPrefixMayBeStoreKits() {
    let names = AppleModules.names
    #expect(names["StoreKit"]?.contain("SKStoreReviewController") == true)
    #expect(names["StoreKit"]?.contain("SKProduct") == true)
    #expect(names["SpriteKit"]?.contain("SKProduct") == false)
    #expect(names["SpriteKit"]?.contain("SKScene") == true && names["StoreKit"]?.contain("SKScene") == false)
  }

  @Test func networkingIsAddedWhereItIsUsed() {
    expect(
      "// top\nimport Foundation // net\nlet s = URLSession.shared\n",
      becomes: "// top\nimport Foundation; import FoundationNetworking; import TesseraShims_Foundation // net\n"
        + "let s = URLSession.shared\n")
    let none = "import Foundation\nlet s = \"URLSession\" // URLSession\n"
    expect(none, becomes: none)
    let present = "import Foundation\nimport FoundationNetworking\nlet s: URLRequest? = nil\n"
    expect(present, becomes: present)
  }

  @Test func whatLinuxHasInModulesOfItsOwnIsImported() {
    expect(
      "import UIKit\nclass P: XMLParserDelegate {}\n",
      becomes: "import UIKit; import FoundationXML\nclass P: XMLParserDelegate {}\n")
    expect(
      "import Foundation\nlet t = NSHashTable<A>.weakObjects()\n",
      becomes: "import Foundation; import UIKit\nlet t = NSHashTable<A>.weakObjects()\n")
  }

  @Test func whatFoundationBringsAlongOnIOSIsImported() {
    expect(
      "import Foundation\nlet s = SecItemDelete(q)\n",
      becomes: "import Foundation; import TesseraShims_Security\nlet s = SecItemDelete(q)\n")
    expect(
      "import Foundation\nvar r: CFTypeRef?\n",
      becomes: "import Foundation; import TesseraShims_CoreFoundation\nvar r: CFTypeRef?\n")
    expect(
      "import Foundation\nvar h: CFHost?\n",
      becomes: "import Foundation; import TesseraShims_CFNetwork\nvar h: CFHost?\n")
    let own = "import UIKit\nlet s: OSStatus = noErr\n"
    expect(own, becomes: own)
  }

  @Test func aModuleOfTheProjectsOwnGoesBeforeOneOfApples() {
    var options = TranslationOptions()
    options.modules = ["Foundation", "Network"]
    let module = Translator(options: options).translate([
      TranslationInput(path: "A.swift", source: "import Network\nimport Security\n")
    ])
    #expect(module.files[0].source.hasSuffix("import Network\nimport TesseraShims_Security\n"))
  }

  @Test func whatFoundationReexportsIsImportedAsFoundationIs() {
    expect(
      "public import Foundation\n@Observable public final class A {}\n",
      becomes: "public import Foundation; public import Observation\n@Observable public final class A {}\n")
    let other = "import Foundation\nimport RxSwift\nlet o = Observable.just(1)\n"
    expect(other, becomes: other)
    expect(
      "import XCTest\nlet k = kCGImagePropertyPixelWidth\n",
      becomes: "import XCTest; import Foundation; import UIKit\nlet k = kCGImagePropertyPixelWidth\n")
  }

  @Test func testsHaveWhatXCTestBringsAlongOnIOS() {
    expect(
      "import XCTest\nlet v = UIView()\n",
      becomes: "import XCTest; import Foundation; import UIKit\nlet v = UIView()\n")
    var options = TranslationOptions()
    options.supplementsXCTest = true
    let module = Translator(options: options).translate([TranslationInput(path: "A.swift", source: "import XCTest\n")])
    #expect(
      module.files[0].source.hasSuffix("import XCTest; import Foundation; import UIKit; import XCTestSupplement\n"))
    options.automatesInterfaces = true
    let inputs = [
      TranslationInput(path: "A.swift", source: "import XCTest\n"),
      TranslationInput(path: "B.swift", source: "import XCTest\nimport XCUIAutomation\n"),
    ]
    let sources = Translator(options: options).translate(inputs).files.map(\.source)
    #expect(sources[0].hasSuffix("import UIKit; import XCTestSupplement; import XCUIAutomation\n"))
    #expect(sources[1].hasSuffix("import XCTestSupplement\nimport XCUIAutomation\n"))
    expect(
      "import Quick\nimport UIKit\nlet v = UIView()\n",
      becomes: "import Quick; import Foundation\nimport UIKit\nlet v = UIView()\n")
    expect(
      "import FBSnapshotTestCase\nlet v = UIView()\n",
      becomes: "import FBSnapshotTestCase; import Foundation; import UIKit; import XCTest\nlet v = UIView()\n")
    let none = "import Testing\nlet v = UInt8(1)\n"
    expect(none, becomes: none)
  }

  @Test func aModuleMayBeStoodInFor() {
    var options = TranslationOptions()
    options.standIns = ["WebKit": "StandIns", "Accelerate": "StandIns"]
    let module = Translator(options: options).translate([
      TranslationInput(path: "A.swift", source: "import WebKit\nimport Accelerate.vImage\nimport UIKit\n")
    ])
    #expect(module.diagnostics.isEmpty)
    #expect(module.files[0].source.hasSuffix("import StandIns\nimport StandIns\nimport UIKit\n"))
  }

  @Test func filesWithFoundationAloneGetWhatAppleReExports() {
    expect(
      "import Foundation\nlet t: CGAffineTransform, p: CGPoint\n",
      becomes: "import Foundation; import CoreGraphics\nlet t: CGAffineTransform, p: CGPoint\n")
    expect(
      "import Foundation\nfunc f() { autoreleasepool {} }\n",
      becomes: "import Foundation; import TesseraShims_ObjectiveC\nfunc f() { autoreleasepool {} }\n")
    let points = "import Foundation\nlet p: CGPoint\n"
    expect(points, becomes: points)
  }

  @Test func publishedPropertiesNeedNoMoreThanFoundation() {
    expect(
      "import UIKit\nclass M: ObservableObject { @Published var x = 0 }\n",
      becomes: "import UIKit; import Combine\nclass M: ObservableObject { @Published var x = 0 }\n")
    let own = "import Combine\nimport Foundation\nclass M: ObservableObject { @Published var x = 0 }\n"
    expect(own, becomes: own)
  }

  @Test func filesOfPicturesNeedNoMoreThanUIKit() {
    let source = "import UIKit\nlet count = CGImageSourceGetCount(source), buffer: CVPixelBuffer? = nil\n"
    expect(source, becomes: source)
    expect(
      "import CoreImage\nvar buffer: CVPixelBuffer?\n",
      becomes: "import CoreImage; import CoreVideo\nvar buffer: CVPixelBuffer?\n")
  }

  @Test func headersOfAModuleAreTheModule() {
    expect(
      "import UIKit.UIView\nimport class UIKit.UILabel\nimport Foundation.NSDate\n",
      becomes: "import UIKit\nimport class UIKit.UILabel\nimport Foundation\n")
  }

  @Test func modulesThatTesseraLacksAreNamedOnceWithTheirImportersAndTheNamesInUse() {
    let module = translate([
      "import UIKit\nimport SceneKit\nlet page = SCNView()\n",
      "import SceneKit\nimport CreateML\nclass SCNOwn: SCNSceneRendererDelegate {}\nlet own = SCNOwn()\n",
      "#if canImport(SceneKit)\nimport SceneKit\n#endif\n#if canImport(Charts)\nimport CreateML\n#endif\n"
        + "import Accounts\n",
    ])
    let way = { (name: String) in
      ". Put the import and what needs it between `#if canImport(\(name))` and `#endif`, or leave the files out of the build"
    }
    #expect(
      module.diagnostics.map(\.description) == [
        "/app/A.swift:2:1: error: Tessera has no module 'SceneKit'; it is imported by A.swift, B.swift, which use "
          + "SCNSceneRendererDelegate, SCNView" + way("SceneKit"),
        "/app/B.swift:2:1: error: Tessera has no module 'CreateML'; it is imported by B.swift" + way("CreateML"),
        "/app/C.swift:7:1: warning: Tessera has no module 'Accounts'; it is imported by C.swift" + way("Accounts"),
      ])
    #expect(module.missing.map(\.name) == ["Accounts", "CreateML", "SceneKit"])
    #expect(module.missing.first { $0.name == "SceneKit" }?.importers == ["A.swift", "B.swift"])
  }

  @Test func anImportOfWhichNothingIsUsedGivesWayToWhatItBringsAlong() {
    let module = translate([
      "import AssetsLibrary // assets\nimport SceneKit\nclass ALOwn: UIView { var own: ALOwn? }\n"
    ])
    #expect(
      module.files[0].source.contains(
        "\nimport Foundation; import CoreGraphics // assets\nimport UIKit\nclass ALOwn: UIView { var own: ALOwn? }\n"))
    #expect(
      module.diagnostics.map(\.description) == [
        "/app/A.swift:1:1: warning: Tessera has no module 'AssetsLibrary'; nothing of it is used here, so the import is left out",
        "/app/A.swift:2:1: warning: Tessera has no module 'SceneKit'; nothing of it is used here, so the import is left out",
      ])
    #expect(module.missing.isEmpty)
  }

  @Test func whereTheModulesAreKnownAllOthersAreMissing() {
    var options = TranslationOptions()
    options.modules = ["UIKit", "Foundation", "Kit"]
    options.absences = ["Alamofire": "The Podfile names it"]
    let module = Translator(options: options).translate([
      TranslationInput(
        path: "/app/A.swift",
        source: "import UIKit\nimport Kit\nimport os\n@testable import Alamofire\nimport struct Lib.Thing\n"
          + "#if canImport(Other)\nimport Other\n#endif\n#if !canImport(Kit)\nimport Old\n#endif\n")
    ])
    #expect(
      module.diagnostics.map(\.message) == [
        "there is no module 'Alamofire'; it is imported by A.swift. The Podfile names it",
        "there is no module 'Lib'; it is imported by A.swift. Put the import and what needs it between "
          + "`#if canImport(Lib)` and `#endif`, or leave the files out of the build",
      ])
    #expect(module.diagnostics.allSatisfy { $0.severity == .error })
    #expect(module.missing.map(\.isApples) == [false, false])
  }

  @Test func whatTheFlagsOfABuildBringIsLeftToTheCompiler() {
    var options = TranslationOptions()
    options.modules = ["UIKit"]
    let source =
      "import UIKit\n#if COCOAPODS\nimport Pod\n#elseif DEBUG\nimport Tools\n#endif\n"
      + "#if DEBUG\nimport Debugging\n#endif\n"
    let module = Translator(options: options).translate([TranslationInput(path: "/app/A.swift", source: source)])
    #expect(module.missing.map(\.name) == ["Debugging"])
  }

  @Test func whatFoundationBringsOfTheSystemIsAdded() {
    let start = "import Foundation\n"
    let names = [
      ("let l = os_unfair_lock_t.allocate(capacity: 1)", "TesseraShims_os"),
      ("let i = mach_task_basic_info()", "TesseraShims_Darwin"),
      ("let t: NSLinguisticTagger? = nil", "NaturalLanguage"),
      ("let d = try? (Data() as NSData).compressed(using: .zlib)", "TesseraShims_Foundation"),
    ]
    for (line, module) in names {
      expect(start + line + "\n", becomes: "import Foundation; import \(module)\n" + line + "\n")
    }
    expect("import SQLite3\nimport zlib\n", becomes: "import TesseraShims_SQLite3\nimport TesseraShims_zlib\n")
  }

  @Test func coreFoundationIsTheKits() {
    expect(
      "import CoreFoundation\nimport CFNetwork\nimport MachO\nCFRunLoopStop(CFRunLoopGetCurrent())\n",
      becomes: "import TesseraShims_CoreFoundation\nimport TesseraShims_CFNetwork\nimport TesseraShims_Darwin\n"
        + "CFRunLoopStop(CFRunLoopGetCurrent())\n")
  }

  @Test func frameworksBringAlongWhatFoundationDoes() {
    expect(
      "import CoreMedia\nlet n = NSEC_PER_SEC\n",
      becomes: "import CoreMedia; import TesseraShims_Foundation\nlet n = NSEC_PER_SEC\n")
    expect(
      "import WebKit\nvar r: URLRequest?, p: NSPredicate?\n",
      becomes: "import WebKit; import FoundationNetworking\nvar r: URLRequest?, p: NSPredicate?\n")
    for module in ["Combine", "CommonCrypto"] {
      let source = "import \(module)\nvar r: URLRequest?\n"
      expect(source, becomes: source)
    }
  }

  @Test func uiKitBringsNotificationsAlong() {
    expect(
      "import UIKit\nlet c = UNUserNotificationCenter.current()\n",
      becomes: "import UIKit; import UserNotifications\nlet c = UNUserNotificationCenter.current()\n")
    let other = "import UIKit\nlet c = UNDERLINED\nlet d = UNIX\n"
    expect(other, becomes: other)
  }

  @Test func darwinQualifiesNamesWhereFoundationIsImported() {
    expect(
      "import UIKit\nlet x = Darwin.round(1.5)\n",
      becomes: "import UIKit; import TesseraShims_Darwin\nlet x = TesseraShims_Darwin.round(1.5)\n")
    let own = "import UIKit\nenum Darwin { static let finch = 1 }\nlet x = Darwin.finch\n"
    expect(own, becomes: own)
  }

  @Test func foundationQualifiesNamesThatOtherModulesHave() {
    expect(
      "import Foundation\nlet r: Foundation.URLRequest, t = Foundation.Timer(), d: Foundation.Date\n",
      becomes: "import Foundation; import FoundationNetworking; import UIKit\n"
        + "let r: FoundationNetworking.URLRequest, t = UIKit.Timer(), d: Foundation.Date\n")
    expect(
      "import struct Foundation.URLRequest\nimport struct Foundation.Date\nlet d: Date\n",
      becomes: "import struct FoundationNetworking.URLRequest\nimport struct Foundation.Date\nlet d: Date\n")
  }
}
