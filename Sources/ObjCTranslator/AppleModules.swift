// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Apple's modules that Tessera has nothing of.
package enum AppleModules {
  /// Whether a name is that of a module of Apple's, one that Tessera has or not.
  package static func isApples(_ name: String) -> Bool {
    missing.contains(name) || perhapsMissing.contains(name) || ours.contains(name)
  }

  /// Those that Tessera has, and Linux has not.
  private static let ours: Set<String> = [
    "AVFoundation", "AVKit", "Combine", "CommonCrypto", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation",
    "CoreMotion",
    "CoreServices", "CoreText", "CryptoKit", "Darwin", "GameplayKit", "ImageIO", "LocalAuthentication", "MapKit",
    "MessageUI", "MobileCoreServices",
    "OSLog", "ObjectiveC", "QuartzCore", "SafariServices", "StoreKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications",
    "WebKit", "os",
  ]

  /// Those whose names say that they are Apple's.
  static let missing: Set<String> = [
    "ARKit", "AVFAudio", "Accelerate", "AccessorySetupKit", "ActivityKit", "AdServices",
    "AdSupport", "AddressBook", "AddressBookUI", "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AssetsLibrary", "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "ClassKit",
    "ClockKit", "CloudKit", "Cocoa", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth",
    "CoreHaptics", "CoreLocationUI", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreNFC",
    "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo", "CreateML",
    "CryptoTokenKit", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI",
    "ExposureNotification", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FoundationModels", "GLKit", "GSS", "GameController", "GameKit", "GroupActivities", "HealthKit",
    "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore",
    "ImagePlayground", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "MLCompute", "MachO", "ManagedSettings", "MediaAccessibility", "MediaPlayer", "MediaToolbox",
    "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
    "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NewsstandKit", "NotificationCenter",
    "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PaperKit", "PassKit", "PencilKit",
    "ProximityReader", "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
    "RoomPlan", "SceneKit", "ScreenTime", "SensorKit", "ShazamKit", "SoundAnalysis", "SpriteKit",
    "SwiftData", "SwiftUI", "TVUIKit", "TipKit", "UIUtilities",
    "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit", "WorkoutKit", "simd",
  ]

  /// Those with a plain word for a name, which a package may bring along too.
  static let perhapsMissing: Set<String> = [
    "Accessibility", "Accounts", "Charts", "Contacts", "Intents", "Matter", "Messages",
    "Social", "Speech", "Symbols", "Twitter", "Vision",
  ]
}
