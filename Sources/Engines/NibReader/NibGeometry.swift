// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A place.
package struct NibPoint: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A size in points.
package struct NibSize: Equatable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A place and a size in points.
package struct NibRect: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
}

/// Distances from the edges in points.
package struct NibInsets: Equatable, Sendable {
  package var top: Double
  /// Left, or leading.
  package var start: Double
  package var bottom: Double
  /// Right, or trailing.
  package var end: Double
}

extension NibElement {
  /// The rectangle of a property, in the space that the property has.
  package func rect(_ key: String) -> NibRect? {
    guard let child = child(key: key), child.name == "rect" else { return nil }
    return NibRect(
      x: child.number("x") ?? 0, y: child.number("y") ?? 0, width: child.number("width") ?? 0,
      height: child.number("height") ?? 0)
  }

  package func size(_ key: String) -> NibSize? {
    guard let child = child(key: key), child.name == "size" else { return nil }
    return NibSize(width: child.number("width") ?? 0, height: child.number("height") ?? 0)
  }

  /// The insets of a property, in any of the three forms that nibs write.
  package func insets(_ key: String) -> NibInsets? {
    guard let child = child(key: key) else { return nil }
    func number(_ names: String...) -> Double { names.lazy.compactMap { child.number($0) }.first ?? 0 }
    return switch child.name {
    case "inset", "edgeInsets", "directionalEdgeInsets":
      NibInsets(
        top: number("top", "minY"), start: number("left", "leading", "minX"), bottom: number("bottom", "maxY"),
        end: number("right", "trailing", "maxX"))
    default: nil
    }
  }

  /// A view's frame in its superview's space, which has a size where frames are said as distances from its edges.
  ///
  /// - Returns: `nil` where the file leaves it to constraints.
  package func frame(in parent: NibSize) -> NibRect? {
    if let rect = rect("frame") { return rect }
    guard let inset = children.first(where: { $0.name == "frame" && $0.key == "frameInset" }) else { return nil }
    let x = Self.span(inset.number("minX"), inset.number("maxX"), inset.number("width"), in: parent.width)
    let y = Self.span(inset.number("minY"), inset.number("maxY"), inset.number("height"), in: parent.height)
    return NibRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func span(
    _ near: Double?, _ far: Double?, _ length: Double?, in whole: Double
  ) -> (start: Double, length: Double) {
    let length = length ?? whole - (near ?? 0) - (far ?? 0)
    if let near { return (near, length) }
    return (far.map { whole - $0 - length } ?? 0, length)
  }

  /// How a view follows its superview's size, as the bits of `UIView.AutoresizingMask`.
  package var autoresizingMask: UInt {
    // A view without the element has a right and a bottom margin that give.
    guard let mask = child(key: "autoresizingMask") else { return 36 }
    return mask.attributes.reduce(0) { $1.value == "YES" ? $0 | Self.maskBits[$1.key, default: 0] : $0 }
  }

  private static let maskBits: [String: UInt] = [
    "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8, "heightSizable": 16,
    "flexibleMaxY": 32,
  ]
}
