// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A control with a shortcut that is in a tree.
@MainActor final class ShortcutEntry {
  var shortcut: KeyboardShortcut
  var title = ""
  var isEnabled = true
  var action: () -> Void = {}
  fileprivate weak var element: ViewElement?
  fileprivate weak var host: ViewHost?

  init(_ shortcut: KeyboardShortcut) { self.shortcut = shortcut }

  /// Whether what shows the control is seen.
  fileprivate var isSeen: Bool {
    guard let element, !element.isRemoved, !element.isOutOfSight else { return false }
    return host?.isShown ?? true
  }
}

/// The shortcuts of a tree, in the order in which their controls came.
@MainActor final class ShortcutList {
  private var entries: [ShortcutEntry] = []

  func add(_ entry: ShortcutEntry) { entries.append(entry) }
  func remove(_ entry: ShortcutEntry) { entries.removeAll { $0 === entry } }

  /// The commands for the keys of controls that are seen; the first control counts where several have one key.
  var commands: [UIKeyCommand] {
    entries.filter(\.isSeen).map { entry in
      var input = entry.shortcut.key.input
      if input == "\n" { input = "\r" }
      return ActionKeyCommand(
        title: entry.title, input: input, modifierFlags: entry.shortcut.modifiers.flags, isEnabled: entry.isEnabled
      ) { [weak entry] in entry?.action() }
    }
  }
}

/// Has a key do what a control does.
struct ShortcutModifier {
  let shortcut: KeyboardShortcut
  let action: () -> Void
}

extension ShortcutModifier: ElementModifier {
  func makeState() -> ShortcutEntry { ShortcutEntry(shortcut) }

  func update(_ host: ElementModifierHost<Self>) {
    let entry = host.state
    if entry.element == nil {
      entry.element = host.element
      entry.host = host.element.host
      (host.root.owner as? HostFamily)?.shortcuts.add(entry)
    }
    entry.shortcut = shortcut
    entry.isEnabled = host.element.environmentValues.isEnabled
    entry.action = action
  }

  func itemsDidChange(_ host: ElementModifierHost<Self>, _ items: [Item]) {
    var parts = CollectedParts()
    items.forEach { parts.collect($0.box) }
    host.state.title = parts.texts.joined(separator: " ")
  }

  func remove(_ host: ElementModifierHost<Self>) {
    (host.root.owner as? HostFamily)?.shortcuts.remove(host.state)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut of the control around; `nil` for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Has a key of a hardware keyboard do what buttons in the view do.
  ///
  /// - Parameter modifiers: The keys that are held beside it. Defaults to Command.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers)) }

  /// Has a key of a hardware keyboard do what buttons in the view do.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    environment(
      \.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Has a key of a hardware keyboard do what buttons in the view do.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Has a key of a hardware keyboard do what buttons in the view do; `nil` for no key.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
