// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A key of a keyboard, by the character that it types.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types without other keys beside it.
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key above Return.
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  /// The key as UIKit's commands name it.
  @MainActor var input: String {
    switch self {
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    case .escape: UIKeyCommand.inputEscape
    case .delete, .deleteForward: UIKeyCommand.inputDelete
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    default: String(character)
    }
  }

  /// The key of a press; `nil` for keys that type nothing, such as Shift.
  @MainActor init?(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardEscape: self = .escape
    case .keyboardDeleteOrBackspace: self = .delete
    case .keyboardDeleteForward: self = .deleteForward
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardReturnOrEnter: self = .return
    case .keyboardTab: self = .tab
    default:
      guard let character = key.charactersIgnoringModifiers.first else { return nil }
      self.init(character)
    }
  }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

/// Keys that are held beside another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  private static let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
    (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
    (.numericPad, .numericPad),
  ]

  var flags: UIKeyModifierFlags { Self.pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } } }

  init(_ flags: UIKeyModifierFlags) {
    self = Self.pairs.reduce(into: []) { if flags.contains($1.1) { $0.formUnion($1.0) } }
  }
}

/// A key, with others beside it, that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a shortcut is for the place of keys on another keyboard.
  public struct Localization: Hashable, Sendable {
    private let number: Int

    public static let automatic = Localization(number: 0)
    public static let withoutMirroring = Localization(number: 1)
    public static let custom = Localization(number: 2)
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  /// How the shortcut is adapted to other keyboards; all keyboards are the American one here.
  public var localization: KeyboardShortcut.Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}
