// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something in a view that assistive technology meets although it is no view of its own.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// Creates an element of a view or of another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// What holds the element.
  open weak var accessibilityContainer: AnyObject?

  /// Where the element is in its container's space; `null` where it was not said so.
  open var accessibilityFrameInContainerSpace: CGRect = .null {
    didSet { if accessibilityFrameInContainerSpace != oldValue { accessibilityDidChange() } }
  }

  /// Defaults to `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard !accessibilityFrameInContainerSpace.isNull else { return super.accessibilityFrame }
      switch accessibilityContainer {
      case let view as UIView:
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
      case let element as UIAccessibilityElement:
        let frame = element.accessibilityFrame
        return accessibilityFrameInContainerSpace.offsetBy(dx: frame.minX, dy: frame.minY)
      default: return super.accessibilityFrame
      }
    }
    set { super.accessibilityFrame = newValue }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override func accessibilityDidChange() { containerView?.publishAccessibilityElements() }

  /// The view that the element is in, however deep.
  private var containerView: UIView? {
    (accessibilityContainer as? UIView) ?? (accessibilityContainer as? UIAccessibilityElement)?.containerView
  }
}
