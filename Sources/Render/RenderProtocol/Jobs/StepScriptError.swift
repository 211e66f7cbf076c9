// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Why a script of steps can't be played: where in the file, what was expected, and what stands there.
package struct StepScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1; 0 where the file as a whole is meant.
  package var line: Int
  /// What is meant, as a path into the JSON such as `steps[3].touch`; empty for the file as a whole.
  package var path: String
  package var problem: String

  package init(line: Int, path: String, problem: String) {
    self.line = line
    self.path = path
    self.problem = problem
  }

  init(_ node: ScriptJSON, _ path: String, _ problem: String) {
    self.init(line: node.line, path: path, problem: problem)
  }

  init(_ node: ScriptJSON, _ path: String, expected: String, found: String? = nil) {
    self.init(node, path, "expected \(expected), found \(found ?? node.text)")
  }

  /// As `7: steps[3].touch: expected …, found …`; put the file's name and a colon in front.
  package var description: String {
    [line > 0 ? "\(line)" : "", path, problem].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
