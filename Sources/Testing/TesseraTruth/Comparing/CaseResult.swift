// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// What became of a scene.
package struct CaseResult: CustomStringConvertible {
  package enum Outcome {
    /// All frames are right; keys that the tool did not understand had no part in them.
    case passed(ignoredKeys: [String])
    case failed(Differences)
    case skipped(SceneError)
    case unreadable(SceneError)
  }

  package let name: String
  package let outcome: Outcome

  /// Whether it counts among the scenes that the kit must get right.
  package var isRegular: Bool {
    if case .skipped = outcome { return false }
    return true
  }

  package var passes: Bool {
    if case .passed = outcome { return true }
    return false
  }

  /// The line that is printed.
  package var description: String {
    switch outcome {
    case .passed(let ignored): "pass \(name)" + Differences.text(ignored: ignored)
    case .failed(let differences): "FAIL \(name): \(differences)"
    case .skipped(let reason): "skipped \(name): \(reason)"
    case .unreadable(let reason): "FAIL \(name): \(reason)"
    }
  }
}

/// How a scene's frames differ from those expected.
package struct Differences: CustomStringConvertible {
  package var offCount = 0
  package var comparedCount = 0
  package var worst = 0.0
  package var worstPath = ""
  package var worstDetail = ""
  /// Keys of the input that the tool did not understand and which may be why.
  package var ignoredKeys: [String] = []

  package var description: String {
    let amount = worst.isInfinite ? "" : "worst \(shortText(worst)) pt at "
    let place = worstPath.isEmpty ? "the root" : worstPath
    let ignored = Self.text(ignored: ignoredKeys)
    return "\(offCount) of \(comparedCount) frames off, \(amount)\(place) (\(worstDetail))\(ignored)"
  }

  static func text(ignored keys: [String]) -> String {
    keys.isEmpty ? "" : "; ignored \(keys.joined(separator: ", "))"
  }
}

/// Up to four decimals, without trailing zeros.
func shortText(_ value: Double) -> String {
  let text = String(format: "%.4f", value == 0 ? 0 : value)
  guard text.contains(".") else { return text }
  return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
}
