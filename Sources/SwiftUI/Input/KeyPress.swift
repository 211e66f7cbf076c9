// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A key of a hardware keyboard that is pressed, repeated or let go.
public struct KeyPress: Sendable {
  /// What happens to the key.
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is let go.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return "[\(names.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
  }

  /// What an action did with a press.
  public enum Result: Hashable, Sendable {
    /// The press goes no further.
    case handled
    /// The press goes on to the views around.
    case ignored
  }

  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that are held beside it.
  public let modifiers: EventModifiers
}

/// Acts on keys while the view, or a view in it, has the focus.
struct KeyPressModifier {
  let matches: (KeyPress) -> Bool
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func handle(_ press: KeyPress) -> KeyPress.Result {
    phases.contains(press.phase) && matches(press) ? action(press) : .ignored
  }
}

/// A box that may act on keys.
@MainActor private protocol KeyPressBox: AnyObject {
  func handle(_ press: KeyPress) -> KeyPress.Result
}

extension ModifierBox: KeyPressBox {
  fileprivate func handle(_ press: KeyPress) -> KeyPress.Result {
    (modifier as? KeyPressModifier)?.handle(press) ?? .ignored
  }
}

extension ViewHost {
  /// Lets the views around the one that has the focus act on keys, from the inside out.
  ///
  /// - Parameter view: The view of UIKit's that has the focus.
  /// - Returns: The presses that nobody acted on.
  func unhandled(_ presses: Set<UIPress>, _ phase: KeyPress.Phases, focus view: UIView?) -> Set<UIPress> {
    guard let view, let focused = box?.box(holding: view) else { return presses }
    return presses.filter { press in
      guard let key = press.key, let equivalent = KeyEquivalent(key) else { return true }
      let made = KeyPress(
        phase: phase, key: equivalent, characters: key.characters, modifiers: EventModifiers(key.modifierFlags))
      var current: Box? = focused
      while let box = current {
        if (box as? any KeyPressBox)?.handle(made) == .handled { return false }
        current = box.parent
      }
      return true
    }
  }
}

extension Box {
  /// The box at or below this one that shows a view, or one around it.
  fileprivate func box(holding view: UIView) -> Box? {
    for child in children { if let found = child.box(holding: view) { return found } }
    return hitView.map { view.isDescendant(of: $0) } == true ? self : nil
  }
}

extension View {
  /// Acts on a key while the view has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(matches: { $0.key == key }, phases: [.down, .repeat]) { _ in action() })
  }

  /// Acts on a key while the view has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(matches: { $0.key == key }, phases: phases, action: action)) }

  /// Acts on some keys while the view has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(matches: { keys.contains($0.key) }, phases: phases, action: action))
  }

  /// Acts on keys that type some characters while the view has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        matches: { $0.characters.unicodeScalars.contains { characters.contains($0) } }, phases: phases,
        action: action))
  }

  /// Acts on every key while the view has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(matches: { _ in true }, phases: phases, action: action)) }
}

extension UIWindow {
  /// The view that has the keyboard.
  var firstResponderView: UIView? {
    func find(_ view: UIView) -> UIView? {
      view.isFirstResponder ? view : view.subviews.lazy.compactMap { find($0) }.first
    }
    return find(self)
  }
}
