// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSString {
  /// A text in the person's language, as the app's tables have it at present.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    return withVaList(arguments.map { $0 as? any CVarArg ?? "\($0)" as NSString }) {
      NSString(format: format, arguments: $0) as String
    }
  }
}

// What was written otherwise before Swift 4.2.

extension UNNotificationSound {
  /// `UNNotificationSound.default()`, as the system's sound was written.
  @available(swift, obsoleted: 4.2)
  public func callAsFunction() -> UNNotificationSound { self }

  @available(swift, obsoleted: 4.2)
  public convenience init(named name: String) { self.init(named: UNNotificationSoundName(name)) }
}
