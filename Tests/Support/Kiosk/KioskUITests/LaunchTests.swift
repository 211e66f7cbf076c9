// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class LaunchTests: ScreenTestCase {
  func testThePasteboardIsTheDevices() {
    UIPasteboard.general.string = "kiosk"
    open("Text")
    let name = app.textFields["name"]
    name.tap()
    name.press(forDuration: 1)
    app.menuItems["Paste"].tap()
    XCTAssertEqual(name.value as? String, "kiosk")
    UIPasteboard.general.string = "other"
    name.doubleTap()
    app.menuItems["Copy"].tap()
    XCTAssertEqual(UIPasteboard.general.string, "kiosk")
  }

  func testActivitiesHaveNames() {
    let text = XCTContext.runActivity(named: "Look around") { _ in app.staticTexts["Counter"].label }
    XCTAssertEqual(text, "Counter")
  }

  func testArgumentsAndEnvironment() {
    app.launchArguments = ["-quick", "YES"]
    app.launchEnvironment["KIOSK_MODE"] = "test"
    app.launch()
    app.staticTexts["Launch"].tap()
    XCTAssertEqual(app.staticTexts["arguments"].label, "-quick YES")
    XCTAssertEqual(app.staticTexts["mode"].label, "test")
    XCTAssertEqual(app.staticTexts["quick"].label, "quick")
  }

  func testALaunchEndsTheOneBefore() {
    let count = Int(app.staticTexts["launches"].label.dropFirst("Launches: ".count)) ?? 0
    app.launch()
    XCTAssertEqual(app.staticTexts["launches"].label, "Launches: \(count + 1)")
  }

  func testStates() {
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
    app.staticTexts["Launch"].tap()
    XCTAssertEqual(app.staticTexts["scene"].label, "tall")
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.staticTexts["scene"].label, "wide")
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
  }

  func testLocale() {
    app.launchArguments += ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
    app.launch()
    app.staticTexts["Launch"].tap()
    XCTAssertEqual(app.staticTexts["locale"].label, "de_DE")
  }

  func testPictures() {
    let screen = XCUIScreen.main.screenshot()
    XCTAssertEqual(screen.image.size, app.frame.size)
    let bar = app.navigationBars["Kiosk"].screenshot()
    XCTAssertEqual(bar.image.size.width, app.navigationBars["Kiosk"].frame.width, accuracy: 1)
    let attachment = XCTAttachment(screenshot: screen)
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
