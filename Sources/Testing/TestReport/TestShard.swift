// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One of several machines that share a package's tests: `2/4` is the second of four.
///
/// Each class or suite goes whole to one of them, by its name alone, so that they need not know of each other.
package struct TestShard: Hashable, Sendable {
  /// Counted from 1.
  package let index: Int
  package let count: Int

  /// - Returns: `nil` for what is no shard.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count, count <= 10_000
    else { return nil }
    self.index = index
    self.count = count
  }

  package func includes(_ name: TestName) -> Bool {
    // Functions outside of any suite go each by itself.
    let text = name.target + "." + (name.suite.isEmpty ? name.test : name.suite)
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    // The upper half: of this hash the lower bits of similar names are similar.
    return Int((hash >> 32) % UInt64(count)) == index - 1
  }
}
