// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What becomes of content at an edge of a scroll view where it goes under a bar.
@preconcurrency @MainActor public final class UIScrollEdgeEffect: NSObject {
  /// What the effect looks like.
  public final class Style: NSObject, Sendable {
    /// As suits the bar: soft, here.
    public static let automatic = Style()
    /// Content fades out.
    public static let soft = Style()
    /// Content ends at a line.
    public static let hard = Style()
  }

  /// Whether there is no effect. Defaults to `false`.
  public var isHidden = false {
    didSet { if isHidden != oldValue { onChange?() } }
  }

  /// Defaults to `automatic`.
  public var style = Style.automatic {
    didSet { if style !== oldValue { onChange?() } }
  }

  var isHard: Bool { style === Style.hard }

  /// Tells bars.
  var onChange: (() -> Void)?
}

/// The effects at the four edges, made as they are asked for.
struct ScrollEdgeEffects {
  var top: UIScrollEdgeEffect?
  var left: UIScrollEdgeEffect?
  var bottom: UIScrollEdgeEffect?
  var right: UIScrollEdgeEffect?
}

extension UIScrollView {
  /// What becomes of content that goes under a navigation bar.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.top) }

  /// What becomes of content at the left edge, where no bar is.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.left) }

  /// What becomes of content that goes under a tab bar or toolbar.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.bottom) }

  /// What becomes of content at the right edge, where no bar is.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.right) }

  private func edgeEffect(_ edge: WritableKeyPath<ScrollEdgeEffects, UIScrollEdgeEffect?>) -> UIScrollEdgeEffect {
    if let effect = edgeEffects[keyPath: edge] { return effect }
    let effect = UIScrollEdgeEffect()
    effect.onChange = { [weak self] in self?.edgeEffectDidChange() }
    edgeEffects[keyPath: edge] = effect
    return effect
  }

  /// Bars look for the effects when what is under them is laid out.
  private func edgeEffectDidChange() {
    setNeedsLayout()
    var view = storedSuperview
    while let above = view {
      above.setNeedsLayout()
      view = above.storedSuperview
    }
    bar.follower?.contentDidMove()
    bottomFollower?.contentDidMove()
  }
}
