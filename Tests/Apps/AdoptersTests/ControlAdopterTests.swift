// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// A settings screen of controls, as teams write one, used as people do.
@MainActor struct ControlAdopterTests {
  private let screen = TestScreen(.iPhone16)
  private let panel = ControlPanelViewController()

  init() {
    screen.show(panel)
    screen.step()
  }

  private func middle(_ view: UIView, at share: CGFloat = 0.5) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.width * share, y: view.bounds.midY), to: nil)
  }

  @Test func everyControlTellsOfWhatPeopleDo() {
    screen.tap(at: middle(panel.notificationsSwitch))
    screen.tap(at: middle(panel.unitControl, at: 0.75))
    screen.tap(at: middle(panel.guestsStepper, at: 0.75))
    screen.advance(by: 0.5)
    #expect(panel.history == ["off", "Imperial", "2"])
    #expect(panel.statusLabel.text == "2 guests")
    #expect(panel.sizePicker.selectedRow(inComponent: 0) == 1)
    #expect(panel.datePicker.datePickerStyle == .wheels)
  }

  @Test func aSliderTellsWhereItIsAndWhenItIsSet() {
    let slider = panel.volumeSlider
    let knob = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 25)
    let start = slider.convert(CGPoint(x: knob.midX, y: knob.midY), to: nil)
    let finger = screen.touchDown(at: start)
    screen.advance(by: 0.2)
    finger.move(to: CGPoint(x: start.x + slider.bounds.width / 4, y: start.y))
    finger.lift()
    #expect(panel.history == ["volume 50", "volume set"])
  }

  @Test func aWheelTellsWhenItStands() {
    let wheel = panel.sizePicker
    let place = wheel.convert(CGPoint(x: wheel.bounds.width * 0.25, y: wheel.bounds.midY + 32), to: nil)
    screen.tap(at: place)
    screen.advance(by: 1)
    #expect(panel.history == ["L"])
  }

  @Test func subclassesSayWhereTheTrackIsAndWhatATouchMeans() {
    let slider = ThickSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 11, width: 200, height: 12))
    panel.view.addSubview(slider)
    slider.frame.origin = CGPoint(x: 20, y: 700)
    screen.step()
    let finger = screen.touchDown(at: CGPoint(x: 120, y: 717))
    #expect(slider.value == 0.5)
    finger.move(to: CGPoint(x: 160, y: 717))
    finger.lift()
    #expect(abs(slider.value - 0.7) < 0.01)
    #expect(UnderlinedSegments(items: ["A", "B"]).numberOfSegments == 2)
  }

  @Test func initialisersAreInherited() {
    #expect(OwnSwitch().frame.width == 68)
    #expect(OwnStepper(frame: .zero).value == 0)
    #expect(OwnProgress(progressViewStyle: .bar).progress == 0)
    #expect(OwnIndicator(style: .large).frame.width == 37)
    #expect(OwnPicker().numberOfComponents == 0)
    #expect(OwnDatePicker(frame: .zero).datePickerMode == .dateAndTime)
  }

  @Test("defaults")
  func defaults() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    #expect(slider.minimumTrackTintColor == nil && slider.currentThumbImage == nil && slider.trackConfiguration == nil)
    let segments = UISegmentedControl()
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && !segments.isMomentary)
    #expect(!segments.apportionsSegmentWidthsByContent && segments.selectedSegmentTintColor == nil)
    let picker = UIDatePicker()
    #expect(picker.minuteInterval == 1 && picker.roundsToMinuteInterval && picker.countDownDuration == 0)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.preferredDatePickerStyle == .automatic)
    #expect(!UISwitch().isOn && UISwitch().preferredStyle == .automatic && UISwitch().style == .sliding)
    #expect(UIActivityIndicatorView().hidesWhenStopped && UIActivityIndicatorView().style == .medium)
  }
}
