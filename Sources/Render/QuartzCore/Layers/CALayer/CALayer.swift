// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
package import RenderProtocol

/// A rectangle that shows a colour, a picture or a drawing and carries sublayers.
///
/// Lengths are points; y points down. `position` and `frame` are in the superlayer's bounds space, sublayers stand in
/// this layer's bounds space. A change of a property is noted in the layer and reaches the render servers with the
/// next commit of the `LayerContext` whose tree holds the layer; outside a tree it costs nothing.
///
/// Visible properties can be overridden, so they all stand here; what they do is in the extensions.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
  /// The values of the properties.
  final var values = LayerValues()
  /// Back to front, without regard to `zPosition`.
  final var children: [CALayer] = []
  /// The superlayer, or the layer that this one masks.
  final weak var parent: CALayer?
  final var maskLayer: CALayer?
  /// What layout and display have yet to do here and below.
  final var pending: PendingPasses = []
  final var tally = LayoutTally()
  /// What the render servers know, and what has to be told them.
  final var sync = SyncState()
  /// The time space and the animations; `nil` until something of the kind is set.
  final var motion: LayerMotion?
  /// What is shown beside this layer without being a sublayer.
  final var ghosts: [Ghost] = []
  /// What the layer makes of itself and shows above its sublayers, or in their place.
  final var made = MadeLayers()
  /// What the app stored under names of its own.
  final var storedValues: [String: Any] = [:]
  /// The layer that this presentation copy was made from.
  final var presentedLayer: CALayer?

  /// Creates a layer with default values and no superlayer.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer's property values, without its place in the tree; overridden to copy the
  /// properties that a subclass adds. `layer` must be a `CALayer`.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else {
      fatalError("CALayer.init(layer:) was given \(layer), which is not a layer.")
    }
    super.init()
    values = layer.values
    delegate = layer.delegate
    actions = layer.actions
    storedValues = layer.storedValues
    drawsAsynchronously = layer.drawsAsynchronously
    minificationFilterBias = layer.minificationFilterBias
    allowsEdgeAntialiasing = layer.allowsEdgeAntialiasing
    edgeAntialiasingMask = layer.edgeAntialiasingMask
    if let timing = layer.motion?.timing, timing != .layer { ownMotion.timing = timing }
  }

  /// Fails: layers are not read from archives. It stands here because subclasses written for iOS declare and call it.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: - Geometry

  /// The layer's own coordinate space: its size, and which point stands at its top left corner. Defaults to zero.
  ///
  /// Moving the origin scrolls the sublayers; changing the size asks for layout.
  open var bounds: CGRect {
    get { values.state.bounds }
    set { changeBounds(to: newValue) }
  }

  /// The smallest upright rectangle around the transformed layer, in the superlayer's space.
  /// It is computed from `bounds`, `position`, `anchorPoint` and `transform`; setting it changes the size of the bounds
  /// and the position, such that the origin is kept and, for transforms that only scale or turn by right angles, the size.
  open var frame: CGRect {
    get { computedFrame }
    set { changeFrame(to: newValue) }
  }

  /// The anchor point's depth, in points. Defaults to 0.
  ///
  /// It only shows where `transform` leaves the plane.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(\.anchorPointZ, to: newValue, LayerChange.transform, "anchorPointZ") }
  }

  /// Where the anchor point stands in the superlayer, in points. Defaults to the origin.
  open var position: CGPoint {
    get { values.state.position }
    set {
      if newValue.x.isNaN || newValue.y.isNaN {
        let place = "[\(newValue.x) \(newValue.y)]"
        fatalError("CALayerInvalidGeometry: CALayer position contains NaN: \(place). Layer: \(briefDescription)")
      }
      change(LayerChange.position, to: newValue)
    }
  }

  /// The point that `position` places and `transform` turns about, in the unit square of `bounds`. Defaults to the
  /// centre.
  open var anchorPoint: CGPoint {
    get { values.state.anchorPoint }
    set { change(LayerChange.anchorPoint, to: newValue) }
  }

  /// The depth among the siblings, in points: greater is nearer to the viewer. Defaults to 0.
  open var zPosition: CGFloat {
    get { values.state.zPosition }
    set { change(LayerChange.zPosition, to: newValue) }
  }

  /// Applied to the layer and its sublayers, about the anchor point. Defaults to the identity.
  open var transform: CATransform3D {
    get { values.transform }
    set { change(\.transform, to: newValue, LayerChange.transform, "transform") }
  }

  /// Applied to the sublayers, about the anchor point of this layer; the place for a perspective. Defaults to the
  /// identity.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change(\.sublayerTransform, to: newValue, LayerChange.sublayerTransform, "sublayerTransform") }
  }

  /// Whether the sublayers' coordinates, and those of what `draw(in:)` draws, grow upwards from the bottom. Defaults to
  /// `false`. The layer's own place does not change. Pictures in `contents` of sublayers are turned upside down, which they
  /// are not on Apple's platforms.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set {
      guard newValue != values.isGeometryFlipped else { return }
      change(\.isGeometryFlipped, to: newValue, LayerChange.sublayerTransform, "geometryFlipped")
      setNeedsDisplay()
    }
  }

  /// Whether `draw(in:)` is given a space that grows downwards, as it is unless an odd number of layers, from this one to the
  /// root, says `isGeometryFlipped`.
  open func contentsAreFlipped() -> Bool {
    var isFlipped = true
    var current: CALayer? = self
    while let layer = current {
      if layer.isGeometryFlipped { isFlipped.toggle() }
      current = layer.superlayer
    }
    return isFlipped
  }

  // MARK: - Appearance

  /// Whether the layer and its sublayers are left out. Defaults to `false`.
  open var isHidden: Bool {
    get { values.state.isHidden }
    set { change(LayerChange.isHidden, to: newValue) }
  }

  /// Whether the layer is seen from behind, when a transform turned it away. Defaults to `true`.
  open var isDoubleSided: Bool {
    get { values.state.isDoubleSided }
    set { change(LayerChange.isDoubleSided, to: newValue) }
  }

  /// The alpha of the layer and its sublayers as one picture, 0…1. Defaults to 1.
  open var opacity: Float {
    get { values.state.opacity }
    set { change(LayerChange.opacity, to: newValue) }
  }

  /// Whether sublayers and contents are clipped to the bounds and their rounded corners. Defaults to `false`.
  open var masksToBounds: Bool {
    get { values.state.masksToBounds }
    set { change(LayerChange.masksToBounds, to: newValue) }
  }

  /// What fills the bounds behind the contents. Defaults to `nil`.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { changeBackground(to: newValue) }
  }

  /// The radius of the corners of background and border, in points. Defaults to 0.
  open var cornerRadius: CGFloat {
    get { values.state.cornerRadius }
    set { change(LayerChange.cornerRadius, to: newValue) }
  }

  /// Which corners are rounded. Defaults to all four.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(\.maskedCorners, to: newValue, LayerChange.maskedCorners, "maskedCorners") }
  }

  /// The shape of the rounded corners. Defaults to `circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(\.cornerCurve, to: newValue, LayerChange.hasContinuousCorners, "cornerCurve") }
  }

  /// The width of the border, in points; it lies inside the bounds, over the sublayers. Defaults to 0.
  open var borderWidth: CGFloat {
    get { values.state.borderWidth }
    set { change(LayerChange.borderWidth, to: newValue) }
  }

  /// The colour of the border. Defaults to opaque black.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(\.borderColor, to: newValue, LayerChange.borderColor, "borderColor") }
  }

  /// The colour of the shadow. Defaults to opaque black.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(\.shadowColor, to: newValue, LayerChange.shadowColor, "shadowColor") }
  }

  /// The alpha of the shadow, 0…1. Defaults to 0.
  open var shadowOpacity: Float {
    get { values.state.shadowOpacity }
    set { change(LayerChange.shadowOpacity, to: newValue) }
  }

  /// How far the shadow lies from the layer, in points, y down. Defaults to (0, -3).
  open var shadowOffset: CGSize {
    get { values.state.shadowOffset }
    set { change(LayerChange.shadowOffset, to: newValue) }
  }

  /// The blur of the shadow, in points. Defaults to 3.
  open var shadowRadius: CGFloat {
    get { values.state.shadowRadius }
    set { change(LayerChange.shadowRadius, to: newValue) }
  }

  /// The outline that casts the shadow, in bounds space; `nil` uses what the layer shows. Defaults to `nil`.
  open var shadowPath: CGPath? {
    get { values.state.shadowPath }
    set { change(LayerChange.shadowPath, to: newValue) }
  }

  // MARK: - Contents

  /// A `CGImage` to show; `nil` where there is none or where the layer was drawn.
  open var contents: Any? {
    get { contentsImage }
    set { changeContents(to: newValue) }
  }

  /// Where the contents stand in the bounds. Defaults to `resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(\.contentsGravity, to: newValue, LayerChange.contentsGravity, "contentsGravity") }
  }

  /// Pixels of the contents per point. Defaults to 1.
  open var contentsScale: CGFloat {
    get { values.state.contentsScale }
    set { change(LayerChange.contentsScale, to: newValue) }
  }

  /// The part of the contents that is shown, in the unit square. Defaults to all.
  open var contentsRect: CGRect {
    get { values.state.contentsRect }
    set { change(LayerChange.contentsRect, to: newValue) }
  }

  /// The part of the contents that stretches, in the unit square; what lies around it keeps its size. Defaults to
  /// all.
  open var contentsCenter: CGRect {
    get { values.state.contentsCenter }
    set { change(LayerChange.contentsCenter, to: newValue) }
  }

  /// A promise that the layer fills its bounds with opaque pixels. Defaults to `false`; nothing is drawn differently.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { values.isOpaque = newValue }
  }

  /// How a picture in `contents` is made smaller. Defaults to `linear`.
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { change(\.minificationFilter, to: newValue, LayerChange.minificationFilter, "minificationFilter") }
  }

  /// Which of the smaller pictures a `trilinear` filter takes: a hint, since there are none here. Defaults to 0.
  open var minificationFilterBias: Float = 0

  /// How a picture in `contents` is made larger. Defaults to `linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { change(\.magnificationFilter, to: newValue, LayerChange.magnificationFilter, "magnificationFilter") }
  }

  /// Whether the opacity is that of the layer and its sublayers as one picture; else each of them has it for itself, and
  /// what lies behind one shows through. Defaults to `true`.
  open var allowsGroupOpacity: Bool {
    get { values.state.allowsGroupOpacity }
    set { change(LayerChange.allowsGroupOpacity, to: newValue) }
  }

  /// Whether the layer and its sublayers are drawn on a picture of `rasterizationScale` first: seen where that is less
  /// than the screen's, else a hint. Defaults to `false`.
  open var shouldRasterize: Bool {
    get { values.state.shouldRasterize }
    set { change(LayerChange.shouldRasterize, to: newValue) }
  }

  /// Pixels per point of the picture that `shouldRasterize` asks for. Defaults to 1, whatever the screen's scale.
  open var rasterizationScale: CGFloat {
    get { values.state.rasterizationScale }
    set { change(LayerChange.rasterizationScale, to: newValue) }
  }

  /// A hint that `draw(in:)` may run beside other work. Defaults to `false`.
  open var drawsAsynchronously = false

  /// A hint that edges which lie askew on the pixels are to be smoothed. Defaults to `false`.
  open var allowsEdgeAntialiasing = false

  /// A hint which edges `allowsEdgeAntialiasing` is about. Defaults to all four.
  open var edgeAntialiasingMask = CAEdgeAntialiasingMask.all

  /// How much longer a corner of `curve` is than a circular one of the same radius: 1, or 1.528665 for `continuous`.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  // MARK: - Tree

  /// The layer that holds this one; for a mask, the layer that it masks.
  open var superlayer: CALayer? { presentedLayer.map { $0.parent?.shown() } ?? parent }

  /// The layers inside this one, back to front; `nil` where there are none.
  open var sublayers: [CALayer]? {
    get {
      if let presentedLayer { return presentedLayer.sublayers?.map { $0.shown() } }
      return children.isEmpty ? nil : children
    }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// A layer, in this layer's bounds space, whose alpha says where this layer shows. Defaults to `nil`.
  open var mask: CALayer? {
    get { presentedLayer.map { $0.maskLayer?.shown() } ?? maskLayer }
    set { changeMask(to: newValue) }
  }

  /// Adds a layer on top of the others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .top)
  }

  /// Adds a layer at an index of `sublayers`; an index past the end adds it on top.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: .index(Int(idx)))
  }

  /// Adds a layer behind `sibling`, or behind all where there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: .below(sibling))
  }

  /// Adds a layer in front of `sibling`, or in front of all where there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: .above(sibling))
  }

  /// Puts `newLayer` where `oldLayer` was; without effect where `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replaceChild(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer, or from the layer that it masks.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: - Layout

  /// Asks for `layoutSublayers()` before the next commit.
  open func setNeedsLayout() {
    markPending(.layout)
  }

  /// Whether layout has been asked for and not yet happened.
  open func needsLayout() -> Bool {
    pending.contains(.layout)
  }

  /// Lays out now what was asked for, here, below, and in the superlayers that wait for layout themselves.
  open func layoutIfNeeded() {
    (delegate as? any LayoutPreparing)?.prepareForLayout()
    LayoutPass.layOut(from: self)
  }

  /// Places the sublayers: asks the delegate. Called by the layout pass, top down.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// The size that the layer would like to have, in points: that of its bounds.
  open func preferredFrameSize() -> CGSize { values.state.bounds.size }

  // MARK: - Display

  /// Whether a change of the bounds' size asks for display. Defaults to `false`.
  open var needsDisplayOnBoundsChange: Bool {
    get { values.needsDisplayOnBoundsChange }
    set { values.needsDisplayOnBoundsChange = newValue }
  }

  /// Whether a change of the property named `key` asks for display; `false` unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Asks for `display()` before the next commit.
  open func setNeedsDisplay() {
    markPending(.display)
  }

  /// Asks for `display()`; the whole layer is drawn, whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Whether display has been asked for and not yet happened.
  open func needsDisplay() -> Bool {
    pending.contains(.display)
  }

  /// Displays the layer now if it was asked for.
  open func displayIfNeeded() {
    DisplayPass.displayIfNeeded(self)
  }

  /// Renews the contents: lets the delegate set them, or draws them with `draw(in:)`.
  open func display() {
    if let delegate {
      delegate.display(self)
    } else {
      displayByDrawing()
    }
  }

  /// Draws the contents: asks the delegate. The context's user space is bounds space; y points down.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer's model with all below it, laid out and displayed, in a context whose user space is bounds space;
  /// without its position and transform, and without animations.
  open func render(in ctx: CGContext) {
    renderTree(in: ctx)
  }

  // MARK: - Geometry questions

  /// Whether `p`, in this layer's bounds space, lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool {
    values.state.bounds.contains(p)
  }

  /// The frontmost layer of this subtree that contains `p`, a point in the superlayer's space; hidden ones are skipped.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    findHit(p)
  }

  // MARK: - Time

  /// When the layer's time begins, in the superlayer's. Defaults to 0.
  open var beginTime: CFTimeInterval {
    get { layerTiming.beginTime }
    set { changeTiming(\.beginTime, to: newValue) }
  }

  /// How long the layer's time runs. Defaults to infinity.
  open var duration: CFTimeInterval {
    get { layerTiming.duration }
    set { changeTiming(\.duration, to: newValue) }
  }

  /// How fast the layer's time goes against the superlayer's; with 0 it stands still at `timeOffset`. Defaults to 1.
  open var speed: Float {
    get { layerTiming.speed }
    set { changeTiming(\.speed, to: newValue) }
  }

  /// What is added to the layer's time. Defaults to 0.
  open var timeOffset: CFTimeInterval {
    get { layerTiming.timeOffset }
    set { changeTiming(\.timeOffset, to: newValue) }
  }

  /// How often the layer's time runs. Defaults to 0, which means once.
  open var repeatCount: Float {
    get { layerTiming.repeatCount }
    set { changeTiming(\.repeatCount, to: newValue) }
  }

  /// For how long the layer's time runs again and again; 0 leaves that to `repeatCount`. Defaults to 0.
  open var repeatDuration: CFTimeInterval {
    get { layerTiming.repeatDuration }
    set { changeTiming(\.repeatDuration, to: newValue) }
  }

  /// Whether the layer's time goes back after each run. Defaults to `false`.
  open var autoreverses: Bool {
    get { layerTiming.autoreverses }
    set { changeTiming(\.autoreverses, to: newValue) }
  }

  /// What shows outside the layer's time. Defaults to `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { layerTiming.fillMode }
    set { changeTiming(\.fillMode, to: newValue) }
  }

  // MARK: - Animations

  /// Adds a copy of an animation, which begins with the next commit, or at its begin time in the layer's time.
  ///
  /// One of the same name is removed; without a name, any number can be on the layer. An animation without a duration
  /// gets that of the current transaction, as does one without a curve. On a layer that is in no tree at the end of the
  /// frame it comes to nothing.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if !MethodHook.replaces(self, CALayer.self, "add:forKey:", [anim, key]) { addAnimation(anim, key: key) }
  }

  /// The layer's copy of the animation with a name; not to be changed. `nil` where there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    motion?[key]?.animation
  }

  /// The names of the animations, in the order of adding; `nil` where there are none.
  open func animationKeys() -> [String]? {
    guard let keys = motion?.keys, !keys.isEmpty else { return nil }
    return keys
  }

  /// Removes an animation; its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) {
    removeRunning(key)
  }

  /// Removes all animations; their delegates hear that they did not finish.
  open func removeAllAnimations() {
    endAllAnimations()
  }

  // MARK: - Actions

  /// The layer's owner, asked for contents, layout and actions.
  open weak var delegate: (any CALayerDelegate)?

  /// Actions by the names of their events, for those that the delegate leaves open. Defaults to `nil`.
  open var actions: [String: any CAAction]?

  /// What is to happen when the property or event named `event` changes: the delegate's answer, else that of
  /// `actions`, else the class's default; `nil` for none.
  open func action(forKey event: String) -> (any CAAction)? {
    findAction(event)
  }

  /// The class's action for an event; `nil` unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value that a new layer has for the property named `key`; `nil` for unknown names and empty properties.
  open class func defaultValue(forKey key: String) -> Any? {
    builtInDefaultValue(forKey: key)
  }

  /// A name for the app's own use. Defaults to `nil`.
  open var name: String? {
    get { values.name }
    set { change(\.name, to: newValue, LayerChange.name, "name") }
  }

  // MARK: - Values by name

  /// The value of a property, or of a part of one such as `transform.rotation.z` or `bounds.size.width`; or what was set
  /// for a name of the app's own. Numbers come as `NSNumber`. `nil` for unknown names.
  open func value(forKeyPath keyPath: String) -> Any? {
    lookUpValue(keyPath)
  }

  /// Sets a property, or a part of one; under another name the value is kept for the app. A value that does not suit the
  /// property changes nothing.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    storeValue(value, keyPath)
  }

  /// The value of a property, or what was set for a name of the app's own; `nil` for unknown names.
  open func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  /// Sets a property; under another name the value is kept for the app.
  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  // MARK: - For UIKit and for subclasses in this module

  /// What is sent as the contents; shape and gradient layers say their own.
  package var renderContents: LayerContents { ownRenderContents }

  /// What is told to move.
  package var renderAnimations: [LayerAnimation] { motion?.wire ?? [] }

  /// Takes over what an animation moves, in a presentation copy.
  package func take(_ property: AnimatedProperty, from state: LayerState) { takeOwn(property, from: state) }

  /// A presentation copy, made by the classes of this module.
  package func makePresentationCopy() -> CALayer { CALayer(layer: self) }

  /// The object that the layer belongs to (a view).
  package final weak var owner: AnyObject?

  /// Filters for what the layer shows. They do nothing on iOS.
  open var filters: [Any]? {
    get { storedValues["filters"] as? [Any] }
    set { storedValues["filters"] = newValue }
  }

  /// The filter by which the layer is put over what is behind it. It does nothing on iOS, says Apple.
  open var compositingFilter: Any? {
    get { storedValues["compositingFilter"] }
    set { storedValues["compositingFilter"] = newValue }
  }

  /// Values for properties that nobody set. Kept, and not looked into.
  open var style: [AnyHashable: Any]? {
    get { storedValues["style"] as? [AnyHashable: Any] }
    set { storedValues["style"] = newValue }
  }
}
