// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// Draws stored pixels turned upright into a rectangle.
  func drawPixels(in rect: CGRect, _ context: CGContext) {
    switch state.picture {
    case .symbol(let drawing): return drawing.draw(in: rect, context)
    case .vector(let vector) where vector.keepsOutlines: return vector.picture.draw(in: rect, context)
    case .nothing: return
    case .pixels, .vector: break
    }
    guard state.orientation != .up else { return context.drawUpright(state.image, in: rect) }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.concatenate(state.orientation.transform(rect.size))
    let isSideways = state.orientation.isSideways
    context.drawUpright(
      state.image,
      in: CGRect(
        x: 0, y: 0, width: isSideways ? rect.height : rect.width, height: isSideways ? rect.width : rect.height))
    context.restoreGState()
  }

  /// Draws a resizable picture in nine parts, any other whole.
  func drawParts(in rect: CGRect, _ context: CGContext) {
    guard state.isResizable, rect.size != size else { return drawPixels(in: rect, context) }
    let caps = state.capInsets
    let columns = Self.bands(size.width, rect.width, caps.left, caps.right)
    let rows = Self.bands(size.height, rect.height, caps.top, caps.bottom)
    for row in rows {
      for column in columns {
        let source = CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(
          x: rect.minX + column.target, y: rect.minY + row.target, width: column.targetLength, height: row.targetLength)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        context.saveGState()
        context.clip(to: target)
        if state.resizingMode == .tile {
          tile(target, from: source, context)
        } else {
          draw(source, of: target, context)
        }
        context.restoreGState()
      }
    }
  }

  private struct Band {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
  }

  /// The near edge, the middle and the far edge along one axis.
  private static func bands(_ source: CGFloat, _ target: CGFloat, _ near: CGFloat, _ far: CGFloat) -> [Band] {
    let middle = max(target - near - far, 0)
    return [
      Band(source: 0, sourceLength: near, target: 0, targetLength: near),
      Band(source: near, sourceLength: max(source - near - far, 0), target: near, targetLength: middle),
      Band(source: source - far, sourceLength: far, target: target - far, targetLength: far),
    ]
  }

  /// Draws the whole picture so large and so placed that `source` covers `target`.
  func draw(_ source: CGRect, of target: CGRect, _ context: CGContext) {
    let (x, y) = (target.width / source.width, target.height / source.height)
    drawPixels(
      in: CGRect(
        x: target.minX - source.minX * x, y: target.minY - source.minY * y, width: size.width * x,
        height: size.height * y), context)
  }

  /// So many tiles look like a stretched picture anyway.
  private static let mostTiles: CGFloat = 4_096

  func tile(_ target: CGRect, from source: CGRect, _ context: CGContext) {
    guard (target.width / source.width) * (target.height / source.height) < Self.mostTiles else {
      return draw(source, of: target, context)
    }
    var y = target.minY
    while y < target.maxY - 1e-6 {
      var x = target.minX
      while x < target.maxX - 1e-6 {
        let place = CGRect(origin: CGPoint(x: x, y: y), size: source.size)
        context.saveGState()
        context.clip(to: place)
        draw(source, of: place, context)
        context.restoreGState()
        x += source.width
      }
      y += source.height
    }
  }
}
