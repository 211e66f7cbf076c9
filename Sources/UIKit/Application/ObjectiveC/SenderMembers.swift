// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is asked of a sender that is only known as an `AnyObject`, where Objective-C finds members by name. Those that it lacks are
/// `nil`, and stop who uses them without asking, as there.
@MainActor public struct _SenderMembers {
  private let object: AnyObject?

  public init(_ object: AnyObject?) { self.object = object }

  public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
  public var view: UIView?! {
    (object as? UIGestureRecognizer).map { $0.view } ?? (object as? UIViewController).map { $0.view }
  }
  public var superview: UIView?! { (object as? UIView).map { $0.superview } }
  public var frame: CGRect! { (object as? UIView)?.frame ?? (object as? CALayer)?.frame }
  public var bounds: CGRect! { (object as? UIView)?.bounds }
  public var center: CGPoint! { (object as? UIView)?.center }
  public var layer: CALayer! { (object as? UIView)?.layer }
  public var backgroundColor: UIColor?! { (object as? UIView).map { $0.backgroundColor } }
  public var isHidden: Bool! { (object as? UIView)?.isHidden }
  public var isSelected: Bool! { (object as? UIControl)?.isSelected }
  public var isEnabled: Bool! { (object as? UIControl)?.isEnabled ?? (object as? UIBarItem)?.isEnabled }
  public var isOn: Bool! { (object as? UISwitch)?.isOn }
  public var currentTitle: String?! { (object as? UIButton).map { $0.currentTitle } }
  public var titleLabel: UILabel?! { (object as? UIButton).map { $0.titleLabel } }
  public var currentImage: UIImage?! { (object as? UIButton).map { $0.currentImage } }
  public var title: String?! {
    (object as? UIBarItem).map { $0.title } ?? (object as? UIViewController).map { $0.title }
  }
  public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
  public var date: Date! { (object as? UIDatePicker)?.date }
  public var text: String?! { (object as? UITextField).map { $0.text } ?? (object as? UILabel).map { $0.text } }
  public var accessibilityIdentifier: String?! { (object as? UIView).map { $0.accessibilityIdentifier } }
  public var accessibilityLabel: String?! { (object as? UIView).map { $0.accessibilityLabel } }
  public var restorationIdentifier: String?! { (object as? UIViewController).map { $0.restorationIdentifier } }
  public var state: UIGestureRecognizer.State! { (object as? UIGestureRecognizer)?.state }
  public var value: Float! { (object as? UISlider)?.value ?? (object as? UIStepper).map { Float($0.value) } }
  public var numberOfTouches: Int! { (object as? UIGestureRecognizer)?.numberOfTouches }

  public func location(in view: UIView?) -> CGPoint! { (object as? UIGestureRecognizer)?.location(in: view) }
  public func translation(in view: UIView?) -> CGPoint! { (object as? UIPanGestureRecognizer)?.translation(in: view) }
  public func velocity(in view: UIView?) -> CGPoint! { (object as? UIPanGestureRecognizer)?.velocity(in: view) }
  public func setTitle(_ title: String?, for state: UIControl.State) {
    (object as? UIButton)?.setTitle(title, for: state)
  }
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    (object as? UIButton)?.setTitleColor(color, for: state)
  }
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    (object as? UIButton)?.setImage(image, for: state)
  }
  public func title(for state: UIControl.State) -> String?! { (object as? UIButton).map { $0.title(for: state) } }
  public func titleForSegment(at segment: Int) -> String?! {
    (object as? UISegmentedControl).map { $0.titleForSegment(at: segment) }
  }
  @discardableResult public func resignFirstResponder() -> Bool! { (object as? UIResponder)?.resignFirstResponder() }
  @discardableResult public func becomeFirstResponder() -> Bool! { (object as? UIResponder)?.becomeFirstResponder() }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint! { (object as? UIView)?.convert(point, to: view) }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint! {
    (object as? UIView)?.convert(point, from: view)
  }
  public func setOn(_ on: Bool, animated: Bool) { (object as? UISwitch)?.setOn(on, animated: animated) }
  public func removeFromSuperview() { (object as? UIView)?.removeFromSuperview() }
  public func endRefreshing() { (object as? UIRefreshControl)?.endRefreshing() }
}

/// The same of a sender that may be missing.
@MainActor public func _members(ofSender sender: AnyObject?) -> _SenderMembers? { sender.map { _SenderMembers($0) } }
