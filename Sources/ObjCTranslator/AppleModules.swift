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
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit",
    "DeveloperToolsSupport", "DeviceCheck", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaAccessibility",
    "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "MetricKit",
    "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "ReplayKit",
    "SafariServices", "Social", "Speech", "StoreKit", "StoreKitTest", "Translation", "UIKit", "UserNotifications",
    "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit", "simd",
  ]

  /// Those that have another name here: one named `os` or `Darwin` would change how dependencies compile (they ask
  /// `canImport`).
  static let renamed: Set<String> = [
    "AVFAudio", "CoreServices", "Darwin", "MobileCoreServices", "Network", "OSLog", "ObjectiveC", "SQLite3", "Security",
    "SystemConfiguration", "UniformTypeIdentifiers", "libxml2", "os", "zlib",
  ]

  /// Those that Tessera has, and Linux has not.
  static let ours = ofTheKit.union(renamed)

  /// Those that a build for Linux without Tessera has not.
  static let onlyApples = missing.union(ours)

  /// Those whose names say that they are Apple's.
  static let missing: Set<String> = [
    "ARKit", "AccessorySetupKit", "ActivityKit", "AddressBook", "AddressBookUI", "AppClip", "AppIntents", "AppKit",
    "AssetsLibrary", "AutomaticAssessmentConfiguration", "BackgroundAssets", "BusinessChat", "CFNetwork", "ClassKit",
    "ClockKit", "Cocoa", "CoreAudioKit", "CoreLocationUI", "CoreMIDI", "CoreTransferable", "CreateML", "CryptoTokenKit",
    "DeviceActivity", "ExposureNotification", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FoundationModels", "GLKit", "GSS", "GameController", "GroupActivities", "HealthKitUI", "HomeKit", "IOKit",
    "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImagePlayground", "MLCompute", "MachO",
    "ManagedSettings", "Metal", "MetalKit", "MetalPerformanceShaders", "ModelIO", "MusicKit", "NearbyInteraction",
    "NewsstandKit", "OpenAL", "OpenGLES",
    "PHASE", "PaperKit", "ProximityReader", "PushToTalk", "RealityKit", "RoomPlan", "SceneKit", "ScreenTime",
    "SensorKit", "ShazamKit", "SoundAnalysis", "SpriteKit", "SwiftData", "SwiftUI", "TVUIKit", "TipKit", "UIUtilities",
    "VideoSubscriberAccount", "VideoToolbox", "WatchKit", "WeatherKit", "WorkoutKit",
  ]

  /// Those with a plain word for a name, which a package may bring along too.
  static let perhapsMissing: Set<String> = [
    "Accounts", "Charts", "Matter", "Symbols", "Twitter",
  ]
}
