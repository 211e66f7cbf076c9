// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Why a scene, or a whole file of them, can't be compared.
package enum SceneError: Error, Hashable, CustomStringConvertible {
  /// A file that can't be read at all.
  case unreadableFile(path: String, reason: String)
  /// Something in a file is not what it should be; `path` is like `cases[3].input.root`.
  case malformed(path: String, expected: String, found: String)
  /// The scene is told in words, or is of a kind that this tool does not build.
  case notRegular
  /// The scene's figures need the fonts of another platform.
  case catalystText
  /// The scene's text styles had taller lines where it was measured than they have in English.
  case tallText
  /// The scene shows text, and there are no fonts to measure it with.
  case fontsMissing

  package var description: String {
    switch self {
    case .unreadableFile(let path, let reason): "\(path): \(reason)"
    case .malformed(let path, let expected, let found): "\(path): expected \(expected), found \(found)"
    case .notRegular: "not regular"
    case .catalystText: "Catalyst text"
    case .tallText: "text styles with tall lines"
    case .fontsMissing: "its text needs Tessera's fonts; run `make setup`, or set TESSERA_FONTS to their folder"
    }
  }
}
