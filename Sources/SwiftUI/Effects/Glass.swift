// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A material that shows what is behind it, blurred, with a bright edge.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }

  let kind: Kind
  var color: Color?
  var isInteractive = false

  init(kind: Kind) { self.kind = kind }

  /// Glass as bars have it.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass through which more is seen.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass: the view is shown as it is.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass with a colour mixed into it; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The glass, which swells a little under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape of glass without one of its own: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  enum Kind: Sendable { case identity, matchedGeometry, materialize }
  let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// Out of glass nearby; here it fades.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// The material fades in.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

/// Views whose glass belongs together.
///
/// Each view's glass has its own shape: glass closer than the spacing is not joined into one shape.
public struct GlassEffectContainer<Content> where Content: View {
  let content: Content

  /// Creates a container.
  ///
  /// - Parameter spacing: The distance in points below which shapes are joined on iOS; they are not joined here.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}

/// UIKit's glass in the shape of a view.
private struct HostedGlass<S: Shape>: HostedControl {
  let glass: Glass
  let shape: S

  func makeUIView(context: Context) -> ShapedGlassView { ShapedGlassView(effect: nil) }

  func updateUIView(_ view: ShapedGlassView, context: Context) {
    let effect = UIGlassEffect(style: glass.kind == .clear ? .clear : .regular)
    effect.tintColor = glass.color.map { UIColor(cgColor: AnyShapeStyle($0).paint(context.environment).color) }
    effect.isInteractive = glass.isInteractive
    view.effect = effect
    view.outline = shape.outline(context.environment)
    view.rounding = { CornerRounding(shape is DefaultGlassEffectShape ? AnyShape(Capsule()) : AnyShape(shape), $0) }
    view.isUserInteractionEnabled = glass.isInteractive
    view.setNeedsLayout()
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: ShapedGlassView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// Glass with an outline.
final class ShapedGlassView: UIVisualEffectView {
  var outline: ((CGSize) -> CGPath)?
  var rounding: ((CGSize) -> CornerRounding?)?
  private let cover = CAShapeLayer()

  override func layoutSubviews() {
    if let rounding = rounding?(bounds.size) {
      layer.mask = nil
      // A radius of 0 would be taken for an app's glass without corners, which is a capsule.
      layer.cornerRadius = max(rounding.radius, 0.01)
      layer.cornerCurve = rounding.isContinuous ? .continuous : .circular
    } else if let outline {
      layer.cornerRadius = 0.01
      cover.path = outline(bounds.size)
      cover.frame = bounds
      layer.mask = cover
    }
    super.layoutSubviews()
  }
}

private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  func body(content: Content) -> some View {
    content.background {
      if glass.kind != .identity { HostedGlass(glass: glass, shape: shape) }
    }
  }
}

extension View {
  /// Puts glass behind the view, in a shape; a capsule where none is given.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { modifier(GlassModifier(glass: glass, shape: shape)) }

  /// Names the view's glass, so that it goes over into glass of the same name; here it fades.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier())
  }

  /// Joins glass of the same name into one shape; here each keeps its own.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  /// Sets how the view's glass comes and goes: at once, or with the view's own transition.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(GlassTransitionModifier(transition: transition))
  }
}

private struct GlassTransitionModifier: TraitModifier {
  let transition: GlassEffectTransition

  func apply(to traits: inout Traits) {
    if traits.transition == nil { traits.transition = transition.kind == .identity ? .identity : .opacity }
  }
}
