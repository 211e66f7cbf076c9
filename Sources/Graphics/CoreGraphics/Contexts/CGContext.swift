// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A place to draw on, which writes down what is drawn as a display list.
///
/// Lengths are points of user space, angles radians. A context made for a view has y pointing down; one made from a
/// bitmap has y pointing up, as on Apple's platforms. Not safe to share between threads.
public class CGContext {
  /// What `saveGState` keeps.
  struct GraphicsState {
    /// From user space to the space of the display list.
    var toList: CGAffineTransform
    /// The bounds of the clip in the space of the display list.
    var clipBounds: CGRect
    var fillColor = RGBAColor.black
    var strokeColor = RGBAColor.black
    var alpha: CGFloat = 1
    var stroke = DisplayList.StrokeStyle()
    var interpolation = CGInterpolationQuality.default
    /// In place of the colours, where there are any.
    var fillPattern: PatternPaint?
    var strokePattern: PatternPaint?
    var patternPhase = CGSize.zero
    /// How components are read that come without a space.
    var fillSpace = CGColorSpace.deviceRGB
    var strokeSpace = CGColorSpace.deviceRGB
    var masks: [Mask] = []
    var textMode = CGTextDrawingMode.fill
    var font: CGFont?
    var fontSize: CGFloat = 0
  }

  /// Something that was begun and can be ended.
  enum Frame {
    case saved(GraphicsState)
    case layer(GraphicsState)
  }

  /// The size in points of the display list's space.
  package internal(set) var size: CGSize
  /// Device pixels per point.
  package let scale: CGFloat
  var state: GraphicsState
  var frames: [Frame] = []
  var text = TextState()
  /// The current path in user space as it is now.
  var pathBeingBuilt = CGMutablePath()
  /// What was drawn since the pixels were last brought up to date.
  var operations: [DisplayList.Operation] = []
  /// The pixels, where the context has any.
  let target: BitmapTarget?

  /// Creates a context for drawing in points with y down and the origin at the top left, as views get it.
  ///
  /// - Parameters:
  ///   - size: The size of the drawing in points.
  ///   - scale: Device pixels per point.
  package init(recordingSize size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    target = nil
    state = GraphicsState(toList: .identity, clipBounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a context with pixels; see the initialisers that are public.
  init(target: BitmapTarget, size: CGSize, scale: CGFloat, yUp: Bool) {
    self.size = size
    self.scale = scale
    self.target = target
    state = GraphicsState(toList: .identity, clipBounds: CGRect(origin: .zero, size: size))
    if yUp {
      let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
      state.toList = flip
      operations.append(.concatenate(flip))
    }
  }

  /// What was drawn so far, for contexts without pixels. Save and restore may be unbalanced if the caller's calls were.
  package var displayList: DisplayList { DisplayList(operations: operations) }

  /// Adds an operation that draws.
  func draw(_ operation: DisplayList.Operation) { draw([operation]) }

  /// Adds operations that draw together and leave the state as it was.
  func draw(_ drawing: [DisplayList.Operation]) {
    operations += state.masks.isEmpty ? drawing : masked(drawing)
    didDraw()
  }

  // MARK: - Saving and restoring

  /// Keeps the graphics state: transform, clip, colours, line style, alpha, blend mode, shadow.
  public func saveGState() {
    frames.append(.saved(state))
    operations.append(.save)
  }

  /// Goes back to the state that was kept last. Without one, nothing happens.
  public func restoreGState() {
    guard case .saved(let saved) = frames.last else { return }
    frames.removeLast()
    changeTransform(to: saved.toList)
    state = saved
    operations.append(.restore)
  }

  // MARK: - Transparency layers

  /// Draws what follows, up to `endTransparencyLayer`, as one picture that gets the alpha, blend mode and shadow in force.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    operations.append(.beginTransparencyLayer(alpha: state.alpha))
    frames.append(.layer(state))
    state.alpha = 1
  }

  /// The same, with what follows limited to `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the layer that was begun last. Without one, nothing happens.
  public func endTransparencyLayer() {
    let isInLayer = frames.contains { if case .layer = $0 { true } else { false } }
    guard isInLayer else { return }
    while case .saved = frames.last { restoreGState() }
    guard case .layer(let saved) = frames.popLast() else { return }
    changeTransform(to: saved.toList)
    state = saved
    operations.append(.endTransparencyLayer)
    didDraw()
  }

  /// Keeps the path under construction in its place while user space changes around it.
  func changeTransform(to transform: CGAffineTransform) {
    if !pathBeingBuilt.isEmpty, transform != state.toList {
      let move = state.toList.concatenating(transform.inverted())
      pathBeingBuilt = CGMutablePath(elements: pathBeingBuilt.elements.map { $0.applying(move) })
    }
    state.toList = transform
  }
}
