// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The outline of what reacts to a pointer.
public struct UIShape: @unchecked Sendable {
  enum Kind {
    case rect(radius: CGFloat?)
    case capsule, circle
    case fixed(CGRect, radius: CGFloat)
    case path(CGPath)
  }

  let kind: Kind
  var inset: UIEdgeInsets = .zero

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// As the view is.
  public static var rect: UIShape { UIShape(.rect(radius: nil)) }
  public static var capsule: UIShape { UIShape(.capsule) }
  public static var circle: UIShape { UIShape(.circle) }

  /// As large as the view.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve = .continuous, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(.rect(radius: cornerRadius)) }

  /// A part of the view.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: CALayerCornerCurve = .continuous,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(.fixed(rect, radius: cornerRadius)) }

  @preconcurrency @MainActor public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path.cgPath)) }

  /// The same with its edges farther in.
  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var result = self
    result.inset.top += insets.top
    result.inset.left += insets.left
    result.inset.bottom += insets.bottom
    result.inset.right += insets.right
    return result
  }

  /// The outline in a view.
  @MainActor func path(in view: UIView) -> UIBezierPath {
    let place = view.bounds.inset(by: inset)
    switch kind {
    case .rect(let radius):
      return UIBezierPath(roundedRect: place, cornerRadius: radius ?? view.layer.cornerRadius)
    case .capsule: return UIBezierPath(roundedRect: place, cornerRadius: min(place.width, place.height) / 2)
    case .circle:
      let side = min(place.width, place.height)
      return UIBezierPath(
        ovalIn: CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side))
    case .fixed(let rect, let radius): return UIBezierPath(roundedRect: rect.inset(by: inset), cornerRadius: radius)
    case .path(let path): return UIBezierPath(cgPath: path)
    }
  }
}

/// What a hover effect does; the system chooses, a plate lies over the view, or the view rises.
@preconcurrency @MainActor public protocol UIHoverEffect {
  /// How a preview looks under the pointer.
  func _effect(_ preview: UITargetedPreview) -> UIPointerEffect
}

public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
  public func _effect(_ preview: UITargetedPreview) -> UIPointerEffect { .automatic(preview) }
}

public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
  public func _effect(_ preview: UITargetedPreview) -> UIPointerEffect { .highlight(preview) }
}

public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
  public func _effect(_ preview: UITargetedPreview) -> UIPointerEffect { .lift(preview) }
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  @preconcurrency @MainActor public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  @preconcurrency @MainActor public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  @preconcurrency @MainActor public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// How a view reacts to a pointer, on pads.
@preconcurrency @MainActor public struct UIHoverStyle {
  public var effect: any UIHoverEffect
  /// Defaults to `nil`: the view's own outline.
  public var shape: UIShape?
  /// Defaults to `true`.
  public var isEnabled = true

  public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// What the system would do.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

extension UIView {
  /// How the view reacts to a pointer, on pads. Defaults to `nil`: not at all.
  public var hoverStyle: UIHoverStyle? {
    get { hoverInteraction?.style }
    set {
      guard let newValue else {
        if let old = hoverInteraction { removeInteraction(old) }
        return
      }
      if let hoverInteraction {
        hoverInteraction.style = newValue
      } else {
        addInteraction(HoverStyleInteraction(newValue))
      }
    }
  }

  private var hoverInteraction: HoverStyleInteraction? {
    storedInteractions.lazy.compactMap { $0 as? HoverStyleInteraction }.first
  }
}

/// Gives a view the look of its hover style.
private final class HoverStyleInteraction: UIPointerInteraction, UIPointerInteractionDelegate {
  var style: UIHoverStyle {
    didSet {
      isEnabled = style.isEnabled
      invalidate()
    }
  }

  init(_ style: UIHoverStyle) {
    self.style = style
    super.init(delegate: nil)
    isEnabled = style.isEnabled
  }

  override var delegate: (any UIPointerInteractionDelegate)? { self }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let view else { return nil }
    let parameters = UIPreviewParameters()
    if let shape = style.shape { parameters.visiblePath = shape.path(in: view) }
    return UIPointerStyle(effect: style.effect._effect(UITargetedPreview(view: view, parameters: parameters)))
  }
}
