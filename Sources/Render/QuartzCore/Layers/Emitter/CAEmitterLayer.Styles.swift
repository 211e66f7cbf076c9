// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At `emitterPosition`.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// On a line across `emitterSize.width`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// In a rectangle of `emitterSize`.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// In a box of `emitterSize` and `emitterDepth`.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// In a circle whose radius is `emitterSize.width`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// In a ball whose radius is `emitterSize.width`.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where of the shape particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At its corners, or in its middle where it has none.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere within.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// Which particles lie over which.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the order of the cells.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Younger ones over older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older ones over younger ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light added up, and to what is behind them.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
