// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import AppSupervisor

@Suite struct MessageOrderTests {
  private let hello = AppMessage.hello(version: RenderProtocolVersion.current, name: "A")

  private func commit(_ number: UInt64, isFull: Bool = false) -> AppMessage {
    .commit(
      Commit(
        number: number, isFull: isFull, screenSize: .zero, screenScale: 1, root: LayerID(rawValue: 1), deltas: [],
        removed: []))
  }

  private func violation(_ messages: [AppMessage]) -> String? {
    var order = MessageOrder()
    do {
      for message in messages { try order.check(message) }
      return nil
    } catch {
      return error.description
    }
  }

  @Test func theUsualOrderIsAccepted() {
    #expect(violation([hello, .log("x"), commit(1, isFull: true), commit(2), commit(7)]) == nil)
  }

  @Test func eachDisorderIsNamed() {
    #expect(violation([commit(1, isFull: true)]) == "The app sent a commit before it said hello.")
    #expect(violation([hello, hello]) == "The app said hello twice.")
    #expect(violation([hello, commit(2)]) == "The first commit, number 2, does not describe the whole tree.")
    #expect(violation([hello, commit(2, isFull: true), commit(2)]) == "Commit 2 came after commit 2.")
    #expect(
      violation([.statusBar(isHidden: true, isLight: true)]) == "The app sent the status bar before it said hello.")
  }
}
