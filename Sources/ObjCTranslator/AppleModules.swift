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
    "AVFoundation", "AVKit", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreText", "CryptoKit",
    "Darwin", "EventKit", "EventKitUI", "GameplayKit", "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "MobileCoreServices", "MultipeerConnectivity", "OSLog", "ObjectiveC", "QuartzCore", "SafariServices",
    "Social", "Speech", "StoreKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity",
    "WebKit", "os",
  ]

  /// Those whose names say that they are Apple's.
  static let missing: Set<String> = [
    "ARKit", "AVFAudio", "Accelerate", "AccessorySetupKit", "ActivityKit", "AdServices",
    "AdSupport", "AddressBook", "AddressBookUI", "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AssetsLibrary", "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "ClassKit",
    "ClockKit", "CloudKit", "Cocoa", "CoreAudio", "CoreAudioKit",
    "CoreHaptics", "CoreLocationUI", "CoreMIDI", "CoreML",
    "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo", "CreateML", "CryptoTokenKit",
    "DeviceActivity", "DeviceCheck",
    "ExposureNotification", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FoundationModels", "GLKit", "GSS", "GameController", "GameKit", "GroupActivities", "HealthKit",
    "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore",
    "ImagePlayground", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "MLCompute", "MachO", "ManagedSettings", "MediaAccessibility", "MediaToolbox",
    "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO",
    "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NewsstandKit", "NotificationCenter",
    "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PaperKit", "PassKit", "PencilKit",
    "ProximityReader", "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
    "RoomPlan", "SceneKit", "ScreenTime", "SensorKit", "ShazamKit", "SoundAnalysis", "SpriteKit",
    "SwiftData", "SwiftUI", "TVUIKit", "TipKit", "UIUtilities",
    "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "VisionKit",
    "WatchKit", "WeatherKit", "WidgetKit", "WorkoutKit", "simd",
  ]

  /// Those with a plain word for a name, which a package may bring along too.
  static let perhapsMissing: Set<String> = [
    "Accessibility", "Accounts", "Charts", "Intents", "Matter", "Messages",
    "Symbols", "Twitter", "Vision",
  ]
}
