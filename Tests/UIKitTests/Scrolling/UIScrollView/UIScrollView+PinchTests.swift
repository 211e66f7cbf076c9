// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Zooming by two fingers on the screen.
@MainActor struct UIScrollViewPinchTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let recorder = ScrollRecorder()
  private let window: UIWindow

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = picture.frame.size
    scrollView.addSubview(picture)
    window = makeWindow(300, 400, holding: scrollView)
    recorder.zoomedView = picture
    scrollView.delegate = recorder
  }

  @Test func thereIsARecogniserOnlyWherePeopleCanZoom() {
    #expect(scrollView.pinchGestureRecognizer == nil)
    scrollView.maximumZoomScale = 3
    let pinch = scrollView.pinchGestureRecognizer
    #expect(pinch != nil && pinch?.view === scrollView)
    scrollView.maximumZoomScale = 4
    #expect(scrollView.pinchGestureRecognizer === pinch)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
    #expect(pinch?.view == nil)
  }

  @Test func fingersThatSpreadZoomAboutTheirMiddle() {
    scrollView.maximumZoomScale = 4
    let hand = Hand(on: window)
    hand.down(CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200))
    // Of 110 points apart, 10 are what it takes to begin.
    hand.move(to: CGPoint(x: 95, y: 200), CGPoint(x: 205, y: 200))
    #expect(scrollView.isZooming)
    #expect(scrollView.zoomScale == 1)
    hand.move(to: CGPoint(x: 40, y: 200), CGPoint(x: 260, y: 200))
    #expect(abs(scrollView.zoomScale - 2) < 0.0001)
    // The middle of the picture is still under the fingers' middle.
    let middle = picture.convert(CGPoint(x: 150, y: 200), to: nil)
    #expect(abs(middle.x - 150) < 0.01 && abs(middle.y - 200) < 0.01)
    hand.up()
    hand.wait(1)
    #expect(!scrollView.isZooming && !scrollView.isTracking)
    #expect(abs(scrollView.zoomScale - 2) < 0.0001)
    #expect(recorder.calls.filter { $0 == "will zoom" }.count == 1)
    #expect(recorder.calls.filter { $0.hasPrefix("did zoom") }.count == 1)
  }

  @Test func fingersThatCloseTooFarAreFollowedWithReluctanceAndTheContentComesBack() {
    scrollView.maximumZoomScale = 4
    let hand = Hand(on: window)
    hand.down(CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200))
    hand.move(to: CGPoint(x: 60, y: 200), CGPoint(x: 240, y: 200))
    hand.move(to: CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200))
    #expect(scrollView.zoomScale < 1 && scrollView.zoomScale > 0.6)
    hand.up()
    #expect(scrollView.isZoomBouncing)
    hand.wait(0.1)
    hand.wait(1)
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.contentOffset == .zero)
    #expect(recorder.milestones.last == "did zoom 1.0")
  }

  @Test func twoFingersDragWhileTheyZoomAndOneGoesOnAlone() {
    scrollView.maximumZoomScale = 4
    scrollView.zoomScale = 2
    scrollView.contentOffset = CGPoint(x: 150, y: 200)
    let hand = Hand(on: window)
    hand.down(CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200))
    hand.move(to: CGPoint(x: 95, y: 180), CGPoint(x: 205, y: 180))
    #expect(scrollView.isZooming && scrollView.isDragging)
    let point = picture.convert(CGPoint(x: 150, y: 180), from: nil)
    hand.move(to: CGPoint(x: 85, y: 160), CGPoint(x: 215, y: 160))
    let place = picture.convert(point, to: nil)
    #expect(abs(place.x - 150) < 1 && abs(place.y - 160) < 1)
    hand.up(1)
    let offset = scrollView.contentOffset
    hand.move(to: CGPoint(x: 85, y: 140))
    #expect(abs(scrollView.contentOffset.x - offset.x) < 1)
    #expect(abs(scrollView.contentOffset.y - offset.y - 20) < 1)
    hand.up(after: 0.5)
    hand.wait(2)
    #expect(!scrollView.isZooming && !scrollView.isDragging)
    #expect(scrollView.zoomScale > 2)
  }

  @Test(arguments: 0..<30)
  func whateverTheFingersDoScaleAndOffsetRestWithinTheirLimits(seed: Int) {
    scrollView.maximumZoomScale = 3
    scrollView.minimumZoomScale = 0.5
    var state = UInt64(seed) &* 7919 &+ 17
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    func place() -> CGPoint { CGPoint(x: random(300), y: random(400)) }
    let hand = Hand(on: window)
    for _ in 0..<12 {
      hand.down(place(), place())
      for _ in 0..<random(8) { hand.move(to: place(), place(), after: 0.016) }
      if random(2) == 0 {
        hand.up(random(2))
        hand.move(to: place())
      }
      hand.up()
      hand.wait(Double(random(400)) / 1000)
      #expect(scrollView.zoomScale.isFinite && scrollView.zoomScale > 0.2 && scrollView.zoomScale < 6.1)
      #expect(scrollView.contentOffset.x.isFinite && scrollView.contentOffset.y.isFinite)
    }
    for _ in 0..<20 { hand.wait(0.5) }
    #expect(!scrollView.isZooming && !scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isTracking)
    #expect(scrollView.zoomScale >= 0.5 && scrollView.zoomScale <= 3)
    #expect(scrollView.horizontalRange.contains(scrollView.contentOffset.x))
    #expect(scrollView.verticalRange.contains(scrollView.contentOffset.y))
  }
}
