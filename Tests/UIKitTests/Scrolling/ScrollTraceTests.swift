// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Holds a scroll view to recordings of iOS 26.1 at every sample.
///
/// The finger of the recording is fed as touches to the window, event by event at its times; events that said that it
/// stood still change nothing here and let time pass. Then the clock goes to the time of each sample in turn. Offsets are
/// compared as the view has them, on pixels; nothing is left out and no time is shifted.
@MainActor struct ScrollTraceTests {
  @MainActor private final class Ending: NSObject, UIScrollViewDelegate {
    var velocity: CGPoint?
    var target: CGPoint?
    var decelerates: Bool?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      target = targetContentOffset.pointee
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      decelerates = decelerate
    }
  }

  @Test(arguments: ScrollTrace.all.indices)
  func contentIsWhereIOSHasItAtEverySample(of index: Int) throws {
    let trace = ScrollTrace.all[index]
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.layer.contentsScale = 3
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: ScrollTrace.contentHeight)
    let window = makeWindow(393, 852, holding: scrollView)
    let ending = Ending()
    scrollView.delegate = ending
    scrollView.contentOffset.y = trace.startOffset

    let finger = Finger(on: window)
    finger.down(196, trace.y)
    var dragPoints = trace.dragPoints[...]
    for move in 1...trace.moves {
      let travel = CGFloat(move) * trace.step
      finger.move(to: 196, trace.y + travel, after: trace.interval)
      if let point = dragPoints.first, point.travel == abs(travel) {
        #expect(abs(scrollView.contentOffset.y - point.offset) < 0.001, "\(trace.name) after \(travel) points")
        dragPoints.removeFirst()
      }
    }
    #expect(dragPoints.isEmpty)
    finger.wait(Double(trace.pauses) * trace.interval)
    finger.up(after: trace.pauses == 0 ? trace.interval : 0)
    let lift = finger.time

    #expect(abs(try #require(ending.velocity).y - trace.velocity) < 0.0001)
    #expect(abs(try #require(ending.target).y - trace.target) < 0.34)
    #expect(ending.decelerates == (trace.samples.count > 1))
    for sample in trace.samples {
      finger.wait(lift + sample.time / 1000 - finger.time)
      #expect(
        abs(scrollView.contentOffset.y - sample.offset) < 0.5,
        "\(trace.name) at \(sample.time) ms: \(scrollView.contentOffset.y), not \(sample.offset)")
    }
    finger.wait(0.1)
    #expect(abs(scrollView.contentOffset.y - trace.end) < 0.34)
    #expect(!scrollView.isDecelerating)
  }
}
