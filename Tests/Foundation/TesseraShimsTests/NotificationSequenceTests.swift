// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Foundation
import Testing

@Suite struct NotificationSequenceTests {
  private let name = Notification.Name("posted")

  @Test func whatIsPostedIsAwaitedInOrder() async {
    let center = NotificationCenter()
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 2])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test func othersObjectsAreLeftOut() async {
    let center = NotificationCenter()
    let mine = NSObject()
    var iterator = center.notifications(named: name, object: mine).makeAsyncIterator()
    center.post(name: name, object: NSObject(), userInfo: ["number": 1])
    center.post(name: name, object: mine, userInfo: ["number": 2])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
  }
}
