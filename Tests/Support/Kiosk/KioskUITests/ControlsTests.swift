// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class ControlsTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("Controls")
  }

  func testASwitchIsTurned() {
    let wifi = app.switches["wifi"]
    XCTAssertEqual(wifi.value as? String, "0")
    wifi.tap()
    XCTAssertEqual(wifi.value as? String, "1")
    XCTAssertFalse(wifi.isSelected)
  }

  func testASliderIsAdjusted() {
    let volume = app.sliders["volume"]
    XCTAssertEqual(volume.value as? String, "50%")
    volume.adjust(toNormalizedSliderPosition: 0.8)
    XCTAssertEqual(volume.normalizedSliderPosition, 0.8, accuracy: 0.01)
    volume.adjust(toNormalizedSliderPosition: 0)
    XCTAssertEqual(volume.value as? String, "0%")
  }

  func testASegmentIsSelected() {
    let control = app.segmentedControls.firstMatch
    XCTAssertEqual(control.buttons.count, 2)
    XCTAssertTrue(control.buttons["Small"].isSelected)
    control.buttons["Large"].tap()
    XCTAssertTrue(control.buttons["Large"].isSelected)
    XCTAssertFalse(control.buttons["Small"].isSelected)
  }

  func testAStepperSteps() {
    app.steppers.buttons["Increment"].tap()
    app.steppers.buttons["Increment"].tap()
    app.steppers.buttons["Decrement"].tap()
    XCTAssertEqual(app.staticTexts["steps"].label, "1")
  }

  func testAWheelIsTurned() {
    let wheel = app.pickerWheels.element
    XCTAssertEqual(wheel.value as? String, "Today")
    wheel.adjust(toPickerWheelValue: "Saturday")
    XCTAssertEqual(wheel.value as? String, "Saturday")
    wheel.adjust(toPickerWheelValue: "Yesterday")
    XCTAssertTrue(app.pickerWheels["Yesterday"].exists)
  }

  func testValuesOfWhatShowsThem() {
    XCTAssertEqual(app.pageIndicators.firstMatch.value as? String, "page 1 of 3")
    XCTAssertEqual(app.progressIndicators["Progress"].value as? String, "42%")
    XCTAssertEqual(app.activityIndicators["Progress halted"].value as? String, "0")
    XCTAssertTrue(app.images["star"].exists)
  }
}
