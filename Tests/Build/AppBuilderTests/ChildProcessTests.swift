// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite struct ChildProcessTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test func theEndIsToldAsTheSystemTellsIt() throws {
    #expect(try ChildProcess(shell, ["-c", "exit 7"]).wait() == .exited(status: 7))
    #expect(try ChildProcess(shell, ["-c", "kill -9 $$"]).wait() == .signalled(9))
  }

  @Test func whatHangsIsEndedWhenItsTimeIsUp() throws {
    #expect(try ChildProcess(shell, ["-c", "trap '' TERM; while :; do :; done"]).wait(atMost: 0.05) == nil)
    #expect(try ChildProcess(shell, ["-c", "exit 0"]).wait(atMost: 60) == .exited(status: 0))
  }

  @Test func theEnvironmentIsTheOneGivenAndNoOther() throws {
    let process = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), [], environment: ["ONE": "1", "TWO": "a b"], keepsOutput: true)
    var lines: [String] = []
    process.readLines { lines.append($0) }
    #expect(process.wait() == .exited(status: 0))
    #expect(lines.sorted() == ["ONE=1", "TWO=a b"])
  }

  @Test func aProgramThatIsNotThereIsNamed() {
    let failure = #expect(throws: ChildProcess.Failure.self) {
      try ChildProcess(URL(fileURLWithPath: "/nowhere/program"), [])
    }
    #expect(failure?.description == "/nowhere/program can't be started: No such file or directory")
  }

  @Test func anInterruptThatIsIgnoredHereEndsAChild() throws {
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    #expect(try ChildProcess(shell, ["-c", "kill -INT $$; exit 0"]).wait() == .signalled(SIGINT))
  }
}
