// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// How a layer finds the pixels of a picture that it shows in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Between neighbouring pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel: large ones have hard edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between neighbouring pixels of pictures that were made smaller before; the same as `linear` here, which averages all
  /// pixels that a smaller one covers.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  /// The filter as it travels; an unknown one is linear.
  var layerFilter: LayerFilter {
    switch self {
    case .nearest: .nearest
    case .trilinear: .trilinear
    default: .linear
    }
  }
}
