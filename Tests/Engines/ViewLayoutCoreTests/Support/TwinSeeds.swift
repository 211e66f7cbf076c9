// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The seeds of the comparisons with twins. `TESSERA_FUZZ_SEEDS=100..<200` chooses others.
enum TwinSeeds {
  static var seeds: Range<UInt64> { seeds(40) }

  /// So many seeds, unless the environment names others.
  static func seeds(_ count: UInt64) -> Range<UInt64> {
    guard let wanted = ProcessInfo.processInfo.environment["TESSERA_FUZZ_SEEDS"] else { return 1..<count + 1 }
    let bounds = wanted.split(separator: "..<").compactMap { UInt64($0) }
    guard bounds.count == 2, bounds[0] < bounds[1] else {
      fatalError("TESSERA_FUZZ_SEEDS is \(wanted); a range such as 100..<200 was expected")
    }
    return bounds[0]..<bounds[1]
  }
}
