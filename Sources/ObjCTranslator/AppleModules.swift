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
    "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CloudKit", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth",
    "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit",
    "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MetricKit", "MultipeerConnectivity",
    "NaturalLanguage", "NotificationCenter", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore",
    "QuickLook", "ReplayKit", "SafariServices", "Social", "Speech", "StoreKit", "UIKit", "UserNotifications", "Vision",
    "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
  ]

  /// Those that have another name here: one named `os` or `Darwin` would change how dependencies compile (they ask
  /// `canImport`).
  static let renamed: Set<String> = [
    "AVFAudio", "CoreServices", "Darwin", "MobileCoreServices", "Network", "OSLog", "ObjectiveC", "SQLite3",
    "Security", "SystemConfiguration", "UniformTypeIdentifiers", "os", "zlib",
  ]

  /// Those that Tessera has, and Linux has not.
  static let ours = ofTheKit.union(renamed)

  /// Those that a build for Linux without Tessera has not.
  static let onlyApples = missing.union(ours)

  /// Those whose names say that they are Apple's.
  static let missing: Set<String> = [
    "ARKit", "Accelerate", "AccessorySetupKit", "ActivityKit", "AdServices", "AddressBook", "AddressBookUI",
    "AppClip", "AppIntents", "AppKit", "AssetsLibrary", "AudioUnit", "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BusinessChat", "CFNetwork", "CarPlay", "ClassKit", "ClockKit", "Cocoa", "CoreAudio",
    "CoreAudioKit", "CoreLocationUI", "CoreMIDI", "CoreTransferable", "CreateML", "CryptoTokenKit", "DeviceActivity",
    "ExposureNotification", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FoundationModels",
    "GLKit", "GSS", "GameController", "GroupActivities", "HealthKitUI", "HomeKit", "IOKit", "IOSurface",
    "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImagePlayground", "IntentsUI", "JavaScriptCore",
    "MLCompute", "MachO", "ManagedSettings", "MediaAccessibility", "MediaToolbox", "Metal", "MetalKit",
    "MetalPerformanceShaders", "ModelIO", "MusicKit", "NearbyInteraction", "NetworkExtension", "NewsstandKit", "OpenAL",
    "OpenGLES", "PDFKit", "PHASE", "PaperKit", "ProximityReader", "PushToTalk", "QuickLookThumbnailing", "RealityKit",
    "RoomPlan", "SceneKit", "ScreenTime", "SensorKit", "ShazamKit", "SoundAnalysis", "SpriteKit", "SwiftData",
    "SwiftUI", "TVUIKit", "TipKit", "UIUtilities", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox",
    "WatchKit", "WeatherKit", "WorkoutKit", "simd",
  ]

  /// Those with a plain word for a name, which a package may bring along too.
  static let perhapsMissing: Set<String> = [
    "Accessibility", "Accounts", "Charts", "Matter", "Messages", "Symbols", "Twitter",
  ]
}
