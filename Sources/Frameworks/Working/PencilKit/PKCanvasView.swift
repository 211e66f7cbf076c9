// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Told what is done on a canvas.
@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// What draws on a canvas.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default` = 0
  case anyInput = 1
  case pencilOnly = 2
}

/// A sheet to draw on with a finger: one draws, two scroll. Lines are of one width all along.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  @_nonoverride open weak var delegate: (any PKCanvasViewDelegate)? {
    get { super.delegate as? any PKCanvasViewDelegate }
    set { super.delegate = newValue }
  }

  /// What is on the sheet.
  open var drawing = PKDrawing() {
    didSet {
      ink.setNeedsDisplay()
      setNeedsLayout()
      delegate?.canvasViewDrawingDidChange(self)
    }
  }

  /// Defaults to a black pen.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// Fingers draw unless it is `pencilOnly`; there is no pencil here.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  @available(iOS, deprecated: 14.0, message: "Use drawingPolicy")
  open var allowsFingerDrawing: Bool {
    get { drawingPolicy != .pencilOnly }
    set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
  }
  /// Kept: there is no ruler.
  open var isRulerActive = false
  open var isDrawingEnabled = true
  open private(set) var drawingGestureRecognizer: UIGestureRecognizer = DrawingGesture()

  private let ink = InkView()
  private let fresh = InkView()
  private var points: [PKStrokePoint] = []
  private var began: TimeInterval = 0
  private var isErasing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if backgroundColor == nil { backgroundColor = .systemBackground }
    panGestureRecognizer.minimumNumberOfTouches = 2
    ink.strokes = { [weak self] in self?.drawing.strokes ?? [] }
    fresh.strokes = { [weak self] in self?.freshStroke.map { [$0] } ?? [] }
    for view in [ink, fresh] { addSubview(view) }
    (drawingGestureRecognizer as? DrawingGesture)?.canvas = self
    addGestureRecognizer(drawingGestureRecognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
    for view in [ink, fresh] where view.frame.size != size {
      view.frame = CGRect(origin: .zero, size: size)
      view.setNeedsDisplay()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    ink.setNeedsDisplay()
  }

  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }

  // MARK: - Drawing

  fileprivate var takesFingers: Bool { isDrawingEnabled && drawingPolicy != .pencilOnly }

  private var freshStroke: PKStroke? {
    guard let tool = tool as? PKInkingTool, !points.isEmpty else { return nil }
    // Colours are kept as they are in the light; the dark turns them when it draws.
    let color = tool.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    return PKStroke(
      ink: PKInk(tool.inkType, color: color), path: PKStrokePath(controlPoints: points, creationDate: Date()))
  }

  fileprivate func began(_ touch: UITouch, _ event: UIEvent) {
    began = touch.timestamp
    points = []
    isErasing = tool is PKEraserTool
    delegate?.canvasViewDidBeginUsingTool(self)
    moved(touch, event)
  }

  fileprivate func moved(_ touch: UITouch, _ event: UIEvent) {
    let touches = event.coalescedTouches(for: touch) ?? [touch]
    for touch in touches {
      let place = touch.preciseLocation(in: ink)
      if let eraser = tool as? PKEraserTool { erase(at: place, eraser) } else { add(place, touch) }
    }
    fresh.setNeedsDisplay()
  }

  private func add(_ place: CGPoint, _ touch: UITouch) {
    guard let tool = tool as? PKInkingTool else { return }
    if let last = points.last, hypot(last.location.x - place.x, last.location.y - place.y) < 0.5 { return }
    points.append(
      PKStrokePoint(
        location: place, timeOffset: touch.timestamp - began, size: CGSize(width: tool.width, height: tool.width),
        opacity: 1, force: max(1, touch.force), azimuth: 0, altitude: .pi / 2))
  }

  fileprivate func ended(isCancelled: Bool) {
    let stroke = isCancelled ? nil : freshStroke
    points = []
    fresh.setNeedsDisplay()
    if let stroke { drawing.strokes.append(stroke) }
    delegate?.canvasViewDidEndUsingTool(self)
    delegate?.canvasViewDidFinishRendering(self)
  }

  private func erase(at place: CGPoint, _ eraser: PKEraserTool) {
    let reach = eraser.width / 2
    var changed = false
    let strokes = drawing.strokes.flatMap { stroke -> [PKStroke] in
      let radius = reach + stroke.width / 2
      guard stroke.renderBounds.insetBy(dx: -reach, dy: -reach).contains(place) else { return [stroke] }
      func isHit(_ point: PKStrokePoint) -> Bool {
        let location = point.location.applying(stroke.transform)
        return hypot(location.x - place.x, location.y - place.y) <= radius
      }
      guard stroke.path.contains(where: isHit) else { return [stroke] }
      changed = true
      guard eraser.eraserType != .vector else { return [] }
      return stroke.path.split(whereSeparator: isHit).map { part in
        var rest = stroke
        rest.path = PKStrokePath(controlPoints: part, creationDate: stroke.path.creationDate)
        return rest
      }
    }
    if changed { drawing.strokes = strokes }
  }
}

/// Shows strokes.
private final class InkView: UIView {
  var strokes: () -> [PKStroke] = { [] }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    for stroke in strokes() where stroke.renderBounds.intersects(rect) { stroke.draw(isDark: isDark) }
  }
}

/// One finger that draws; a second one gives it up.
private final class DrawingGesture: UIGestureRecognizer {
  weak var canvas: PKCanvasView?
  private var finger: UITouch?

  init() { super.init(target: nil, action: nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let canvas, canvas.takesFingers, finger == nil, touches.count == 1, let touch = touches.first else {
      if state == .possible { state = .failed } else { state = .cancelled }
      giveUp()
      return
    }
    finger = touch
    state = .began
    canvas.began(touch, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    state = .changed
    canvas?.moved(finger, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    canvas?.moved(finger, event)
    self.finger = nil
    state = .ended
    canvas?.ended(isCancelled: false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
    giveUp()
  }

  private func giveUp() {
    guard finger != nil else { return }
    finger = nil
    canvas?.ended(isCancelled: true)
  }

  override func reset() {
    super.reset()
    finger = nil
  }
}
