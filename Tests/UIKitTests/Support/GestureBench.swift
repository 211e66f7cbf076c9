// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol

@testable import UIKit

/// A bench with a window of 400 × 400 points, fingers with numbers, and a log of what recognisers and views hear.
@MainActor final class GestureBench: Bench {
  let log = GestureLog()
  /// The fingers that are down, by the numbers that the test gives them.
  private var fingers: [UInt32: UInt32] = [:]
  /// Where the clock stood when the bench was made; the log's times count from there.
  static let start: TimeInterval = 1000
  /// Seconds since then, without what is lost to rounding.
  private var elapsed: TimeInterval = 0

  init() {
    super.init(size: CGSize(width: 400, height: 400), time: Self.start)
    window.isHidden = false
    log.now = { [weak self] in self?.elapsed ?? 0 }
  }

  /// A view that logs its touches, over the whole window or with a frame.
  func view(_ name: String, _ frame: CGRect? = nil, in parent: UIView? = nil) -> LoggedView {
    let parent = parent ?? window
    let view = LoggedView(frame: frame ?? parent.bounds)
    view.name = name
    view.log = log
    parent.addSubview(view)
    return view
  }

  /// Adds a recogniser whose every state is logged under a name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: GestureLog.handle)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: - Fingers

  func down(_ id: UInt32, _ x: CGFloat, _ y: CGFloat, type: UITouch.TouchType = .direct) { down([(id, x, y)], type) }

  func down(_ places: [(id: UInt32, x: CGFloat, y: CGFloat)], _ type: UITouch.TouchType = .direct) {
    let kind: InputEvent.Touch.Kind = type == .indirectPointer ? .pointer : type == .pencil ? .pencil : .finger
    touch(
      .began,
      places.map { place in
        let finger = newFinger()
        fingers[place.id] = finger
        return (finger, Contact(place: CGPoint(x: place.x, y: place.y), kind: kind))
      })
  }

  func move(_ id: UInt32, _ x: CGFloat, _ y: CGFloat) { move([(id, x, y)]) }

  func move(_ places: [(id: UInt32, x: CGFloat, y: CGFloat)]) {
    shift(places.compactMap { place in fingers[place.id].map { ($0, CGPoint(x: place.x, y: place.y)) } })
  }

  func up(_ ids: UInt32...) { lift(ids, .ended) }

  func cancel(_ ids: UInt32...) { lift(ids, .cancelled) }

  func lift(_ ids: [UInt32], _ phase: InputEvent.Touch.Phase) {
    end(ids.compactMap { fingers.removeValue(forKey: $0) }, phase)
  }

  /// What UIKit knows the finger as.
  func touch(_ id: UInt32) -> UITouch? { fingers[id].flatMap { application.touchInput.touches[$0] } }

  /// A tap that takes a twentieth of a second.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(1, x, y)
    wait(0.05)
    up(1)
  }

  /// Lets time pass up to a moment, sixty ticks a second.
  func wait(_ duration: TimeInterval) {
    let end = elapsed + duration
    while elapsed < end - 1e-9 {
      elapsed = min(elapsed + 1.0 / 60, end)
      tick(Self.start + elapsed - time)
    }
  }
}

/// What happened, in order: "pan began", or "pan began 0.25" with the time in seconds.
@MainActor final class GestureLog: NSObject {
  var entries: [String] = []
  var showsTimes = false
  var now: () -> TimeInterval = { 0 }
  /// Run when a recogniser tells its state.
  var onState: (UIGestureRecognizer) -> Void = { _ in }
  static let handle = Selector._tessera("handle:", GestureLog.self, { $0.handle(_:) })

  func handle(_ recognizer: UIGestureRecognizer) {
    add("\(recognizer.name ?? "?") \(recognizer.state)")
    onState(recognizer)
  }

  func add(_ entry: String) {
    entries.append(showsTimes ? "\(entry) \(((now() * 1000).rounded()) / 1000)" : entry)
  }

  /// What was logged since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that logs its touches, if it has a name.
final class LoggedView: UIView {
  var name = ""
  var log: GestureLog?

  private func note(_ what: String, _ touches: Set<UITouch>) {
    log?.add("\(name) \(what)" + (touches.count == 1 ? "" : " ×\(touches.count)"))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("down", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("move", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("up", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("lost", touches) }
}

/// A delegate whose answers are closures; what is not set is answered as if the method were left out.
@MainActor final class GestureRules: NSObject, UIGestureRecognizerDelegate {
  var begins: ((UIGestureRecognizer) -> Bool)?
  var together: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
  var requires: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
  var isRequired: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
  var receivesTouch: ((UIGestureRecognizer, UITouch) -> Bool)?
  var receivesEvent: ((UIGestureRecognizer, UIEvent) -> Bool)?
  var receivesPress: ((UIGestureRecognizer, UIPress) -> Bool)?

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins?(recognizer) ?? true }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { together?(recognizer, other) ?? false }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    requires?(recognizer, other) ?? false
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool
  { isRequired?(recognizer, other) ?? false }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receivesTouch?(recognizer, touch) ?? true
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    receivesEvent?(recognizer, event) ?? true
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    receivesPress?(recognizer, press) ?? true
  }
}
