// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import UIKit

/// Whatever fingers do, content comes to rest where it may, and offsets are numbers.
@MainActor struct UIScrollViewRandomTouchesTests {
  @Test(arguments: 0..<60)
  func contentRestsWithinItsRange(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &* 977 &+ 13)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: random.within(0...1500), height: random.within(0...3000))
    scrollView.isPagingEnabled = random.below(4) == 0
    scrollView.bouncesVertically = random.below(4) != 0
    scrollView.alwaysBounceVertical = random.below(2) == 0
    scrollView.isDirectionalLockEnabled = random.below(2) == 0
    scrollView.decelerationRate = [.normal, .fast, .init(rawValue: 0.9), .init(rawValue: 3)][random.below(4)]
    let recorder = ScrollRecorder()
    if random.below(4) == 0 {
      recorder.target = CGPoint(x: random.within(-500...2000), y: random.within(-500...4000))
    }
    scrollView.delegate = recorder
    let window = makeWindow(300, 400, holding: scrollView)
    let finger = Finger(on: window)

    var isDown = false
    for _ in 0..<200 {
      switch random.below(12) {
      case 0, 1:
        if !isDown { finger.down(random.within(0...299), random.within(0...399)) }
        isDown = true
      case 2:
        finger.up(after: Double(random.below(300)) / 1000)
        isDown = false
      case 3:
        finger.cancel()
        isDown = false
      case 4: finger.wait(Double(random.below(500)) / 1000)
      case 5: _ = scrollView.scrollByWheel(CGPoint(x: random.within(-80...80), y: random.within(-80...80)))
      case 6 where random.below(3) == 0: scrollView.contentSize.height = random.within(0...3000)
      case 7 where random.below(3) == 0: scrollView.contentInset.top = random.within(0...90)
      case 8 where random.below(4) == 0: _ = scrollView.scroll(byKey: ["PageDown", "Home", "ArrowUp"][random.below(3)])
      default:
        if isDown {
          finger.move(
            to: random.within(-200...500), random.within(-400...900), after: Double(1 + random.below(20)) / 1000)
        }
      }
      let offset = scrollView.contentOffset
      #expect(offset.x.isFinite && offset.y.isFinite)
      // Content never leaves the screen altogether by more than a hard flick's bounce.
      #expect(
        abs(offset.y - min(max(offset.y, scrollView.verticalRange.lowerBound), scrollView.verticalRange.upperBound))
          < 20_000)
    }
    finger.up(after: 0.3)
    for _ in 0..<40 { finger.wait(0.5) }
    #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
    #expect(scrollView.flight == nil)
    let offset = scrollView.contentOffset
    #expect(scrollView.horizontalRange.contains(offset.x), "\(offset) of \(scrollView.horizontalRange)")
    #expect(scrollView.verticalRange.contains(offset.y), "\(offset) of \(scrollView.verticalRange)")
  }
}

extension SeededRandom {
  fileprivate mutating func below(_ count: Int) -> Int { .random(in: 0..<count, using: &self) }
  fileprivate mutating func within(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }
}
