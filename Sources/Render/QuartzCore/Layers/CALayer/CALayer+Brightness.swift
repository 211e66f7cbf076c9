// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// How bright what lies behind a layer is, so that bars can tell whether to be light or dark over it.

/// What has been seen through to so far, front to back.
private struct SeenThrough {
  /// The luma of what has been seen, weighted by how much of it there is.
  var luma: CGFloat = 0
  /// How much has been covered, 0…1.
  var cover: CGFloat = 0

  /// Whether nothing that lies farther back could be seen.
  var isCovered: Bool { cover > 0.98 }

  mutating func add(_ luma: CGFloat, alpha: CGFloat) {
    let seen = (1 - cover) * min(max(alpha, 0), 1)
    self.luma += seen * luma
    cover += seen
  }
}

extension CALayer {
  /// The luma, 0…1, of what lies behind this layer at a point of its bounds space; `nil` where nothing does.
  ///
  /// Counts the colours, pictures and gradients of layers; not what is written or drawn on them, nor round corners,
  /// masks and backdrops. It goes by the layers' own values, so that it is the same whenever it is asked.
  ///
  /// - Complexity: O(layers that are at the point, and their siblings).
  package final func brightnessBehind(_ point: CGPoint) -> CGFloat? {
    var seen = SeenThrough()
    var (node, place) = (self, point)
    while let parent = node.superlayer, !seen.isCovered {
      place = node.placeInParent(place)
      let siblings = parent.childrenInDrawingOrder
      if let index = siblings.firstIndex(where: { $0 === node }) {
        for sibling in siblings[..<index].reversed() where !seen.isCovered { sibling.look(at: place, 1, &seen) }
      }
      if parent.bounds.contains(place) { parent.lookAtOwn(place, 1, &seen) }
      node = parent
    }
    return seen.cover > 0.5 ? seen.luma / seen.cover : nil
  }

  /// Adds what the layer and those in it show at a point of the superlayer's space.
  private final func look(at point: CGPoint, _ strength: CGFloat, _ seen: inout SeenThrough) {
    guard !isHidden, opacity > 0.01, let place = placeInside(point) else { return }
    let isInside = bounds.contains(place)
    if masksToBounds, !isInside { return }
    let strength = strength * CGFloat(opacity)
    if !children.isEmpty {
      for child in childrenInDrawingOrder.reversed() where !seen.isCovered { child.look(at: place, strength, &seen) }
    }
    if isInside, !seen.isCovered { lookAtOwn(place, strength, &seen) }
  }

  /// Adds what the layer itself shows at a point of its bounds space.
  private final func lookAtOwn(_ place: CGPoint, _ strength: CGFloat, _ seen: inout SeenThrough) {
    if let image = contentsImage, contentsTint == nil, bounds.width > 0, bounds.height > 0 {
      let share = CGPoint(x: (place.x - bounds.minX) / bounds.width, y: (place.y - bounds.minY) / bounds.height)
      let (luma, alpha) = ImageBrightness.of(image, at: share)
      seen.add(luma, alpha: alpha * strength)
    }
    if let (luma, alpha) = gradientBrightness(at: place) { seen.add(luma, alpha: alpha * strength) }
    if let color = backgroundColor?.rgba, color.alpha > 0 {
      seen.add(color.luma, alpha: CGFloat(color.alpha) * strength)
    }
  }

  /// What an axial gradient shows there; of others the mean of the colours.
  private final func gradientBrightness(at place: CGPoint) -> (CGFloat, CGFloat)? {
    guard let gradient = self as? CAGradientLayer, let colors = gradient.gradient.colors, !colors.isEmpty else {
      return nil
    }
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = way.dx * way.dx + way.dy * way.dy
    guard gradient.type == .axial, length > 0, bounds.width > 0, bounds.height > 0 else {
      let sum = colors.reduce(into: (CGFloat(0), CGFloat(0))) {
        $0.0 += $1.rgba.luma
        $0.1 += CGFloat($1.rgba.alpha)
      }
      return (sum.0 / CGFloat(colors.count), sum.1 / CGFloat(colors.count))
    }
    let unit = CGPoint(x: (place.x - bounds.minX) / bounds.width, y: (place.y - bounds.minY) / bounds.height)
    let share = min(max(((unit.x - start.x) * way.dx + (unit.y - start.y) * way.dy) / length, 0), 1)
    let stops = gradient.locations?.map { CGFloat($0.doubleValue) } ?? []
    func stop(_ index: Int) -> CGFloat {
      index < stops.count ? stops[index] : CGFloat(index) / CGFloat(max(colors.count - 1, 1))
    }
    guard let next = colors.indices.first(where: { stop($0) >= share }) else {
      return colors.last.map { ($0.rgba.luma, CGFloat($0.rgba.alpha)) }
    }
    let before = max(next - 1, 0)
    let span = stop(next) - stop(before)
    let mix = span > 0 ? (share - stop(before)) / span : 1
    let (a, b) = (colors[before].rgba, colors[next].rgba)
    return (
      a.luma + (b.luma - a.luma) * mix, CGFloat(a.alpha) + CGFloat(b.alpha - a.alpha) * mix
    )
  }

  // MARK: - Places

  /// A point of the superlayer's space in this one's; `nil` where the layer is folded to nothing.
  private final func placeInside(_ point: CGPoint) -> CGPoint? {
    guard CATransform3DIsIdentity(transform) else { return mapToParent.inverse?.apply(point) }
    return CGPoint(
      x: point.x - position.x + bounds.minX + bounds.width * anchorPoint.x,
      y: point.y - position.y + bounds.minY + bounds.height * anchorPoint.y)
  }

  private final func placeInParent(_ point: CGPoint) -> CGPoint {
    guard CATransform3DIsIdentity(transform) else { return mapToParent.apply(point) }
    return CGPoint(
      x: point.x + position.x - bounds.minX - bounds.width * anchorPoint.x,
      y: point.y + position.y - bounds.minY - bounds.height * anchorPoint.y)
  }
}

extension RGBAColor {
  /// How bright the colour looks, 0…1, of its gamma-encoded components.
  fileprivate var luma: CGFloat { CGFloat(0.2126 * red + 0.7152 * green + 0.0722 * blue) }
}

/// How bright the parts of pictures are. A picture never changes, so what was found out holds.
@MainActor private enum ImageBrightness {
  private struct Thumbnail {
    var width: Int
    var height: Int
    var luma: [CGFloat]
    var alpha: [CGFloat]
  }

  private static var known: [ImageIdentifier: Thumbnail] = [:]
  private static let mostKnown = 512
  /// The longer side of what is looked at, pixels.
  private static let size = 16

  /// Luma and alpha at a place in the unit square.
  static func of(_ image: CGImage, at share: CGPoint) -> (CGFloat, CGFloat) {
    let thumbnail = known[image.identifier] ?? make(image)
    guard thumbnail.width > 0, thumbnail.height > 0 else { return (0, 0) }
    let x = min(max(Int(share.x * CGFloat(thumbnail.width)), 0), thumbnail.width - 1)
    let y = min(max(Int(share.y * CGFloat(thumbnail.height)), 0), thumbnail.height - 1)
    let index = y * thumbnail.width + x
    return (thumbnail.luma[index], thumbnail.alpha[index])
  }

  private static func make(_ image: CGImage) -> Thumbnail {
    var made = Thumbnail(width: 0, height: 0, luma: [], alpha: [])
    // A picture that cannot be read is not drawn either.
    if let bitmap = try? image.decoded(maxPixelSize: size) {
      (made.width, made.height) = (bitmap.width, bitmap.height)
      for index in 0..<bitmap.width * bitmap.height {
        let pixel = bitmap[index % bitmap.width, index / bitmap.width].map { CGFloat($0) / 255 }
        let luma = 0.2126 * pixel[2] + 0.7152 * pixel[1] + 0.0722 * pixel[0]
        made.alpha.append(pixel[3])
        made.luma.append(pixel[3] > 0 ? luma / pixel[3] : 0)
      }
    }
    if known.count >= mostKnown { known.removeAll() }
    known[image.identifier] = made
    return made
  }
}
