// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A pattern to draw with, and the colour for one that has none itself; of the others only its alpha counts.
struct PatternPaint {
  var pattern: CGPattern
  var color: RGBAColor
}

extension CGContext {
  /// Fills shapes with a pattern.
  ///
  /// - Parameter colorComponents: The alpha value, before it the components of the colour for a pattern without colours:
  ///   as many as the space has that was set last.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.fillPattern = PatternPaint(pattern: pattern, color: color(of: pattern, colorComponents, in: state.fillSpace))
  }

  /// Draws lines with a pattern.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.strokePattern = PatternPaint(
      pattern: pattern, color: color(of: pattern, colorComponents, in: state.strokeSpace))
  }

  /// Moves the cells of patterns, in the context's own space before all transforms; zero until set.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// Says how the components of fill colours and of patterns without colours are to be read.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }

  /// Says how the components of stroke colours and of patterns without colours are to be read.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// Sets the fill colour by components in the space that was set, an alpha value at the end.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.fillSpace.base, components: components) else { return }
    setFillColor(color)
  }

  /// Sets the stroke colour by components in the space that was set, an alpha value at the end.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.strokeSpace.base, components: components) else { return }
    setStrokeColor(color)
  }

  private func color(
    of pattern: CGPattern, _ components: UnsafePointer<CGFloat>, in space: CGColorSpace
  ) -> RGBAColor {
    guard !pattern.isColored else {
      return RGBAColor(red: 0, green: 0, blue: 0, alpha: Float(components[0]))
    }
    return CGColor(colorSpace: space.base, components: components)?.rgba ?? .black
  }

  /// Most cells that are drawn; beyond them nothing is.
  private static let mostCells: CGFloat = 10_000

  /// Draws the cells that the clip shows into a shape, as one picture.
  func fill(_ path: CGPath, evenOdd: Bool, with paint: PatternPaint) {
    let alpha = state.alpha * (paint.pattern.isColored ? CGFloat(paint.color.alpha) : 1)
    let cells = cells(of: paint.pattern, paint.color, under: path.boundingBoxOfPath.applying(state.toList))
    let opening: [DisplayList.Operation] = [.beginTransparencyLayer(alpha: alpha), .clip(path, evenOdd: evenOdd)]
    draw(opening + cells + [.endTransparencyLayer])
  }

  private func cells(of pattern: CGPattern, _ color: RGBAColor, under shape: CGRect) -> [DisplayList.Operation] {
    let area = shape.intersection(state.clipBounds)
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    let own = isYUp ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity
    let toList = pattern.matrix.concatenating(phase).concatenating(own)
    let determinant = abs(toList.a * toList.d - toList.b * toList.c)
    guard !area.isEmpty, determinant > 0, determinant.isFinite, state.toList.isUsable,
      let cell = pattern.cell(scale: max(scale * determinant.squareRoot(), 0.01), color: color, isYUp: isYUp)
    else { return [] }
    let seen = area.applying(toList.inverted())
    guard seen.minX.isFinite, seen.minY.isFinite, seen.maxX.isFinite, seen.maxY.isFinite else { return [] }
    let (bounds, step) = (pattern.bounds, pattern.step)
    let columns =
      ((seen.minX - bounds.maxX) / step.width).rounded(.down)...((seen.maxX - bounds.minX) / step.width).rounded(.up)
    let rows =
      ((seen.minY - bounds.maxY) / step.height).rounded(.down)...((seen.maxY - bounds.minY) / step.height).rounded(.up)
    guard (columns.upperBound - columns.lowerBound) * (rows.upperBound - rows.lowerBound) <= Self.mostCells else {
      return []
    }
    // The cells' space with y down: pictures are upright there.
    let flip = isYUp ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0) : .identity
    var operations = [
      DisplayList.Operation.concatenate(flip.concatenating(toList).concatenating(state.toList.inverted()))
    ]
    for row in stride(from: rows.lowerBound, through: rows.upperBound, by: 1) {
      for column in stride(from: columns.lowerBound, through: columns.upperBound, by: 1) {
        let place = bounds.offsetBy(dx: column * step.width, dy: row * step.height)
        operations.append(
          .image(
            cell, rect: isYUp ? place.applying(flip) : place, alpha: 1, interpolation: .default))
      }
    }
    return operations
  }
}
