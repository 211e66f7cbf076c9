// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension AppleModules {
  /// How the names of a module are told from others.
  struct Names {
    /// What types, functions and constants of the module begin with, in front of a capital letter.
    var prefixes: [String]
    /// Beginnings of names, with anything behind them or nothing: for modules that share a prefix.
    var stems: [String] = []
    /// Beginnings of names that have the prefix and are another module's.
    var foreignStems: [String] = []
    /// Names that do not begin so.
    var others: Set<String> = []
    /// Modules that come along with it on iOS, and that are here.
    var brings: [String] = ["Foundation"]
    /// Whether all of the module's types and functions are known so: who uses none of them uses no more of it than
    /// members of other modules' types.
    var isWhole = true

    /// Whether a name is one of the module's.
    func contain(_ name: String) -> Bool {
      if foreignStems.contains(where: name.hasPrefix) { return false }
      return others.contains(name) || stems.contains(where: name.hasPrefix)
        || prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first.map(Self.begins) == true }
    }

    private static func begins(_ character: Character) -> Bool { character.isUppercase || character.isNumber }
  }

  /// StoreKit's names among those that begin as SpriteKit's do.
  private static let storeStems = [
    "SKAdNetwork", "SKArcade", "SKCloudService", "SKDownload", "SKError", "SKMutablePayment", "SKOverlay", "SKPayment",
    "SKProduct", "SKReceipt", "SKRequest", "SKStore", "SKTerminate",
  ]

  /// By module; of those that are not here nothing is known.
  static let names: [String: Names] = [
    "ARKit": Names(prefixes: ["AR"], brings: ["UIKit"]),
    "Accounts": Names(prefixes: ["AC"]),
    "Accelerate": Names(
      prefixes: ["vImage", "kvImage", "BNNS", "Sparse"],
      stems: ["vDSP", "vForce", "cblas_", "la_", "vvsin", "vvcos", "vvexp", "vvlog", "vvsqrt", "vvpow"],
      others: ["DSPComplex", "DSPSplitComplex", "FFTDirection", "FFTRadix", "kFFTRadix2", "kFFTDirection_Forward"]),
    "AdServices": Names(prefixes: ["AA"]),
    "AudioUnit": Names(prefixes: [], stems: ["AudioUnit", "AudioComponent", "kAudioUnit", "AUNode", "AURender"]),
    "ClassKit": Names(prefixes: ["CLS"]),
    "CoreAudioKit": Names(prefixes: [], stems: ["AUViewController", "AUGeneric", "CABTMIDI", "CAInterApp"]),
    "CoreLocationUI": Names(prefixes: [], others: ["CLLocationButton"], brings: ["UIKit"]),
    "FileProvider": Names(prefixes: [], stems: ["NSFileProvider"]),
    "FileProviderUI": Names(prefixes: ["FPUI"], brings: ["UIKit"]),
    "IOKit": Names(prefixes: ["IO", "kIO"]),
    "MediaToolbox": Names(prefixes: ["MT", "kMT"]),
    "MetalPerformanceShaders": Names(prefixes: ["MPS"]),
    "ModelIO": Names(prefixes: ["MDL"]),
    "NearbyInteraction": Names(prefixes: ["NI"]),
    "NewsstandKit": Names(prefixes: ["NK"]),
    "QuickLookThumbnailing": Names(prefixes: ["QLThumbnail"], others: ["QLThumbnailGenerator"]),
    "SoundAnalysis": Names(prefixes: ["SN"]),
    "UserNotificationsUI": Names(prefixes: [], stems: ["UNNotificationContent"], brings: ["UIKit"]),
    "VideoToolbox": Names(prefixes: ["VT", "kVT"]),
    "simd": Names(
      prefixes: [], stems: ["simd_", "matrix_", "vector_"],
      others: [
        "double2", "double3", "double4", "double4x4", "float2", "float3", "float4", "float2x2", "float3x3", "float4x4",
        "int2", "int3", "int4",
      ]),
    "AddressBook": Names(prefixes: ["AB", "kAB"]),
    "AddressBookUI": Names(prefixes: ["AB"], brings: ["UIKit"]),
    "AssetsLibrary": Names(prefixes: ["AL"], brings: ["Foundation", "CoreGraphics"]),
    "CarPlay": Names(prefixes: ["CP"], brings: ["UIKit"]),
    "CoreAudio": Names(prefixes: ["Audio", "kAudio"]),
    "CoreMIDI": Names(prefixes: ["MIDI", "kMIDI"]),
    "ExternalAccessory": Names(prefixes: ["EA"]),
    "CryptoKit": Names(
      prefixes: ["SHA", "HMAC", "AES"], others: ["ChaChaPoly", "Curve25519", "Insecure", "SymmetricKey"],
      isWhole: false),
    "GLKit": Names(
      prefixes: ["GLK", "GL", "gl", "EAGL"], others: ["GLfloat", "GLint", "GLuint", "GLenum", "GLsizei"],
      brings: ["UIKit"]),
    "GameController": Names(prefixes: ["GC"]),
    "GameplayKit": Names(prefixes: ["GK"]),
    "HomeKit": Names(prefixes: ["HM"]),
    "IntentsUI": Names(prefixes: ["IN"], brings: ["UIKit"]),
    "JavaScriptCore": Names(prefixes: ["JS"]),
    "Metal": Names(prefixes: ["MTL"]),
    "MetalKit": Names(prefixes: ["MTK", "MTL"], brings: ["UIKit"]),
    "NetworkExtension": Names(prefixes: ["NE"]),
    "OpenGLES": Names(prefixes: ["GL", "gl", "EAGL", "kEAGL"]),
    "PDFKit": Names(prefixes: ["PDF"], brings: ["UIKit"]),
    "RealityKit": Names(
      prefixes: ["AR"], others: ["AnchorEntity", "Entity", "ModelEntity", "ModelComponent"], isWhole: false),
    "SceneKit": Names(prefixes: ["SCN"], brings: ["UIKit"]),
    "SpriteKit": Names(prefixes: ["SK"], foreignStems: storeStems, brings: ["UIKit"]),
    "StoreKit": Names(prefixes: [], stems: storeStems, others: ["AppStore", "Product", "Transaction"], isWhole: false),
    // Its types are UIKit's here.
    "Symbols": Names(prefixes: [], brings: ["UIKit"]),
    "WatchKit": Names(prefixes: ["WK"], brings: ["UIKit"]),
  ]
}
