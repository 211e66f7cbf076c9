// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Who may import whom: the one place where it is written down.
public struct Layering: Sendable {
  /// A module of ours and everything that its files may import.
  public struct Module: Sendable {
    public var name: String
    public var imports: Set<String>
    /// Relative to the root of the repository.
    public var folder: String

    public init(_ name: String, _ imports: Set<String>, folder: String? = nil) {
      self.name = name
      self.imports = imports
      self.folder = folder ?? "Sources/\(name)"
    }
  }

  /// An import that certainly exists, by which the check proves that it sees imports at all.
  public struct Edge: Hashable, Sendable {
    public var from: String
    public var to: String

    public init(_ from: String, _ to: String) {
      self.from = from
      self.to = to
    }
  }

  public var modules: [Module]
  /// Folders of iOS source, each an app, and what apps may import.
  public var appFolder = "Apps"
  public var appImports: Set<String>
  public var knownEdges: [Edge]
  /// What must not be linked, however far down: from a target of the manifest to another.
  public var unlinked: [Edge]

  public init(modules: [Module], appImports: Set<String>, knownEdges: [Edge], unlinked: [Edge] = []) {
    self.modules = modules
    self.appImports = appImports
    self.knownEdges = knownEdges
    self.unlinked = unlinked
  }

  public subscript(name: String) -> Module? { modules.first { $0.name == name } }
}

extension Layering {
  /// Tessera's layers, from the bottom up; arrows point down only.
  public static let tessera = Layering(
    modules: [
      // Pure algorithms: no view, no clock, no input or output.
      Module("BodyDynamics", ["Foundation"]),
      Module("ConstraintSolver", []),
      Module("CollectionDiffing", ["Synchronization"]),
      Module("CollectionLayoutCore", ["Foundation"]),
      Module("CollectionUpdating", ["Foundation"]),
      Module("NibReader", ["Synchronization"]),
      Module("DataModelReader", ["Foundation", "NibReader"]),

      // Drawing, text, the protocol.
      Module("CCairo", []),
      Module("CPango", []),
      Module("CImageCodecs", []),
      Module("CCrypto", []),
      Module("CKitSQLite", []),
      Module("CKitXML", []),
      Module("CKitZlib", []),
      Module("CTesseraRuntime", []),
      Module("CHostClock", []),
      Module("CNetworkHooks", []),
      Module("CFormatNames", []),
      Module("CAnnotationViews", []),
      Module("CManagedObjects", []),
      Module("CPNGPacking", []),
      Module("CPixelBlur", []),
      Module(
        "CoreGraphics",
        ["CCairo", "CImageCodecs", "CPNGPacking", "Foundation", "Synchronization", "TesseraShims_CoreFoundation"]),
      Module("CoreImage", ["CoreGraphics", "Foundation", "Synchronization"]),
      Module("TesseraText", ["CPango", "CoreGraphics", "Foundation", "Synchronization"]),
      Module("RenderProtocol", ["CoreGraphics", "Dispatch", "Foundation", "Glibc", "Synchronization"]),

      Module("ImageIO", ["CoreGraphics", "Dispatch", "Foundation", "Synchronization"]),
      Module("NetworkFixtures", ["CoreGraphics", "Foundation", "TesseraText"]),

      // The kit.
      Module(
        "QuartzCore",
        ["CTesseraRuntime", "CoreGraphics", "Dispatch", "Foundation", "RenderProtocol", "Synchronization"]),
      Module("simd", ["Foundation", "Glibc"]),
      Module("CoreAudioTypes", ["CoreGraphics", "Foundation"]),
      Module("CoreVideo", ["CoreGraphics", "CoreImage", "Foundation", "Synchronization"]),
      Module("CoreMedia", ["CoreAudioTypes", "CoreVideo", "Foundation", "Synchronization"]),
      Module(
        "UIKit",
        [
          "BodyDynamics", "CFormatNames", "CTesseraRuntime", "CollectionDiffing", "CollectionLayoutCore",
          "CollectionUpdating", "ConstraintSolver",
          "CoreGraphics", "CoreImage", "CoreMedia", "CoreVideo", "Foundation", "FoundationNetworking", "ImageIO",
          "NibReader", "Observation", "QuartzCore", "RenderProtocol", "Synchronization",
          "TesseraShims_Foundation", "TesseraShims_ObjectiveC", "TesseraShims_UniformTypeIdentifiers", "TesseraText",
        ]),
      Module("CoreText", ["CoreGraphics", "Foundation", "TesseraText", "UIKit"]),
      Module("AudioToolbox", ["CoreAudioTypes", "CoreGraphics", "Synchronization"]),
      Module("MediaToolbox", ["CoreAudioTypes", "CoreMedia"]),
      Module(
        "AVFoundation",
        [
          "AudioToolbox", "CoreGraphics", "CoreImage", "CoreMedia", "Foundation", "FoundationNetworking", "ImageIO",
          "MediaToolbox", "QuartzCore", "Synchronization", "TesseraShims_UniformTypeIdentifiers", "UIKit", "simd",
        ]),
      Module("AVKit", ["AVFoundation", "UIKit"]),
      Module("CommonCrypto", ["CCrypto"]),
      Module("CryptoKit", ["CCrypto", "CommonCrypto", "Foundation"]),
      Module("CoreLocation", ["Foundation", "Synchronization"]),
      Module("Contacts", ["CoreLocation", "Foundation", "Synchronization"]),
      Module("ContactsUI", ["Contacts", "UIKit"]),
      Module("CoreBluetooth", ["Foundation"]),
      Module("EventKit", ["CoreGraphics", "Foundation", "Synchronization"]),
      Module("EventKitUI", ["EventKit", "UIKit"]),
      Module("MediaPlayer", ["AVFoundation", "UIKit"]),
      Module("MultipeerConnectivity", ["UIKit"]),
      Module("Social", ["UIKit"]),
      Module("Speech", ["AVFoundation", "Foundation"]),
      Module("WatchConnectivity", ["Foundation"]),
      Module("CoreMotion", ["Foundation", "Synchronization"]),
      Module(
        "MapKit", ["CAnnotationViews", "CoreLocation", "Foundation", "FoundationNetworking", "QuartzCore", "UIKit"]),
      Module("WebKit", ["Foundation", "FoundationNetworking", "UIKit"]),
      Module("CoreData", ["CManagedObjects", "DataModelReader", "Foundation", "Synchronization", "UIKit"]),
      Module("GameplayKit", ["Foundation", "simd"]),
      Module("LocalAuthentication", ["Foundation"]),
      Module("MessageUI", ["UIKit"]),
      Module(
        "Photos", ["AVFoundation", "CoreGraphics", "CoreLocation", "Foundation", "ImageIO", "Synchronization", "UIKit"]),
      Module("PhotosUI", ["Photos", "TesseraShims_UniformTypeIdentifiers", "UIKit"]),
      Module("SafariServices", ["UIKit"]),
      Module("StoreKit", ["Foundation", "Synchronization", "UIKit"]),
      Module("UserNotifications", ["CoreLocation", "Foundation", "Synchronization", "UIKit"]),
      Module(
        "Combine",
        [
          "Dispatch", "Foundation", "FoundationNetworking", "OpenCombine", "QuartzCore", "TesseraShims_ObjectiveC",
          "UIKit",
        ]),
      Module("AdSupport", ["Foundation"]),
      Module("AppTrackingTransparency", ["Foundation", "Synchronization"]),
      Module("AuthenticationServices", ["SafariServices", "UIKit"]),
      Module("BackgroundTasks", ["Foundation", "Synchronization"]),
      Module("CoreHaptics", ["Foundation"]),
      Module("CoreSpotlight", ["Foundation", "TesseraShims_UniformTypeIdentifiers", "UIKit"]),
      Module("CoreTelephony", ["Foundation"]),
      Module("HealthKit", ["Foundation"]),
      Module("NotificationCenter", ["UIKit"]),
      Module("CallKit", ["Foundation", "Synchronization"]),
      Module("CoreNFC", ["Foundation"]),
      Module("GameKit", ["Foundation", "UIKit"]),
      Module("LinkPresentation", ["UIKit"]),
      Module("PassKit", ["Contacts", "UIKit"]),
      Module("QuickLook", ["UIKit"]),
      Module("ReplayKit", ["UIKit"]),
      Module("CloudKit", ["CoreLocation", "Foundation"]),
      Module("CoreML", ["CoreVideo", "Foundation"]),
      Module("Intents", ["UIKit"]),
      Module(
        "Vision",
        ["CoreGraphics", "CoreImage", "CoreML", "CoreVideo", "Foundation", "ImageIO", "Synchronization", "simd"]),
      Module("NaturalLanguage", ["Foundation"]),
      Module("PencilKit", ["UIKit"]),
      Module("DeviceCheck", ["Foundation"]),
      Module("MetricKit", ["Foundation"]),
      Module("PushKit", ["Foundation"]),
      Module("VisionKit", ["UIKit"]),
      Module("WidgetKit", ["Foundation"]),
      shim("CoreFoundation", ["CoreFoundation", "Foundation"]),
      shim(
        "CFNetwork",
        ["Dispatch", "Foundation", "Glibc", "Synchronization", "TesseraShims_CoreFoundation", "TesseraShims_Darwin"]),
      Module("Accelerate", ["CoreGraphics", "CoreVideo", "Foundation"]),
      Module("Accessibility", ["CoreGraphics", "Foundation"]),
      Module("AdAttributionKit", ["Foundation"]),
      Module("AdServices", ["Foundation"]),
      Module("AudioUnit", ["AudioToolbox"]),
      Module("Compression", ["CKitZlib", "Foundation"]),
      Module("CoreAudio", ["CoreAudioTypes"]),
      Module("DeveloperToolsSupport", ["UIKit"]),
      Module("IntentsUI", ["Intents", "UIKit"]),
      Module("JavaScriptCore", ["CoreGraphics"]),
      Module("MediaAccessibility", ["CoreText", "Synchronization"]),
      Module("Messages", ["UIKit"]),
      Module("QuickLookThumbnailing", ["Synchronization", "UIKit"]),
      Module("Translation", ["Foundation"]),
      Module("UserNotificationsUI", ["UIKit", "UserNotifications"]),
      Module("CarPlay", ["UIKit"]),
      Module("NetworkExtension", ["Foundation", "Synchronization", "TesseraShims_Network", "TesseraShims_Security"]),
      Module("PDFKit", ["CoreGraphics", "Foundation", "Synchronization", "UIKit"]),
      Module("StoreKitTest", ["Foundation", "StoreKit"]),
      shim("Darwin", ["Foundation", "Glibc"]),
      shim(
        "Foundation",
        [
          "CKitZlib", "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Synchronization", "_FoundationICU",
        ]),
      shim("MobileCoreServices", ["TesseraShims_CoreFoundation", "TesseraShims_UniformTypeIdentifiers"]),
      shim("Network", ["Foundation", "Glibc", "RenderProtocol", "Synchronization"]),
      shim("SQLite3", ["CKitSQLite"]),
      shim(
        "Security",
        ["CCrypto", "Foundation", "FoundationNetworking", "Synchronization", "TesseraShims_CoreFoundation"]),
      shim(
        "SystemConfiguration",
        [
          "Dispatch", "Synchronization", "TesseraShims_CoreFoundation", "TesseraShims_Darwin", "TesseraShims_Network",
        ]),
      shim("ObjectiveC", ["CTesseraRuntime", "Foundation"]),
      shim("UniformTypeIdentifiers", ["Foundation"]),
      shim("os", ["Foundation", "Glibc", "Synchronization"]),
      shim("libxml2", ["CKitXML"]),
      shim("zlib", ["CKitZlib"]),

      // Render servers: they know commits, never views.
      Module("RasterServer", ["CCairo", "CPixelBlur", "CoreGraphics", "Foundation", "RenderProtocol"]),
      Module(
        "BrowserServer",
        [
          "CoreGraphics", "Dispatch", "Foundation", "Glibc", "NetworkFixtures", "RasterServer", "RenderProtocol",
          "Synchronization",
        ]),

      // Composition roots.
      Module(
        "TesseraHost",
        [
          "CHostClock", "CNetworkHooks", "CTesseraRuntime", "CoreGraphics", "CoreLocation", "CoreMotion", "Foundation",
          "FoundationNetworking", "NetworkFixtures", "QuartzCore", "RasterServer", "RenderProtocol", "Swift",
          "Synchronization", "UIKit",
        ]),
      Module("SnapshotReferences", ["CoreGraphics", "Foundation", "Glibc"]),
      Module(
        "TesseraTesting",
        [
          "CoreGraphics", "Foundation", "QuartzCore", "RasterServer", "RenderProtocol", "SnapshotReferences",
          "TesseraHost", "Testing", "UIKit",
        ]),
      Module("TestReport", ["Foundation", "RenderProtocol"]),
      // What other people's tests need beside the kit.
      Module("XCTestSupplement", ["Foundation", "UIKit", "XCTest"]),
      Module("FBSnapshotTestCase", ["CoreGraphics", "Foundation", "UIKit", "XCTest", "XCTestSupplement"]),
      Module(
        "SnapshotStandIns", ["CoreGraphics", "CoreImage", "Foundation", "TesseraShims_UniformTypeIdentifiers", "UIKit"]),
      // The inside of a process that runs somebody's tests.
      Module(
        "TesseraTestHost",
        [
          "CHostClock", "CoreGraphics", "Foundation", "Glibc", "QuartzCore", "RenderProtocol", "SnapshotReferences",
          "Synchronization", "TestReport", "TesseraHost",
          "UIKit", "XCTest", "XCTestSupplement",
        ]),
      Module(
        "TesseraTruth",
        ["CoreGraphics", "Foundation", "NibReader", "QuartzCore", "RenderProtocol", "TesseraHost", "UIKit"]),
      Module(
        "AppSupervisor",
        ["BrowserServer", "CoreGraphics", "Dispatch", "Foundation", "Glibc", "RenderProtocol", "Synchronization"]),

      // From iOS source to an app; knows nothing of the kit's code.
      Module("ObjCTranslator", ["Foundation", "SwiftOperators", "SwiftParser", "SwiftSyntax"]),
      Module("XcodeProject", ["Foundation"]),
      Module(
        "AppBuilder",
        ["DataModelReader", "Dispatch", "Foundation", "Glibc", "ObjCTranslator", "Synchronization", "XcodeProject"]),
      Module("PackageOverlay", ["AppBuilder", "Foundation", "ObjCTranslator", "SnapshotReferences"]),
      Module(
        "TestRunner",
        [
          "AppBuilder", "CoreGraphics", "Dispatch", "Foundation", "Glibc", "RenderProtocol", "SnapshotReferences",
          "Synchronization", "TestReport",
        ]),
      Module("tessera-translate", ["Foundation", "ObjCTranslator"]),
      Module(
        "tessera",
        [
          "AppBuilder", "AppSupervisor", "ArgumentParser", "BrowserServer", "CoreGraphics", "Foundation",
          "ObjCTranslator", "PackageOverlay", "RenderProtocol", "SnapshotReferences", "Synchronization", "TestReport",
          "TestRunner",
        ]),
      Module("tessera-truth", ["Foundation", "RenderProtocol", "TesseraTruth"]),

      Module("page-tables", ["CoreGraphics", "RenderProtocol"], folder: "Tools/PageTables"),

      // What Swift Testing looks for beside modules of these names.
      Module("_Testing_CoreGraphics", []),
      Module("_Testing_CoreImage", []),
      Module("_Testing_UIKit", ["_Testing_CoreImage"]),
    ],
    appImports: [
      "Combine", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "Darwin", "Dispatch",
      "Foundation",
      "ImageIO", "LocalAuthentication", "MessageUI", "MobileCoreServices", "ObjectiveC", "QuartzCore", "SafariServices",
      "UIKit", "UniformTypeIdentifiers", "UserNotifications", "os",
    ],
    knownEdges: [
      Edge("UIKit", "QuartzCore"), Edge("QuartzCore", "CoreGraphics"), Edge("BrowserServer", "RenderProtocol"),
      Edge("TesseraHost", "UIKit"), Edge("CoreGraphics", "CCairo"),
    ],
    // The command would have the kit compiled twice before it shows anything: in debug for itself, in release for apps.
    unlinked: [Edge("tessera", "UIKit"), Edge("tessera", "QuartzCore")])

  private static func shim(_ name: String, _ imports: Set<String>) -> Module {
    Module("TesseraShims_\(name)", imports, folder: "Sources/Shims/TesseraShims_\(name)")
  }
}
