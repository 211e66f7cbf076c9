// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A place to which a preview comes, or from which it goes: a point of a view, and a transform there.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  open private(set) var container: UIView
  /// In the container's bounds space, points.
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

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

  /// Where a view is that is in a window.
  convenience init(placeOf view: UIView) {
    guard view.window != nil, let superview = view.superview else {
      fatalError(
        "UITargetedPreview without a target requires a view that is in a window: \(view). Use "
          + "init(view:parameters:target:) instead.")
    }
    self.init(container: superview, center: view.center, transform: view.transform)
  }
}

/// A preview and its place.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  open private(set) var view: UIView
  open private(set) var target: UIPreviewTarget
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
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(placeOf: view))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
