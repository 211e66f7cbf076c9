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
  @Test func theSenderOfAnActionIsTrueToMethodsThatExpectABool() {
    let (view, field) = (UIView(), UITextField())
    view.addSubview(field)
    let stage = Stage(view)
    #expect(field.becomeFirstResponder())
    let recognizer = UITapGestureRecognizer()
    Selector._tessera("endEditing:", UIView.self, UIView.endEditing).perform(on: view, with: [recognizer])
    #expect(!field.isFirstResponder)
    _ = stage
  }

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
