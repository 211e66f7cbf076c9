// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The recognisers of one window that are at work on touches, and the rules by which they come to terms.
///
/// An event goes to every recogniser first; then the states that they asked for take effect one by one, in the order in
/// which the recognisers joined: those of the touched view before those of its ancestors, and those that a view got
/// first before others of the same view.
@MainActor final class GestureArena {
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var isBusy = false
  /// Whether an event is under way, at the end of which recognisers that are done are reset.
  private var isInEvent = false
  /// Told which touches a gesture takes from their views.
  var onTake: ([UITouch]) -> Void = { _ in }
  /// Told when recognisers may have stopped holding touches back.
  var onSettle: () -> Void = {}

  init() {}

  /// An arena for one recogniser that is given a state without having any touches.
  init(recognizer: UIGestureRecognizer) {
    recognizers = [recognizer]
  }

  // MARK: - Taking part

  func join(_ recognizer: UIGestureRecognizer, with touch: UITouch) {
    recognizer.trackedTouches.append(touch)
    recognizer.gestureTouches.append(touch)
    if !recognizers.contains(where: { $0 === recognizer }) {
      recognizers.append(recognizer)
      recognizer.arena = self
    }
  }

  /// A recogniser was switched off, or its view has gone.
  func leave(_ recognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === recognizer }) else { return }
    for touch in recognizer.gestureTouches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
    recognizers.removeAll { $0 === recognizer }
    recognizer.start()
    update()
  }

  // MARK: - Events

  /// Tells every recogniser what its touches of an event did, and brings about what they ask for.
  func deliver(_ touches: Set<UITouch>, of event: UIEvent) {
    isInEvent = true
    isBusy = true
    for recognizer in recognizers { tell(recognizer, touches, event) }
    isBusy = false
    update()
  }

  private func tell(_ recognizer: UIGestureRecognizer, _ touches: Set<UITouch>, _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      guard !recognizer.state.isFinal else { return }
      let own = touches.filter { touch in
        touch.phase == phase && recognizer.trackedTouches.contains { $0 === touch }
      }
      guard !own.isEmpty else { continue }
      if let place = recognizer.middle(of: recognizer.trackedTouches) { recognizer.lastWindowLocation = place }
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      default: recognizer.touchesCancelled(own, with: event)
      }
    }
  }

  /// Ends an event: lifted fingers are forgotten, and recognisers that are done made ready again.
  func finishEvent(_ touches: Set<UITouch>) {
    isInEvent = false
    for recognizer in recognizers where !recognizer.trackedTouches.isEmpty {
      let lifted = recognizer.trackedTouches.filter { touch in
        touches.contains(touch) && (touch.phase == .ended || touch.phase == .cancelled)
      }
      guard !lifted.isEmpty else { continue }
      recognizer.lastWindowLocation = recognizer.middle(of: recognizer.trackedTouches) ?? recognizer.lastWindowLocation
      recognizer.trackedTouches.removeAll { touch in lifted.contains { $0 === touch } }
    }
    resetThoseDone()
    update()
  }

  private func resetThoseDone() {
    guard !isInEvent else { return }
    for recognizer in recognizers where recognizer.trackedTouches.isEmpty {
      if recognizer.settledState.isFinal {
        remove(recognizer)
        recognizer.start()
      } else if recognizer.settledState == .possible, !isUndecided(recognizer) {
        // Says nothing although its fingers are gone; it keeps its state but nobody waits for it.
        remove(recognizer)
        recognizer.clear()
      }
    }
  }

  private func remove(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
  }

  // MARK: - States

  /// Brings about the states that were asked for, until nobody asks for more.
  func update() {
    guard !isBusy else { return }
    isBusy = true
    var rounds = 0
    while rounds < Self.mostRounds, settleRequests() { rounds += 1 }
    isBusy = false
    resetThoseDone()
    onSettle()
  }

  /// Targets that ask for states for ever are a fault of the app.
  private static let mostRounds = 1_000

  /// How often all recognisers were asked; for tests.
  private(set) var roundCount = 0

  private func settleRequests() -> Bool {
    roundCount += 1
    var progresses = false
    for recognizer in recognizers {
      // One that waits is possible to itself, and may have failed meanwhile.
      if recognizer.requests.first == .failed { recognizer.waitingStates = [] }
      if !recognizer.waitingStates.isEmpty, !mustWait(recognizer) {
        recognizer.requests = recognizer.waitingStates + recognizer.requests
        recognizer.waitingStates = []
      }
      while !recognizer.requests.isEmpty {
        progresses = true
        settle(recognizer, recognizer.requests.removeFirst())
      }
    }
    return progresses
  }

  private func settle(_ recognizer: UIGestureRecognizer, _ asked: UIGestureRecognizer.State) {
    guard let wanted = UIGestureRecognizer.legal(asked, after: recognizer.settledState) else { return }
    switch (recognizer.settledState, wanted) {
    case (.possible, .failed): recognizer.fail()
    case (.possible, _): recognize(recognizer, wanted)
    case (.began, _), (.changed, _): recognizer.settle(wanted)
    default: break
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, _ wanted: UIGestureRecognizer.State) {
    guard mayBegin(recognizer), !recognizers.contains(where: { holds($0, off: recognizer) }) else {
      return recognizer.fail()
    }
    if mustWait(recognizer) {
      if isInCircle(recognizer) { return recognizer.fail() }
      if recognizer.waitingStates.last != wanted { recognizer.waitingStates.append(wanted) }
      return
    }
    // The state is there for those that are asked now, the targets hear of it when the rest is settled.
    recognizer.settledState = wanted
    for other in recognizers where other !== recognizer && other.settledState == .possible {
      if requires(other, recognizer) || prevents(recognizer, other) { other.fail() }
    }
    if recognizer.cancelsTouchesInView { onTake(recognizer.gestureTouches) }
    recognizer.settle(wanted)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, !recognizer.isOwnTapOfControl else { return false }
    if let known = recognizer.mayBegin { return known }
    let mayBegin =
      recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
      && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true && recognizer.mayRecognize
    recognizer.mayBegin = mayBegin
    return mayBegin
  }
}
