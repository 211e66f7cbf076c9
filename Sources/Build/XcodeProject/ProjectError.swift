// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is wrong with a project file: where, and what was expected.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
  /// The file, as far as it is known where the error is found.
  package var file: String?
  /// Counted from 1; `nil` where it is not a matter of a line.
  package var line: Int?
  /// The identifier of the object in question.
  package var object: String?
  package var expected: String

  package init(file: String? = nil, line: Int? = nil, object: String? = nil, expected: String) {
    (self.file, self.line, self.object, self.expected) = (file, line, object, expected)
  }

  package var description: String {
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    let object = object.map { "object \($0): " } ?? ""
    return (place.isEmpty ? "" : place + ": ") + object + "expected \(expected)"
  }

  /// The same, in a file.
  func at(_ file: String) -> ProjectError {
    var error = self
    error.file = error.file ?? file
    return error
  }
}
