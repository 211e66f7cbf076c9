// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

private final class Holder: NSObject, @unchecked Sendable {
  let center: NotificationCenter
  var token: (any NSObjectProtocol)?

  init(_ center: NotificationCenter) { self.center = center }

  deinit {
    center.removeObserver(self)
    if let token { center.removeObserver(token) }
  }
}

@Suite struct NotificationRemovalTests {
  @Test func whatDiesWithAnObserverMayRemoveOthers() {
    let center = NotificationCenter()
    nonisolated(unsafe) var heard = 0
    var holder: Holder? = Holder(center)
    holder?.token = center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in heard += 1 }
    weak var weakHolder = holder
    let token = center.addObserver(forName: .init("b"), object: nil, queue: nil) { [holder] _ in _ = holder }
    holder = nil
    #expect(weakHolder != nil)
    center.post(name: .init("a"), object: nil)
    center.removeObserver(token)
    #expect(weakHolder == nil)
    center.post(name: .init("a"), object: nil)
    #expect(heard == 1)
  }
}
