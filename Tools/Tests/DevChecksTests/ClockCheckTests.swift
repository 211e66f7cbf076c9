// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct ClockCheckTests {
  @Test(arguments: [
    ("let a = Date()", "Date()"), ("let a = Date ( )", "Date()"), ("let a = Foundation.Date()", nil),
    ("let a = Date.now", "Date.now"), ("DispatchTime.now() + 1", "DispatchTime.now"),
    ("queue.wait(timeout: .now() + 1)", ".now()"), ("ContinuousClock().now", "ContinuousClock"),
    ("clock_gettime(CLOCK_MONOTONIC, &t)", "clock_gettime"), ("Int.random(in: 0..<3)", ".random("),
    ("list.shuffled()", ".shuffled("), ("let id = UUID()", "UUID()"), ("arc4random_uniform(3)", "arc4random_uniform"),
    ("ProcessInfo.processInfo.systemUptime", ".systemUptime"), ("try await Task.sleep(for: .seconds(1))", "Task.sleep"),
    ("print(\"\\(Date())\")", "Date()"), ("var g = SystemRandomNumberGenerator()", "SystemRandomNumberGenerator"),
  ])
  func sourcesAreFound(line: String, source: String?) {
    // `Foundation.Date()` goes unseen: a member of that name may be anybody's.
    #expect(ClockCheck.found(in: CodeText(line)).map(\.source) == (source.map { [$0] } ?? []))
  }

  @Test(arguments: [
    "// Date()", "let text = \"Date()\"", "Date(timeIntervalSince1970: 3)", "MediaClock.now()",
    "let clock = clock.now()",
    "UpDate()", "let nowhere = Place.nowhere", "func random(in range: Range<Int>) -> Int { 4 }",
    "UUID(uuidString: text)",
    "brand(x)", "updateTimer(x)", "let date: Date", "table.sleep(3)", "UUID(uuid: bytes)",
  ])
  func whatReadsNoClockIsFine(line: String) {
    #expect(ClockCheck.found(in: CodeText(line)).isEmpty)
  }

  @Test func placesWithAReasonAreFine() throws {
    let temporary = try TemporaryTree([
      "Sources/Host/Clock.swift": "let a = Date()", "Sources/Kit/Kit.swift": "\nlet a = Date()",
      "Sources/C/clock.c": "/* time(NULL) */\nlong a = time(NULL);",
    ])
    let check = ClockCheck(
      tree: temporary.tree,
      exceptions: [.init("Sources/Host/", "*", because: "it is the host")])
    #expect(
      try check.run().map(\.description) == [
        "Sources/C/clock.c:2: time(NULL) here: time and randomness come from the host's clock",
        "Sources/Kit/Kit.swift:2: Date() here: time and randomness come from the host's clock",
      ])
  }

  @Test func aReasonThatIsNoLongerNeededIsFound() throws {
    let temporary = try TemporaryTree(["Sources/Host/Clock.swift": "let a = 1"])
    let check = ClockCheck(
      tree: temporary.tree, exceptions: [.init("Sources/Host/Clock.swift", "Date()", because: "it is the host")])
    #expect(
      try check.run().map(\.description) == [
        "Sources/Host/Clock.swift: allowed to use Date(), but no longer does; drop the entry"
      ])
  }
}
