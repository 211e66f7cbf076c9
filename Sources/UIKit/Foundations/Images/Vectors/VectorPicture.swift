// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// A picture made of outlines, as vector files have it. Lengths are points; y points down.
///
/// It is read once and never changes, so that pictures are equal where they are of one file.
final class VectorPicture: Hashable, Sendable {
  /// What fills an area or a line.
  enum Paint: Sendable {
    case color(RGBAColor)
    case gradient(VectorGradient)
  }

  struct Stroke: Sendable {
    var paint: Paint
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
    var dashes: [CGFloat]
    var phase: CGFloat
  }

  struct Shape: Sendable {
    var path: CGPath
    var fill: Paint?
    var isEvenOdd: Bool
    var stroke: Stroke?
  }

  struct Group: Sendable {
    var transform = CGAffineTransform.identity
    /// Of all that is in the group together; 1 is opaque.
    var opacity: CGFloat = 1
    var clip: CGPath?
    var clipIsEvenOdd = false
    var items: [Item] = []
  }

  indirect enum Item: Sendable {
    case shape(Shape)
    case group(Group)
    case image(CGImage, CGRect)
  }

  let size: CGSize
  let root: Group

  init(size: CGSize, root: Group) {
    self.size = size
    self.root = root
  }

  static func == (left: VectorPicture, right: VectorPicture) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Draws the picture so that its size fills the rectangle.
  func draw(in rect: CGRect, _ context: CGContext) {
    guard size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    draw(root, context)
    context.restoreGState()
  }

  private func draw(_ group: Group, _ context: CGContext) {
    context.saveGState()
    context.concatenate(group.transform)
    if let clip = group.clip {
      context.addPath(clip)
      context.clip(using: group.clipIsEvenOdd ? .evenOdd : .winding)
    }
    let isLayer = group.opacity < 1
    if isLayer {
      context.setAlpha(group.opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    for item in group.items {
      switch item {
      case .shape(let shape): draw(shape, context)
      case .group(let group): draw(group, context)
      case .image(let image, let rect): context.drawUpright(image, in: rect)
      }
    }
    if isLayer { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ shape: Shape, _ context: CGContext) {
    switch shape.fill {
    case nil: break
    case .color(let color):
      context.setFillColor(CGColor(rgba: color))
      context.addPath(shape.path)
      context.fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
    case .gradient(let gradient):
      context.saveGState()
      context.addPath(shape.path)
      context.clip(using: shape.isEvenOdd ? .evenOdd : .winding)
      gradient.draw(over: shape.path.boundingBoxOfPath, context)
      context.restoreGState()
    }
    guard let stroke = shape.stroke, stroke.width > 0 else { return }
    context.saveGState()
    context.setLineWidth(stroke.width)
    context.setLineCap(stroke.cap)
    context.setLineJoin(stroke.join)
    context.setMiterLimit(stroke.miterLimit)
    if !stroke.dashes.isEmpty { context.setLineDash(phase: stroke.phase, lengths: stroke.dashes) }
    context.addPath(shape.path)
    switch stroke.paint {
    case .color(let color):
      context.setStrokeColor(CGColor(rgba: color))
      context.strokePath()
    case .gradient(let gradient):
      context.replacePathWithStrokedPath()
      context.clip()
      gradient.draw(over: shape.path.boundingBoxOfPath, context)
    }
    context.restoreGState()
  }

  // MARK: - Pixels

  private static let mostPixels: CGFloat = 4_096
  /// By scale; a picture is shown at few.
  private let rasters = Mutex<[CGFloat: CGImage]>([:])
  private static let mostRasters = 8

  /// The picture's pixels; bounded, so that no side has more than 4,096.
  ///
  /// - Parameter wanted: Pixels per point of its size.
  func image(scale wanted: CGFloat) -> CGImage? {
    // What shows nothing needs no pixels to speak of.
    let most = root.items.isEmpty ? 1 : Self.mostPixels
    let scale = min(wanted, most / max(size.width, size.height, 1))
    if let known = rasters.withLock({ $0[scale] }) { return known }
    guard let context = CGContext(bitmapSize: size, scale: scale, opaque: false) else { return nil }
    draw(in: CGRect(origin: .zero, size: size), context)
    let image = context.makeImage()
    rasters.withLock { rasters in
      if rasters.count >= Self.mostRasters { rasters = [:] }
      rasters[scale] = image
    }
    return image
  }
}

/// Colours that change along a line or around a point.
struct VectorGradient: Sendable {
  enum Form: Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(focus: CGPoint, center: CGPoint, radius: CGFloat)
  }

  var form: Form
  var stops: [CGGradient.Stop]
  var transform: CGAffineTransform
  /// Whether its points are shares of the box around what it fills.
  var isInBox: Bool

  /// Fills the context's clip.
  func draw(over box: CGRect, _ context: CGContext) {
    context.saveGState()
    if isInBox {
      context.translateBy(x: box.minX, y: box.minY)
      context.scaleBy(x: max(box.width, 1e-6), y: max(box.height, 1e-6))
    }
    context.concatenate(transform)
    let gradient = CGGradient(stops: stops)
    let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch form {
    case .linear(let start, let end): context.drawLinearGradient(gradient, start: start, end: end, options: beyond)
    case .radial(let focus, let center, let radius):
      context.drawRadialGradient(
        gradient, startCenter: focus, startRadius: 0, endCenter: center, endRadius: radius, options: beyond)
    }
    context.restoreGState()
  }
}
