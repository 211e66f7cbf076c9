// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import XCTest

/// Tests of Quick's, of which those that it passes over count as skipped: it does not say so on Linux by itself.
///
/// - Parameters:
///   - tests: What a spec's class has made.
///   - examples: Quick's own, in the same order. Each says in `runFullTest` whether it is run; older versions leave out
///     the others, and say nothing.
public func skippingPending<Example>(
  _ tests: [(String, XCTestCaseClosure)], of examples: [Example]
) -> [(String, XCTestCaseClosure)] {
  guard tests.count == examples.count else { return tests }
  return zip(tests, examples).map { test, example in
    let isRun = Mirror(reflecting: example).children.first { $0.label == "runFullTest" }?.value as? Bool
    guard isRun == false else { return test }
    return (
      test.0,
      { object in
        // Quick counts its examples, to know when the last one is through.
        try test.1(object)
        throw XCTSkip("pending")
      }
    )
  }
}
