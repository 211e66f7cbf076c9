// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Which seeds are tried, for how many steps; and cutting down what fails. Shared by the fuzzes of lists and bars.
enum FuzzRange {
  private static let environment = ProcessInfo.processInfo.environment

  static var seeds: Range<UInt64> { seeds(40) }

  /// So many, unless the environment names others.
  static func seeds(_ count: UInt64) -> Range<UInt64> {
    guard let wanted = environment["TESSERA_FUZZ_SEEDS"] else { return 1..<count + 1 }
    let bounds = wanted.split(separator: "..<").compactMap { UInt64($0) }
    guard bounds.count == 2, bounds[0] < bounds[1] else {
      fatalError("TESSERA_FUZZ_SEEDS is \(wanted); a range such as 100..<200 was expected")
    }
    return bounds[0]..<bounds[1]
  }

  static var steps: Int { environment["TESSERA_FUZZ_STEPS"].flatMap(Int.init) ?? 40 }
  static var isLoud: Bool { environment["TESSERA_FUZZ_LOUD"] != nil }

  /// The same without the steps that do not matter; `failing` says after how many steps others fail, `nil` for never.
  @MainActor static func shrink<Step>(_ steps: [Step], failing: ([Step]) -> Int?) -> [Step] {
    var steps = steps
    var size = max(steps.count / 2, 1)
    while true {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if let end = failing(fewer) { steps = Array(fewer[..<end]) } else { start += size }
      }
      if size == 1 { return steps }
      size /= 2
    }
  }
}
