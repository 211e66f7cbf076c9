// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import RenderProtocol
internal import TestReport
internal import TesseraHost
internal import UIKit

/// The device that the tests of a process run on, with an app in the foreground that shows nothing yet.
@MainActor final class TestSession {
  private let session: AppSession
  private let configuration: DeviceConfiguration

  init(request: TestRequest) throws {
    guard FontFiles.directory() != nil else {
      throw TestHostFailure(
        description: "there are no fonts to measure and draw text with; `tessera doctor` says what is missing")
    }
    configuration = request.configuration
    session = AppSession(configuration: request.configuration, date: request.isRealTime ? nil : request.date)
    session.launch(TestDelegate.self)
    if request.isRealTime { session.followRealTime() } else { session.passTimeWhileWaiting() }
  }

  /// Makes things as they are before a test: no windows, animations on, the device as asked for.
  func reset() {
    session.activate()
    let application = session.application
    for window in application.windows {
      window.isHidden = true
      window.rootViewController?.dismiss(animated: false)
      window.rootViewController = nil
      window.windowScene = nil
      application.forget(window)
    }
    UIView.setAnimationsEnabled(true)
    if application.screen.configuration != configuration { application.apply(configuration) }
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
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
