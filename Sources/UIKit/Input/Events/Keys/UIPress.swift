// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A key or button that is pressed, from the moment it goes down until it is let go.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What a press is doing.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// Which button is pressed. Keys without a name here have 2000 and their code as raw value.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let upArrow = PressType(rawValue: 0)
    public static let downArrow = PressType(rawValue: 1)
    public static let leftArrow = PressType(rawValue: 2)
    public static let rightArrow = PressType(rawValue: 3)
    public static let select = PressType(rawValue: 4)
    public static let menu = PressType(rawValue: 5)
    public static let playPause = PressType(rawValue: 6)
    public static let pageUp = PressType(rawValue: 30)
    public static let pageDown = PressType(rawValue: 31)
    public static let tvRemoteOneTwoThree = PressType(rawValue: 32)
    public static let tvRemoteFourColors = PressType(rawValue: 33)
  }

  /// When the press last changed, in seconds of the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  open internal(set) var type = PressType.upArrow
  open internal(set) weak var window: UIWindow?
  /// The responder that was first when the key went down.
  open internal(set) weak var responder: UIResponder?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// How hard the button is pressed; keys are down or up.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The key; `nil` for buttons that are none.
  open internal(set) var key: UIKey?

  /// Whether nobody took the press, so that it moves the focus or scrolls; held down, it goes on to.
  var scrolls = false
  /// Whether the press types into a responder that isn't the kit's, which is told after it.
  var isTyped = false

  /// Creates a press of nothing, for subclasses that stand in for one.
  public override init() {
    super.init()
  }

  convenience init(key: UIKey, type: PressType, timestamp: TimeInterval) {
    self.init()
    self.key = key
    self.type = type
    self.timestamp = timestamp
  }
}

/// What was done with keys and buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// Every key that is down, whether it changed or not, and the one that was let go.
  open internal(set) var allPresses: Set<UIPress> = []

  /// Creates an event without presses.
  public override init() {
    super.init()
    storedType = .presses
  }

  convenience init(presses: Set<UIPress>) {
    self.init()
    allPresses = presses
  }

  /// The presses that a recogniser is told of.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}

/// A key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key types, with the keys held beside it.
  open private(set) var characters: String
  /// What the key types by itself, as far as the host tells.
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Which key it is, on a keyboard of the United States' layout.
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }
}
