// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Watches the touches of a view for a gesture and tells its targets.
///
/// A recogniser starts as `possible`. One of a single moment goes to `ended` or `failed`; a continuous one to `began`,
/// any number of times to `changed`, and to `ended` or `cancelled`. Then it waits for its fingers to be lifted, is
/// `reset()`, and is `possible` again. A subclass asks for states by setting `state` while it is told of touches; they
/// take effect once every recogniser has heard of the event, unless a rival or a delegate is against it.
///
/// - SeeAlso: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
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

  // Stored state, by the topic that owns it.
  var targets: [GestureTarget] = []
  var failureRequirements: [WeakReference<UIGestureRecognizer>] = []
  /// Where the gesture stands for everybody but the subclass.
  var settledState = State.possible {
    willSet { KeyValueObserving.willChange(self, "state") }
    didSet { KeyValueObserving.didChange(self, "state") }
  }
  /// States that were asked for and have not taken effect yet.
  var requests: [State] = []
  /// States that wait for another recogniser to fail; until then this one is possible.
  var waitingStates: [State] = []
  var isTelling = false
  /// Whether the view and the delegate have agreed to this gesture; `nil` before they were asked.
  var mayBegin: Bool?
  /// What delegates said of other recognisers that must fail first, for this gesture.
  var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
  /// The touches that the recogniser is told of now.
  var trackedTouches: [UITouch] = []
  /// All touches that are part of the gesture, lifted ones too.
  var gestureTouches: [UITouch] = []
  /// The recognisers among which this one is at work; `nil` while it has no gesture.
  weak var arena: GestureArena?
  /// The middle of the fingers when one was last there, in the window's space.
  var lastWindowLocation = CGPoint.zero

  /// Creates a recogniser that sends `action` to `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recogniser of a nib; from another archive one without targets.
  public init?(coder: NSCoder) {
    super.init()
    finishDecoding(coder, as: UIGestureRecognizer.self)
  }

  /// Told when the nib that the object comes from is all there, connections and all. Overriders call `super`.
  open func awakeFromNib() {}

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open internal(set) weak var view: UIView?

  /// Whether the recogniser gets touches. Defaults to `true`; switching it off cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancelNow() } }
  }

  /// Whether recognising takes the touches away from the view. Defaults to `true`.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when the gesture has failed. Defaults to `false`.
  open var delaysTouchesBegan = false
  /// Whether the view hears of lifted fingers only when the gesture has failed. Defaults to `true`.
  open var delaysTouchesEnded = true

  /// The kinds of touches, as raw values of `UITouch.TouchType`, that the recogniser gets. Defaults to all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The kinds of presses, as raw values of `UIPress.PressType`, that the recogniser gets. Defaults to none.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether all touches of a gesture are of the first one's kind. Defaults to `true`.
  open var requiresExclusiveTouchType = true

  /// A name to find the recogniser by in logs.
  open var name: String?

  /// The keys that were held when the recogniser last heard of touches.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The pointer's buttons that were down when the recogniser last heard of touches.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Where the gesture is. Subclasses set it; targets are told of every change but failure.
  open var state: State {
    get { isTelling ? settledState : requests.last ?? settledState }
    set { request(newValue) }
  }

  /// The number of fingers whose places `location(ofTouch:in:)` tells.
  open var numberOfTouches: Int { countedTouches.count }

  open func addTarget(_ target: Any, action: Selector) { add(target as AnyObject, action) }

  open func removeTarget(_ target: Any?, action: Selector?) { remove(target as AnyObject?, action) }

  /// Waits with this gesture until the other has failed; if the other begins, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !requiredToFail.contains(where: { $0 === otherGestureRecognizer }) else { return }
    failureRequirements.append(WeakReference(otherGestureRecognizer))
  }

  /// The middle of the fingers, in the view's bounds space or, where `view` is `nil`, the window's.
  open func location(in view: UIView?) -> CGPoint {
    let point = middle(of: countedTouches) ?? lastWindowLocation
    return view?.convert(point, from: nil) ?? point
  }

  /// Where a finger is, in the view's bounds space. Fingers count from 0, in the order in which they came down.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = countedTouches
    guard touches.indices.contains(touchIndex) else {
      fatalError(
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count)).")
    }
    return touches[touchIndex].location(in: view)
  }

  /// The touches that `numberOfTouches` counts.
  var countedTouches: [UITouch] { trackedTouches }

  /// Whether the gesture goes on when its view leaves the window.
  var outlivesView: Bool { false }

  /// Whether the gesture lifts something to drag it, which may come of a press that opens a menu too.
  var liftsForDrag: Bool { false }

  /// Whether the gesture goes on without any finger, as one of several taps does.
  var outlivesTouches: Bool { false }

  // MARK: - For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the gesture is over, before the next can begin.
  open func reset() {}

  /// Leaves a touch out of the gesture: the recogniser hears no more of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

  /// Leaves a press out of the gesture. Presses are told one by one, so there is nothing to remember.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Whether this gesture, when recognised, makes another fail. Defaults to `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture, when recognised, makes this one fail. Defaults to `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits until another has failed. Asked once a gesture; defaults to `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture waits until this one has failed. Asked once a gesture; defaults to `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recogniser hears of an event at all. The default asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Whether the gesture may be recognised, after the view and the delegate have agreed; asked once a gesture.
  var mayRecognize: Bool { true }

  /// Whether the recogniser's class wants a touch, before the delegate is asked.
  func wants(_ touch: UITouch, of event: UIEvent) -> Bool { true }

  func tellTargets() {
    for target in targets { target.send(from: self) }
  }
}
