// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import AppSupervisor

@Suite struct AppOutputTests {
  @Test func onlyTheEndIsKeptInWholeLines() {
    var tail = OutputTail(capacity: 20)
    for number in 0..<1_000 { tail.append(Array("line \(number)\n".utf8)) }
    #expect(tail.text == "line 998\nline 999\n")
  }

  @Test func aLongPieceIsCut() {
    var tail = OutputTail(capacity: 8)
    tail.append(Array(repeating: UInt8(ascii: "a"), count: 100) + Array("\nend\n".utf8))
    #expect(tail.text == "end\n")
  }

  @Test func theLastFatalErrorIsFound() {
    var output = AppOutput()
    output.standard.append(Array("Fatal error: only printed\n".utf8))
    #expect(output.fatalError == nil)
    output.errors.append(Array("App/A.swift:3: Fatal error: Index out of range\nmore\n".utf8))
    #expect(output.fatalError == "Fatal error: Index out of range")
    #expect(output.text == "Fatal error: only printed\nApp/A.swift:3: Fatal error: Index out of range\nmore\n")
  }
}
