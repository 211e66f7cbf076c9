// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What was written otherwise before Swift 4.2.

extension UNNotificationSound {
  /// `UNNotificationSound.default()`, as the system's sound was written.
  @available(swift, obsoleted: 4.2)
  public func callAsFunction() -> UNNotificationSound { self }

  @available(swift, obsoleted: 4.2)
  public convenience init(named name: String) { self.init(named: UNNotificationSoundName(name)) }
}
