// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SnapshotReferences

@Suite struct SnapshotReportTests {
  @Test func aRecordedReferenceIsNamed() {
    let message = """
      failed - No reference was found on disk. Automatically recorded snapshot: …

      open "file:///p/Tests/__Snapshots__/CardTests/test%20Card.dark.png"

      Re-run "testCard" to assert against the newly-recorded snapshot.
      """
    let report = SnapshotReport(message: message)
    #expect(
      report == SnapshotReport(reference: "/p/Tests/__Snapshots__/CardTests/test Card.dark.png", isRecorded: true))
    #expect(report?.name == "dark")
  }

  @Test func whatDiffersIsNamedTwice() {
    let message = """
      failed - Snapshot does not match reference.

      @−
      "file:///p/__Snapshots__/T/a.1.png"
      @+
      "file:///p/artifacts/T/a.1.png"

      Newly-taken snapshot does not match reference.
      """
    #expect(
      SnapshotReport(message: message)
        == SnapshotReport(
          reference: "/p/__Snapshots__/T/a.1.png", found: "/p/artifacts/T/a.1.png", isRecorded: false))
  }

  @Test(arguments: ["XCTAssertEqual failed", "see \"file:///etc/passwd\"", "no reference in __Snapshots__", ""])
  func otherFailuresAreNone(_ message: String) {
    #expect(SnapshotReport(message: message) == nil)
  }
}
