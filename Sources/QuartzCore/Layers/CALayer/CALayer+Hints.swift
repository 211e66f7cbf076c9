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
  /// Filters for what the layer shows. They do nothing on iOS.
  public var filters: [Any]? {
    get { storedValues["filters"] as? [Any] }
    set { storedValues["filters"] = newValue }
  }

  /// Filters for what is behind the layer. They do nothing on iOS.
  public var backgroundFilters: [Any]? {
    get { storedValues["backgroundFilters"] as? [Any] }
    set { storedValues["backgroundFilters"] = newValue }
  }

  /// The filter by which the layer is put over what is behind it. It does nothing on iOS, says Apple.
  public var compositingFilter: Any? {
    get { storedValues["compositingFilter"] }
    set { storedValues["compositingFilter"] = newValue }
  }

  /// Values for properties that nobody set. Kept, and not looked into.
  public var style: [AnyHashable: Any]? {
    get { storedValues["style"] as? [AnyHashable: Any] }
    set { storedValues["style"] = newValue }
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
}
