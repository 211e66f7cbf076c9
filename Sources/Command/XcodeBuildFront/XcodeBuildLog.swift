// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A line of a build as `xcodebuild` prints it: a compiler's words as they are, everything else as a note.
package enum XcodeBuildLog {
  /// Whether the line is the head of something that a compiler has to say, `/A.swift:3:9: error: …`.
  package static func isDiagnostic(_ line: String) -> Bool {
    line.hasPrefix("error: ") || line.hasPrefix("warning: ")
      || line.firstMatch(of: #/^/[^:]+:[0-9]+:(?:[0-9]+:)? (?:fatal error|error|warning|note): /#) != nil
  }

  /// - Parameter line: Progress, or a line of a compiler's.
  /// - Returns: `nil` where a quiet build leaves the line out.
  package static func line(_ line: String, isQuiet: Bool) -> String? {
    if isDiagnostic(line) { return line }
    // The source below a diagnostic: its line number, and marks under it.
    if line.firstMatch(of: #/^ *[0-9]* *[|`]/#) != nil { return line }
    return isQuiet || line.isEmpty ? nil : "note: \(line)"
  }

  /// The line of a file that is compiled.
  package static func compiling(_ file: String, target: String, project: String, architecture: String) -> String {
    "SwiftCompile normal \(architecture) \(escaped(file)) (in target '\(target)' from project '\(project)')"
  }

  /// A path as `xcodebuild` writes it, with a backslash before each space.
  private static func escaped(_ path: String) -> String { path.replacing(" ", with: "\\ ") }
}
