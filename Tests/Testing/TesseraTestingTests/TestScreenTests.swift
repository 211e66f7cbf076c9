// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import TesseraTesting
import UIKit

@MainActor struct TestScreenTests {
  // MARK: - Hosting

  @Test func aControllerFillsTheScreenAndAppears() {
    let screen = TestScreen(.iPhoneSE)
    let controller = CounterViewController()
    screen.show(controller)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(controller.calls == ["load", "appear"])
    #expect(screen.window?.rootViewController === controller)
    #expect(controller.view.safeAreaInsets.top == 20)
  }

  @Test func aViewWithASizeKeepsItsFrame() {
    let screen = TestScreen()
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    screen.show(view)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(view.window === screen.window)
  }

  @Test func aViewWithoutASizeGetsTheOneItWants() {
    let screen = TestScreen(.iPhoneSE)
    let label = UILabel()
    label.text = "Hello, UIKit"
    screen.show(label)
    #expect(label.bounds.size == CGSize(width: 84.5, height: 20.5))
    let plain = UIView()
    screen.show(plain)
    #expect(plain.bounds.size == CGSize(width: 375, height: 667))
  }

  @Test func aWholeAppIsLaunched() {
    let screen = TestScreen(.iPadMini)
    screen.launch(SmallApp.self)
    let app = UIApplication.shared.delegate as? SmallApp
    #expect(app?.window?.bounds.size == CGSize(width: 744, height: 1133))
    #expect(UIApplication.shared.applicationState == .active)
    #expect(screen.tree.contains("<UIView; frame = (0 0; 744 1133)"))
  }

  @Test func anAppCanBeLaunchedAgainInTheSameProcess() {
    let first = TestScreen(.iPadMini)
    first.launch(SmallApp.self)
    let second = TestScreen(.iPhone16)
    #expect(UIApplication.shared.delegate == nil)
    #expect(UIApplication.shared.windows.isEmpty)
    second.launch(SmallApp.self)
    #expect(UIApplication.shared.windows.count == 1)
    #expect((UIApplication.shared.delegate as? SmallApp)?.window?.bounds.size == CGSize(width: 393, height: 852))
  }

  // MARK: - Devices

  @Test(arguments: TestDevice.all) func theScreenIsTheDevices(_ device: TestDevice) {
    let screen = TestScreen(device)
    #expect(UIScreen.main.bounds.size == device.size)
    #expect(UIScreen.main.scale == device.scale)
    #expect(screen.device == device)
  }

  @Test func appearanceTextSizeOrientationAndScaleAreAsAsked() {
    let screen = TestScreen(
      .iPhone16, orientation: .landscapeLeft, appearance: .dark, textSize: .accessibilityLarge, scale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    #expect(UIApplication.shared.interfaceOrientation == .landscapeLeft)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(view.traitCollection.displayScale == 2)
  }

  @Test func theDeviceTurnsAndChangesWhileTheTestRuns() {
    let screen = TestScreen(.iPhone16)
    let controller = CounterViewController()
    screen.show(controller)
    screen.rotate(to: .landscapeRight)
    screen.setAppearance(.dark)
    screen.setTextSize(.extraLarge)
    #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(controller.calls == ["load", "appear", "turn"])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  // MARK: - Time

  @Test func timeMovesOnlyWhenToldTo() {
    let screen = TestScreen()
    screen.show(UIView())
    #expect(screen.time == 0)
    #expect(CACurrentMediaTime() == 0)
    screen.step()
    #expect(screen.time == 0)
    screen.advance(by: 2)
    #expect(abs(screen.time - 2) < 0.0001)
    #expect(CACurrentMediaTime() == screen.time)
  }

  @Test func aNewScreenStartsItsOwnTime() {
    let first = TestScreen()
    first.advance(by: 5)
    let second = TestScreen()
    #expect(second.time == 0)
    #expect(CACurrentMediaTime() == 0)
  }

  @Test func whatAFormerScreenLeftBehindIsGone() {
    weak var window: UIWindow?
    autoreleasepool {
      let screen = TestScreen(.iPadPro13)
      screen.show(CounterViewController())
      window = screen.window
      #expect(UIApplication.shared.windows == [window])
    }
    #expect(window == nil)
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func severalScreensStandSideBySide() {
    let phone = TestScreen(.iPhone16, appearance: .dark)
    let pad = TestScreen(.iPadMini)
    let (small, large) = (CounterViewController(), CounterViewController())
    phone.show(small)
    pad.show(large)
    phone.tap(small.square)
    phone.advance(by: 1)
    #expect(small.taps == 1)
    #expect(large.taps == 0)
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    pad.tap(large.square)
    pad.tap(large.square)
    #expect(large.taps == 2)
    #expect(UIScreen.main.bounds.size == CGSize(width: 744, height: 1133))
    #expect(small.traitCollection.userInterfaceStyle == .dark)
    #expect(large.traitCollection.userInterfaceStyle == .light)
    #expect(abs(phone.time - 1.1) < 0.001)
    #expect(abs(pad.time - 0.2) < 0.001)
  }

  @Test func aScreenIsTheMainOneAgainAfterOthersRan() async {
    let screen = TestScreen(.iPadMini)
    let other = Task { TestScreen(.iPhoneSE) }
    let kept = await other.value
    #expect(kept.device == .iPhoneSE)
    screen.activate()
    #expect(UIScreen.main.bounds.size == CGSize(width: 744, height: 1133))
  }

  // MARK: - Misuse

  @Test func aLiftedFingerStopsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = TestScreen()
        let finger = screen.touchDown(at: .zero)
        finger.lift()
        finger.move(to: .zero)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("A finger that has left the screen can't touch it"))
  }
}

/// An app with one window.
final class SmallApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
