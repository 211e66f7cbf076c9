// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@testable import UIKit

/// What a step of scrolling costs does not depend on how much content there is.
@MainActor struct UIScrollViewCostTests {
  private class Counting: UIView {
    static var work = 0
    override func layoutSubviews() { Self.work += 1 }
    override func safeAreaInsetsDidChange() { Self.work += 1 }
    override func safeAreaPassed(toSubviewAt frame: CGRect) -> UIEdgeInsets {
      Self.work += 1
      return super.safeAreaPassed(toSubviewAt: frame)
    }
    override func draw(_ rect: CGRect) { Self.work += 1 }
  }

  /// Counts how often the scroll view asks about its subviews.
  private final class Asking: UIScrollView {
    var asked = 0
    override var subviews: [UIView] {
      asked += 1
      return super.subviews
    }
    override func safeAreaPassed(toSubviewAt frame: CGRect) -> UIEdgeInsets {
      asked += 1
      return super.safeAreaPassed(toSubviewAt: frame)
    }
  }

  /// Work and changes of a hundred steps of a flight over `count` rows.
  private func cost(of count: Int) throws -> (work: Int, asked: Int, changes: Int) {
    let controller = UIViewController()
    let scrollView = Asking(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for row in 0..<count {
      scrollView.addSubview(Counting(frame: CGRect(x: 0, y: CGFloat(row) * 20, width: 300, height: 20)))
    }
    scrollView.contentSize = CGSize(width: 300, height: 100_000)
    controller.view.frame = scrollView.frame
    controller.view.addSubview(scrollView)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
    let bench = CollectionInteractionBench(controller.view)
    bench.down(1, 100, 300)
    bench.move(1, to: 100, 50)
    bench.up(1)
    Counting.work = 0
    scrollView.asked = 0
    var changes = 0
    for _ in 0..<100 {
      bench.tick(0.008)
      changes += bench.frame()?.commit.deltas.reduce(0) { $0 + $1.changes.count } ?? 0
    }
    #expect(scrollView.isDecelerating)
    return (Counting.work, scrollView.asked, changes)
  }

  @Test func aThousandRowsCostWhatTenDo() throws {
    let few = try cost(of: 10)
    let many = try cost(of: 1000)
    #expect(few.work == 0 && few.asked == 0)
    #expect(many.work == 0 && many.asked == 0)
    // The offset and the indicator's place.
    for cost in [few, many] { #expect(cost.changes == 200) }
  }

  @Test func nothingTicksAtRest() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    let window = makeWindow(300, 400, holding: scrollView)
    let finger = Finger(on: window)
    finger.down(100, 300)
    for step in 1...10 { finger.move(to: 100, CGFloat(300 - 25 * step)) }
    finger.up()
    #expect(UIApplication.shared.needsTick)
    finger.wait(10)
    // Indicators wait a moment, then fade.
    finger.wait(1)
    finger.wait(1)
    #expect(!scrollView.tick(to: finger.time))
    #expect(!scrollView.indicators.tick(to: finger.time))
  }
}
