// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A change of a text: where something stands now, and what stood there before. What follows may be added to it.
@MainActor final class TextChange {
  /// What a person did, and what menus call it. What was typed, or deleted, bit by bit is taken back together.
  enum Kind: Equatable {
    case typing, deletion
    case other(String)

    var name: String {
      if case .other(let name) = self { name } else { "Typing" }
    }
  }

  var range: NSRange
  var old: NSAttributedString
  let kind: Kind
  /// When it was added to last, by the application's clock.
  var time: TimeInterval
  /// How often something had been registered when this was.
  var registrations = 0
  /// How often the app had changed the text itself by then.
  let foreignEdits: Int
  /// Whether nothing is added to it any more.
  var isClosed = false

  init(range: NSRange, old: NSAttributedString, kind: Kind, time: TimeInterval, foreignEdits: Int) {
    (self.range, self.old, self.kind, self.time, self.foreignEdits) = (range, old, kind, time, foreignEdits)
  }

  /// Adds a change that was made in `place` to this one, if it goes on where this has stopped.
  func takes(_ place: NSRange, _ removed: NSAttributedString, length: Int) -> Bool {
    switch kind {
    case .typing:
      // Behind it, or in place of its end, as where two dashes become one.
      guard NSMaxRange(place) == NSMaxRange(range), place.location >= range.location else { return false }
      range.length += length - place.length
    case .deletion:
      guard length == 0 else { return false }
      let all = NSMutableAttributedString(attributedString: old)
      if NSMaxRange(place) == range.location {
        all.insert(removed, at: 0)
      } else if place.location == range.location {
        all.append(removed)
      } else {
        return false
      }
      (range.location, old) = (place.location, all)
    case .other: return false
    }
    return true
  }
}

extension TextEditor {
  /// Seconds without typing after which what is typed is taken back by itself.
  static let longestPause: TimeInterval = 3

  /// Registers how to take a change back that was made in `place`.
  func remember(_ place: NSRange, _ old: NSAttributedString, length: Int, as kind: TextChange.Kind) {
    guard let manager = host.undoManager, manager.isUndoRegistrationEnabled, place.length > 0 || length > 0 else {
      return
    }
    let now = host.owningApplication.now
    let isNew = !manager.isUndoing && !manager.isRedoing
    if isNew, let last = lastChange, last.kind == kind, !last.isClosed, now - last.time <= Self.longestPause,
      last.registrations == manager.registrationCount, last.takes(place, old, length: length)
    {
      last.time = now
      return
    }
    let change = TextChange(
      range: NSRange(location: place.location, length: length), old: old, kind: kind, time: now,
      foreignEdits: foreignEdits)
    lastChange = change
    // The editor changes registered text itself: each change is a group of its own.
    let isOwnGroup = manager.groupingLevel == 0
    if isOwnGroup { manager.beginUndoGrouping() }
    manager.registerUndo(withTarget: self) { editor in editor.takeBack(change) }
    if isNew { manager.setActionName(kind.name) }
    if isOwnGroup { manager.endUndoGrouping() }
    change.registrations = manager.registrationCount
  }

  private func takeBack(_ change: TextChange) {
    dropMarkedText()
    var range = clamped(change.range)
    // What stands there now is not what the change has left: no character of it is cut.
    if change.foreignEdits != foreignEdits { range = boundaries.wholeCharacters(range) }
    // As on iOS: fields that count characters must be ready for what stood there before.
    guard host.editorShouldChange(range, to: change.old.string), NSMaxRange(range) <= length else { return }
    replace(range, with: change.old, as: change.kind)
    lastChange = nil
    select(NSRange(location: range.location + change.old.length, length: 0))
    tellOfChange()
  }

  func undo() {
    unmark()
    lastChange = nil
    if host.undoManager?.canUndo == true { host.undoManager?.undo() }
  }

  func redo() {
    unmark()
    lastChange = nil
    if host.undoManager?.canRedo == true { host.undoManager?.redo() }
  }
}
