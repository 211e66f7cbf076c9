// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSTextCheckingResult {
  /// How long what was found lasts, in seconds; 0, since no lengths are looked for.
  public var duration: TimeInterval { 0 }

  /// The time zone of a date that was found; `nil`, likewise.
  public var timeZone: TimeZone? { nil }
}
