// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// What is done in the phases of frames.
@MainActor @Suite struct UIUpdateLinkTests {
  private let controller = UIViewController()
  private let phone: Phone

  init() {
    phone = Phone(root: controller)
    phone.frame()
  }

  @Test func `phases come in their order, where something changes`() {
    var log: [String] = []
    let link = UIUpdateLink(view: controller.view)
    link.addAction(to: .afterUpdateComplete) { _, _ in log.append("complete") }
    link.addAction(to: .beforeEventDispatch) { _, _ in log.append("events") }
    link.addAction { _, info in
      #expect(info.estimatedPresentationTime > info.modelTime)
      log.append("links")
    }
    link.addAction(to: .beforeLowLatencyEventDispatch) { _, _ in log.append("never") }
    phone.frame()
    #expect(log.isEmpty)
    link.isEnabled = true
    controller.view.alpha = 0.5
    phone.frame()
    #expect(log == ["events", "links", "complete"])
    #expect(link.currentUpdateInfo == nil)
    phone.frame()
    #expect(log.count == 3)
  }

  @Test func `a link that wants frames has them, as long as its view is there`() {
    var count = 0
    let link = UIUpdateLink(view: controller.view) { _, _ in count += 1 }
    link.isEnabled = true
    link.requiresContinuousUpdates = true
    phone.advance(5.0 / 60)
    #expect(count >= 5)
    link.isEnabled = false
    let last = count
    phone.advance(1.0 / 60)
    #expect(count == last)
  }
}
