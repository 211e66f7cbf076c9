// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Values of a scene file as UIKit's.

extension SceneNode {
  func insets() throws(SceneError) -> UIEdgeInsets {
    let parts = try numbers(4, "[top, left, bottom, right]")
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  func priority() throws(SceneError) -> UILayoutPriority {
    let value = try number("a priority")
    guard value > 0, value <= 1000 else {
      throw .malformed(path: path, expected: "a priority above 0 and at most 1000", found: "\(value)")
    }
    return UILayoutPriority(Float(value))
  }

  /// One of several names.
  func choice<Choice>(_ choices: [String: Choice]) throws(SceneError) -> Choice {
    let expected = "one of " + choices.keys.sorted().joined(separator: ", ")
    let name = try string(expected)
    guard let choice = choices[name] else { throw .malformed(path: path, expected: expected, found: "'\(name)'") }
    return choice
  }
}
