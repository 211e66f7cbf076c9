// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIScrollViewTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let recorder = ScrollRecorder()
  private let window: UIWindow

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    window = makeWindow(300, 400, holding: scrollView)
    scrollView.delegate = recorder
  }

  // MARK: - Offsets

  @Test func theOffsetIsTheOriginOfTheBounds() {
    scrollView.contentOffset = CGPoint(x: 0, y: 120)
    #expect(scrollView.bounds == CGRect(x: 0, y: 120, width: 300, height: 400))
    scrollView.bounds.origin.y = 30
    #expect(scrollView.contentOffset.y == 30)
    #expect(recorder.calls == ["scroll", "scroll"])
  }

  @Test func theSameOffsetTellsNobody() {
    scrollView.contentOffset = .zero
    scrollView.setContentOffset(.zero, animated: true)
    #expect(recorder.calls.isEmpty)
  }

  @Test func anAnimatedOffsetTakesThreeTenthsOfASecondAndTellsOfItsEnd() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(scrollView.contentOffset.y == 0)
    let start = CACurrentMediaTime()
    _ = scrollView.tick(to: start + 0.15)
    #expect(abs(scrollView.contentOffset.y - 50) < 0.5)
    #expect(recorder.milestones.isEmpty)
    _ = scrollView.tick(to: start + 0.3)
    #expect(scrollView.contentOffset.y == 100)
    #expect(recorder.milestones == ["animated"])
    #expect(recorder.calls.last == "animated")
  }

  @Test func anAnimatedOffsetIsWhereItWasMeasured() {
    scrollView.layer.contentsScale = 2
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    let start = CACurrentMediaTime()
    _ = scrollView.tick(to: start + 8.0 / 60)
    #expect(scrollView.contentOffset.y == 165.5)
    _ = scrollView.tick(to: start + 16.0 / 60)
    #expect(scrollView.contentOffset.y == 388)
  }

  @Test func contentThatShrinksTakesTheOffsetAlong() {
    scrollView.contentOffset.y = 1500
    scrollView.contentSize.height = 1000
    #expect(scrollView.contentOffset.y == 600)
  }

  @Test func aRectIsShownByScrollingAsLittleAsNeeded() {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 150)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 100)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 120, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 100)
  }

  // MARK: - Insets

  @Test func contentAtTheTopStaysThereWhenInsetsCome() {
    scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    #expect(scrollView.contentOffset.y == -50)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))
    #expect(recorder.calls == ["scroll", "inset"])
    scrollView.contentOffset.y = 300
    scrollView.contentInset.top = 10
    #expect(scrollView.contentOffset.y == 300)
  }

  @Test func theSafeAreaBecomesInsetsOnTheAxisThatScrolls() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    inner.contentSize = content.frame.size
    inner.addSubview(content)
    controller.view.addSubview(inner)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 7, bottom: 30, right: 7)
    #expect(inner.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    #expect(inner.contentOffset == CGPoint(x: 0, y: -40))
    // What became insets is no safe area of the content any more.
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7))
    inner.contentInsetAdjustmentBehavior = .always
    #expect(inner.adjustedContentInset == UIEdgeInsets(top: 40, left: 7, bottom: 30, right: 7))
    inner.contentInsetAdjustmentBehavior = .never
    #expect(inner.adjustedContentInset == .zero)
    #expect(content.safeAreaInsets.top == 40)
    inner.contentOffset.y = 100
    #expect(content.safeAreaInsets.top == 40)
  }

  @Test func contentThatFitsIsNotAdjustedUnlessItAlwaysBounces() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 300, height: 100)
    controller.view.addSubview(inner)
    controller.additionalSafeAreaInsets.top = 40
    #expect(inner.adjustedContentInset == .zero)
    inner.alwaysBounceVertical = true
    #expect(inner.adjustedContentInset.top == 40)
  }

  // MARK: - Dragging

  @Test func aDragMovesTheContentByWhatExceedsTenPoints() {
    let finger = Finger(on: window)
    finger.down(100, 300)
    #expect(scrollView.isTracking)
    finger.move(to: 100, 291)
    #expect(scrollView.contentOffset.y == 0)
    #expect(!scrollView.isDragging)
    finger.move(to: 100, 288)
    #expect(scrollView.contentOffset.y == 2)
    #expect(scrollView.isDragging)
    finger.move(to: 100, 200)
    #expect(scrollView.contentOffset.y == 90)
    finger.up(after: 0.5)
    #expect(scrollView.contentOffset.y == 90)
    #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
    #expect(recorder.calls == ["will drag", "scroll", "scroll", "will end drag", "did end drag false"])
    #expect(recorder.velocity == .zero)
  }

  /// The gesture of the trace `decel_v750`: six points every 8 ms.
  @Test func aFlickGoesOnAndTellsOfEachStep() {
    scrollView.contentSize.height = 40000
    scrollView.contentOffset.y = 5000
    recorder.calls = []
    let finger = Finger(on: window)
    finger.down(100, 390)
    for step in 1...14 { finger.move(to: 100, CGFloat(390 - 6 * step)) }
    #expect(scrollView.contentOffset.y == 5074)
    finger.up()
    #expect(scrollView.isDecelerating)
    #expect(abs((recorder.velocity?.y ?? 0) - 0.75) < 0.0001)
    #expect(abs((recorder.proposed?.y ?? 0) - 5443.667) < 0.34)
    #expect(recorder.milestones == ["will drag", "will end drag", "did end drag true", "will decelerate"])
    finger.wait(0.36064)
    #expect(abs(scrollView.contentOffset.y - 5266) < 0.7)
    finger.wait(1)
    #expect(scrollView.isDecelerating)
    finger.wait(1)
    #expect(!scrollView.isDecelerating)
    #expect(abs(scrollView.contentOffset.y - 5443.333) < 0.34)
    #expect(recorder.milestones.last == "did decelerate")
  }

  @Test func contentGivesAtItsEdgeAndSpringsBack() {
    let finger = Finger(on: window)
    finger.down(100, 100)
    finger.move(to: 100, 210)
    let shown = RubberBand.shown(100, dimension: 400)
    #expect(abs(scrollView.contentOffset.y + shown) < 0.5)
    finger.up(after: 0.5)
    #expect(scrollView.isDecelerating)
    finger.wait(0.2)
    #expect(scrollView.contentOffset.y < 0)
    finger.wait(1)
    #expect(scrollView.contentOffset.y == 0)
    #expect(recorder.milestones.last == "did decelerate")
  }

  @Test func theDelegateDecidesWhereContentRests() {
    recorder.target = CGPoint(x: 0, y: 777)
    let finger = Finger(on: window)
    finger.down(100, 390)
    for step in 1...10 { finger.move(to: 100, CGFloat(390 - 10 * step)) }
    finger.up()
    finger.wait(5)
    #expect(scrollView.contentOffset.y == 777)
  }

  @Test func pagesAreTurnedOneAtATime() {
    scrollView.isPagingEnabled = true
    let finger = Finger(on: window)
    finger.down(100, 390)
    for step in 1...10 { finger.move(to: 100, CGFloat(390 - 20 * step)) }
    finger.up()
    finger.wait(3)
    #expect(scrollView.contentOffset.y == 400)
    finger.down(100, 300)
    finger.move(to: 100, 250)
    finger.up(after: 0.5)
    finger.wait(3)
    #expect(scrollView.contentOffset.y == 400)
  }

  @Test func aFingerStopsContentThatMoves() {
    let finger = Finger(on: window)
    finger.down(100, 390)
    for step in 1...10 { finger.move(to: 100, CGFloat(390 - 20 * step)) }
    finger.up()
    finger.wait(0.1)
    let offset = scrollView.contentOffset
    finger.down(100, 100)
    #expect(!scrollView.isDecelerating)
    finger.wait(0.5)
    #expect(scrollView.contentOffset == offset)
    finger.up()
    #expect(!scrollView.isTracking)
    #expect(scrollView.contentOffset == offset)
  }

  @Test func aDragAcrossTheAxisIsNotForTheScrollView() {
    let finger = Finger(on: window)
    finger.down(100, 300)
    finger.move(to: 200, 300)
    #expect(!scrollView.isDragging)
    finger.up()
    scrollView.isScrollEnabled = false
    finger.down(100, 300)
    finger.move(to: 100, 200)
    #expect(scrollView.contentOffset == .zero)
    finger.up()
    #expect(!scrollView.isTracking)
  }

  @Test func anOffsetSetMeanwhileCarriesTheDragAlong() {
    let finger = Finger(on: window)
    finger.down(100, 300)
    finger.move(to: 100, 250)
    #expect(scrollView.contentOffset.y == 40)
    scrollView.contentOffset.y = 1000
    finger.move(to: 100, 240)
    #expect(scrollView.contentOffset.y == 1010)
    finger.cancel()
  }

  // MARK: - Touches on content

  private final class Button: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
  }

  @Test func contentHearsOfATapWhenItIsOverAndOfAPressAfterAWhile() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.addSubview(button)
    let finger = Finger(on: window)
    finger.down(50, 50)
    #expect(button.heard.isEmpty)
    finger.up()
    #expect(button.heard == ["began", "ended"])
    button.heard = []
    finger.down(50, 50)
    finger.wait(0.14)
    #expect(button.heard.isEmpty)
    finger.wait(0.02)
    #expect(button.heard == ["began"])
    finger.move(to: 50, 30)
    #expect(button.heard == ["began", "cancelled"])
    finger.up()
    #expect(button.heard == ["began", "cancelled"])
  }

  @Test func contentNeverHearsOfAFingerThatDragsAtOnce() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.addSubview(button)
    let finger = Finger(on: window)
    finger.down(50, 200)
    finger.move(to: 50, 150)
    finger.wait(0.3)
    finger.up()
    #expect(button.heard.isEmpty)
    #expect(scrollView.contentOffset.y == 40)
  }

  @Test func contentMayKeepAFingerThatItHasHeardOf() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.addSubview(button)
    scrollView.delaysContentTouches = false
    scrollView.canCancelContentTouches = false
    let finger = Finger(on: window)
    finger.down(50, 200)
    finger.move(to: 50, 150)
    finger.up()
    #expect(button.heard == ["began", "moved", "ended"])
    #expect(scrollView.contentOffset.y == 0)
  }

  // MARK: - Wheels and indicators

  @Test func aWheelScrollsAsFarAsThereIsContent() {
    #expect(scrollView.scrollByWheel(CGPoint(x: 0, y: 120)))
    #expect(scrollView.contentOffset.y == 120)
    #expect(scrollView.scrollByWheel(CGPoint(x: 0, y: 9000)))
    #expect(scrollView.contentOffset.y == 1600)
    #expect(!scrollView.scrollByWheel(CGPoint(x: 0, y: 10)))
    #expect(!scrollView.scrollByWheel(CGPoint(x: 10, y: 0)))
  }

  @Test func theBarShowsThePlaceWhileADragLasts() throws {
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    let plain = scrollView.layer.sublayers?.count ?? 0
    let finger = Finger(on: window)
    finger.down(100, 300)
    finger.move(to: 100, 290)
    let bars = try #require(scrollView.layer.sublayers).filter { $0.bounds.width == 3 && !$0.isHidden }
    let bar = try #require(bars.first)
    #expect(bars.count == 1)
    // 3 points from the edges; 394 points of track for 2000 points of content, 400 of which are seen.
    #expect(bar.frame == CGRect(x: 294, y: 3, width: 3, height: CGFloat(394.0 * 400 / 2000)))
    finger.up(after: 0.5)
    finger.wait(1)
    #expect((scrollView.layer.sublayers?.count ?? 0) == plain)
  }

  @Test func barsAreShorterPastTheEdgesAndAbsentWhereAllIsSeen() {
    #expect(ScrollIndicators.span(offset: 0, range: 0...0, visible: 400, content: 400, track: 394) == nil)
    let full = ScrollIndicators.span(offset: 1600, range: 0...1600, visible: 400, content: 2000, track: 394)
    #expect(full?.length == CGFloat(394.0 * 400 / 2000))
    #expect(full.map { $0.start + $0.length } == 394)
    let pulled = ScrollIndicators.span(offset: -30, range: 0...1600, visible: 400, content: 2000, track: 394)
    #expect(pulled?.length == CGFloat(394.0 * 400 / 2000 - 30))
    let long = ScrollIndicators.span(offset: 0, range: 0...99600, visible: 400, content: 100_000, track: 394)
    #expect(long?.length == 36)
  }

  @Test func aTapOnTheStatusBarScrollsTheOneScrollViewToTheTop() {
    window.makeKey()
    scrollView.contentOffset.y = 700
    recorder.calls = []
    UIApplication.shared.statusBarTapped()
    _ = scrollView.tick(to: CACurrentMediaTime() + 1)
    #expect(scrollView.contentOffset.y == 0)
    let second = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(second)
    scrollView.contentOffset.y = 700
    UIApplication.shared.statusBarTapped()
    #expect(!scrollView.tick(to: CACurrentMediaTime() + 1))
    second.scrollsToTop = false
    UIApplication.shared.statusBarTapped()
    _ = scrollView.tick(to: CACurrentMediaTime() + 1)
    #expect(scrollView.contentOffset.y == 0)
    UIApplication.shared.storedKeyWindow = nil
  }

  @Test func ofTwoScrollViewsTheOneAlongTheDragMoves() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 900, height: 200)
    scrollView.addSubview(inner)
    let finger = Finger(on: window)
    finger.down(200, 100)
    finger.move(to: 150, 95)
    #expect(inner.isDragging && !scrollView.isDragging)
    #expect(inner.contentOffset == CGPoint(x: 40, y: 0))
    finger.up(after: 0.5)
    finger.down(200, 150)
    finger.move(to: 195, 100)
    #expect(!inner.isDragging && scrollView.isDragging)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 40))
    finger.up(after: 0.5)
    #expect(!inner.isTracking && !scrollView.isTracking)
    #expect(!inner.scrollByWheel(CGPoint(x: 0, y: 5)))
  }

  @Test func ofTwoScrollViewsOfOneAxisTheInnerMoves() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 300, height: 900)
    scrollView.addSubview(inner)
    let finger = Finger(on: window)
    finger.down(200, 150)
    finger.move(to: 200, 100)
    #expect(inner.contentOffset.y == 40)
    #expect(scrollView.contentOffset.y == 0)
    finger.up(after: 0.5)
  }

  @Test func aLockedDragStaysOnItsAxis() {
    scrollView.contentSize.width = 900
    scrollView.isDirectionalLockEnabled = true
    let finger = Finger(on: window)
    finger.down(200, 300)
    finger.move(to: 190, 280)
    finger.move(to: 100, 250)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 40))
    finger.cancel()
  }

  @Test func aViewThatLeavesTheScreenStopsMoving() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    scrollView.removeFromSuperview()
    #expect(!scrollView.tick(to: CACurrentMediaTime() + 1))
    #expect(scrollView.contentOffset.y == 0)
  }

  // MARK: - Cost

  @Test func aScrollStepChangesOnePropertyAndLaysOutNothingBelow() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let content = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scrollView.addSubview(content)
    _ = UIApplication.shared.makeFrame()
    content.layouts = 0
    scrollView.contentOffset.y = 33
    let result = UIApplication.shared.makeFrame()
    #expect(content.layouts == 0)
    #expect(result?.commit.deltas.count == 1)
    #expect(result?.commit.deltas.first?.changes == [.boundsOrigin(CGPoint(x: 0, y: 33))])
  }
}
