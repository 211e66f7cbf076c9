// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import TestReport

/// Which tests a process runs.
struct TestChoice {
  private let filters: [Regex<AnyRegexOutput>]
  private let skips: [Regex<AnyRegexOutput>]
  private let done: Set<TestName>

  init(request: TestRequest) throws {
    filters = try request.filters.map { try Regex($0) }
    skips = try request.skips.map { try Regex($0) }
    done = Set(request.done)
  }

  func includes(_ name: TestName) -> Bool {
    if done.contains(name) { return false }
    let text = name.description
    return (filters.isEmpty || filters.contains { text.contains($0) }) && !skips.contains { text.contains($0) }
  }
}
