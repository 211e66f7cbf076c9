// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// The bar that fills while a page is shown.
@MainActor @Suite struct UIPageControlProgressTests {
  private final class Judge: NSObject, UIPageControlTimerProgressDelegate {
    var allows = true
    var asked: [Int] = []
    var changes = 0
    var visible = 0

    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }

    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      asked.append(page)
      return allows
    }

    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { visible += 1 }

    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      page == 2 ? 0.5 : 0
    }
  }

  private let control = UIPageControl()
  private let controller = UIViewController()
  private let phone: Phone

  init() {
    control.numberOfPages = 3
    phone = Phone(root: controller)
    controller.view.addSubview(control)
  }

  private func run(for seconds: TimeInterval) {
    phone.advance(seconds)
  }

  private func place() {
    control.frame = CGRect(origin: CGPoint(x: 100, y: 400), size: control.intrinsicContentSize)
    phone.frame()
  }

  @Test func `the current page has a bar, which fills`() throws {
    let progress = UIPageControlProgress()
    control.progress = progress
    place()
    #expect(abs(control.intrinsicContentSize.width - 98) < 0.001)
    let dots = control.row.subviews.sorted { $0.center.x < $1.center.x }
    #expect(dots.map(\.bounds.width) == [32, 8, 8])
    let fill = try #require(dots[0].subviews.last)
    #expect(fill.frame.width == 0)
    progress.currentProgress = 0.25
    #expect(fill.frame.width == 8)
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1 && fill.frame.width == 32)
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    control.progress = nil
    place()
    #expect(control.intrinsicContentSize.width == 74)
    #expect(control.row.subviews.allSatisfy { $0.bounds.width <= 10 })
  }

  @Test func `a timer turns the pages, and stops at the last one`() {
    let (timer, judge) = (UIPageControlTimerProgress(preferredDuration: 2), Judge())
    timer.delegate = judge
    timer.setDuration(1, forPage: 1)
    control.progress = timer
    place()
    #expect(judge.visible == 1 && timer.isProgressVisible)
    run(for: 1)
    #expect(timer.currentProgress == 0 && !timer.isRunning)
    timer.resumeTimer()
    run(for: 1)
    #expect(abs(timer.currentProgress - 0.5) < 0.1)
    run(for: 1.2)
    #expect(control.currentPage == 1)
    run(for: 1)
    #expect(control.currentPage == 2 && timer.currentProgress >= 0.5)
    run(for: 2)
    #expect(control.currentPage == 2 && !timer.isRunning && timer.currentProgress == 1)
    #expect(judge.asked == [1, 2])
    #expect(judge.changes > 20)
  }

  @Test func `a timer may begin anew, and asks first`() {
    let (timer, judge) = (UIPageControlTimerProgress(preferredDuration: 0.5), Judge())
    timer.delegate = judge
    timer.resetsToInitialPageAfterEnd = true
    control.progress = timer
    control.currentPage = 1
    place()
    timer.resumeTimer()
    run(for: 0.6)
    #expect(control.currentPage == 2)
    run(for: 0.4)
    #expect(control.currentPage == 0 && timer.isRunning)
    judge.allows = false
    run(for: 1)
    #expect(control.currentPage == 0 && !timer.isRunning)
  }

  @Test func `a timer that nobody sees stands still`() {
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    control.progress = timer
    place()
    timer.resumeTimer()
    control.isHidden = true
    run(for: 2)
    #expect(timer.currentProgress == 0 && !timer.isProgressVisible)
    control.isHidden = false
    run(for: 0.5)
    #expect(timer.currentProgress > 0.3)
  }
}
