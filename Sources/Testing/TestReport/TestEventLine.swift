// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Events on their way from a process of tests, between the lines that the tests print themselves.
///
/// Both go the same way, so that it is known what was printed during which test. An event's line begins with a mark that
/// the tests do not know.
package enum TestEventLine {
  /// The line with a line break on either side: what was printed before it may have ended without one.
  package static func encode(_ event: TestEvent, mark: String) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // An event is plain data: encoding it cannot fail.
    let json = (try? encoder.encode(event)) ?? Data()
    return Data("\n\(mark) ".utf8) + json + Data("\n".utf8)
  }

  /// The event of a line; `nil` for what tests printed.
  package static func decode(_ line: String, mark: String) -> TestEvent? {
    guard line.hasPrefix(mark + " ") else { return nil }
    return try? JSONDecoder().decode(TestEvent.self, from: Data(line.dropFirst(mark.count + 1).utf8))
  }
}
