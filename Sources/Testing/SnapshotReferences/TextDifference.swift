// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Where two texts differ first.
package struct TextDifference: Hashable, Sendable {
  /// The line, counted from 1; `nil` where the texts are the same.
  package let line: Int?
  /// What is different, in a line; `nil` where nothing is.
  package let words: String?

  package init(expected: Data, actual: Data) {
    let wanted = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let found = String(decoding: actual, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(wanted.count, found.count) {
      let left = index < wanted.count ? "'\(wanted[index])'" : "the end"
      let right = index < found.count ? "'\(found[index])'" : "the end"
      guard left != right else { continue }
      line = index + 1
      words = "line \(index + 1): expected \(left), found \(right)"
      return
    }
    (line, words) = (nil, nil)
  }
}
