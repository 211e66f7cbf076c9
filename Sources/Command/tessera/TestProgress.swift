// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TestReport

/// Shows how far a run of tests has come, in a line at the end of a terminal that is always written anew. It stands on
/// standard error, so that results can go into a pipe.
final class TestProgress {
  private var line = ProgressLine()
  private var isShown = false

  /// `nil` where nobody looks at a terminal.
  init?() {
    guard isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return nil }
  }

  /// More tests begin.
  func begin(_ count: Int) {
    line.begin(count)
    show()
  }

  /// A test has ended.
  func end(_ result: TestResult) {
    line.end(result)
    show()
  }

  /// Makes room for lines that stay.
  func hide() {
    guard isShown else { return }
    write("\r\u{1B}[K")
    isShown = false
  }

  private func show() {
    // What is still to be printed belongs above.
    fflush(nil)
    write("\r\u{1B}[K" + line.text(width: Self.width))
    isShown = true
  }

  private static var width: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
