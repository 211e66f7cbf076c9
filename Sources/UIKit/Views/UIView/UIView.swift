// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// A rectangle on the screen that draws, holds other views and gets touches.
///
/// Lengths are points. `frame` and `center` are in the superview's bounds space, `bounds` in the view's own. The class
/// body holds stored state and every member that an app may override, each a short forward: without Objective-C a
/// method of an extension cannot be overridden. The topics live in `UIView+….swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, CALayerDelegate,
  UIDynamicItem, UIFocusItem
{
  /// The class of the view's layer. Defaults to `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// What descriptions call the layer where it is a plain one; `nil` for its class.
  class var plainLayerName: String? { nil }

  /// Whether the class needs constraints to be laid out at all. Defaults to `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The layer that shows the view.
  public let layer: CALayer

  // Stored state, by the topic that owns it.
  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var storedWindow: UIWindow?
  /// The controller whose `view` this is.
  weak var owningController: UIViewController?
  var storedBackgroundColor: UIColor?
  var storedTintColor: UIColor?
  var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  var storedContentMode = ContentMode.scaleToFill
  var storedGestureRecognizers: [UIGestureRecognizer] = [] { didSet { hasHadGestureRecognizers = true } }
  /// Whether there ever was a recogniser: then the list is empty where there is none, and not `nil`.
  private var hasHadGestureRecognizers = false
  var storedInteractions: [any UIInteraction] = []
  var traits = TraitState()
  var margins = MarginState()
  var storedSafeAreaInsets = UIEdgeInsets.zero
  var needsConstraintsUpdate = false
  /// What is to be filled in, and what was read when it was.
  var updates = UpdateState()
  /// Made when the view, or one inside it, asks for round corners.
  var corners: CornerState?
  var autoLayout = AutoLayoutState()
  /// How many animations that take no touches move the view.
  var untouchableCount = 0
  /// What was set by hand of all that `appearance()` can set; on a proxy, what it hands on.
  var customized = CustomizedProperties()
  /// The same for an app's own properties.
  var customizedKeys: Set<String> = []
  var isAppearanceProxy = false
  /// The animators that move properties of the view.
  var animatorClaims: [HeldClaim] = []
  /// Made with the first motion effect.
  var motionEffectState: MotionEffectState?

  // MARK: - Life

  /// Creates a view with a frame in its future superview's space, points.
  public init(frame: CGRect) {
    layer = Self.makeLayer(Self.layerClass)
    super.init()
    finishInit(frame: frame)
  }

  /// Creates a view of a nib or an archive.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer(Self.layerClass)
    super.init()
    finishInit(frame: .zero)
    finishDecoding(coder, as: UIView.self)
  }

  /// What stands in the nib's place for the view once it is made: itself, or another that an override gives.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Writes the view into an archive, with the subviews that the app gave it.
  open func encode(with coder: NSCoder) { UIApplication.archive(self, with: coder) }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: - Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The items in a part of the view that the focus can be on.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusableSubviews(in: rect) }

  /// Called when the origin or the size of the bounds has changed, whichever property changed them.
  func boundsDidChange(from oldBounds: CGRect) {}

  /// Applied about the center. Defaults to the identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Applied about the center. Defaults to the identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds, in the unit square, that stands at `center`. Defaults to the middle.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Pixels per point of what the view draws. Defaults to the screen's scale.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// How the frame follows the superview's size. Defaults to not at all.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }

  /// Whether subviews follow this view's size. Defaults to `true`.
  open var autoresizesSubviews = true

  /// The size the view would like within `size`: by default, its present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits the present one.
  open func sizeToFit() { takeFittingSize() }

  /// What a dynamic animator takes the view for when others hit it. Defaults to a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline where `collisionBoundsType` is a path: convex, about the middle of the view. Defaults to the bounds.
  open var collisionBoundingPath: UIBezierPath { outlineOfBounds }

  // MARK: - Hierarchy

  open var superview: UIView? { storedSuperview }

  /// Back to front.
  open var subviews: [UIView] { storedSubviews }

  open var window: UIWindow? { storedWindow }

  /// A number of the app's own to find the view by. Defaults to 0.
  open var tag = 0

  /// Names the view to state restoration. Kept: apps begin anew at each launch.
  open var restorationIdentifier: String?

  /// Whether the view keeps its colours where the screen's are inverted; no screen here inverts them. Defaults to `false`.
  open var accessibilityIgnoresInvertColors = false

  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  open func removeFromSuperview() { run("removeFromSuperview") { detach() } }

  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// The view with the tag: this one, or the first found below it.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

  open func isDescendant(of view: UIView) -> Bool { isBelow(view) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) { run("willMoveToSuperview:", [newSuperview]) {} }
  open func didMoveToSuperview() { run("didMoveToSuperview") {} }
  open func willMove(toWindow newWindow: UIWindow?) { run("willMoveToWindow:", [newWindow]) {} }
  open func didMoveToWindow() { run("didMoveToWindow") {} }

  // MARK: - Layout

  /// Fills the view with what it shows: before its first layout, and when that was asked for or what it read has changed.
  open func updateProperties() {}
  // Called when corners are round otherwise, and when something observable changed that a configuration was made from.
  func cornersDidChange() {}
  func observedConfigurationChange() {}

  /// Places the subviews. The default applies what Auto Layout solved.
  open func layoutSubviews() { run("layoutSubviews") { applyConstraintLayout() } }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now what is marked, from this view down, after bringing constraints up to date.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// The natural size of the contents; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// The natural size of contents whose lines wrap in `width` points; `nil` where the height does not depend on the
  /// width. Layout asks for it once it knows the width, and then solves again.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// What hugging and compression resistance are until the app sets them.
  var defaultContentPriorities: ContentPriorities { ContentPriorities() }

  /// Whether edges of the view mean, to views in it, the edges of a content that scrolls.
  var isScrollContainer: Bool { false }

  /// Told, in the layout pass, how large the constraints make the content; `nil` along an axis they say nothing of.
  func contentExtentDidChange(width: CGFloat?, height: CGFloat?) {}

  /// Called when a subview's natural size may have changed.
  func subviewContentDidChange(_ subview: UIView) {}

  /// Called when a constraint that a subview or a view in it holds, or what such constraints hold on to, has changed.
  func constraintsDidChange(below subview: UIView) {}

  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

  /// How strongly the view keeps from being larger than its natural size. Defaults to 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriority(along: axis)
  }

  /// How strongly the view keeps from being smaller than its natural size. Defaults to 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistancePriority(along: axis)
  }

  /// Makes the view hold a constraint; its items must be this view or stand in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { takeConstraint(constraint) }
  /// Lets go of a constraint; one that another view holds stays.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }

  /// Brings the view's own constraints up to date; overriders call `super` last.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() { markConstraintsUpdate() }

  open func needsUpdateConstraints() -> Bool { needsConstraintsUpdate }

  /// Runs `updateConstraints` where it is due, subviews first.
  open func updateConstraintsIfNeeded() { updateConstraintsPass() }

  /// Whether the view's frame becomes constraints. Defaults to `true`; set it to `false` to use your own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// The part of the frame that is aligned, as insets. Defaults to zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { outset(alignmentRect) }

  /// The view whose top is, or whose text has, this view's first baseline.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose bottom is, or whose text has, this view's last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// The distances of the first baseline from the top and of the last from the bottom of the bounds, or `nil`.
  package func baselineOffsets(width: CGFloat) -> (first: CGFloat, last: CGFloat)? { nil }

  /// The smallest or largest size that satisfies the constraints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints, with the target's sides wanted as strongly as given.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: - Margins and safe area

  /// The margins; a view's own plus the safe area. Defaults to 8 on each side.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue.directional(effectiveUserInterfaceLayoutDirection)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
  }

  /// Whether the margins are at least the superview's. Defaults to `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setPreservesSuperviewMargins(newValue) }
  }

  /// Whether the safe area is added to the margins. Defaults to `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.addsSafeArea }
    set { setAddsSafeArea(newValue) }
  }

  open func layoutMarginsDidChange() {}

  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  /// What a subview with the given frame has as safe area; scroll views keep for themselves what they adjust for.
  func safeAreaPassed(toSubviewAt frame: CGRect) -> UIEdgeInsets { safeAreaOverlap(frame) }

  // MARK: - Appearance

  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      noteCustomized(.backgroundColor)
      setBackground(newValue)
    }
  }

  /// 0 is clear, 1 opaque; the view and all below it fade as one picture. Defaults to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { KeyValueObserving.changing(self, "alpha") { layer.opacity = Float(newValue) } }
  }

  /// Whether the view and all below it are left out. Defaults to `false`.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { KeyValueObserving.changing(self, "hidden") { setHidden(newValue) } }
  }

  /// A promise that the view covers its bounds. Defaults to `true`.
  open var isOpaque = true {
    didSet { layer.isOpaque = isOpaque }
  }

  /// Whether what stands outside the bounds is cut off. Defaults to `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the context is cleared before `draw(_:)`. Defaults to `true`.
  open var clearsContextBeforeDrawing = true

  /// How contents fill the bounds. Defaults to `scaleToFill`.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { setContentMode(newValue) }
  }

  /// A view whose alpha masks this one's; it must have no superview.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The colour of what can be touched. Comes from the superview unless set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      noteCustomized(.tintColor)
      setTint(newValue)
    }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustment(newValue) }
  }

  open func tintColorDidChange() { run("tintColorDidChange") {} }

  /// Draws the contents in the current context, which has the bounds' space. The default draws nothing.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { if overridesDraw { layer.setNeedsDisplay() } }

  open func setNeedsDisplay(_ rect: CGRect) { if overridesDraw { layer.setNeedsDisplay(rect) } }

  /// A view that shows what this one shows, and goes on showing it when this one changes.
  ///
  /// - Parameter afterUpdates: Whether layout and drawing that are due come first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Draws what the view shows now, animations included, in the current context, stretched to a rectangle of it.
  ///
  /// - Parameters:
  ///   - rect: Where, in the context's space.
  ///   - afterUpdates: Whether layout and drawing that are due come first.
  /// - Returns: Whether all of it was there to be drawn; not without an area.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawCopy(in: rect, afterUpdates)
  }

  /// A view that shows a part of what this one shows, and stretches with its size.
  ///
  /// - Parameters:
  ///   - rect: The part, in the bounds' space.
  ///   - capInsets: Must be zero: the copy stretches as a whole.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshotView(rect, afterUpdates, capInsets) }

  /// Copies properties from a proxy that `appearance()` gave out.
  func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    if properties.contains(.backgroundColor) { backgroundColor = proxy.backgroundColor }
    if properties.contains(.tintColor) { tintColor = proxy.storedTintColor }
  }

  /// Adds an effect of tilting the device, and shows it as the device is held now.
  open func addMotionEffect(_ effect: UIMotionEffect) { add(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { remove(effect) }

  // MARK: - Touches
  /// Whether the view and all below it can be touched. Defaults to `true`.
  open var isUserInteractionEnabled = true

  /// Whether more than one finger of a gesture reaches the view. Defaults to `false`.
  open var isMultipleTouchEnabled = false

  /// Whether touches that begin here keep other views from getting touches meanwhile. Defaults to `false`.
  open var isExclusiveTouch = false

  /// The frontmost view below this one, or this one, that has the point; `nil` where none does.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { run(point, event) { hit(point, event) } }

  /// Whether the point, in the bounds' space, is inside. Left and top edges count, right and bottom ones do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { run(point, event) { bounds.contains(point) } }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty && !hasHadGestureRecognizers ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Has the first responder stop being it, if it is this view or one below.
  ///
  /// - Parameter force: Whether the responder is not asked if it may.
  /// - Returns: Whether it was first responder and has stopped.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  /// Asked before a recogniser of this view begins. Defaults to `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var next: UIResponder? { owningController ?? storedSuperview }

  override var owningWindow: UIWindow? { storedWindow }

  /// Whether a finger that the view has heard of stays with it when it is dragged in a scroll view; so with controls.
  var keepsTouchesFromScrolling: Bool { false }

  /// Whether a single tap on the view is its own, so that recognisers of views around it do not get it.
  var keepsTapsFromAncestors: Bool { false }

  /// Scrolls by a wheel's turn, in points; `false` where the view does not scroll that way.
  func scrollByWheel(_ delta: CGPoint) -> Bool { false }

  // What is shown large while a finger rests on the view, where text is of an accessibility size.
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var largeContentImageInsets = UIEdgeInsets.zero

  // MARK: - Traits

  open var traitCollection: UITraitCollection { traits.collection }

  open func traitCollectionDidChange(_ previous: UITraitCollection?) { run("traitCollectionDidChange:", [previous]) {} }

  /// Forces light or dark for this view and all below it. Defaults to `unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.userInterfaceStyle }
    set { overrideTraits { $0.userInterfaceStyle = newValue } }
  }

  /// Called when something that depends on traits alone must look different: dynamic colours of the layer.
  func resolveDynamicAppearance() { applyBackground() }

  /// Called when people want text of another size.
  func contentSizeCategoryDidChange() {}

  /// Called when a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// Called when leading and trailing have changed sides.
  func layoutDirectionDidChange() { rebuildDirectionalConstraints() }

  /// Called when contents are to be placed otherwise.
  func contentModeDidChange() {}

  /// Whether contents flip where people read from right to left. Defaults to `unspecified`.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  // MARK: - Accessibility

  override func accessibilityDidChange() { publishAccessibility() }

  /// Where the view is on the screen.
  open override var accessibilityFrame: CGRect {
    get { accessibilityState.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { super.accessibilityFrame = newValue }
  }

  /// The ARIA role of a kind of view that no trait names; `nil` where the traits say what it is.
  var ariaRole: String? { nil }

  /// Whether the view is a button to whom the page leads by keys although it is no element of its own.
  var isPressableByKeys: Bool { false }

  // MARK: - Interactions

  /// What people can do with the view, such as dragging. Defaults to nothing.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for old in storedInteractions where !newValue.contains(where: { $0 === old }) { remove(old) }
      for new in newValue { add(new) }
    }
  }

  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  // MARK: - Focus

  /// Whether the keyboard's focus can be on the view. Defaults to `false`.
  open var canBecomeFocused: Bool { false }

  open var isFocused: Bool { window?.storedFocusSystem?.focusedView === self }

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? { owningController ?? superview }

  /// The group that arrows stay within; `nil`, the default, for that of the superview. A collection view is a group.
  open var focusGroupIdentifier: String?

  open func setNeedsFocusUpdate() { requestFocusUpdate(to: self) }
  open func updateFocusIfNeeded() { window?.storedFocusSystem?.updateFocusIfNeeded() }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: - Coordinate space

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: - Layer delegate

  open func layoutSublayers(of layer: CALayer) { layoutPass() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawPass(in: ctx) }
  open func display(_ layer: CALayer) { layer.displayByDrawing() }

  /// What a change of the layer's property sets off: an animation in an animation block, nothing outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, forKey: event)
  }

  // MARK: - Description

  // Descriptions are for people at a debugger or in a log, where UIKit is on its own thread.
  open override var description: String { MainActor.assumeIsolated { fullDescription } }

  /// What `recursiveDescription` says of the view beyond its class and frame: a label's text, an image's name.
  func descriptionDetails() -> [String] { [] }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    changePriorities {
      if axis == .horizontal { $0.horizontalHugging = priority } else { $0.verticalHugging = priority }
    }
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities {
      if axis == .horizontal { $0.horizontalResistance = priority } else { $0.verticalResistance = priority }
    }
  }

  /// The active constraints that this view holds: those whose items it is the nearest common view of.
  open var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that speak of this view along the axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(affecting: self, along: axis)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .leading)) }

  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .trailing)) }

  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .left)) }

  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .right)) }

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .top)) }

  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .bottom)) }

  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(self, .width)) }

  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(self, .height)) }

  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .centerX)) }

  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .centerY)) }

  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .firstBaseline)) }

  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .lastBaseline)) }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  /// Adds a guide, taking it from the view that had it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Removes a guide and every constraint that speaks of it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = autoLayout.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    dropConstraints { constraint in constraint.items.contains { $0 === layoutGuide } }
    engineInTree?.forget(layoutGuide)
    autoLayout.guides.remove(at: index)
    layoutGuide.storedOwner = nil
  }

  /// The bounds within the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(\.margins, .margins, "UIViewLayoutMarginsGuide") }

  /// The bounds within the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The margins' rectangle, or in a wide view a column of it that is easy to read.
  open var readableContentGuide: UILayoutGuide {
    systemGuide(\.readable, .readableContent, "UIViewReadableContentGuide")
  }

  /// The effects of tilting the device.
  open var motionEffects: [UIMotionEffect] {
    get { motionEffectState?.effects ?? [] }
    set {
      for old in motionEffects where !newValue.contains(where: { $0 === old }) { removeMotionEffect(old) }
      for new in newValue { addMotionEffect(new) }
    }
  }

  /// The direction in which the view's contents are laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitDirection)
  }

}
