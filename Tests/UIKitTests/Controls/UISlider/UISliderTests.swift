// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UISliderTests {
  private let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 280, height: 34)).at(scale: 2)
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    window = makeWindow(320, 400, holding: slider)
  }

  private func knobFrame() -> CGRect {
    slider.layoutIfNeeded()
    return slider.knob.frame
  }

  @Test func partsStandWhereTheyWereMeasured() {
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 14, width: 280, height: 6))
    #expect(knobFrame() == CGRect(x: 0, y: 4.5, width: 38, height: 25))
    #expect(slider.fill.frame.width == 0)
    slider.value = 0.35
    #expect(knobFrame().minX == (0.35 * 242).rounded())
    #expect(abs(slider.fill.frame.width - (0.35 * 242 + 19)) < 0.01)
    slider.value = 1
    #expect(knobFrame().minX == 242)
    #expect(slider.fill.frame.width == 280)
  }

  /// The scenes that were measured with Mac Catalyst.
  @Test func partsStandAsOnAMacThere() {
    slider.overrideTraits { $0.userInterfaceIdiom = .mac }
    slider.value = 0.35
    #expect(knobFrame() == CGRect(x: 85, y: 5, width: 37, height: 24))
    #expect(abs(slider.fill.frame.width - 103.55) < 0.01)
    slider.frame = CGRect(x: 20, y: 180, width: 72, height: 34)
    slider.value = 0.5
    #expect(knobFrame().minX == 18)
    #expect(slider.fill.frame.width == 36)
  }

  @Test func valuesStayWithinTheRange() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5)
    slider.value = .nan
    #expect(slider.value == 5)
  }

  @Test func aDragOnTheKnobTellsOfEachStepAndOfTheEnd() {
    let log = EventLog(slider, touches: true)
    finger.down(39, 37)
    finger.move(to: 109, 37)
    #expect(slider.value == 0.25)
    finger.move(to: 179, 37)
    #expect(slider.value == 0.5)
    finger.up()
    #expect(
      log.take() == [
        "down", "value", "primary", "drag", "value", "primary", "drag", "value", "primary", "up",
      ])
  }

  @Test func theEndCanBeAllThatIsTold() {
    slider.isContinuous = false
    let log = EventLog(slider)
    finger.down(39, 37)
    finger.move(to: 109, 37)
    finger.move(to: 179, 37)
    #expect(log.words.isEmpty)
    finger.up()
    #expect(log.words == ["value"])
  }

  @Test func theEventOfTheEndTellsOfAnEndedTouch() {
    final class Target: NSObject {
      var phases: [UITouch.Phase] = []
    }
    let target = Target()
    slider.addTarget(
      target,
      action: ._tessera("changed:event:", Target.self) { target in
        { (_: UISlider, event: UIEvent) in target.phases.append(event.allTouches?.first?.phase ?? .cancelled) }
      }, for: .valueChanged)
    finger.down(39, 37)
    finger.move(to: 109, 37)
    finger.up()
    #expect(target.phases == [.moved, .ended])
  }

  @Test func aFingerBesideTheKnobMovesNothing() {
    let log = EventLog(slider, touches: true)
    finger.down(200, 37)
    finger.move(to: 240, 37)
    finger.up()
    #expect(slider.value == 0)
    #expect(log.words.isEmpty)
    slider.sliderStyle = .thumbless
    finger.down(200, 37)
    finger.move(to: 270, 37)
    finger.up()
    #expect(slider.value == 0.25)
  }

  @Test func itIsMirroredWhereReadingIs() {
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(knobFrame().minX == 242)
    finger.down(281, 37)
    finger.move(to: 211, 37)
    finger.up()
    #expect(slider.value == 0.25)
    slider.pressKey("ArrowLeft")
    #expect(abs(slider.value - 0.35) < 1e-6)
  }

  @Test func arrowsAndAssistiveTechnologyGoByTenths() {
    let log = EventLog(slider)
    slider.pressKey("ArrowRight")
    slider.pressKey("ArrowUp")
    #expect(abs(slider.value - 0.2) < 1e-6)
    slider.accessibilityDecrement()
    #expect(abs(slider.value - 0.1) < 1e-6)
    #expect(log.words.count == 3)
    #expect(slider.accessibilityValue == "10%")
    #expect(slider.layer.accessibility?.role == "slider")
  }

  @Test func marksCanBeAllThatIsChosen() {
    slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 5)
    #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    finger.down(39, 37)
    finger.move(to: 89, 37)
    #expect(slider.value == 0.25)
    finger.up()
    slider.accessibilityIncrement()
    #expect(slider.value == 0.5)
    slider.layoutIfNeeded()
    #expect(slider.tickViews.count == 5)
    #expect(slider.tickViews[0].frame == CGRect(x: 17.5, y: 28.5, width: 3, height: 3))
  }

  @Test func picturesAtTheEndsMakeTheTrackShorter() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    slider.minimumValueImage = picture
    slider.maximumValueImage = picture
    slider.layoutIfNeeded()
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 7, width: 20, height: 20))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 14, width: 224, height: 6))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 260)
  }

  @Test func aPictureTakesThePlaceOfTheKnob() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    slider.setThumbImage(picture, for: .normal)
    #expect(slider.currentThumbImage === picture)
    slider.value = 0.5
    slider.layoutIfNeeded()
    #expect(slider.knob.isHidden)
    #expect(slider.thumbImageView?.frame == CGRect(x: 130, y: 7, width: 20, height: 20))
  }

  @Test func subclassesSayWhereTheTrackIs() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 10, width: bounds.width, height: 14)
      }
    }
    let thick = Thick(frame: CGRect(x: 0, y: 0, width: 100, height: 34)).at(scale: 2)
    thick.value = 1
    thick.layoutIfNeeded()
    #expect(thick.track.frame == CGRect(x: 0, y: 10, width: 100, height: 14))
    #expect(thick.fill.frame == CGRect(x: 0, y: 0, width: 100, height: 14))
  }

  @Test func anAnimatedValueIsAnAnimationInTheCommit() {
    window.bench.frame()
    slider.setValue(0.8, animated: true)
    #expect(slider.knob.layer.animation(forKey: "position") != nil)
    #expect(slider.value == 0.8)
  }

  @Test func allOfThemCanBeGivenALook() {
    UISlider.appearance().minimumTrackTintColor = .brown
    defer { AppearanceProxies.removeAll() }
    let new = UISlider(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
    window.addSubview(new)
    #expect(new.minimumTrackTintColor == .brown)
  }
}
