// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A finger on the screen, from the moment it comes down until it is lifted or taken away.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What a finger is doing.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What kind of thing touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    /// Apple's other name for a pencil.
    public static let stylus = TouchType.pencil
  }

  /// What of a touch may be guessed at first.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// What is guessed of the touch: nothing.
  open var estimatedProperties: Properties { [] }
  /// What of that will be known later: nothing.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// By what a guess and what is known later are told to be of one touch; `nil` where nothing is guessed.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// When the touch last changed, in seconds of the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  /// How often the finger came down at this place in quick succession; 0 in a touch that nobody has made.
  open internal(set) var tapCount = 0
  /// A finger, or a mouse with a button down.
  open internal(set) var type: TouchType = .direct
  /// How hard the finger presses. Devices without pressure, as all of ours, say 0.
  open var force: CGFloat { 0 }
  /// What `force` can be; 0 on devices without pressure.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The size of the finger's contact, in points; the host does not tell it, so it is 0.
  open var majorRadius: CGFloat { 0 }
  /// How far `majorRadius` may be off, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians; upright for fingers.
  open var altitudeAngle: CGFloat { .pi / 2 }

  open internal(set) weak var window: UIWindow?
  /// The view that the finger came down on; it keeps getting the touch wherever the finger goes.
  open internal(set) var view: UIView?
  /// The recognisers that are being told of this touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// In the window's space, points.
  var windowLocation: CGPoint = .zero
  var previousWindowLocation: CGPoint = .zero
  /// Where the finger came down, in the window's space.
  private(set) final var firstLocation = CGPoint.zero
  /// Whether recognisers took the touch away from its view.
  var isTakenFromView = false
  /// Whether the view has heard of the touch.
  var delivery = Delivery.pending
  /// What the view has not heard yet.
  var withheld: [Step] = []
  /// Whether a scroll view has held the touch back once.
  var hasBeenHeld = false
  private(set) final var identifier: UInt32 = 0

  /// How far a touch has come on its way to its view.
  enum Delivery {
    case pending
    /// A scroll view waits whether the finger drags.
    case held
    case delivered
    /// The view knows that the touch is over, or never hears of it.
    case over
  }

  /// A change of the touch, to be told later.
  struct Step {
    var phase: Phase
    var location: CGPoint
    var previousLocation: CGPoint
    var timestamp: TimeInterval
  }

  /// Creates a touch that touches nothing, for subclasses that stand in for one.
  public override init() {
    super.init()
  }

  convenience init(identifier: UInt32, window: UIWindow, location: CGPoint, timestamp: TimeInterval) {
    self.init()
    self.identifier = identifier
    self.window = window
    firstLocation = location
    windowLocation = location
    previousWindowLocation = location
    self.timestamp = timestamp
  }

  /// Where the finger is, in the view's bounds space, or in the window's where `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: nil)
  }

  /// Where the finger was before it last moved, in the view's bounds space.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return previousWindowLocation }
    return view.convert(previousWindowLocation, from: nil)
  }

  /// Where the finger is, as exactly as the host tells; the same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the finger was, as exactly as the host tells; the same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The direction in which a pencil leans, in radians; 0 for fingers.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction in which a pencil leans, as a vector of length 1; along the x axis for fingers.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

extension UITouch {
  /// The touch as it is now.
  var step: Step {
    get {
      Step(phase: phase, location: windowLocation, previousLocation: previousWindowLocation, timestamp: timestamp)
    }
    set {
      (phase, timestamp) = (newValue.phase, newValue.timestamp)
      (windowLocation, previousWindowLocation) = (newValue.location, newValue.previousLocation)
    }
  }
}
