// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A value of a property list in OpenStep's notation: text, a list, or a table.
package indirect enum OpenStepValue: Equatable, Sendable {
  case string(String)
  case array([OpenStepValue])
  case dictionary(OpenStepTable)

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var array: [OpenStepValue]? { if case .array(let list) = self { list } else { nil } }
  package var dictionary: OpenStepTable? { if case .dictionary(let table) = self { table } else { nil } }

  /// A text, or texts in a list, as one list.
  package var strings: [String]? {
    switch self {
    case .string(let text): [text]
    case .array(let list): list.compactMap(\.string)
    case .dictionary: nil
    }
  }
}

/// A table of a property list, and where it begins.
package struct OpenStepTable: Equatable, Sendable {
  package var values: [String: OpenStepValue] = [:]
  /// The line of its opening brace, counted from 1.
  package var line = 1

  package subscript(key: String) -> OpenStepValue? { values[key] }
}
