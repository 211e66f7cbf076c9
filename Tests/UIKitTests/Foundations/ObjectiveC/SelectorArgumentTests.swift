// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor private final class Listener: NSObject {
  var heard: [String] = []

  func changed(_ control: UIControl, event: UIEvent) {
    heard.append("event of \(event.allTouches?.count ?? 0) touches")
  }
  func mayHave(_ control: UIControl, event: UIEvent?) { heard.append(event == nil ? "no event" : "an event") }
}

@MainActor struct SelectorArgumentTests {
  @Test func anActionThatTheAppSendsReachesMethodsThatExpectAnEvent() {
    let (listener, control) = (Listener(), UIControl())
    control.addTarget(
      listener, action: Selector._tessera("changed:event:", Listener.self, Listener.changed), for: .valueChanged)
    control.addTarget(
      listener, action: Selector._tessera("mayHave:event:", Listener.self, Listener.mayHave), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.heard == ["event of 0 touches", "no event"])
  }
}
