// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is seen of a view that has the keyboard's focus: nothing, by itself.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around a view that has the keyboard's focus.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// On which side of the outline the ring is.
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The outline, in the space of the reference view; `nil` for the view's own edges.
  let outline: UIBezierPath?

  /// A ring along the view's edges.
  public override init() {
    outline = nil
    super.init()
  }

  public init(rect: CGRect) {
    outline = UIBezierPath(rect: rect)
    super.init()
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    outline = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }

  public init(path bezierPath: UIBezierPath) {
    outline = bezierPath
    super.init()
  }

  /// Defaults to `automatic`: inside.
  open var position: Position = .automatic

  /// What the ring is put into; `nil`, the default, for the view that has the focus.
  open weak var containerView: UIView?

  /// Behind what in the container the ring is; `nil`, the default, for in front of all.
  open weak var referenceView: UIView?
}

/// How much a view is preferred among those of its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let ignored = UIFocusGroupPriority(0)
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  public static let prioritized = UIFocusGroupPriority(2000)
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

extension UIView {
  /// What is seen of the view while it has the keyboard's focus; `nil` for nothing. Defaults to a ring along its edges.
  public var focusEffect: UIFocusEffect? {
    get { updates.focusEffect.map { $0 as? UIFocusEffect } ?? UIFocusHaloEffect() }
    set { updates.focusEffect = .some(newValue) }
  }
}
