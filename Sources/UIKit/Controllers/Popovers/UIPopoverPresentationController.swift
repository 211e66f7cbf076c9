// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows a controller beside what it belongs to, with an arrow; where there is little width, on a sheet.
///
/// The popover's delegate is the one of `UIPresentationController`; give it a `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private let popoverView = PopoverView()
  private lazy var sheet = UISheetPresentationController(
    presented: presentedViewController, presenting: presentingViewController, style: .popover)

  /// The view that the popover points at. It must be set before the presentation.
  open weak var sourceView: UIView? {
    didSet { placeDidChange() }
  }

  /// The item of a bar that the popover points at, where there is no source view.
  open weak var barButtonItem: UIBarButtonItem? {
    didSet { placeDidChange() }
  }

  /// What the popover points at: a view or an item of a bar, in place of `sourceView` and `barButtonItem`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }

  /// What the popover points at: the source view, or what a bar shows for the item.
  private var anchor: UIView? { sourceView ?? barButtonItem.flatMap { $0.customView ?? $0.button } }

  /// Where that is in a view's bounds space; `nil` where there is nothing.
  func anchorRect(in container: UIView) -> CGRect? {
    guard let anchor, anchor.window != nil else { return nil }
    return container.convert(sourceRect.isNull || sourceView == nil ? anchor.bounds : sourceRect, from: anchor)
  }

  /// The part of the source view that the popover points at; all of it where it is null, which is the default.
  open var sourceRect: CGRect = .null {
    didSet { placeDidChange() }
  }

  /// Where the arrow may point. Defaults to any direction.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { placeDidChange() }
  }

  /// Where the arrow points; unknown before the popover is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

  /// How far the popover keeps from the edges of the container's safe area. Defaults to 10 points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { placeDidChange() }
  }

  /// Views behind the popover that take touches; elsewhere a touch sends the popover away.
  open var passthroughViews: [UIView]?

  /// The colour of the popover and its arrow; `nil`, the default, for the system's.
  open var backgroundColor: UIColor? {
    didSet { popoverView.color = backgroundColor ?? .systemBackground }
  }

  /// Whether the popover may cover what it points at, rather than be smaller. Defaults to `false`.
  open var canOverlapSourceViewRect = false {
    didSet { placeDidChange() }
  }

  /// The sheet that takes the popover's place where there is little width.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  override init(presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    super.init(presented: presented, presenting: presenting, style: style)
  }

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presented: presentedViewController, presenting: presentingViewController, style: .popover)
  }

  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override func adaptiveController(for style: UIModalPresentationStyle) -> UIPresentationController {
    style == .pageSheet || style == .formSheet ? sheet : super.adaptiveController(for: style)
  }

  override func changeTraits(_ values: inout UITraitCollection.Values) {
    values.userInterfaceLevel = .elevated
    values.horizontalSizeClass = .compact
  }

  override var transitionStyle: UIModalTransitionStyle { .crossDissolve }

  open override var shouldPresentInFullscreen: Bool { false }

  open override var presentedView: UIView? {
    if popoverView.content == nil { popoverView.content = presentedViewController.view }
    return popoverView
  }

  open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

  /// Where the popover stands now; `nil` while there is nothing for it to point at.
  private var place: PopoverPlace? {
    guard let containerView, let source = anchorRect(in: containerView) else { return nil }
    let wish = presentedViewController.preferredContentSize
    return PopoverPlace(
      size: CGSize(
        width: wish.width > 0 ? wish.width : Self.usualSize.width,
        height: wish.height > 0 ? wish.height : Self.usualSize.height),
      source: source,
      room: containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections, overlaps: canOverlapSourceViewRect)
  }

  /// The size of content that prefers none, points.
  private static let usualSize = CGSize(width: 320, height: 480)

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView != nil || barButtonItem != nil else {
      fatalError(
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the "
          + "presentation occurs.")
    }
    let tap = OutsideTapGestureRecognizer(target: nil, action: nil)
    tap.presentation = self
    containerView?.addGestureRecognizer(tap)
    popoverView.color = backgroundColor ?? .systemBackground
    show()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    show()
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    placeDidChange()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { popoverView.content = nil }
  }

  override func letsTouchThrough(at point: CGPoint) -> Bool {
    guard let containerView else { return false }
    return passthroughViews?.contains { view in
      view.window != nil && view.point(inside: view.convert(point, from: containerView), with: nil)
    } ?? false
  }

  private func show() {
    guard let place else { return }
    arrowDirection = place.direction
    popoverView.place(place)
  }

  private func placeDidChange() { containerView?.setNeedsLayout() }
}

/// Is told of a popover's coming. All requirements are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The last moment to set the popover up.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// A popover's bubble: the content with round corners, and the arrow.
private final class PopoverView: UIView {
  private let bubble = UIView()
  private let arrow = UIView()
  private let shape = CAShapeLayer()

  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === bubble { oldValue?.removeFromSuperview() }
      guard let content else { return }
      content.frame = bubble.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      bubble.addSubview(content)
    }
  }

  var color: UIColor = .systemBackground {
    didSet {
      bubble.backgroundColor = color
      resolveDynamicAppearance()
    }
  }

  init() {
    super.init(frame: .zero)
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    arrow.isUserInteractionEnabled = false
    arrow.layer.addSublayer(shape)
    bubble.clipsToBounds = true
    bubble.layer.cornerRadius = PopoverPlace.cornerRadius
    addSubview(arrow)
    addSubview(bubble)
  }

  required init?(coder: NSCoder) {
    fatalError("Popovers are made by UIPopoverPresentationController only")
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.fillColor = color.resolvedCGColor(with: traitCollection)
    CATransaction.commit()
  }

  func place(_ place: PopoverPlace) {
    frame = place.frame
    bubble.frame = place.content
    let (base, height, tip) = (PopoverPlace.arrow.width / 2, PopoverPlace.arrow.height, place.tip)
    let path = CGMutablePath()
    let isVertical = place.direction == .up || place.direction == .down
    let inwards: CGFloat = place.direction == .up || place.direction == .left ? height : -height
    path.move(to: tip)
    if isVertical {
      path.addLine(to: CGPoint(x: tip.x + base, y: tip.y + inwards))
      path.addLine(to: CGPoint(x: tip.x - base, y: tip.y + inwards))
    } else {
      path.addLine(to: CGPoint(x: tip.x + inwards, y: tip.y + base))
      path.addLine(to: CGPoint(x: tip.x + inwards, y: tip.y - base))
    }
    path.closeSubpath()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.path = path
    CATransaction.commit()
  }

  /// A popover stands inside the safe area already.
  override func safeAreaPassed(toSubviewAt frame: CGRect) -> UIEdgeInsets { .zero }
}
