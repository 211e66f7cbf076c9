// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Watches the touches of a view for a gesture and tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// What a recogniser of one moment, such as a tap, ends in.
    public static let recognized = State.ended
  }

  private var targets: [GestureTarget] = []
  private var storedState = State.possible
  private var failureRequirements: [WeakReference<UIGestureRecognizer>] = []
  /// The touches that the recogniser is told of.
  var trackedTouches: [UITouch] = []
  /// A state that waits for another recogniser to fail.
  var waitingState: State?

  /// Creates a recogniser that sends `action` to `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open internal(set) weak var view: UIView?

  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancelNow() } }
  }

  /// Whether recognising takes the touches away from the view. Defaults to `true`.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when the gesture has failed. Defaults to `false`.
  open var delaysTouchesBegan = false
  /// Whether the view hears of lifted fingers only when the gesture has failed. Defaults to `true`.
  open var delaysTouchesEnded = true

  open var name: String?

  /// Where the gesture is. Subclasses set it; targets are told of every change but failure.
  open var state: State {
    get { storedState }
    set { TouchDispatcher.change(self, to: newValue) }
  }

  /// Sets the state without asking anybody.
  func setStoredState(_ state: State) { storedState = state }

  open var numberOfTouches: Int { trackedTouches.count }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(GestureTarget(target: target as AnyObject, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target === target as AnyObject?) && (action == nil || entry.action == action)
    }
  }

  /// Waits with this gesture until the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakReference(otherGestureRecognizer))
  }

  var requiredToFail: [UIGestureRecognizer] { failureRequirements.compactMap(\.object) }

  /// The middle of the fingers, in the view's bounds space.
  open func location(in view: UIView?) -> CGPoint {
    guard !trackedTouches.isEmpty else { return lastLocation(in: view) }
    var sum = CGPoint.zero
    for touch in trackedTouches {
      let point = touch.location(in: view)
      sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    let count = CGFloat(trackedTouches.count)
    let middle = CGPoint(x: sum.x / count, y: sum.y / count)
    return middle
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else {
      fatalError("location(ofTouch: \(touchIndex)): the gesture has \(trackedTouches.count) touches")
    }
    return trackedTouches[touchIndex].location(in: view)
  }

  /// The middle of the fingers when one was last there, in the window's space.
  var lastWindowLocation = CGPoint.zero

  private func lastLocation(in view: UIView?) -> CGPoint {
    guard let view else { return lastWindowLocation }
    return view.convert(lastWindowLocation, from: nil)
  }

  // MARK: - For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture is over, before the next can begin.
  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) { trackedTouches.removeAll { $0 === touch } }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// A view's class may veto its own recognisers' starts through `gestureRecognizerShouldBegin(_:)`.
  func tellTargets() {
    for target in targets {
      target.send(from: self)
    }
  }

  private func cancelNow() {
    switch storedState {
    case .began, .changed: state = .cancelled
    case .possible: state = .failed
    default: break
    }
  }
}

/// Whom a recogniser tells.
struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector

  @MainActor func send(from recognizer: UIGestureRecognizer) {
    guard let target else { return }
    action.perform(on: target, with: [recognizer])
  }
}

/// Decides about a view's gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
