// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import RenderProtocol
internal import TestReport
internal import TesseraHost
internal import UIKit
internal import XCUIAutomation

/// The device that the tests of a process run on, with an app in the foreground that shows nothing yet.
@MainActor final class TestSession {
  private let session: AppSession
  private let configuration: DeviceConfiguration
  /// What the wall clock shows at the start, in seconds since 1970; in real time that of the app under test alone.
  private let startDate: Double
  private let isRealTime: Bool

  init(request: TestRequest) throws {
    guard FontFiles.directory() != nil else {
      throw TestHostFailure(
        description: "there are no fonts to measure and draw text with; `tessera doctor` says what is missing")
    }
    MainLoop.keepOpen()
    (configuration, startDate, isRealTime) = (request.configuration, request.date, request.isRealTime)
    session = AppSession(configuration: request.configuration, date: request.isRealTime ? nil : request.date)
    session.launch(TestDelegate.self)
    session.application.givesWindowsItsScene = true
    session.application.hostsTests = true
    if request.isRealTime { session.followRealTime() } else { session.passTimeWhileWaiting() }
  }

  /// What a class's set-up has left for all of its tests.
  private var kept = Kept()

  private struct Kept {
    private struct Weak { weak var window: UIWindow? }
    private var windows: [Weak] = []
    var areAnimationsEnabled = true
    var defaults: [String: Any] = [:]

    @MainActor mutating func keep(_ windows: [UIWindow]) { self.windows = windows.map { Weak(window: $0) } }
    @MainActor func keeps(_ window: UIWindow) -> Bool { windows.contains { $0.window === window } }
  }

  /// The defaults that are there from the start.
  private var ownDefaults: Set<String> = []

  /// What drives an app from outside, by this session's time.
  func automation(of app: TestedApp) -> Automation {
    Automation(
      target: AutomationTarget(
        executable: app.executable, bundleIdentifier: app.bundleIdentifier, fixtures: app.fixtures,
        arguments: app.arguments, home: app.home,
        ownVariables: [TestRequest.variable, "XCTestConfigurationFilePath"]),
      configuration: configuration,
      clock: isRealTime ? realClock : virtualClock)
  }

  private var virtualClock: AutomationClock {
    AutomationClock(
      startDate: startDate, now: { [session] in session.clock.now },
      pass: { [session, startDate] end in
        while session.clock.now < end - 1e-6 {
          _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: startDate + end))
        }
      })
  }

  /// The session's own clock goes on with the main queue alone, within whose turns tests may be.
  private var realClock: AutomationClock {
    let now = AppSession.stopwatch()
    return AutomationClock(startDate: startDate, now: now, pass: { AppSession.pause($0 - now()) })
  }

  /// Makes things as they are before a class's tests.
  func beginClass() {
    kept = Kept()
    reset()
    ownDefaults = Set(UserDefaults.standard.dictionaryRepresentation().keys)
  }

  /// The class has been set up: what it has made and set is there before each of its tests.
  func classIsSetUp() {
    kept.keep(session.application.windows)
    kept.areAnimationsEnabled = UIView.areAnimationsEnabled
    kept.defaults = UserDefaults.standard.dictionaryRepresentation().filter { !ownDefaults.contains($0.key) }
  }

  /// Makes things as they are before a test: no windows, animations on, the device as asked for, but for what the class's
  /// set-up has done.
  func reset() {
    session.activate()
    let application = session.application
    for window in application.windows where !kept.keeps(window) {
      window.isHidden = true
      window.rootViewController?.dismiss(animated: false)
      window.rootViewController = nil
      window.windowScene = nil
      application.forget(window)
    }
    UIView.setAnimationsEnabled(kept.areAnimationsEnabled)
    if application.screen.configuration != configuration { application.apply(configuration) }
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys where kept.defaults[key] == nil {
      defaults.removeObject(forKey: key)
    }
    for (key, value) in kept.defaults { defaults.set(value, forKey: key) }
    session.step()
  }
}

/// The delegate of the app that tests run in: as an app that a test bundle is loaded into, without a window.
private final class TestDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = TestSceneDelegate.self
    return configuration
  }
}

private final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
