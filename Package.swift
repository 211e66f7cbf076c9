// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// What every module of the kit is compiled with.
let kit: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// Modules of one floor, each in a folder of its name, and what they are made of: modules of their floor and of those below.
/// The folder is the only place that says which floor a module stands on; `tessera-dev check imports` holds them to it.
func floor(_ folder: String, _ modules: KeyValuePairs<String, [Target.Dependency]>) -> [Target] {
  modules.map { name, parts in
    .target(name: name, dependencies: parts, path: "Sources/\(folder)/\(name)", swiftSettings: kit)
  }
}

/// The same for many modules that are made of the same.
func floor(_ folder: String, _ names: [String], of parts: [Target.Dependency] = []) -> [Target] {
  names.map { .target(name: $0, dependencies: parts, path: "Sources/\(folder)/\($0)", swiftSettings: kit) }
}

/// Tests of a floor's modules, and what they see of them. Each sees random numbers that are the same in every run, and
/// what Swift Testing looks for beside modules of those names.
func tests(_ folder: String, _ suites: KeyValuePairs<String, [Target.Dependency]>) -> [Target] {
  suites.map { name, seen in
    .testTarget(
      name: name,
      dependencies: seen + ["SeededRandom", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"],
      path: "Tests/\(folder)\(name)", exclude: notSource[name] ?? [], resources: copied[name] ?? [], swiftSettings: kit)
  }
}
let notSource = [
  "CoffeeTests": ["Snapshots"], "CombineTests": ["modules.sh"], "CoreTextTests": ["Snapshots"],
  "FeedTests": ["Snapshots"], "ObjCRowsTests": ["expected.txt"],
  "SmallFrameworksTests": ["Galleries/Snapshots", "Snapshots"], "TesseraTestingTests": ["Galleries/Snapshots"],
  "WidgetsTests": ["Snapshots"],
]
let copied: [String: [Resource]] = ["TesseraTextTests": [.copy("Fixtures")], "TesseraTruthTests": [.copy("Fixtures")]]

// MARK: - Sources, from the ground up

/// Libraries of the system, by what `pkg-config` calls them.
let libraries = [
  "CCairo": "cairo-ft", "CCrypto": "libcrypto", "CImageCodecs": "libpng", "CKitSQLite": "sqlite3",
  "CKitXML": "libxml-2.0", "CKitZlib": "zlib", "CPango": "pangoft2",
]
var targets: [Target] = libraries.map { .systemLibrary(name: $0, path: "Sources/C/System/\($0)", pkgConfig: $1) }
targets += floor(
  "C/Own",
  [
    "CAnnotationViews", "CFoundationDoors", "CHostClock", "CManagedObjects", "CNetworkHooks", "CPNGPacking",
    "CPixelBlur", "CTesseraRuntime",
  ])

// Pure algorithms and readers of formats: no view, no clock.
targets += floor(
  "Engines",
  [
    "BodyDynamics", "CollectionDiffing", "CollectionLayoutCore", "CollectionUpdating", "ConstraintSolver", "NibReader",
    "ViewGraph", "ViewLayoutCore",
  ])
targets += floor("Engines", ["DataModelReader"], of: ["NibReader"])

// Apple's system modules. Those that cannot bear their own names here have a prefix; the translator renames the imports.
targets += floor(
  "Foundation",
  [
    "TesseraShims_CFNetwork": ["TesseraShims_CoreFoundation", "TesseraShims_Darwin"],
    "TesseraShims_CoreFoundation": [],
    "TesseraShims_Darwin": ["CTesseraRuntime"],
    "TesseraShims_MobileCoreServices": ["TesseraShims_CoreFoundation", "TesseraShims_UniformTypeIdentifiers"],
    "TesseraShims_ObjectiveC": ["CTesseraRuntime"],
    "TesseraShims_SQLite3": ["CKitSQLite"],
    "TesseraShims_Security": ["CCrypto", "TesseraShims_CoreFoundation"],
    "TesseraShims_UniformTypeIdentifiers": [],
    "TesseraShims_libxml2": ["CKitXML"],
    "TesseraShims_os": [],
    "TesseraShims_zlib": ["CKitZlib"],
    "simd": [],
  ])
targets += [
  .target(
    name: "TesseraShims_Foundation", dependencies: ["CKitZlib"], path: "Sources/Foundation/TesseraShims_Foundation",
    swiftSettings: kit,
    // What Foundation itself writes dates and numbers with; it comes with Swift.
    linkerSettings: [.linkedLibrary("_FoundationICU")])
]

// Drawing, text, pictures and other media as values.
targets += floor(
  "Graphics",
  [
    "CoreGraphics": ["CCairo", "CImageCodecs", "CKitZlib", "CPNGPacking", "TesseraShims_CoreFoundation"],
    "CoreMedia": ["CoreAudioTypes", "CoreVideo"],
    "CoreVideo": ["CoreGraphics", "CoreImage"],
    "TesseraText": ["CPango", "CoreGraphics"],
  ])
targets += floor("Graphics", ["Accessibility", "CoreAudioTypes", "CoreImage", "ImageIO"], of: ["CoreGraphics"])

// Layers, commits as data, and the server that draws them into pixels.
targets += floor(
  "Render",
  [
    "QuartzCore": ["CTesseraRuntime", "CoreGraphics", "RenderProtocol"],
    "RasterServer": ["CCairo", "CPixelBlur", "CoreGraphics", "RenderProtocol"],
    "RenderProtocol": ["CoreGraphics"],
  ])

targets += [
  .target(
    name: "UIKit",
    dependencies: [
      "Accessibility", "BodyDynamics", "CFoundationDoors", "CTesseraRuntime", "CollectionDiffing", "CollectionLayoutCore",
      "CollectionUpdating", "ConstraintSolver", "CoreGraphics", "CoreImage", "CoreMedia", "CoreVideo", "ImageIO",
      "NibReader", "QuartzCore", "RenderProtocol", "TesseraShims_Foundation", "TesseraShims_ObjectiveC",
      "TesseraShims_UniformTypeIdentifiers", "TesseraText",
    ],
    swiftSettings: kit)
]

// Frameworks that work.
targets += floor(
  "Frameworks/Working",
  [
    "AVFoundation": [
      "AudioToolbox", "CoreGraphics", "CoreImage", "CoreMedia", "ImageIO", "MediaToolbox", "QuartzCore",
      "TesseraShims_UniformTypeIdentifiers", "UIKit", "simd",
    ],
    "AVKit": ["AVFoundation", "UIKit"],
    "Accelerate": ["CoreGraphics", "CoreVideo"],
    "AudioToolbox": ["CoreAudioTypes", "CoreGraphics"],
    "AudioUnit": ["AudioToolbox"],
    "Combine": [
      "QuartzCore", "TesseraShims_ObjectiveC", "UIKit", .product(name: "OpenCombine", package: "OpenCombine"),
    ],
    "CommonCrypto": ["CCrypto"],
    "Compression": ["CKitZlib"],
    "Contacts": ["CoreLocation"],
    "ContactsUI": ["Contacts", "UIKit"],
    "CoreAudio": ["CoreAudioTypes"],
    "CoreData": ["CManagedObjects", "Combine", "DataModelReader", "UIKit"],
    "CoreText": ["CoreGraphics", "TesseraText", "UIKit"],
    "CoreTransferable": ["TesseraShims_UniformTypeIdentifiers", "UIKit"],
    "CryptoKit": ["CCrypto", "CommonCrypto"],
    "EventKit": ["CoreGraphics"],
    "EventKitUI": ["EventKit", "UIKit"],
    "GameplayKit": ["simd"],
    "MapKit": ["CAnnotationViews", "CoreLocation", "UIKit"],
    "MediaPlayer": ["AVFoundation", "UIKit"],
    "MediaToolbox": ["CoreAudioTypes", "CoreMedia"],
    "PDFKit": ["CoreGraphics", "UIKit"],
    "Photos": ["AVFoundation", "CoreGraphics", "CoreLocation", "ImageIO", "UIKit"],
    "PhotosUI": ["CoreTransferable", "Photos", "SwiftUI", "TesseraShims_UniformTypeIdentifiers", "UIKit"],
    "TesseraShims_Network": ["RenderProtocol"],
    "TesseraShims_SystemConfiguration": [
      "TesseraShims_CoreFoundation", "TesseraShims_Darwin", "TesseraShims_Network",
    ],
    "UserNotifications": ["CoreLocation", "UIKit"],
  ])
targets += floor("Frameworks/Working", ["CoreLocation", "CoreMotion", "NaturalLanguage"])
targets += floor(
  "Frameworks/Working",
  [
    "DeveloperToolsSupport", "LinkPresentation", "PencilKit", "QuickLookThumbnailing", "SafariServices",
    "WebKit",
  ], of: ["UIKit"])
targets += floor("Frameworks/Working", ["QuickLook"], of: ["SwiftUI", "UIKit"])

// Frameworks that answer as on a device without the feature: no account, no passcode, no permission to notify.
targets += floor(
  "Frameworks/Absent",
  [
    "AuthenticationServices": ["SafariServices", "UIKit"],
    "CloudKit": ["CoreLocation"],
    "CoreML": ["CoreVideo"],
    "CoreSpotlight": ["TesseraShims_UniformTypeIdentifiers", "UIKit"],
    "IntentsUI": ["Intents", "UIKit"],
    "JavaScriptCore": ["CoreGraphics"],
    "MediaAccessibility": ["CoreText"],
    "NetworkExtension": ["TesseraShims_Network", "TesseraShims_Security"],
    "PassKit": ["Contacts", "UIKit"],
    "Speech": ["AVFoundation"],
    "StoreKitTest": ["StoreKit"],
    "UserNotificationsUI": ["UIKit", "UserNotifications"],
    "Vision": ["CoreGraphics", "CoreImage", "CoreML", "CoreVideo", "ImageIO", "simd"],
  ])
targets += floor(
  "Frameworks/Absent",
  [
    "AdAttributionKit", "AdServices", "AdSupport", "AppTrackingTransparency", "BackgroundTasks", "CallKit",
    "CoreBluetooth", "CoreHaptics", "CoreTelephony", "DeviceCheck", "HealthKit", "LocalAuthentication",
    "MetricKit", "PushKit", "Translation", "WatchConnectivity",
  ])
targets += floor("Frameworks/Absent", ["WidgetKit"], of: ["SwiftUI"])
targets += floor("Frameworks/Absent", ["StoreKit"], of: ["SwiftUI", "UIKit"])
targets += floor(
  "Frameworks/Absent",
  [
    "CarPlay", "CoreNFC", "GameKit", "Intents", "MessageUI", "Messages", "MultipeerConnectivity", "NotificationCenter",
    "ReplayKit", "Social", "VisionKit",
  ], of: ["UIKit"])

targets += [
  .target(
    name: "SwiftUI",
    dependencies: [
      "CollectionDiffing", "Combine", "CoreData", "CoreGraphics", "CoreTransferable", "QuartzCore", "RenderProtocol",
      "TesseraShims_UniformTypeIdentifiers", "TesseraText", "UIKit", "ViewGraph", "ViewLayoutCore",
    ],
    swiftSettings: kit)
]

/// What the kit's libraries are made of: everything up to here, and what gives an app its clock, transport and device.
let kitModules = targets.filter {
  $0.path?.hasPrefix("Sources/C/") != true && $0.path?.hasPrefix("Sources/Engines") != true
}
.map(\.name)

targets += floor(
  "Host",
  [
    "AutomationProtocol": ["CHostClock", "CoreGraphics", "RenderProtocol"],
    "NetworkFixtures": ["CoreGraphics", "TesseraText"],
    "TesseraHost": [
      "AutomationProtocol", "CHostClock", "CNetworkHooks", "CTesseraRuntime", "CoreGraphics", "CoreLocation",
      "CoreMotion",
      "NetworkFixtures", "QuartzCore", "RasterServer", "RenderProtocol", "TesseraShims_Foundation",
      "TesseraShims_UniformTypeIdentifiers", "UIKit",
    ],
  ])

// Apps in a browser: the page's server, and what keeps app processes.
targets += floor("Page", ["AppSupervisor"], of: ["BrowserServer", "CoreGraphics", "RenderProtocol"])
targets += [
  .target(
    name: "BrowserServer", dependencies: ["CoreGraphics", "NetworkFixtures", "RasterServer", "RenderProtocol"],
    path: "Sources/Page/BrowserServer", resources: [.copy("Web")], swiftSettings: kit)
]

// Tests of apps, the inside of a process of other people's tests, and the kit's layout against frames measured on iOS.
targets += floor(
  "Testing",
  [
    "CoverageReport": [],
    "FBSnapshotTestCase": ["CoreGraphics", "UIKit", "XCTestSupplement"],
    "SnapshotReferences": ["CoreGraphics"],
    "SnapshotStandIns": ["CoreGraphics", "CoreImage", "TesseraShims_UniformTypeIdentifiers", "UIKit"],
    "TesseraTestHost": [
      "CHostClock", "CoreGraphics", "QuartzCore", "RenderProtocol", "SnapshotReferences", "TesseraHost", "TestReport",
      "UIKit", "XCTestSupplement", "XCUIAutomation",
    ],
    "TesseraTesting": ["CoreGraphics", "QuartzCore", "RenderProtocol", "SnapshotReferences", "TesseraHost", "UIKit"],
    "TesseraTruth": ["CoreGraphics", "NibReader", "QuartzCore", "RenderProtocol", "TesseraHost", "UIKit"],
    "XCTestSupplement": ["UIKit"],
    "XCUIAutomation": [
      "AutomationProtocol", "CHostClock", "CoreGraphics", "RenderProtocol", "UIKit", "XCTestSupplement",
    ],
    "_Testing_CoreGraphics": [],
    "_Testing_CoreImage": [],
    "_Testing_UIKit": ["_Testing_CoreImage"],
  ])
targets += [
  .target(
    name: "TestReport", dependencies: ["RenderProtocol"], path: "Sources/Testing/TestReport",
    resources: [.embedInCode("Web/report.css"), .embedInCode("Web/report.html"), .embedInCode("Web/report.js")],
    swiftSettings: kit),
  .executableTarget(
    name: "tessera-truth", dependencies: ["RenderProtocol", "TesseraTruth"], path: "Sources/Testing/tessera-truth",
    swiftSettings: kit),
]

// From iOS source to an app or a package that runs here, and the command.
let parser: [Target.Dependency] = [
  .product(name: "SwiftOperators", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftSyntax", package: "swift-syntax"),
]
targets += floor("Build", ["AppBuilder": ["DataModelReader", "ObjCTranslator", "XcodeProject"], "XcodeProject": []])
targets += floor(
  "Command",
  [
    "PackageOverlay": ["AppBuilder", "ObjCTranslator", "SnapshotReferences"],
    "TestRunner": [
      "AppBuilder", "CoreGraphics", "CoverageReport", "RenderProtocol", "SnapshotReferences", "TestReport",
    ],
    "XcodeBuildFront": ["RenderProtocol", "TestReport"],
  ])
targets += [
  .target(
    name: "ObjCTranslator", dependencies: parser, path: "Sources/Build/ObjCTranslator",
    resources: [.embedInCode("Resources/OptionalRequirements.json")]),
  .executableTarget(
    name: "tessera-translate", dependencies: ["ObjCTranslator"], path: "Sources/Build/tessera-translate"),
  .executableTarget(
    name: "tessera",
    dependencies: [
      "AppBuilder", "AppSupervisor", "BrowserServer", "CoreGraphics", "CoverageReport", "ObjCTranslator",
      "PackageOverlay",
      "RenderProtocol", "SnapshotReferences", "TestReport", "TestRunner", "XcodeBuildFront",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Sources/Command/tessera", swiftSettings: kit),
  .plugin(name: "TranslateApp", capability: .buildTool(), dependencies: ["tessera-translate"]),
  .plugin(
    name: "TesseraTest",
    capability: .command(
      intent: .custom(verb: "tessera-test", description: "Runs the package's tests by `tessera test`"),
      permissions: [.writeToPackageDirectory(reason: "References of snapshots are recorded beside the tests.")])),
]

// MARK: - Apps and benchmarks

/// The folders of `Apps`, each with an Xcode project and a Swift file of its name beside it, and what they import.
let apps: KeyValuePairs<String, [Target.Dependency]> = [
  "Coffee": ["CoreImage", "TesseraHost", "UIKit"], "Feed": ["Combine", "ImageIO", "TesseraHost", "UIKit"],
  "Reader": ["SwiftUI", "TesseraHost"], "Today": ["CoreMotion", "TesseraHost", "UIKit"],
  "Widgets": ["TesseraHost", "UIKit"],
]

/// An app as a module: the file beside its folder is the target's own source, the folder is what the plugin translates.
func app(_ name: String, _ parts: [Target.Dependency]) -> Target {
  let names = apps.map(\.key)
  return .executableTarget(
    name: name, dependencies: parts, path: "Apps",
    exclude: ["UITests"] + names.flatMap { [$0, $0 + ".xcodeproj"] }
      + names.filter { $0 != name }.map { $0 + ".swift" },
    sources: [name + ".swift"], swiftSettings: swift5, plugins: ["TranslateApp"])
}

/// What tests and measures need besides.
func support(_ name: String, _ parts: [Target.Dependency] = [], in folder: String = "Tests/Support") -> Target {
  .target(name: name, dependencies: parts, path: "\(folder)/\(name)", swiftSettings: kit)
}
/// Apps that tests start; plain enough to need no translation.
targets += ["BarsApp", "ControlsApp", "LayoutApp", "SplitApp", "TableApp"].map {
  .executableTarget(
    name: $0, dependencies: ["TesseraHost", "UIKit"], path: "Tests/Support/\($0)", swiftSettings: swift5)
}
targets += [
  .executableTarget(
    name: "FormApp", dependencies: ["SwiftUI", "TesseraHost", "UIKit"], path: "Tests/Support/FormApp",
    swiftSettings: swift5),
  support("SeededRandom"),
  // Commits in words, with their pictures in `Tests/Scenes`.
  support("SceneText", ["CoreGraphics", "RenderProtocol"]),
  // Expressions that are hard on the type checker, with a bound on its steps a two-hundredth of the compiler's own.
  .target(
    name: "Expressions", dependencies: ["UIKit"], path: "Tests/Support/Expressions",
    swiftSettings: swift5 + [.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=5000"])]),
  // What the tests of the browser side start: an app without UIKit, and a server that shows it.
  .executableTarget(
    name: "FakeApp", dependencies: ["CoreGraphics", "RenderProtocol", "SceneText"], path: "Tests/Support/FakeApp",
    swiftSettings: kit),
  .executableTarget(
    name: "BrowserHarness",
    dependencies: ["AppSupervisor", "BrowserServer", "CoreGraphics", "RasterServer", "RenderProtocol"],
    path: "Tests/Support/BrowserHarness", swiftSettings: kit),
  // What the kit's speed is measured with. It looks behind public doors, so it can't live in a package of its own.
  .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
  .target(name: "BenchTables", path: "Benchmarks/Tables", swiftSettings: kit),
  .executableTarget(
    name: "kit-bench",
    dependencies: [
      "AllocationCount", "BenchTables", "CoreGraphics", "NibReader", "QuartzCore", "RasterServer", "RenderProtocol",
      "TesseraHost", "TesseraText", "UIKit",
    ],
    path: "Benchmarks/Kit", swiftSettings: kit),
  .executableTarget(
    name: "layout-bench", dependencies: ["AllocationCount", "BenchTables", "CollectionLayoutCore"],
    path: "Benchmarks/Layout", swiftSettings: kit),
  .executableTarget(
    name: "diff-bench", dependencies: ["CollectionDiffing"], path: "Benchmarks/Diffing", swiftSettings: kit),
  // Prints what the page's modules take from the kit's tables, for `tessera-dev generate` and `check`.
  .executableTarget(
    name: "page-tables", dependencies: ["CoreGraphics", "RenderProtocol"], path: "Tools/PageTables", swiftSettings: kit),
]

// MARK: - Tests

/// The only test targets that a build holds, separated by commas, for a short way from an edit to its tests; all where it
/// is not set.
let chosenTests = Context.environment["TESSERA_TESTS"].map { Set($0.split(separator: ",").map(String.init)) }

/// Tests that need translated source, and with it the translator, and for that SwiftSyntax. Builds of the kit or the
/// command alone leave them and the apps out by `TESSERA_WITHOUT_APPS`.
let testsOfApps: KeyValuePairs<String, [Target.Dependency]> = [
  "AdoptersTests": ["Adopters", "Combine", "TesseraTesting", "UIKit"],
  "CoffeeTests": ["Coffee", "CoreGraphics", "TesseraTesting", "UIKit"],
  "FeedTests": ["Combine", "CoreGraphics", "Feed", "NetworkFixtures", "TesseraTesting", "UIKit"],
  "ObjCRowsTests": ["ObjCRows"],
  "ReaderTests": ["Reader", "SwiftUI", "TesseraTesting", "UIKit"],
  "TodayTests": ["TesseraTesting", "Today", "UIKit"],
  "WidgetsTests": ["TesseraTesting", "UIKit", "Widgets"],
]
let systemModules = kitModules.filter { $0.hasPrefix("TesseraShims_") }.map { Target.Dependency.target(name: $0) }
if Context.environment["TESSERA_WITHOUT_APPS"] == nil,
  chosenTests?.isDisjoint(with: testsOfApps.map(\.key)) != true
{
  targets += apps.map(app) + tests("Apps/", testsOfApps)
  targets += [
    .executableTarget(
      name: "ObjCRows", dependencies: ["UIKit"] + systemModules, path: "Tests/Support/ObjCRows",
      exclude: ["ObjCRows"], swiftSettings: swift5, plugins: ["TranslateApp"]),
    // Collection view code as iOS teams bring it, with what it does here.
    .target(
      name: "Adopters", dependencies: ["Combine", "UIKit"], path: "Tests/Support/Adopters", exclude: ["Adopters"],
      swiftSettings: swift5, plugins: ["TranslateApp"]),
  ]
}
targets += tests(
  "Engines/",
  [
    "BodyDynamicsTests": ["BodyDynamics"], "CollectionDiffingTests": ["CollectionDiffing"],
    "CollectionLayoutCoreTests": ["CollectionLayoutCore"], "CollectionUpdatingTests": ["CollectionUpdating"],
    "ConstraintSolverTests": ["ConstraintSolver"], "DataModelReaderTests": ["DataModelReader"],
    "NibReaderTests": ["NibReader"], "ViewGraphTests": ["ViewGraph"], "ViewLayoutCoreTests": ["ViewLayoutCore"],
  ])
targets += tests(
  "Foundation/",
  [
    "TesseraShimsTests": [
      "CoreGraphics", "TesseraShims_CFNetwork", "TesseraShims_CoreFoundation", "TesseraShims_Darwin",
      "TesseraShims_Foundation",
    ]
  ])
targets += tests(
  "Graphics/",
  [
    "CoreGraphicsTests": ["CCairo", "CImageCodecs", "CoreGraphics"], "CoreImageTests": ["CoreGraphics", "CoreImage"],
    "ImageIOTests": ["CoreGraphics", "ImageIO"], "TesseraTextTests": ["CoreGraphics", "TesseraText"],
  ])
targets += tests(
  "Render/",
  [
    "QuartzCoreTests": ["CoreGraphics", "QuartzCore", "RenderProtocol"],
    "RasterServerTests": ["CoreGraphics", "RasterServer", "RenderProtocol"],
    "RenderProtocolTests": ["CoreGraphics", "RenderProtocol"],
    "ScenesTests": ["CoreGraphics", "RasterServer", "RenderProtocol", "SceneText"],
  ])
targets += tests(
  "",
  [
    "SwiftUITests": [
      "CoreData", "CoreGraphics", "QuartzCore", "RasterServer", "RenderProtocol", "SwiftUI", "TesseraHost",
      "TesseraShims_UniformTypeIdentifiers", "TesseraTesting", "TesseraText", "UIKit", "ViewGraph", "ViewLayoutCore",
    ],
    "UIKitTests": [
      "CollectionLayoutCore", "CollectionUpdating", "CoreGraphics", "Expressions", "QuartzCore", "RasterServer",
      "RenderProtocol", "TesseraHost", "TesseraText", "UIKit",
    ],
  ])
targets += tests(
  "Frameworks/",
  [
    "CombineTests": ["Combine", "UIKit"], "CoreDataTests": ["CoreData", "DataModelReader", "UIKit"],
    "CoreLocationTests": ["CoreLocation"], "CoreMotionTests": ["CoreMotion"],
    "CoreTextTests": ["CoreGraphics", "CoreText", "TesseraTesting", "UIKit"],
    "SmallFrameworksTests": ["TesseraTesting"] + kitModules.map { .target(name: $0) },
  ])
targets += tests(
  "Host/",
  [
    "AutomationProtocolTests": ["AutomationProtocol", "CoreGraphics", "RenderProtocol"],
    "NetworkFixturesTests": ["CoreGraphics", "NetworkFixtures"],
    "TesseraHostTests": [
      "AutomationProtocol", "CoreGraphics", "QuartzCore", "RenderProtocol", "TesseraHost", "UIKit",
    ],
  ])
targets += tests(
  "Page/",
  [
    "AppSupervisorTests": ["AppSupervisor", "BrowserServer", "CoreGraphics", "FakeApp", "RenderProtocol"],
    "BrowserServerTests": ["BrowserServer", "CoreGraphics", "RenderProtocol"],
  ])
targets += tests(
  "Testing/",
  [
    "CoverageReportTests": ["CoverageReport"],
    "SnapshotReferencesTests": ["CoreGraphics", "SnapshotReferences"],
    "SnapshotStandInsTests": ["CoreGraphics", "CoreImage", "SnapshotStandIns", "UIKit"],
    "TesseraTestingTests": ["CoreGraphics", "TesseraTesting", "UIKit"], "TestReportTests": ["TestReport"],
    "TesseraTruthTests": ["CoreGraphics", "NibReader", "TesseraTruth", "UIKit"],
    "XCUIAutomationTests": ["AutomationProtocol", "CoreGraphics", "RenderProtocol", "UIKit", "XCUIAutomation"],
  ])
targets += tests(
  "Build/",
  [
    "AppBuilderTests": ["AppBuilder", "CoreGraphics", "ObjCTranslator", "UIKit"], "XcodeProjectTests": ["XcodeProject"],
  ])
targets += tests(
  "Command/",
  [
    "PackageOverlayTests": ["ObjCTranslator", "PackageOverlay", "SnapshotReferences"],
    "XcodeBuildFrontTests": ["RenderProtocol", "TestReport", "XcodeBuildFront"],
  ])
targets += [
  .testTarget(
    name: "ObjCTranslatorTests", dependencies: ["ObjCTranslator"] + parser, path: "Tests/Build/ObjCTranslatorTests",
    exclude: ["Fixtures"])
]
if let chosenTests { targets.removeAll { $0.type == .test && !chosenTests.contains($0.name) } }

let package = Package(
  name: "Tessera",
  products: [
    .executable(name: "tessera", targets: ["tessera"]),
    .plugin(name: "TesseraTest", targets: ["TesseraTest"]),
    .library(name: "TesseraKit", type: .dynamic, targets: kitModules + ["TesseraHost"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
    // The kit with all that other people's tests need of it, for `tessera test`.
    .library(
      name: "TesseraTestKit", type: .dynamic,
      targets: kitModules + [
        "FBSnapshotTestCase", "SnapshotStandIns", "TesseraHost", "TesseraTestHost", "TesseraTesting",
        "XCTestSupplement", "XCUIAutomation", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: targets)
