// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A text as a delegate has it that goes by what it is asked alone.
struct DelegatedText {
  private(set) var known: String
  /// What was asked for since something changed.
  private var allowed: (range: NSRange, text: String)?
  private var faults: [String] = []

  init(_ text: String) { known = text }

  /// Allows a change.
  mutating func allow(_ range: NSRange, _ text: String) {
    if NSMaxRange(range) > known.utf16.count { faults.append("asked for \(range) of \(known.utf16.count)") }
    allowed = (range, text)
  }

  /// Forgets what was allowed, and did not come.
  mutating func forgetAllowed() { allowed = nil }

  /// Makes the change that was allowed.
  mutating func change() {
    defer { allowed = nil }
    guard let allowed, NSMaxRange(allowed.range) <= known.utf16.count else { return }
    let start = String.Index(utf16Offset: allowed.range.location, in: known)
    let end = String.Index(utf16Offset: NSMaxRange(allowed.range), in: known)
    known.replaceSubrange(start..<end, with: allowed.text)
  }

  /// Takes a text over that nobody asked about.
  mutating func take(_ text: String) { (known, allowed) = (text, nil) }

  mutating func note(_ fault: String) { faults.append(fault) }

  /// What was wrong since this was asked last, and is wrong with the text that is there.
  mutating func takeFaults(at text: String) -> [String] {
    defer { faults = [] }
    guard Array(known.utf16) != Array(text.utf16) else { return faults }
    return faults + ["the delegate knows \(known.debugDescription), not \(text.debugDescription)"]
  }
}
