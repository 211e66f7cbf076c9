// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Holds an app to the order of its messages.
struct MessageOrder: Sendable {
  struct Violation: Error, Hashable, CustomStringConvertible {
    var description: String
  }

  private(set) var hasSaidHello = false
  private(set) var lastCommit: UInt64 = 0

  mutating func check(_ message: AppMessage) throws(Violation) {
    switch message {
    case .hello:
      guard !hasSaidHello else { throw Violation(description: "The app said hello twice.") }
      hasSaidHello = true
      return
    case .commit(let commit):
      try requireHello("a commit")
      guard commit.number > lastCommit else {
        throw Violation(description: "Commit \(commit.number) came after commit \(lastCommit).")
      }
      guard lastCommit != 0 || commit.isFull else {
        throw Violation(description: "The first commit, number \(commit.number), does not describe the whole tree.")
      }
      lastCommit = commit.number
    case .image: try requireHello("a picture")
    case .statusBar: try requireHello("the status bar")
    case .orientation: try requireHello("how its interface stands")
    case .log: try requireHello("a log message")
    case .clock: try requireHello("its clock")
    case .answer: try requireHello("an answer")
    case .link: try requireHello("a link")
    case .pasteboard: try requireHello("what was copied")
    case .scenes: try requireHello("its scenes")
    }
  }

  private func requireHello(_ what: String) throws(Violation) {
    guard hasSaidHello else { throw Violation(description: "The app sent \(what) before it said hello.") }
  }
}
