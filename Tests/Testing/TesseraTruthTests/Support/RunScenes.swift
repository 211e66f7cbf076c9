// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTruth

/// The lines that a file of the given text leads to.
@MainActor func lines(_ json: String) throws -> [String] {
  var lines: [String] = []
  try SceneRunner().run(data: Data(json.utf8), path: "scenes.json") { lines.append($0.description) }
  return lines
}

/// The line of one scene: its input and what is expected of it.
@MainActor func line(
  _ input: String, expected: String, more: String = "", ios: String = "iPhone SE, scale 2"
) throws -> String {
  let all = try lines(
    """
    {"cases": [{"name": "scene", "ios": "\(ios)"\(more), "input": \(input), "expected": \(expected)}]}
    """)
  return all.joined(separator: "\n")
}

/// The error that a file of the given text ends in.
@MainActor func failure(_ json: String) -> String {
  do {
    return "no error, but \(try lines(json))"
  } catch {
    return "\(error)"
  }
}
