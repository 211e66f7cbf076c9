// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

/// A test case that begins on one of the app's screens.
class ScreenTestCase: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func open(_ screen: String) {
    app.tables.staticTexts[screen].tap()
    XCTAssertTrue(app.navigationBars[screen].exists)
  }
}

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

final class TextTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("Text")
  }

  func testTextIsTyped() {
    let name = app.textFields["name"]
    XCTAssertEqual(name.value as? String, "Name")
    XCTAssertEqual(name.placeholderValue, "Name")
    name.tap()
    name.typeText("Ada\n")
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello, Ada")
    XCTAssertFalse(app.keyboards.element.exists)
  }

  func testTextIsDeleted() {
    let name = app.textFields["name"]
    name.tap()
    name.typeText("Adam")
    name.typeText(XCUIKeyboardKey.delete.rawValue)
    XCTAssertEqual(name.value as? String, "Ada")
    XCTAssertTrue(app.textFields["Ada"].exists)
  }

  func testPasswordsAreDots() {
    let password = app.secureTextFields["Password"]
    password.tap()
    password.typeText("secret")
    XCTAssertEqual(app.secureTextFields.element.value as? String, "••••••")
  }

  func testKeysAreTapped() {
    app.textFields["name"].tap()
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 1))
    app.keys["A"].tap()
    app.keys["d"].tap()
    app.keys["a"].tap()
    app.keys["delete"].tap()
    XCTAssertEqual(app.textFields["name"].value as? String, "Ad")
    app.buttons["Done"].tap()
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello, Ad")
  }

  func testATextViewTellsItsWholeText() {
    XCTAssertEqual(app.textViews["notes"].value as? String, "First line\nSecond line")
  }
}

final class ListTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("List")
  }

  func testRowsAreThereWhileTheyAreInSight() {
    let first = app.cells["row-0"]
    XCTAssertTrue(first.isHittable)
    XCTAssertFalse(app.cells["row-49"].exists)
    app.tables["rows"].swipeUp()
    XCTAssertFalse(first.exists)
    app.tables["rows"].swipeDown()
    XCTAssertTrue(first.exists)
    XCTAssertTrue(app.tables.cells.staticTexts["Row 0"].isHittable)
  }

  func testSwipingFindsARow() {
    let row = app.tables.staticTexts["Row 49"]
    var swipes = 0
    while !row.exists, swipes < 20 {
      app.swipeUp()
      swipes += 1
    }
    XCTAssertTrue(row.exists, "after \(swipes) swipes")
  }

  func testARowIsDeleted() {
    let row = app.cells["row-3"]
    XCTAssertTrue(app.staticTexts["Row 3"].exists)
    row.swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Row 3"].exists)
    XCTAssertTrue(app.staticTexts["Row 4"].exists)
  }

  func testASearchFindsRows() {
    let search = app.searchFields["Search"]
    search.tap()
    search.typeText("Row 4")
    XCTAssertEqual(app.cells.count, 11)
    search.buttons["Clear text"].tap()
    XCTAssertGreaterThan(app.cells.count, 11)
  }

  func testHeadersAndBars() {
    XCTAssertTrue(app.tables.otherElements["All rows"].exists)
    let bars = app.otherElements.matching(NSPredicate(format: "label BEGINSWITH 'Vertical scroll bar'"))
    XCTAssertEqual(bars.firstMatch.value as? String, "0%")
  }
}

final class AlertTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("Alerts")
  }

  func testAnAlertIsAnswered() {
    app.buttons["Ask"].tap()
    let alert = app.alerts["Really?"]
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    XCTAssertTrue(alert.staticTexts["It can't be undone."].exists)
    alert.scrollViews.otherElements.buttons["Yes"].tap()
    XCTAssertFalse(alert.exists)
    XCTAssertEqual(app.staticTexts["answer"].label, "Yes")
  }

  func testAnActionSheetIsAnswered() {
    app.buttons["Choose"].tap()
    app.sheets["Really?"].buttons["Yes"].tap()
    XCTAssertEqual(app.staticTexts["answer"].label, "Yes")
  }

  func testAMenuIsChosenFrom() {
    app.buttons["Colour"].tap()
    app.collectionViews.buttons["Green"].tap()
    XCTAssertEqual(app.staticTexts["answer"].label, "Green")
  }

  func testAnInterruptionIsHandled() {
    var found = ""
    addUIInterruptionMonitor(withDescription: "The question") { alert in
      found = alert.label
      alert.buttons["Yes"].tap()
      return true
    }
    app.buttons["Later"].tap()
    sleep(3)
    app.buttons["Ask"].tap()
    XCTAssertEqual(found, "Really?")
    XCTAssertTrue(app.alerts.element.exists)
    app.alerts.buttons["Cancel"].tap()
    XCTAssertEqual(app.staticTexts["answer"].label, "Cancel")
  }

  func testAnAlertThatNobodyHandlesIsCancelled() {
    app.buttons["Later"].tap()
    sleep(3)
    app.navigationBars.buttons["Kiosk"].tap()
    XCTAssertTrue(app.navigationBars["Kiosk"].exists)
  }
}

final class WaitingTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("Waiting")
  }

  func testWhatComesLaterIsWaitedFor() {
    app.buttons["Timer"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "Timer runs")
    XCTAssertTrue(app.staticTexts["Timer fired"].waitForExistence(timeout: 10))
  }

  func testWhatDoesNotComeIsNotThere() {
    let start = Date()
    XCTAssertFalse(app.staticTexts["Never"].waitForExistence(timeout: 60))
    XCTAssertEqual(Date().timeIntervalSince(start), 60, accuracy: 0.1)
  }

  func testAnAttributeIsWaitedFor() {
    app.buttons["Task"].tap()
    let status = app.staticTexts["status"]
    XCTAssertTrue(status.wait(for: \.label, toEqual: "Task done", timeout: 5))
  }

  func testAnExpectationIsMet() {
    app.buttons["Timer"].tap()
    let predicate = NSPredicate(format: "label == 'Timer fired'")
    let fired = XCTNSPredicateExpectation(predicate: predicate, object: app.staticTexts["status"])
    XCTAssertEqual(XCTWaiter().wait(for: [fired], timeout: 10), .completed)
    let other = expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.buttons["Task"])
    wait(for: [other], timeout: 1)
  }

  func testAnotherThreadsWorkIsWaitedFor() {
    app.buttons["Thread"].tap()
    XCTAssertTrue(app.staticTexts["status"].label.hasPrefix("Sum: "))
  }

  func testAToastGoes() {
    app.buttons["Toast"].tap()
    XCTAssertTrue(app.staticTexts["toast"].waitForNonExistence(timeout: 5))
  }

  func testTimePassesInTheAppWhileTheTestSleeps() {
    app.buttons["Timer"].tap()
    Thread.sleep(forTimeInterval: 4)
    XCTAssertEqual(app.staticTexts["status"].label, "Timer runs")
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
    XCTAssertEqual(app.staticTexts["status"].label, "Timer fired")
  }

  @MainActor func testAnAsynchronousTestWaits() async throws {
    app.buttons["Timer"].tap()
    try await Task.sleep(nanoseconds: 6_000_000_000)
    XCTAssertEqual(app.staticTexts["status"].label, "Timer fired")
  }
}

final class GestureTests: ScreenTestCase {
  private var pad: XCUIElement { app.otherElements["pad"] }
  private var heard: String { app.staticTexts["heard"].label }

  override func setUp() {
    super.setUp()
    open("Gestures")
  }

  func testFingers() {
    pad.doubleTap()
    XCTAssertEqual(heard, "Double tap")
    pad.press(forDuration: 1)
    XCTAssertEqual(heard, "Press")
    pad.twoFingerTap()
    XCTAssertEqual(heard, "Two fingers")
    pad.swipeLeft()
    XCTAssertEqual(heard, "Swipe left")
    pad.swipeRight()
    XCTAssertEqual(heard, "Swipe right")
    pad.swipeUp()
    XCTAssertEqual(heard, "Swipe up")
    pad.pinch(withScale: 2, velocity: 1)
    XCTAssertEqual(heard, "Larger")
    pad.pinch(withScale: 0.5, velocity: -1)
    XCTAssertEqual(heard, "Smaller")
  }

  func testPlaces() {
    let middle = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    XCTAssertEqual(middle.screenPoint.x, pad.frame.midX, accuracy: 0.01)
    middle.doubleTap()
    XCTAssertEqual(heard, "Double tap")
    let right = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5))
    middle.press(forDuration: 0.01, thenDragTo: right.withOffset(CGVector(dx: 5, dy: 0)))
    XCTAssertEqual(heard, "Swipe right")
  }
}

final class LaunchTests: XCTestCase {
  func testArgumentsAndEnvironment() {
    let app = XCUIApplication()
    app.launchArguments = ["-quick", "YES"]
    app.launchEnvironment["KIOSK_MODE"] = "test"
    app.launch()
    app.staticTexts["Launch"].tap()
    XCTAssertEqual(app.staticTexts["arguments"].label, "-quick YES")
    XCTAssertEqual(app.staticTexts["mode"].label, "test")
  }

  func testALaunchEndsTheOneBefore() {
    let app = XCUIApplication()
    app.launch()
    let count = Int(app.staticTexts["launches"].label.dropFirst("Launches: ".count)) ?? 0
    app.launch()
    XCTAssertEqual(app.staticTexts["launches"].label, "Launches: \(count + 1)")
  }

  func testStates() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 1))
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.buttons["Anything"].exists)
  }

  func testTheDeviceIsTurned() {
    let app = XCUIApplication()
    app.launch()
    app.staticTexts["Launch"].tap()
    XCTAssertEqual(app.staticTexts["scene"].label, "tall")
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.staticTexts["scene"].label, "wide")
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
  }

  func testLocale() {
    let app = XCUIApplication()
    app.launchArguments += ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
    app.launch()
    app.staticTexts["Launch"].tap()
    XCTAssertEqual(app.staticTexts["locale"].label, "de_DE")
  }

  func testPictures() {
    let app = XCUIApplication()
    app.launch()
    let screen = XCUIScreen.main.screenshot()
    XCTAssertEqual(screen.image.size, app.frame.size)
    let bar = app.navigationBars["Kiosk"].screenshot()
    XCTAssertEqual(bar.image.size.width, app.navigationBars["Kiosk"].frame.width, accuracy: 1)
    let attachment = XCTAttachment(screenshot: screen)
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
