// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// A symbol at a size, in a weight and in colours: everything that its pixels depend on. Lengths are points.
struct SymbolDrawing: Hashable, Sendable {
  /// What has which colour.
  enum Ink: Hashable, Sendable {
    /// One shape, to be filled with a tint.
    case template
    /// A colour for each level; the last one for those that follow.
    case palette([RGBAColor])
  }

  let name: String
  let isRightToLeft: Bool
  /// Follows from the name and the direction; an app's own, from the weight and scale too.
  let outline: SymbolOutline
  /// The size of the text beside it.
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale
  let ink: Ink
  /// How much of what the symbol can show more or less of it shows, 0…1; `nil` for all.
  let variableValue: Double?
  /// Pixels per point of the screen it is for.
  let displayScale: CGFloat
  let size: CGSize
  /// In units of the outline's grid.
  private let lineWidth: CGFloat
  /// What is painted, in units.
  private let bounds: CGRect
  /// Points per unit.
  private let unit: CGFloat

  /// Around what is painted, in units.
  private static let margin: CGFloat = 0.5
  /// The size at which a unit of the medium scale is a point.
  private static let designSize: CGFloat = 17
  /// Of the system font, as a share of its size.
  private static let capHeight: CGFloat = 0.7046

  init(
    name: String, own: SymbolOutline? = nil, isRightToLeft: Bool, pointSize: CGFloat, weight: UIImage.SymbolWeight,
    scale: UIImage.SymbolScale,
    ink: Ink, displayScale: CGFloat, variableValue: Double? = nil
  ) {
    self.variableValue = variableValue
    self.name = name
    self.isRightToLeft = isRightToLeft
    outline =
      own ?? SymbolTable.outline(named: name, isRightToLeft: isRightToLeft) ?? SymbolTable.placeholder(for: name)
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.ink = ink
    self.displayScale = displayScale
    unit = pointSize / Self.designSize * scale.factor
    // Lines stay as thick as the letters beside them, whatever the scale.
    lineWidth = weight.lineWidth / scale.factor
    bounds = outline.bounds(lineWidth: lineWidth)
    let (unit, margin) = (unit, 2 * Self.margin)
    func onPixels(_ length: CGFloat) -> CGFloat {
      ((length + margin) * unit * displayScale).rounded(.up) / displayScale
    }
    size = CGSize(width: onPixels(bounds.width), height: onPixels(bounds.height))
  }

  static func == (left: SymbolDrawing, right: SymbolDrawing) -> Bool {
    left.name == right.name && left.isRightToLeft == right.isRightToLeft && left.pointSize == right.pointSize
      && left.weight == right.weight && left.scale == right.scale && left.ink == right.ink
      && left.displayScale == right.displayScale && left.variableValue == right.variableValue
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(ink)
  }

  /// From the bottom edge up to the baseline of text that the symbol stands beside; negative where it floats above.
  var baselineOffsetFromBottom: CGFloat {
    let middle = size.height / 2 - (bounds.midY - 12) * unit
    let offset = size.height - middle - Self.capHeight * pointSize / 2
    return (offset * displayScale).rounded() / displayScale
  }

  /// Draws the symbol so that its size fills the rectangle.
  func draw(in rect: CGRect, _ context: CGContext) {
    guard size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width * unit, y: rect.height / size.height * unit)
    context.translateBy(
      x: size.width / unit / 2 - bounds.midX, y: size.height / unit / 2 - bounds.midY)
    let isLayer = outline.hasHoles
    if isLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let lit = VariableSymbols.lit(of: outline, named: name, value: variableValue)
    for (index, part) in outline.parts.enumerated() {
      let isDim = !lit.contains(index)
      if isDim {
        context.saveGState()
        context.setAlpha(VariableSymbols.dim)
      }
      defer { if isDim { context.restoreGState() } }
      if part.effect != .paint {
        context.setBlendMode(.destinationOut)
        draw(part, CGColor.black, context)
        context.setBlendMode(.normal)
      }
      switch (part.effect, ink) {
      case (.cut, _), (.knock, .template): break
      case (.paint, .template): draw(part, CGColor.black, context)
      case (_, .palette(let colors)):
        guard let color = colors.indices.contains(part.level - 1) ? colors[part.level - 1] : colors.last else { break }
        // A shape and the line around it overlap, so they are made transparent together.
        let isTogether = part.shape == .solid && color.alpha < 1
        if isTogether {
          context.saveGState()
          context.setAlpha(CGFloat(color.alpha))
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          var opaque = color
          opaque.alpha = 1
          draw(part, CGColor(rgba: opaque), context)
          context.endTransparencyLayer()
          context.restoreGState()
        } else {
          draw(part, CGColor(rgba: color), context)
        }
      }
    }
    if isLayer { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ part: SymbolOutline.Part, _ color: CGColor, _ context: CGContext) {
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineWidth(lineWidth * part.lineScale)
    context.addPath(part.path)
    switch part.shape {
    case .line: context.drawPath(using: .stroke)
    case .fill: context.drawPath(using: .fill)
    case .solid: context.drawPath(using: .fillStroke)
    }
  }

  // MARK: - Pixels

  private struct RasterKey: Hashable {
    var drawing: SymbolDrawing
    var scale: CGFloat
  }

  private static let rasters = Mutex<[RasterKey: CGImage]>([:])
  private static let mostRasters = 1_024
  private static let mostPixels: CGFloat = 2_048

  /// The symbol's pixels.
  ///
  /// - Parameter scale: Pixels per point of its size. Bounded, so that no symbol is wider than 2,048 pixels.
  func image(scale wanted: CGFloat) -> CGImage {
    let scale = min(wanted, Self.mostPixels / max(size.width, size.height, 1))
    let key = RasterKey(drawing: self, scale: scale)
    if let image = Self.rasters.withLock({ $0[key] }) { return image }
    let image = raster(scale: scale)
    Self.rasters.withLock { rasters in
      if rasters.count >= Self.mostRasters { rasters = [:] }
      rasters[key] = image
    }
    return image
  }

  private func raster(scale: CGFloat) -> CGImage {
    guard let context = CGContext(bitmapSize: size, scale: scale, opaque: false) else { return Self.pixel }
    draw(in: CGRect(origin: .zero, size: size), context)
    return context.makeImage() ?? Self.pixel
  }

  /// Stands for a picture that there is no memory for.
  private static let pixel = CGImage(Bitmap(width: 1, height: 1, pixels: Data(count: 4)))
}

extension UIImage.SymbolScale {
  /// How large symbols are compared with the medium scale.
  var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .large: 1.28
    default: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// How thick lines are at 17 points, in points.
  var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 0.5
    case .thin: 0.8
    case .light: 1.2
    case .regular, .unspecified: 1.6
    case .medium: 1.8
    case .semibold: 2.05
    case .bold: 2.35
    case .heavy: 2.7
    case .black: 3.05
    }
  }
}
