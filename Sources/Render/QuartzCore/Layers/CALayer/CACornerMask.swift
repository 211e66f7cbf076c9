// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// Which corners of a layer `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left on screen, where y points down.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right on screen.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left on screen.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right on screen.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all = CACornerMask(rawValue: 15)

  var layerCorners: LayerCorners { LayerCorners(rawValue: UInt8(rawValue & 15)) }
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that bends in gradually, as the corners of Apple's devices and icons do.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
