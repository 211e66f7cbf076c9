// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TestReport
import XcodeBuildFront

/// Prints results as `xcodebuild` does.
final class XcodePrinter: TestPrinter {
  private var log: XcodeTestLog
  private let isQuiet: Bool
  private var hasExpectations = false

  init(isQuiet: Bool, path: @escaping (String) -> String) {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    self.isQuiet = isQuiet
    log = XcodeTestLog(isQuiet: isQuiet, stamp: { format.string(from: Date()) }, path: path)
  }

  /// Later announcements are of tests that run again.
  func expect(_ names: [TestName]) {
    if !hasExpectations { log.expect(names) }
    hasExpectations = true
  }

  func take(_ result: TestResult) { show(log.take(result)) }

  func note(_ line: String) { if !isQuiet { print("note: \(line)") } }

  func end(verdict: String, isGood: Bool) { show(log.end(verdict: verdict, isGood: isGood)) }

  /// Whoever reads the output through a pipe sees each class as it ends.
  private func show(_ lines: [String]) {
    for line in lines { print(line) }
    fflush(nil)
  }
}
