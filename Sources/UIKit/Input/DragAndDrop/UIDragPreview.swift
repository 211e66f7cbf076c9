// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a view looks while it is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  override func makeSibling() -> UIPreviewParameters { UIDragPreviewParameters() }
}

/// What is shown under the finger for an item.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  open private(set) var view: UIView
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

/// A place to which a dragged item comes, or from which it goes.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a dragged item, and its place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  /// A preview of a view that is in a window, where it is.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(view: view, parameters: parameters, target: UIDragPreviewTarget(placeOf: view))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// The same preview at another place.
  open func retargetedPreview(with target: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(), target: target)
  }
}
