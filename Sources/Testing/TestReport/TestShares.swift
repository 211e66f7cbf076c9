// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shares tests among processes of one machine: classes stay whole, the longest go first to who has least.
package enum TestShares {
  /// - Parameters:
  ///   - count: How many shares there may be; none is empty.
  ///   - seconds: How long a test took the last time; `nil` where that is not known.
  /// - Returns: Each test once, in the order in which they were given within a share.
  package static func split(
    _ names: [TestName], into count: Int, seconds: (TestName) -> Double?
  ) -> [[TestName]] {
    var groups: [(names: [TestName], seconds: Double)] = []
    var places: [String: Int] = [:]
    for name in names {
      let place = places[name.suite] ?? groups.count
      if place == groups.count {
        // Functions outside of any suite are a class, too.
        places[name.suite] = place
        groups.append(([], 0))
      }
      groups[place].names.append(name)
      groups[place].seconds += seconds(name) ?? Self.guess
    }
    var shares = [(groups: [Int], seconds: Double)](repeating: ([], 0), count: min(max(count, 1), groups.count))
    // Sorting keeps the order of what takes as long.
    let longestFirst = groups.indices.sorted { (-groups[$0].seconds, $0) < (-groups[$1].seconds, $1) }
    for group in longestFirst {
      guard let least = shares.indices.min(by: { shares[$0].seconds < shares[$1].seconds }) else { break }
      shares[least].groups.append(group)
      shares[least].seconds += groups[group].seconds
    }
    return shares.map { share in share.groups.sorted().flatMap { groups[$0].names } }
  }

  /// What a test takes that nobody has seen.
  private static let guess = 0.1
}
