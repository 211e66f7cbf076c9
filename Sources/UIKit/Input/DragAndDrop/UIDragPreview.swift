// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a view looks while it is shown apart from its place.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// What of the view is shown, in its bounds space; `nil`, the default, for all of it.
  @NSCopying open var visiblePath: UIBezierPath?

  /// The outline of the shadow, in the view's bounds space; `nil`, the default, for that of what is shown.
  @NSCopying open var shadowPath: UIBezierPath?

  /// What is behind the view; `nil` for white, or black where it is dark.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Swift.type(of: self) == UIDragPreviewParameters.self ? UIDragPreviewParameters() : UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// How a view looks while it is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// What is shown under the finger for an item.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  public let view: UIView
  private let storedParameters: UIDragPreviewParameters

  /// A copy of how the view is to look.
  open var parameters: UIDragPreviewParameters {
    storedParameters.copy() as? UIDragPreviewParameters ?? UIDragPreviewParameters()
  }

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    storedParameters = parameters
    super.init()
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  open func copy(with zone: NSZone? = nil) -> Any { UIDragPreview(view: view, parameters: parameters) }
}

/// A place to which a preview comes, or from which it goes: a point of a view, and a transform there.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  public let container: UIView
  /// In the container's bounds space, points.
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place to which a dragged item comes, or from which it goes.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview and its place.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  public let view: UIView
  public let target: UIPreviewTarget
  private let storedParameters: UIPreviewParameters

  open var parameters: UIPreviewParameters { storedParameters.copy() as? UIPreviewParameters ?? UIPreviewParameters() }

  /// The view's size, points.
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.target = target
    storedParameters = parameters
    super.init()
  }

  /// A preview of a view that is in a window, where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: Self.place(of: view))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  fileprivate static func place(of view: UIView) -> UIDragPreviewTarget {
    guard view.window != nil, let superview = view.superview else {
      fatalError(
        "UITargetedPreview without a target requires a view that is in a window: \(view). Use "
          + "init(view:parameters:target:) instead.")
    }
    return UIDragPreviewTarget(container: superview, center: view.center, transform: view.transform)
  }
}

/// A preview of a dragged item, and its place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  /// A preview of a view that is in a window, where it is.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(view: view, parameters: parameters, target: Self.place(of: view))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// The same preview at another place.
  open func retargetedPreview(with target: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(), target: target)
  }
}
