// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Apple's modules: those that Tessera has, and those that it has nothing of.
package enum AppleModules {
  /// Whether a name is that of a module of Apple's, one that Tessera has or not.
  package static func isApples(_ name: String) -> Bool {
    missing.contains(name) || perhapsMissing.contains(name) || ours.contains(name)
  }

  /// Those that Tessera has under Apple's names. A test holds it against the manifest.
  package static let ofTheKit: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AdAttributionKit", "AdServices", "AdSupport",
    "AppTrackingTransparency", "AudioToolbox", "AudioUnit", "AuthenticationServices", "BackgroundTasks", "CallKit",
    "CarPlay", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
    "CryptoKit",
    "DeveloperToolsSupport", "DeviceCheck", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaAccessibility",
    "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "MetricKit",
    "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "ReplayKit",
    "SafariServices", "Social", "Speech", "StoreKit", "StoreKitTest", "SwiftUI", "Translation", "UIKit",
    "UserNotifications",
    "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit", "simd",
  ]

  /// Those that have another name here: one named `os` or `Darwin` would change how dependencies compile (they ask
  /// `canImport`).
  static let renamed: Set<String> = [
    "AVFAudio", "CFNetwork", "CoreFoundation", "CoreServices", "Darwin", "libxml2", "MachO", "MobileCoreServices",
    "Network", "ObjectiveC", "os", "OSLog", "Security", "SQLite3", "SystemConfiguration", "UniformTypeIdentifiers",
    "zlib",
  ]

  /// Those that Tessera has, and Linux has not.
  static let ours = ofTheKit.union(renamed)

  /// Those that a build for Linux without Tessera has not. Linux has a Core Foundation, though another one.
  static let onlyApples = missing.union(ours).subtracting(["CoreFoundation"])

  /// Those whose names say that they are Apple's.
  static let missing: Set<String> = [
    "AccessorySetupKit", "ActivityKit", "AddressBook", "AddressBookUI", "AlarmKit", "AppClip", "AppIntents", "AppKit",
    "AppleArchive", "AppMigrationKit", "ARKit", "AssetsLibrary", "AutomaticAssessmentConfiguration", "AVRouting",
    "BackgroundAssets", "BrowserEngineCore", "BrowserEngineKit", "BrowserKit", "BusinessChat", "CarKey", "Cinematic",
    "ClassKit", "ClockKit", "Cocoa", "ContactProvider", "CoreAudioKit", "CoreHID", "CoreLocationUI", "CoreMIDI",
    "CreateML", "CryptoTokenKit", "DataDetection", "DeclaredAgeRange", "DeviceActivity",
    "DeviceDiscoveryExtension", "DeviceDiscoveryUI", "DockKit", "EnergyKit", "ExposureNotification",
    "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FinanceKit", "FinanceKitUI", "FoundationModels", "FSKit", "GameController", "GameSave", "GLKit",
    "GroupActivities", "GSS", "HealthKitUI", "HomeKit", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore",
    "ImagePlayground", "IOKit", "IOSurface", "JournalingSuggestions", "LightweightCodeRequirements",
    "LiveCommunicationKit", "LocalAuthenticationEmbeddedUI", "LockedCameraCapture", "ManagedSettings",
    "ManagedSettingsUI", "MarketplaceKit", "MatterSupport", "MediaExtension", "Metal", "MetalFX", "MetalKit",
    "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MLCompute", "ModelIO", "MusicKit",
    "NearbyInteraction", "NewsstandKit", "OpenAL", "OpenGLES", "PaperKit", "PermissionKit", "PHASE",
    "ProximityReader", "PushToTalk", "RealityFoundation", "RealityKit", "RelevanceKit", "RoomPlan", "SafetyKit",
    "SceneKit", "ScreenTime", "SecureElementCredential", "SensitiveContentAnalysis", "SensorKit", "SharedWithYou",
    "SharedWithYouCore", "ShazamKit", "SoundAnalysis", "SpriteKit", "SwiftData", "SwiftUICore",
    "TelephonyMessagingKit", "ThreadNetwork", "TipKit", "TouchController", "TVUIKit", "UIUtilities",
    "VideoSubscriberAccount", "VideoToolbox", "VisualIntelligence", "WatchKit", "WeatherKit", "WiFiAware",
    "WorkoutKit",
  ]

  /// Those with a plain word for a name, which a package may bring along too.
  static let perhapsMissing: Set<String> = [
    "Accounts", "Charts", "Matter", "Spatial", "Symbols", "TabularData", "Twitter",
  ]

  // MARK: - What they bring along

  /// The modules that imports of some modules bring along on iOS, as far as the translation has to know: Foundation and
  /// UIKit. Those that bring UIKit along here by themselves are ``bringingUIKit``.
  static func broughtAlong(by names: Set<String>) -> Set<String> {
    if names.contains("UIKit") || !names.isDisjoint(with: bringingUIKit) { return ["Foundation", "UIKit"] }
    let brings = names.contains { $0 == "Foundation" || isApples($0) && !bringingNothing.contains($0) }
    return brings ? ["Foundation"] : []
  }

  /// Modules that UIKit comes along with. Here each of them re-exports it.
  static let bringingUIKit: Set<String> = [
    "AVKit", "AuthenticationServices", "CarPlay", "ContactsUI", "CoreData", "DeveloperToolsSupport", "EventKitUI",
    "GameKit", "Intents", "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "MultipeerConnectivity", "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
    "QuickLookThumbnailing", "ReplayKit", "SafariServices", "Social", "StoreKit", "SwiftUI", "UserNotificationsUI",
    "VisionKit",
    "WebKit",
  ]

  /// Modules that are Swift's or C's alone, and that Foundation does not come along with.
  static let bringingNothing: Set<String> = [
    "Combine", "CommonCrypto", "CryptoKit", "Darwin", "MachO", "ObjectiveC", "SQLite3", "libxml2", "os", "simd", "zlib",
  ]
}
