// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a visual effect view does with what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// What the effect looks like under traits.
  func material(in traits: UITraitCollection) -> VisualMaterial { VisualMaterial() }

  /// Whether the other effect looks the same everywhere.
  func isSame(as other: UIVisualEffect) -> Bool { other === self }
}

/// Blurs what lies behind.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How much is blurred, and under which colour. Styles that don't name light or dark follow the traits.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
  }

  override func material(in traits: UITraitCollection) -> VisualMaterial {
    VisualMaterial(style, isDark: traits.userInterfaceStyle == .dark)
  }

  override func isSame(as other: UIVisualEffect) -> Bool { (other as? UIBlurEffect)?.style == style }
}

/// How much content in a vibrant view stands out from the blur below.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Lets the content of a view stand out from a blur that it is on.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  /// `nil` for the vibrancy that fits the blur.
  let style: UIVibrancyEffectStyle?

  /// Creates the vibrancy that fits a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = nil
  }

  /// Creates a vibrancy of a style on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
  }

  override func material(in traits: UITraitCollection) -> VisualMaterial {
    var material = VisualMaterial()
    material.contentStrength = strength
    material.contentTint = blur.material(in: traits).isDark ? .white : .black
    return material
  }

  /// The opacities of the system's label and fill colours.
  private var strength: CGFloat {
    switch style {
    case nil, .label: 1
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.3
    }
  }

  override func isSame(as other: UIVisualEffect) -> Bool {
    guard let other = other as? UIVibrancyEffect else { return false }
    return other.style == style && other.blur.isSame(as: blur)
  }
}

/// Clear glass: a light blur with an edge.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  private let style: Style
  /// A colour that is mixed into the glass. Defaults to none; set it before the effect is given to a view.
  open var tintColor: UIColor?
  /// Whether the glass swells a little under a finger. Defaults to `false`; set it before the effect is given to a view.
  open var isInteractive = false

  /// Creates glass of a style.
  public init(style: Style = .regular) {
    self.style = style
  }

  override func material(in traits: UITraitCollection) -> VisualMaterial {
    var material = VisualMaterial.glass(isClear: style == .clear, isDark: traits.userInterfaceStyle == .dark)
    if let tintColor { material.overlay = tintColor.resolvedColor(with: traits).withAlphaComponent(0.6) }
    return material
  }

  override func isSame(as other: UIVisualEffect) -> Bool {
    guard let other = other as? UIGlassEffect else { return false }
    return other.style == style && other.tintColor == tintColor && other.isInteractive == isInteractive
  }
}

/// Holds glasses that iOS melts into each other where they are close. Here each keeps its own edge, and the view with this
/// effect shows nothing of its own.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// From which distance glasses melt, in points; kept. Defaults to 0.
  open var spacing: CGFloat = 0

  /// Creates the effect.
  public override init() {
    super.init()
  }
}
