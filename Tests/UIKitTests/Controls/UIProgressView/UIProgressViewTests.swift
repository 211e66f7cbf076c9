// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor struct UIProgressViewTests {
  private let view = UIProgressView(progressViewStyle: .default).at(scale: 2)
  private let window: TestWindow

  init() {
    view.frame = CGRect(x: 10, y: 10, width: 134, height: 4)
    window = makeWindow(300, 400, holding: view)
  }

  private var fill: CGRect {
    view.layoutIfNeeded()
    return view.subviews[1].frame
  }

  @Test func theFillIsAsMeasured() {
    #expect(UIProgressView().frame.height == 4)
    view.progress = 0.72
    #expect(fill == CGRect(x: 0, y: 0, width: 96, height: 4))
    view.progress = 0.31
    #expect(fill.width == 42)
    view.progress = 0.01
    #expect(fill.width == 8)
    view.progress = 0
    #expect(fill.width == 0)
    view.progress = 3
    #expect(view.progress == 1)
    #expect(fill.width == 134)
    view.progress = 0.5
    view.semanticContentAttribute = .forceRightToLeft
    #expect(fill.minX == 67)
  }

  @Test func allOfItGrowsInASecond() throws {
    view.layoutIfNeeded()
    window.bench.frame()
    view.setProgress(0.4, animated: true)
    let motion = try #require(view.subviews[1].layer.animation(forKey: "bounds"))
    #expect(abs(motion.duration - 0.4) < 1e-6)
    #expect(motion.timingFunction == CAMediaTimingFunction(name: .linear))
  }

  @Test func itFollowsWork() {
    let work = Progress(totalUnitCount: 4)
    view.observedProgress = work
    work.completedUnitCount = 1
    window.finger.wait(0.11)
    #expect(view.progress == 0.25)
    work.completedUnitCount = 4
    window.finger.wait(0.11)
    #expect(view.progress == 1)
    // The work is over: nobody looks any more.
    #expect(UIApplication.shared.delayedActions.next == nil)
  }

  @Test func assistiveTechnologyHearsPerCent() {
    view.progress = 0.256
    #expect(view.accessibilityValue == "26%")
    #expect(view.layer.accessibility?.role == "progressbar")
  }
}
