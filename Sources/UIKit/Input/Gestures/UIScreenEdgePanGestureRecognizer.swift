// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises a finger that is dragged in from an edge of the screen.
///
/// The finger has to come down within 20 points of one of `edges`, and its first 10 points have to lead inwards.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count, of the interface as it stands. Defaults to none.
  open var edges: UIRectEdge = []

  /// How far from an edge a finger may come down, in points.
  private static let reach: CGFloat = 20
  /// The edges near which the first finger came down.
  private var startEdges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    maximumNumberOfTouches = 1
    finishDecoding(coder, as: UIScreenEdgePanGestureRecognizer.self)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = trackedTouches.first, let window = touch.window else { return }
    startEdges = Self.edges(near: touch.firstLocation, in: window.bounds).intersection(edges)
    if startEdges.isEmpty { state = .failed }
  }

  private static func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= reach { edges.insert(.left) }
    if bounds.maxX - point.x <= reach { edges.insert(.right) }
    if point.y - bounds.minY <= reach { edges.insert(.top) }
    if bounds.maxY - point.y <= reach { edges.insert(.bottom) }
    return edges
  }

  override func shouldBegin(travel: CGPoint) -> Bool {
    let isAcross = abs(travel.x) > abs(travel.y)
    let way: UIRectEdge = isAcross ? (travel.x > 0 ? .left : .right) : (travel.y > 0 ? .top : .bottom)
    return super.shouldBegin(travel: travel) && startEdges.contains(way)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // What has gone far along the edge or off the screen is not going to come in.
    guard state == .possible, super.shouldBegin(travel: translation(in: nil)) else { return }
    state = .failed
  }
}
