// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// What controllers were told of turning before there were coordinators.
@MainActor @Suite struct OldRotationTests {
  private final class Child: UIViewController {
    var log: [String] = []
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      log.append("will \(toInterfaceOrientation.rawValue) \(duration)")
    }
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      log.append("animate \(toInterfaceOrientation.isLandscape)")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      log.append("did \(fromInterfaceOrientation.rawValue)")
    }
  }

  @Test func childrenAreToldBeforeWithinAndAfter() {
    let child = Child()
    let root = UINavigationController(rootViewController: child)
    let phone = Phone(root: root)
    let application = UIApplication.shared
    let before = application.screen.configuration
    defer { application.apply(before) }
    var landscape = before
    landscape.orientation = .landscapeLeft
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let posted = Posted()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in posted.count += 1 }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    application.apply(landscape)
    phone.pass(0.5)
    phone.frame()
    let stands = application.interfaceOrientation.rawValue
    #expect(child.log == ["will \(stands) 0.3", "animate true", "did 1"])
    #expect(posted.count == 2)
  }

  private final class Posted: @unchecked Sendable {
    var count = 0
  }
}
