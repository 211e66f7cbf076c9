// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// An app with a red square on white.
final class SquareApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    controller.view.addSubview(square)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

/// An app that never shows a window.
final class WindowlessApp: UIResponder, UIApplicationDelegate {}
