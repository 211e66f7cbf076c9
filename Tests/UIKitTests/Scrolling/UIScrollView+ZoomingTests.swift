// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIScrollViewZoomingTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let recorder = ScrollRecorder()
  private let window: UIWindow
  private let lazyFinger = LazyFinger()
  private var finger: Finger { lazyFinger.on(window) }

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = picture.frame.size
    scrollView.addSubview(picture)
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    window = makeWindow(300, 400, holding: scrollView)
    recorder.zoomedView = picture
    scrollView.delegate = recorder
  }

  @Test func aScaleChangesTheViewTheContentAndTheOffsetAboutTheMiddle() {
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 2)
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(picture.bounds == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 600, height: 800))
    #expect(scrollView.contentOffset == CGPoint(x: 150, y: 200))
    #expect(recorder.calls == ["scroll", "zoom"])
    scrollView.zoomScale = 1
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func scalesAreHeldToTheLimits() {
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 4)
    scrollView.zoomScale = 0.1
    #expect(scrollView.zoomScale == 1)
    scrollView.zoomScale = .nan
    scrollView.zoomScale = .infinity
    scrollView.zoom(to: .null, animated: false)
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 5), animated: false)
    #expect(scrollView.zoomScale == 1)
    #expect(recorder.milestones.isEmpty)
  }

  @Test func withoutAViewToZoomNothingDoes() {
    recorder.zoomedView = nil
    scrollView.zoomScale = 2
    scrollView.zoomingBegan(at: .zero)
    scrollView.zoomingChanged(scale: 2, at: .zero)
    scrollView.zoomingEnded()
    #expect(scrollView.zoomScale == 1)
    #expect(picture.transform == .identity)
    #expect(recorder.calls.isEmpty)
  }

  @Test func anAnimatedScaleTakesThreeTenthsOfASecondAndTellsOfItsEnd() {
    finger.wait(0)
    scrollView.setZoomScale(3, animated: true)
    #expect(scrollView.isZoomAnimating && !scrollView.isZoomBouncing)
    finger.wait(0.15)
    #expect(abs(scrollView.zoomScale - 2) < 0.01)
    #expect(abs(scrollView.contentOffset.x - 150) < 1.5)
    finger.wait(0.2)
    #expect(scrollView.zoomScale == 3)
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 400))
    #expect(recorder.milestones == ["did zoom 3.0"])
    #expect(!scrollView.isZoomAnimating)
    #expect(!scrollView.tick(to: finger.time))
  }

  @Test func aPartIsZoomedToFillTheBounds() {
    scrollView.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 100), animated: false)
    #expect(scrollView.zoomScale == 2)
    // The part is 300 by 200 now, its middle at (350, 300) of the content.
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 100))
  }

  @Test func contentStaysUnderTheFingersMiddle() {
    scrollView.zoomingBegan(at: CGPoint(x: 60, y: 80))
    #expect(scrollView.isZooming)
    scrollView.zoomingChanged(scale: 1.5, at: CGPoint(x: 60, y: 80))
    #expect(scrollView.zoomScale == 1.5)
    #expect(scrollView.contentOffset == CGPoint(x: 30, y: 40))
    #expect(picture.convert(CGPoint(x: 60, y: 80), to: scrollView) == CGPoint(x: 90, y: 120))
    let middle = CGPoint(x: scrollView.contentOffset.x + 60, y: scrollView.contentOffset.y + 80)
    scrollView.zoomingChanged(scale: 2, at: middle)
    #expect(scrollView.contentOffset == CGPoint(x: 60, y: 80))
    scrollView.zoomingEnded()
    #expect(!scrollView.isZooming)
    #expect(recorder.milestones == ["will zoom", "did zoom 2.0"])
    #expect(recorder.calls.filter { $0 == "zoom" }.count == 2)
  }

  @Test func beyondItsLimitsTheScaleGivesAndSpringsBack() {
    finger.wait(0)
    scrollView.zoomingBegan(at: CGPoint(x: 150, y: 200))
    scrollView.zoomingChanged(scale: 0.5, at: CGPoint(x: 150, y: 200))
    let shown = scrollView.zoomScale
    #expect(shown < 1 && shown > 0.5)
    #expect(abs(ZoomBand.asked(shown, in: 1...4) - 0.5) < 0.0001)
    scrollView.zoomingEnded()
    #expect(scrollView.isZoomBouncing)
    #expect(recorder.milestones == ["will zoom"])
    finger.wait(0.1)
    #expect(scrollView.zoomScale > shown && scrollView.zoomScale < 1)
    finger.wait(0.3)
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.contentOffset == .zero)
    #expect(recorder.milestones == ["will zoom", "did zoom 1.0"])
  }

  @Test func withoutBouncesTheScaleStopsAtItsLimits() {
    scrollView.bouncesZoom = false
    scrollView.zoomingBegan(at: CGPoint(x: 150, y: 200))
    scrollView.zoomingChanged(scale: 9, at: CGPoint(x: 150, y: 200))
    #expect(scrollView.zoomScale == 4)
    #expect(scrollView.contentOffset == CGPoint(x: 450, y: 600))
    scrollView.zoomingChanged(scale: 0.1, at: CGPoint(x: 600, y: 800))
    #expect(scrollView.zoomScale == 1)
    scrollView.zoomingEnded()
    #expect(recorder.milestones == ["will zoom", "did zoom 1.0"])
  }

  @Test func aScaleCaughtOnItsWayBackGoesOnWhenTheFingerIsLifted() {
    finger.wait(0)
    scrollView.zoomingBegan(at: CGPoint(x: 150, y: 200))
    scrollView.zoomingChanged(scale: 0.4, at: CGPoint(x: 150, y: 200))
    scrollView.zoomingEnded()
    finger.wait(0.1)
    let caught = scrollView.zoomScale
    finger.down(100, 100)
    finger.wait(1)
    #expect(scrollView.zoomScale == caught)
    finger.up()
    finger.wait(0.3)
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func zoomedContentCanBeDraggedAsFarAsItReaches() {
    scrollView.zoomScale = 2
    scrollView.contentOffset = .zero
    finger.down(200, 300)
    finger.move(to: 150, 240)
    #expect(scrollView.contentOffset == CGPoint(x: 40, y: 50))
    finger.cancel()
  }

  @Test func aPictureThatTheAppCentersKeepsItsPlaceWhileItZooms() {
    picture.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
    scrollView.zoomScale = 1.2
    #expect(abs(picture.frame.minX - 50) < 0.001 && abs(picture.frame.minY - 100) < 0.001)
    #expect(scrollView.contentSize == CGSize(width: 240, height: 240))
  }

  @Test func contentTiedByConstraintsZoomsFromItsCorner() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
    recorder.zoomedView = view
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 300), view.heightAnchor.constraint(equalToConstant: 400),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.zoomScale = 2
    for _ in 0..<2 {
      scrollView.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
      #expect(scrollView.contentSize == CGSize(width: 600, height: 800))
    }
  }

  @Test func theZoomBandIsItsOwnInverse() {
    for scale in [0.01, 0.3, 0.99, 1, 2.5, 4, 4.01, 9, 100] as [CGFloat] {
      let shown = ZoomBand.shown(scale, in: 1...4)
      #expect(shown > 0.5 && shown < 8)
      #expect(abs(ZoomBand.asked(shown, in: 1...4) - scale) < 0.001 * scale)
    }
  }
}
