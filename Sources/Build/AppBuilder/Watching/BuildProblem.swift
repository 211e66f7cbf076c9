// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Why an app could not be built, as a page shows it.
package struct BuildProblem: Hashable, Sendable {
  /// One line, such as `Today does not compile`.
  package var title: String
  /// The first error with its file and line, and how many more there are.
  package var message: String
  /// What the translator and the compiler said; the beginning, since the first errors are the ones to mend.
  package var output: String

  /// How much of the compiler's words is kept, in bytes.
  static let outputBytes = 16 << 10

  /// - Parameters:
  ///   - folder: The app's folder; paths in it are told without it.
  ///   - lines: What was said during the build.
  package init(name: String, folder: String, error: any Error, lines: [String]) {
    let lines = lines.map { $0.replacingOccurrences(of: folder + "/", with: "") }
    // The compiler tells an error once for each file that it bears on.
    var known: Set<String> = []
    let errors = lines.filter { Self.isError($0) && known.insert($0).inserted }
    title = "\(name) can't be built"
    switch error as? AppBuildError {
    case .compilationFailed, .translationFailed: title = "\(name) does not compile"
    default: break
    }
    message = errors.first ?? "\(error)"
    if errors.count > 1 { message += " (and \(errors.count - 1) more error\(errors.count == 2 ? "" : "s"))" }
    output = ""
    for line in lines {
      guard output.utf8.count + line.utf8.count < Self.outputBytes else {
        output += "…\n"
        break
      }
      output += line + "\n"
    }
  }

  /// `FILE:LINE:COLUMN: error: …`
  private static func isError(_ line: String) -> Bool {
    guard let range = line.range(of: ": error: ") else { return false }
    let place = line[..<range.lowerBound].split(separator: ":")
    return place.count >= 3 && place.suffix(2).allSatisfy { Int($0) != nil }
  }
}
