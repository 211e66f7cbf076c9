// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The layer of a paint that fills a rectangle.
@MainActor final class FillLayers {
  private var plain: CALayer?
  private var gradient: CAGradientLayer?
  private var material: CALayer?
  /// Whether nothing was shown last.
  private var wasClear = false

  func draw(_ paint: Paint, at place: CGRect, into drawing: inout Drawing, isRightToLeft: Bool) {
    switch paint {
    case .color(let color):
      (gradient, material) = (nil, nil)
      guard color.alpha > 0 || plain.map(LayerAnimator.shared.shows) == true else {
        wasClear = true
        return plain = nil
      }
      let layer = plain ?? CALayer()
      if plain == nil, wasClear { LayerAnimator.shared.appear(layer, "backgroundColor", .backgroundColor, color) }
      wasClear = false
      plain = layer
      layer.backgroundColor = color
      drawing.add(layer, at: place)
    case .gradient(let paint):
      (plain, material) = (nil, nil)
      let layer = gradient ?? CAGradientLayer()
      gradient = layer
      paint.apply(to: layer, size: place.size, isRightToLeft: isRightToLeft)
      drawing.add(layer, at: place)
    case .material(let paint):
      (plain, gradient) = (nil, nil)
      let layer = material ?? CALayer()
      material = layer
      paint.apply(to: layer)
      drawing.add(layer, at: place)
    }
  }
}
