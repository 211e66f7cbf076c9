// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows a controller on a sheet that people drag between heights, and away.
///
/// The sheet's delegate is the one of `UIPresentationController`; give it a `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  let sheetView = SheetView()
  let dimmingView = UIView()
  var sheetDrag: SheetDrag?
  var dismissal: SheetDismissal?
  private var storedSelection: Detent.Identifier?

  /// The heights at which the sheet can rest. Defaults to `large` alone.
  open var detents: [Detent] = [.large()] {
    didSet { sheetDidChange() }
  }

  /// The height at which the sheet rests; `nil`, the default, for the lowest one. Within `animateChanges` it moves there.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { storedSelection }
    set {
      storedSelection = newValue
      sheetDidChange()
    }
  }

  /// The greatest height at which what lies behind is not dimmed and takes touches; `nil`, the default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { sheetDidChange() }
  }

  /// Whether a grabber stands at the top of the sheet. Defaults to `false`.
  open var prefersGrabberVisible = false {
    didSet { sheetView.showsGrabber = prefersGrabberVisible }
  }

  /// Whether content that is dragged up makes the sheet grow before it scrolls. Defaults to `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet keeps to the bottom where the height is compact, instead of covering the screen. Defaults to `false`.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { sheetDidChange() }
  }

  /// Whether a sheet at the bottom of a compact height is as wide as its content prefers. Defaults to `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { sheetDidChange() }
  }

  /// The radius of the corners in points; `nil`, the default, for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { sheetDidChange() }
  }

  override init(presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    super.init(presented: presented, presenting: presenting, style: style)
    setUp()
  }

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    setUp()
  }

  /// Makes changes to the sheet's properties, and lets it move to where they put it.
  open func animateChanges(_ changes: () -> Void) {
    guard containerView != nil else { return changes() }
    settle(velocity: 0, changes)
  }

  /// Asks custom detents for their heights anew.
  open func invalidateDetents() { sheetDidChange() }

  open override var presentedView: UIView? {
    if sheetView.content == nil { sheetView.content = presentedViewController.view }
    return sheetView
  }

  open override var frameOfPresentedViewInContainerView: CGRect { restingPlace.frame }

  open override var shouldPresentInFullscreen: Bool { false }

  override func letsTouchThrough(at point: CGPoint) -> Bool { !isDimmed }

  override func changeTraits(_ values: inout UITraitCollection.Values) {
    values.userInterfaceLevel = .elevated
    if style == .formSheet || style == .popover { values.horizontalSizeClass = .compact }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    guard sheetDrag == nil, !presentedViewController.isBeingDismissed else { return }
    show(restingPlace)
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    sheetDidChange()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    var geometry = self.geometry
    geometry.container = parentSize
    return restingPlace(in: geometry).size
  }

  // MARK: - Coming and going

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    // Has the container laid out anew when the keyboard moves.
    _ = containerView.keyboardLayoutGuide
    sheetView.showsGrabber = prefersGrabberVisible
    show(restingPlace)
    fadeDimming(to: isDimmed ? 1 : 0)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else { return sheetView.content = nil }
    // Properties may have been set on the way.
    sheetDidChange()
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    // A finger that drags the sheet away fades the dimming itself.
    if dismissal == nil { fadeDimming(to: 0) }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    dismissal = nil
    guard completed else { return }
    dimmingView.removeFromSuperview()
    sheetView.content = nil
  }

  private func fadeDimming(to alpha: CGFloat) {
    let changes = { [dimmingView] in dimmingView.alpha = alpha }
    let coordinator = presentedViewController.transitionCoordinator
    if coordinator?.animate(alongsideTransition: { _ in changes() }) != true { changes() }
  }

  // MARK: - Set up

  private func setUp() {
    dimmingView.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? Self.darkDimming : Self.dimming)
    }
    let tap = OutsideTapGestureRecognizer(target: nil, action: nil)
    tap.presentation = self
    dimmingView.addGestureRecognizer(tap)
    let pan = SheetPanGestureRecognizer(target: nil, action: nil)
    pan.sheet = self
    sheetView.addGestureRecognizer(pan)
  }

  /// The opacity of the black behind sheets.
  nonisolated static let dimming: CGFloat = 0.2
  nonisolated static let darkDimming: CGFloat = 0.48

  /// The sheet has other properties: it is laid out with the next frame.
  func sheetDidChange() { containerView?.setNeedsLayout() }

  /// Remembers that people chose a height.
  func select(_ identifier: Detent.Identifier) {
    guard identifier != selectedDetent?.identifier else { return }
    storedSelection = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
