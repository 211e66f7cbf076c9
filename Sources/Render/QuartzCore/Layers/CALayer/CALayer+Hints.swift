// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// In which form a layer keeps what it draws: a hint, since servers keep eight bits a component.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

// What Apple's documentation says has no effect on iOS, and hints. All is kept.
extension CALayer {
  /// Filters for what is behind the layer. They do nothing on iOS.
  public var backgroundFilters: [Any]? {
    get { storedValues["backgroundFilters"] as? [Any] }
    set { storedValues["backgroundFilters"] = newValue }
  }

  /// In which form the layer keeps what it draws. Defaults to `RGBA8Uint`.
  public var contentsFormat: CALayerContentsFormat {
    get { storedValues["contentsFormat"] as? CALayerContentsFormat ?? .RGBA8Uint }
    set { storedValues["contentsFormat"] = newValue }
  }

  /// Whether pictures brighter than white are shown so; no screen here can.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { storedValues["wantsExtendedDynamicRangeContent"] as? Bool ?? false }
    set { storedValues["wantsExtendedDynamicRangeContent"] = newValue }
  }

  /// How much light beyond white is wanted; no screen here shows any.
  public var preferredDynamicRange: CADynamicRange {
    get { storedValues["preferredDynamicRange"] as? CADynamicRange ?? .automatic }
    set { storedValues["preferredDynamicRange"] = newValue }
  }

  /// How much brighter than white the contents are.
  public var contentsHeadroom: CGFloat {
    get { storedValues["contentsHeadroom"] as? CGFloat ?? 0 }
    set { storedValues["contentsHeadroom"] = newValue }
  }

  /// How light beyond white is brought to what a screen can show.
  public var toneMapMode: CAToneMapMode {
    get { storedValues["toneMapMode"] as? CAToneMapMode ?? .automatic }
    set { storedValues["toneMapMode"] = newValue }
  }
}

/// How much light beyond white a layer wants.
public struct CADynamicRange: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let automatic = CADynamicRange(rawValue: "automatic")
  public static let standard = CADynamicRange(rawValue: "standard")
  public static let constrainedHigh = CADynamicRange(rawValue: "constrainedHigh")
  public static let high = CADynamicRange(rawValue: "high")
}

/// How light beyond white is brought to what a screen can show.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let automatic = CAToneMapMode(rawValue: "automatic")
  public static let never = CAToneMapMode(rawValue: "never")
  public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}
