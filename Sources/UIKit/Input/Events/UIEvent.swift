// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a person did, as it is handed to responders.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// The mask of a button, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...32).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  final var storedType = EventType.touches

  /// Creates an event without touches, for subclasses that stand in for one.
  public override init() {
    super.init()
  }

  convenience init(type: EventType) {
    self.init()
    storedType = type
  }

  /// When it happened, in seconds of the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  open var type: EventType { storedType }
  open var subtype: EventSubtype { storedType == .motion ? .motionShake : .none }
  /// Every finger that is part of the event, whether it changed or not.
  open internal(set) var allTouches: Set<UITouch>?
  /// The keys that were held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The pointer's buttons that are down.
  open internal(set) var buttonMask: ButtonMask = []

  /// The event's touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The event's touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The event's touches that a recogniser is told of.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// What the finger did since the last event. The host tells of one place at a time, so it is the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Where the finger may be next. Nothing is predicted here: the same input gives the same result everywhere.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }
}

/// `@objc func changed(_ control: UIControl, event: UIEvent)` is called without an event where the app itself sends the action.
extension UIEvent: SelectorArgument {
  static func blank() -> Any { UIEvent() }
}
