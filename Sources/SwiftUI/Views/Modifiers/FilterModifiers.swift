// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Changes the pixels of a view's picture: its colours, its sharpness, and how it is mixed with what is behind.
struct FilterModifier {
  /// The sigma of a blur, in points.
  var blur: CGFloat = 0
  /// Whether nothing outside the view's frame is faded into a blur, and nothing is drawn there.
  var isOpaque = false
  var colors = ColorMatrix.identity
  /// A colour that the view's is multiplied with.
  var multiplier: Color?
  var blendMode = BlendMode.normal
}

extension FilterModifier: GroupModifier {
  var isIdentity: Bool { blur <= 0 && colors == .identity && multiplier == nil && blendMode == .normal }

  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {
    layer.contentBlur = max(blur, 0)
    layer.masksToBounds = isOpaque && blur > 0
    layer.blendMode = blendMode.cgMode
    guard let multiplier else {
      layer.opacity = 1
      return layer.colorTransform = colors.entries
    }
    let color = multiplier.resolve(in: box.environment)
    layer.opacity = min(max(color.opacity, 0), 1)
    layer.colorTransform = ColorMatrix.channels((Double(color.red), Double(color.green), Double(color.blue))).entries
  }
}

/// A filter with one number, of which values in between are shown in an animation.
struct AmountFilter: ViewModifier, Animatable {
  enum Kind {
    case blur(isOpaque: Bool)
    case saturation
    case brightness
    case contrast
    case hueRotation
  }

  let kind: Kind
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.modifier(filter) }

  private var filter: FilterModifier {
    switch kind {
    case .blur(let isOpaque): FilterModifier(blur: CGFloat(amount), isOpaque: isOpaque)
    case .saturation: FilterModifier(colors: amount == 1 ? .identity : .saturation(amount))
    case .brightness: FilterModifier(colors: .channels((1, 1, 1), plus: amount))
    case .contrast: FilterModifier(colors: .channels((amount, amount, amount), plus: (1 - amount) / 2))
    case .hueRotation: FilterModifier(colors: amount == 0 ? .identity : .hueRotation(amount))
    }
  }
}

extension View {
  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points.
  ///   - opaque: Whether the result has no transparency: what lies outside the frame takes no part, and is not drawn.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(AmountFilter(kind: .blur(isOpaque: opaque), amount: Double(radius)))
  }

  /// Takes the view's colours away: 0 leaves them, 1 leaves greys.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(AmountFilter(kind: .saturation, amount: 1 - amount))
  }

  /// Makes the view's colours less or more colourful: 0 leaves greys, 1 leaves them as they are.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(AmountFilter(kind: .saturation, amount: amount))
  }

  /// Brightens the view: 0 leaves it, 1 makes it white, -1 black.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(AmountFilter(kind: .brightness, amount: amount))
  }

  /// Sets the contrast of the view: 1 leaves it, 0 makes it grey; negative values invert it.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(AmountFilter(kind: .contrast, amount: amount))
  }

  /// Turns the view's colours by an angle; greys stay.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(AmountFilter(kind: .hueRotation, amount: angle.radians))
  }

  /// Inverts the view's colours.
  public nonisolated func colorInvert() -> some View {
    modifier(FilterModifier(colors: .channels((-1, -1, -1), plus: 1)))
  }

  /// Multiplies the view's colours, and its opacity, with those of a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(FilterModifier(multiplier: color)) }
}
