// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// What every module of the kit is compiled with.
let kit: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Core Data, and frameworks that answer as on a device that has not what they stand for: no account, no passcode, no leave
/// to notify, no camera. With what each is made of.
let frameworks: [String: [Target.Dependency]] = [
  "AVFoundation": [
    "AudioToolbox", "CoreGraphics", "CoreImage", "CoreMedia", "ImageIO", "MediaToolbox", "QuartzCore",
    "TesseraShims_UniformTypeIdentifiers", "UIKit", "simd",
  ],
  "AVKit": ["AVFoundation", "UIKit"],
  "Accelerate": ["CoreGraphics", "CoreVideo"],
  "Accessibility": ["CoreGraphics"],
  "AdAttributionKit": [],
  "AdServices": [],
  "AdSupport": [],
  "AppTrackingTransparency": [],
  "AudioToolbox": ["CoreAudioTypes", "CoreGraphics"],
  "AudioUnit": ["AudioToolbox"],
  "AuthenticationServices": ["SafariServices", "UIKit"],
  "BackgroundTasks": [],
  "CallKit": [],
  "CarPlay": ["UIKit"],
  "CloudKit": ["CoreLocation"],
  "CommonCrypto": ["CCrypto"],
  "Compression": ["CKitZlib"],
  "Contacts": ["CoreLocation"],
  "ContactsUI": ["Contacts", "UIKit"],
  "CoreAudio": ["CoreAudioTypes"],
  "CoreAudioTypes": ["CoreGraphics"],
  "CoreBluetooth": [],
  "CoreData": ["CManagedObjects", "DataModelReader", "UIKit"],
  "CoreHaptics": [],
  "CoreML": ["CoreVideo"],
  "CoreMedia": ["CoreAudioTypes", "CoreVideo"],
  "CoreNFC": [],
  "CoreSpotlight": ["TesseraShims_UniformTypeIdentifiers", "UIKit"],
  "CoreTelephony": [],
  "CoreVideo": ["CoreGraphics", "CoreImage"],
  "CryptoKit": ["CCrypto", "CommonCrypto"],
  "DeveloperToolsSupport": ["UIKit"],
  "DeviceCheck": [],
  "EventKit": ["CoreGraphics"],
  "EventKitUI": ["EventKit", "UIKit"],
  "GameKit": ["UIKit"],
  "GameplayKit": ["simd"],
  "HealthKit": [],
  "Intents": ["UIKit"],
  "IntentsUI": ["Intents", "UIKit"],
  "JavaScriptCore": ["CoreGraphics"],
  "LinkPresentation": ["UIKit"],
  "LocalAuthentication": [],
  "MapKit": ["CAnnotationViews", "CoreLocation", "UIKit"],
  "MediaAccessibility": ["CoreText"],
  "MediaPlayer": ["AVFoundation", "UIKit"],
  "MediaToolbox": ["CoreAudioTypes", "CoreMedia"],
  "MessageUI": ["UIKit"],
  "Messages": ["UIKit"],
  "MetricKit": [],
  "MultipeerConnectivity": ["UIKit"],
  "NaturalLanguage": [],
  "NetworkExtension": ["TesseraShims_Network", "TesseraShims_Security"],
  "NotificationCenter": ["UIKit"],
  "PDFKit": ["CoreGraphics", "UIKit"],
  "PassKit": ["Contacts", "UIKit"],
  "PencilKit": ["UIKit"],
  "Photos": ["AVFoundation", "CoreGraphics", "CoreLocation", "ImageIO", "UIKit"],
  "PhotosUI": ["Photos", "TesseraShims_UniformTypeIdentifiers", "UIKit"],
  "PushKit": [],
  "QuickLook": ["UIKit"],
  "QuickLookThumbnailing": ["UIKit"],
  "ReplayKit": ["UIKit"],
  "SafariServices": ["UIKit"],
  "Social": ["UIKit"],
  "Speech": ["AVFoundation"],
  "StoreKit": ["UIKit"],
  "StoreKitTest": ["StoreKit"],
  "Translation": [],
  "UserNotifications": ["CoreLocation", "UIKit"],
  "UserNotificationsUI": ["UIKit", "UserNotifications"],
  "Vision": ["CoreGraphics", "CoreImage", "CoreML", "CoreVideo", "ImageIO", "simd"],
  "VisionKit": ["UIKit"],
  "WatchConnectivity": [],
  "WebKit": ["UIKit"],
  "WidgetKit": [],
  "simd": [],
]
let smallFrameworks = frameworks.keys.sorted()

/// Stand-ins for Apple's modules that cannot bear their own names here; the translator renames the imports.
let shims = [
  "CFNetwork", "CoreFoundation", "Darwin", "Foundation", "MobileCoreServices", "Network", "ObjectiveC", "SQLite3",
  "Security", "SystemConfiguration", "UniformTypeIdentifiers", "libxml2", "os", "zlib",
].map { "TesseraShims_" + $0 }

/// What stand-ins are made of.
let shimDependencies: [String: [Target.Dependency]] = [
  "TesseraShims_Foundation": ["CKitZlib"],
  "TesseraShims_Network": ["RenderProtocol"],
  "TesseraShims_ObjectiveC": ["CTesseraRuntime"],
  "TesseraShims_MobileCoreServices": ["TesseraShims_CoreFoundation", "TesseraShims_UniformTypeIdentifiers"],
  "TesseraShims_SQLite3": ["CKitSQLite"],
  "TesseraShims_CFNetwork": ["TesseraShims_CoreFoundation", "TesseraShims_Darwin"],
  "TesseraShims_Security": ["CCrypto", "TesseraShims_CoreFoundation"],
  "TesseraShims_SystemConfiguration": ["TesseraShims_CoreFoundation", "TesseraShims_Darwin", "TesseraShims_Network"],
  "TesseraShims_libxml2": ["CKitXML"],
  "TesseraShims_zlib": ["CKitZlib"],
]

/// The folders of `Apps`, each with an Xcode project and a Swift file of its name beside it.
let appNames = ["Coffee", "Feed", "Today", "Widgets"]

/// An app as a module: the file beside its folder is the target's own source, the folder is what the plugin translates.
func app(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  let others = appNames.filter { $0 != name }.map { $0 + ".swift" }
  return .executableTarget(
    name: name, dependencies: dependencies, path: "Apps",
    exclude: appNames.flatMap { [$0, $0 + ".xcodeproj"] } + others, sources: [name + ".swift"],
    swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["TranslateApp"])
}

/// The only test targets that a build holds, separated by commas, for a short way from an edit to its tests; all where it
/// is not set.
let chosenTests = Context.environment["TESSERA_TESTS"].map { Set($0.split(separator: ",").map(String.init)) }
/// The test targets that need translated source, and with it the translator.
let testsOfApps: Set = ["AdoptersTests", "CoffeeTests", "FeedTests", "ObjCRowsTests", "TodayTests", "WidgetsTests"]

/// The apps as modules, with their tests. To compile them, the translator is built first, and with it SwiftSyntax;
/// builds of the kit or the command alone leave them out by setting this variable.
let apps: [Target] =
  Context.environment["TESSERA_WITHOUT_APPS"] != nil || chosenTests?.isDisjoint(with: testsOfApps) == true
  ? []
  : [
    app("Coffee", ["CoreImage", "TesseraHost", "UIKit"]),
    .testTarget(
      name: "CoffeeTests",
      dependencies: ["Coffee", "CoreGraphics", "TesseraTesting", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      exclude: ["Snapshots"], swiftSettings: kit),
    app("Feed", ["Combine", "ImageIO", "TesseraHost", "UIKit"]),
    .testTarget(
      name: "FeedTests",
      dependencies: [
        "Combine", "CoreGraphics", "Feed", "NetworkFixtures", "TesseraTesting", "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["Snapshots"], swiftSettings: kit),
    app("Today", ["CoreMotion", "TesseraHost", "UIKit"]),
    .testTarget(
      name: "TodayTests",
      dependencies: ["TesseraTesting", "Today", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      swiftSettings: kit),
    app("Widgets", ["TesseraHost", "UIKit"]),
    .testTarget(
      name: "WidgetsTests",
      dependencies: ["SeededRandom", "TesseraTesting", "UIKit", "Widgets", "_Testing_CoreGraphics", "_Testing_UIKit"],
      exclude: ["Snapshots"], swiftSettings: kit),
    .executableTarget(
      name: "ObjCRows", dependencies: ["UIKit"] + shims.map { .target(name: $0) }, path: "Tests/Support/ObjCRows",
      exclude: ["ObjCRows"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["TranslateApp"]),
    // Collection view code as iOS teams bring it, with what it does here.
    .target(
      name: "Adopters", dependencies: ["Combine", "UIKit"], path: "Tests/Support/Adopters", exclude: ["Adopters"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["TranslateApp"]),
    .testTarget(
      name: "AdoptersTests",
      dependencies: ["Adopters", "Combine", "TesseraTesting", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      swiftSettings: kit),
    .testTarget(name: "ObjCRowsTests", dependencies: ["ObjCRows"], exclude: ["expected.txt"], swiftSettings: kit),
  ]

let package = Package(
  name: "Tessera",
  products: [
    .executable(name: "tessera", targets: ["tessera"]),
    .plugin(name: "TesseraTest", targets: ["TesseraTest"]),
    .library(
      name: "TesseraKit", type: .dynamic,
      targets: ["Combine", "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "ImageIO", "TesseraHost", "UIKit"]
        + smallFrameworks + shims),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
    // The kit with all that other people's tests need of it, for `tessera test`.
    .library(
      name: "TesseraTestKit", type: .dynamic,
      targets: [
        "Combine", "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "ImageIO", "TesseraHost", "TesseraTestHost",
        "TesseraTesting", "UIKit", "FBSnapshotTestCase", "SnapshotStandIns", "XCTestSupplement",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ] + smallFrameworks + shims),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // C libraries, and the little C of our own.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft"),
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2"),
    .systemLibrary(name: "CImageCodecs", pkgConfig: "libpng"),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto"),
    .systemLibrary(name: "CKitSQLite", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CKitXML", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CKitZlib", pkgConfig: "zlib"),
    .target(name: "CTesseraRuntime"),
    .target(name: "CHostClock"),
    .target(name: "CNetworkHooks"),
    // Foundation's names for formatting, which lead to UIKit's functions.
    .target(name: "CFormatNames"),
    .target(name: "CManagedObjects"),
    .target(name: "CAnnotationViews"),
    .target(name: "CPNGPacking"),
    .target(name: "CPixelBlur"),

    // Pure algorithms.
    .target(name: "BodyDynamics", swiftSettings: kit),
    .target(name: "ConstraintSolver", swiftSettings: kit),
    .target(name: "CollectionDiffing", swiftSettings: kit),
    .target(name: "CollectionLayoutCore", swiftSettings: kit),
    .target(name: "CollectionUpdating", swiftSettings: kit),
    // The source of nibs and storyboards, as checked elements. Knows nothing of views.
    .target(name: "NibReader", swiftSettings: kit),
    // The source of data models, and the classes that Xcode writes for them.
    .target(name: "DataModelReader", dependencies: ["NibReader"], swiftSettings: kit),

    // Drawing, text, the protocol.
    .target(
      name: "CoreGraphics", dependencies: ["CCairo", "CImageCodecs", "CPNGPacking", "TesseraShims_CoreFoundation"],
      swiftSettings: kit),
    .target(name: "CoreImage", dependencies: ["CoreGraphics"], swiftSettings: kit),
    .target(name: "CoreText", dependencies: ["CoreGraphics", "TesseraText", "UIKit"], swiftSettings: kit),
    .target(name: "ImageIO", dependencies: ["CoreGraphics"], swiftSettings: kit),
    .target(name: "TesseraText", dependencies: ["CPango", "CoreGraphics"], swiftSettings: kit),
    .target(name: "RenderProtocol", dependencies: ["CoreGraphics"], swiftSettings: kit),
    // What servers answer where there is no network, for jobs and for `tessera run`.
    .target(name: "NetworkFixtures", dependencies: ["CoreGraphics", "TesseraText"], swiftSettings: kit),

    // The kit that apps import.
    .target(
      name: "QuartzCore", dependencies: ["CTesseraRuntime", "CoreGraphics", "RenderProtocol"], swiftSettings: kit),
    .target(
      name: "UIKit",
      dependencies: [
        "BodyDynamics", "CFormatNames", "CTesseraRuntime", "CollectionDiffing", "CollectionLayoutCore",
        "CollectionUpdating", "ConstraintSolver", "CoreGraphics", "CoreImage", "CoreMedia", "CoreVideo", "ImageIO",
        "NibReader", "QuartzCore", "RenderProtocol", "TesseraShims_Foundation", "TesseraShims_ObjectiveC",
        "TesseraShims_UniformTypeIdentifiers", "TesseraText",
      ],
      swiftSettings: kit),

    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"), "QuartzCore", "TesseraShims_ObjectiveC", "UIKit",
      ],
      swiftSettings: kit),
    .target(name: "CoreLocation", swiftSettings: kit),
    .target(name: "CoreMotion", swiftSettings: kit),

    // Render servers.
    .target(
      name: "RasterServer", dependencies: ["CCairo", "CPixelBlur", "CoreGraphics", "RenderProtocol"],
      swiftSettings: kit),
    .target(
      name: "BrowserServer", dependencies: ["CoreGraphics", "NetworkFixtures", "RasterServer", "RenderProtocol"],
      resources: [.copy("Web")], swiftSettings: kit),

    // What gives an app its clock, its transport and its device; and what keeps app processes.
    .target(
      name: "TesseraHost",
      dependencies: [
        "CHostClock", "CNetworkHooks", "CTesseraRuntime", "CoreGraphics", "CoreLocation", "CoreMotion",
        "NetworkFixtures", "QuartzCore", "RasterServer", "RenderProtocol", "UIKit",
      ],
      swiftSettings: kit),
    .target(
      name: "AppSupervisor", dependencies: ["BrowserServer", "CoreGraphics", "RenderProtocol"], swiftSettings: kit),

    // The kit's layout against frames measured on iOS, and the program that `tessera truth` starts for it.
    .target(
      name: "TesseraTruth",
      dependencies: ["CoreGraphics", "NibReader", "QuartzCore", "RenderProtocol", "TesseraHost", "UIKit"],
      swiftSettings: kit),
    .executableTarget(name: "tessera-truth", dependencies: ["RenderProtocol", "TesseraTruth"], swiftSettings: kit),

    // For tests of apps: a device's screen in virtual time, touches, snapshots.
    .target(
      name: "TesseraTesting",
      dependencies: ["CoreGraphics", "QuartzCore", "RenderProtocol", "SnapshotReferences", "TesseraHost", "UIKit"],
      swiftSettings: kit),

    // Other people's tests: what happens in them and what is said of it, and the inside of a process of tests.
    // Which references tests have, and how a picture differs from its own.
    .target(name: "SnapshotReferences", dependencies: ["CoreGraphics"], swiftSettings: kit),
    .target(
      name: "TestReport", dependencies: ["RenderProtocol"],
      resources: [.embedInCode("Web/report.css"), .embedInCode("Web/report.html"), .embedInCode("Web/report.js")],
      swiftSettings: kit),
    .target(
      name: "TesseraTestHost",
      dependencies: [
        "CHostClock", "CoreGraphics", "QuartzCore", "RenderProtocol", "SnapshotReferences", "TestReport", "TesseraHost",
        "UIKit", "XCTestSupplement",
      ],
      swiftSettings: kit),
    // What XCTest lacks on Linux, and what the library of `assertSnapshot` takes from frameworks that Tessera lacks.
    .target(name: "XCTestSupplement", dependencies: ["UIKit"], swiftSettings: kit),
    // The API of iOSSnapshotTestCase, which is Objective-C.
    .target(
      name: "FBSnapshotTestCase", dependencies: ["CoreGraphics", "UIKit", "XCTestSupplement"], swiftSettings: kit),
    .target(
      name: "SnapshotStandIns",
      dependencies: ["CoreGraphics", "CoreImage", "TesseraShims_UniformTypeIdentifiers", "UIKit"],
      swiftSettings: kit),

    // From iOS source to an app that runs here.
    .target(
      name: "ObjCTranslator",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      resources: [.embedInCode("Resources/OptionalRequirements.json")]),
    .executableTarget(name: "tessera-translate", dependencies: ["ObjCTranslator"]),
    .plugin(
      name: "TranslateApp", capability: .buildTool(), dependencies: ["tessera-translate"]),
    .plugin(
      name: "TesseraTest",
      capability: .command(
        intent: .custom(verb: "tessera-test", description: "Runs the package's tests by `tessera test`"),
        permissions: [.writeToPackageDirectory(reason: "References of snapshots are recorded beside the tests.")])),
    // What an Xcode project says that an app is made from. Reads text; knows nothing of the kit.
    .target(name: "XcodeProject", swiftSettings: kit),
    .target(
      name: "AppBuilder", dependencies: ["DataModelReader", "ObjCTranslator", "XcodeProject"], swiftSettings: kit),
    // Somebody's package with its tests, built for the kit, and run in processes of their own.
    .target(
      name: "PackageOverlay", dependencies: ["AppBuilder", "ObjCTranslator", "SnapshotReferences"], swiftSettings: kit),
    .target(
      name: "TestRunner",
      dependencies: ["AppBuilder", "CoreGraphics", "RenderProtocol", "SnapshotReferences", "TestReport"],
      swiftSettings: kit),
    .executableTarget(
      name: "tessera",
      dependencies: [
        "AppBuilder", "AppSupervisor", "BrowserServer", "CoreGraphics", "ObjCTranslator", "PackageOverlay",
        "RenderProtocol", "SnapshotReferences", "TestReport", "TestRunner",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: kit),

    // What the kit's speed is measured with. It looks behind public doors, so it can't live in a package of its own.
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .executableTarget(
      name: "kit-bench",
      dependencies: [
        "AllocationCount", "BenchTables", "CoreGraphics", "NibReader", "QuartzCore", "RasterServer", "RenderProtocol",
        "TesseraHost", "TesseraText", "UIKit",
      ],
      path: "Benchmarks/Kit", swiftSettings: kit),

    .target(name: "BenchTables", path: "Benchmarks/Tables", swiftSettings: kit),
    .executableTarget(
      name: "layout-bench", dependencies: ["AllocationCount", "BenchTables", "CollectionLayoutCore"],
      path: "Benchmarks/Layout", swiftSettings: kit),
    .executableTarget(
      name: "diff-bench", dependencies: ["CollectionDiffing"], path: "Benchmarks/Diffing", swiftSettings: kit),

    // Prints what the page's modules take from the kit's tables, for `tessera-dev generate` and `check`.
    .executableTarget(
      name: "page-tables", dependencies: ["CoreGraphics", "RenderProtocol"], path: "Tools/PageTables",
      swiftSettings: kit),

    // What Swift Testing looks for beside modules of these names.
    .target(name: "_Testing_CoreGraphics", swiftSettings: kit),
    .target(name: "_Testing_CoreImage", swiftSettings: kit),
    // UIKit brings Core Image along.
    .target(name: "_Testing_UIKit", dependencies: ["_Testing_CoreImage"], swiftSettings: kit),

    // Random numbers that are the same in every run, for tests of any module.
    .target(name: "SeededRandom", path: "Tests/Support/SeededRandom", swiftSettings: kit),
    .testTarget(name: "BodyDynamicsTests", dependencies: ["BodyDynamics"], swiftSettings: kit),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"], swiftSettings: kit),
    .testTarget(
      name: "CollectionDiffingTests", dependencies: ["CollectionDiffing", "SeededRandom"], swiftSettings: kit),
    .testTarget(
      name: "CollectionLayoutCoreTests", dependencies: ["CollectionLayoutCore", "SeededRandom"], swiftSettings: kit),
    .testTarget(
      name: "CollectionUpdatingTests", dependencies: ["CollectionUpdating", "SeededRandom"], swiftSettings: kit),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      exclude: ["modules.sh"], swiftSettings: kit),
    .testTarget(
      name: "CoreDataTests", dependencies: ["CoreData", "DataModelReader", "UIKit"], swiftSettings: kit),
    .testTarget(name: "DataModelReaderTests", dependencies: ["DataModelReader", "SeededRandom"], swiftSettings: kit),
    .testTarget(
      name: "CoreTextTests", dependencies: ["CoreGraphics", "CoreText", "TesseraTesting", "UIKit"],
      exclude: ["Snapshots"], swiftSettings: kit),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"], swiftSettings: kit),
    .testTarget(
      name: "SmallFrameworksTests",
      dependencies: [
        "CoreGraphics", "CoreImage", "CoreLocation", "TesseraTesting", "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ]
        + (smallFrameworks + shims).map { .target(name: $0) },
      exclude: ["Galleries/Snapshots", "Snapshots"], swiftSettings: kit),
    .testTarget(name: "CoreMotionTests", dependencies: ["CoreMotion"], swiftSettings: kit),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CoreGraphics", "CCairo", "CImageCodecs", "SeededRandom", "_Testing_CoreGraphics"],
      swiftSettings: kit),
    .testTarget(
      name: "CoreImageTests",
      dependencies: ["CoreGraphics", "CoreImage", "SeededRandom", "_Testing_CoreGraphics", "_Testing_CoreImage"],
      swiftSettings: kit),
    .testTarget(
      name: "SnapshotStandInsTests", dependencies: ["CoreGraphics", "CoreImage", "SnapshotStandIns", "UIKit"],
      swiftSettings: kit),
    .testTarget(
      name: "RenderProtocolTests",
      dependencies: ["CoreGraphics", "RenderProtocol", "SeededRandom", "_Testing_CoreGraphics"],
      swiftSettings: kit),
    .testTarget(
      name: "ImageIOTests", dependencies: ["CoreGraphics", "ImageIO", "_Testing_CoreGraphics"], swiftSettings: kit),
    .testTarget(
      name: "NetworkFixturesTests", dependencies: ["CoreGraphics", "NetworkFixtures", "_Testing_CoreGraphics"],
      swiftSettings: kit),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["CoreGraphics", "QuartzCore", "RenderProtocol", "SeededRandom", "_Testing_CoreGraphics"],
      swiftSettings: kit),
    .testTarget(
      name: "RasterServerTests",
      dependencies: ["CoreGraphics", "RasterServer", "RenderProtocol", "_Testing_CoreGraphics"],
      swiftSettings: kit),
    // Commits in words, with their pictures in `Tests/Scenes`.
    .target(
      name: "SceneText", dependencies: ["CoreGraphics", "RenderProtocol"], path: "Tests/Support/SceneText",
      swiftSettings: kit),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["CoreGraphics", "RasterServer", "RenderProtocol", "SceneText", "_Testing_CoreGraphics"],
      swiftSettings: kit),
    .testTarget(
      name: "TesseraTextTests",
      dependencies: ["CoreGraphics", "SeededRandom", "TesseraText", "_Testing_CoreGraphics"],
      resources: [.copy("Fixtures")], swiftSettings: kit),
    // Expressions that are hard on the type checker, with a bound on its steps a two-hundredth of the compiler's own.
    .target(
      name: "Expressions", dependencies: ["UIKit"], path: "Tests/Support/Expressions",
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=5000"])]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "CollectionLayoutCore", "CollectionUpdating", "CoreGraphics", "Expressions", "QuartzCore", "RasterServer",
        "RenderProtocol", "SeededRandom", "TesseraHost", "TesseraText", "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      swiftSettings: kit),
    .testTarget(
      name: "BrowserServerTests",
      dependencies: ["BrowserServer", "CoreGraphics", "RenderProtocol", "_Testing_CoreGraphics"], swiftSettings: kit),
    .testTarget(
      name: "AppSupervisorTests",
      dependencies: [
        "AppSupervisor", "BrowserServer", "CoreGraphics", "FakeApp", "RenderProtocol", "_Testing_CoreGraphics",
      ],
      swiftSettings: kit),
    // What the tests of the browser side start: an app without UIKit, and a server that shows it.
    .executableTarget(
      name: "FakeApp", dependencies: ["CoreGraphics", "RenderProtocol", "SceneText"], path: "Tests/Support/FakeApp",
      swiftSettings: kit),
    // An app with a compositional layout for them; plain enough to need no translation.
    .executableTarget(
      name: "LayoutApp", dependencies: ["TesseraHost", "UIKit"], path: "Tests/Support/LayoutApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // And one with a table.
    .executableTarget(
      name: "TableApp", dependencies: ["TesseraHost", "UIKit"], path: "Tests/Support/TableApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // An app of controls for them.
    .executableTarget(
      name: "ControlsApp", dependencies: ["TesseraHost", "UIKit"], path: "Tests/Support/ControlsApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // And one of bars.
    .executableTarget(
      name: "BarsApp", dependencies: ["TesseraHost", "UIKit"], path: "Tests/Support/BarsApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // And one of columns.
    .executableTarget(
      name: "SplitApp", dependencies: ["TesseraHost", "UIKit"], path: "Tests/Support/SplitApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "BrowserHarness",
      dependencies: ["AppSupervisor", "BrowserServer", "CoreGraphics", "RasterServer", "RenderProtocol"],
      path: "Tests/Support/BrowserHarness", swiftSettings: kit),
    .testTarget(
      name: "TesseraTruthTests",
      dependencies: [
        "CoreGraphics", "NibReader", "TesseraTruth", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      resources: [.copy("Fixtures")], swiftSettings: kit),
    .testTarget(
      name: "TesseraHostTests",
      dependencies: [
        "CoreGraphics", "QuartzCore", "RenderProtocol", "TesseraHost", "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      swiftSettings: kit),
    .testTarget(
      name: "TesseraTestingTests",
      dependencies: ["CoreGraphics", "TesseraTesting", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      exclude: ["Galleries/Snapshots"], swiftSettings: kit),
    .testTarget(
      name: "PackageOverlayTests", dependencies: ["ObjCTranslator", "PackageOverlay", "SnapshotReferences"],
      swiftSettings: kit),
    .testTarget(
      name: "SnapshotReferencesTests",
      dependencies: ["CoreGraphics", "SeededRandom", "SnapshotReferences", "_Testing_CoreGraphics"], swiftSettings: kit),
    .testTarget(name: "TestReportTests", dependencies: ["TestReport"], swiftSettings: kit),
    .testTarget(
      name: "AppBuilderTests", dependencies: ["AppBuilder", "CoreGraphics", "ObjCTranslator", "UIKit"],
      swiftSettings: kit),
    .testTarget(
      name: "TesseraShimsTests",
      dependencies: [
        "CoreGraphics", "TesseraShims_CFNetwork", "TesseraShims_CoreFoundation", "TesseraShims_Darwin",
        "TesseraShims_Foundation",
      ], swiftSettings: kit),
    .testTarget(name: "NibReaderTests", dependencies: ["NibReader", "SeededRandom"], swiftSettings: kit),
    .testTarget(name: "XcodeProjectTests", dependencies: ["SeededRandom", "XcodeProject"], swiftSettings: kit),
    .testTarget(
      name: "ObjCTranslatorTests",
      dependencies: [
        "ObjCTranslator", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["Fixtures"]),
  ]
    + smallFrameworks.map { .target(name: $0, dependencies: frameworks[$0] ?? [], swiftSettings: kit) }
    + apps
    + shims.map {
      .target(
        name: $0, dependencies: shimDependencies[$0] ?? [], path: "Sources/Shims/\($0)", swiftSettings: kit,
        // What Foundation itself writes dates and numbers with; it comes with Swift.
        linkerSettings: $0 == "TesseraShims_Foundation" ? [.linkedLibrary("_FoundationICU")] : [])
    }
)

if let chosenTests {
  package.targets.removeAll { $0.type == .test && !chosenTests.contains($0.name) }
}
