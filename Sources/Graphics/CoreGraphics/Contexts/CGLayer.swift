// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A drawing that is made once and drawn as often as one likes.
public final class CGLayer {
  private let ownContext: CGContext
  private let isYUp: Bool

  /// Creates an empty drawing for contexts like the given one; `nil` for a size without an area.
  ///
  /// - Parameter auxiliaryInfo: Not used.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    ownContext = CGContext(recordingSize: size, scale: context.scale)
    isYUp = context.isYUp
    if isYUp { ownContext.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)) }
  }

  /// What is drawn on; its origin and the way of its y axis are those of the context that the layer was made for.
  public var context: CGContext? { ownContext }

  /// In units of user space.
  public var size: CGSize { ownContext.size }

  /// What was drawn so far, stretched over a rectangle.
  func operations(in rect: CGRect, alpha: CGFloat) -> [DisplayList.Operation] {
    let (x, y) = (rect.width / size.width, rect.height / size.height)
    let toUser = CGAffineTransform(
      a: x, b: 0, c: 0, d: isYUp ? -y : y, tx: rect.minX, ty: isYUp ? rect.maxY : rect.minY)
    let whole = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
    let opening: [DisplayList.Operation] = [
      .save, .concatenate(toUser), .clip(whole, evenOdd: false), .beginTransparencyLayer(alpha: alpha),
    ]
    // States that were saved and not restored end with the layer.
    return opening + ownContext.operations + [.endTransparencyLayer, .restore]
  }
}

extension CGContext {
  /// Draws a layer stretched over a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite,
      rect.maxY.isFinite
    else { return }
    draw(layer.operations(in: rect, alpha: state.alpha))
  }

  /// Draws a layer in its own size, with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
