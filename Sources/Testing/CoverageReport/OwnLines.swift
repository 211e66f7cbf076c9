// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The own lines of a translated file.
///
/// The compiler counts a translated file's physical lines in its coverage, whatever `#sourceLocation` says. The
/// directives stand in the file, so the own lines follow from its text. Lines behind a bare `#sourceLocation()` are
/// generated and have no own line.
package struct OwnLines: Hashable, Sendable {
  /// The own line of each physical line, the first at index 0; 0 stands for a generated one.
  private let lines: [Int]

  /// - Parameter text: A translated file, or one that is as its author wrote it.
  package init(_ text: String) {
    var lines: [Int] = []
    // A file without directives is nobody's translation.
    var next: Int? = 1
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let directive = Self.directive(line) {
        next = directive == 0 ? nil : directive
        lines.append(0)
        continue
      }
      lines.append(next ?? 0)
      next = next.map { $0 + 1 }
    }
    self.lines = lines
  }

  /// The own line of a physical line, both counted from 1; `nil` for a generated line.
  package func own(_ line: Int) -> Int? {
    guard lines.indices.contains(line - 1), lines[line - 1] > 0 else { return nil }
    return lines[line - 1]
  }

  /// The line that a directive names, 0 for a bare one; `nil` for any other line.
  private static func directive(_ line: Substring.UTF8View) -> Int? {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.starts(with: "#sourceLocation(".utf8) else { return nil }
    // `#sourceLocation(file: "A.swift", line: 12)`: what stands behind the last colon.
    guard let colon = text.lastIndex(of: UInt8(ascii: ":")) else { return 0 }
    let digits = text[text.index(after: colon)...].drop { $0 == UInt8(ascii: " ") }
      .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(Substring(digits)) ?? 0
  }
}
