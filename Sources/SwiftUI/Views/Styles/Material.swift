// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A background that shows what lies behind it, blurred, under a colour of the colour scheme.
///
/// What stands in front of a material keeps its colours; on iOS they are a little brighter or darker there.
public struct Material: Sendable {
  enum Kind: Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  let kind: Kind

  /// Through which some of what lies behind is seen.
  public static let regular = Material(kind: .regular)
  /// Through which little of what lies behind is seen.
  public static let thick = Material(kind: .thick)
  /// Through which much of what lies behind is seen.
  public static let thin = Material(kind: .thin)
  /// Through which most of what lies behind is seen.
  public static let ultraThin = Material(kind: .ultraThin)
  /// Through which hardly anything of what lies behind is seen.
  public static let ultraThick = Material(kind: .ultraThick)
  /// As the system's bars have it.
  public static let bar = Material(kind: .bar)
}

extension Material: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    let isDark = context.environment.colorScheme == .dark
    let style: UIBlurEffect.Style =
      switch kind {
      case .ultraThin: .systemUltraThinMaterial
      case .thin: .systemThinMaterial
      case .regular: .systemMaterial
      case .thick, .ultraThick: .systemThickMaterial
      case .bar: .systemChromeMaterial
      }
    let material = VisualMaterial(style, isDark: isDark)
    var cover = (material.overlay ?? .clear).cgColor
    // UIKit has no thicker one than `systemThickMaterial`; how much thicker this one is was chosen.
    if kind == .ultraThick { cover = cover.copy(alpha: 0.97) ?? cover }
    return _Paint(.material(MaterialPaint(blur: material.blur, saturation: material.saturation, cover: cover)))
  }
}

extension ShapeStyle where Self == Material {
  /// Through which some of what lies behind is seen.
  public static var regularMaterial: Material { .regular }
  /// Through which little of what lies behind is seen.
  public static var thickMaterial: Material { .thick }
  /// Through which much of what lies behind is seen.
  public static var thinMaterial: Material { .thin }
  /// Through which most of what lies behind is seen.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Through which hardly anything of what lies behind is seen.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As the system's bars have it.
  public static var bar: Material { .bar }
}

/// What lies behind, blurred, under a colour.
struct MaterialPaint: Equatable {
  /// The blur's sigma in points.
  var blur: CGFloat
  /// How colourful what is blurred becomes; 1 leaves it.
  var saturation: CGFloat
  /// The colour over it, see-through.
  var cover: CGColor

  /// Makes a layer show the material.
  @MainActor func apply(to layer: CALayer) {
    layer.backdropSaturation = saturation
    layer.backdropBlur = blur
    layer.backgroundColor = cover
  }
}
