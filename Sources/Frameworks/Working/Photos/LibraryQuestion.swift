// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// Asks people, in front of the app, whether it may see their pictures.
@MainActor final class LibraryQuestion {
  static let shared = LibraryQuestion()

  private var window: UIWindow?
  private weak var lastKeyWindow: UIWindow?

  func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
    let application = UIApplication.shared
    lastKeyWindow = application.keyWindow
    let window = lastKeyWindow?.windowScene.map(UIWindow.init) ?? UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window

    let information = Bundle.main.infoDictionary ?? [:]
    let name = information["CFBundleDisplayName"] ?? information["CFBundleName"] ?? ProcessInfo.processInfo.processName
    let alert = UIAlertController(
      title: "“\(name)” Would Like to Access Your Photos",
      message: information["NSPhotoLibraryUsageDescription"] as? String, preferredStyle: .alert)
    for (title, isAllowed) in [("Allow Access to All Photos", true), ("Don’t Allow", false)] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [self] _ in
          end()
          answer(isAllowed)
        })
    }
    window.rootViewController?.present(alert, animated: true)
  }

  private func end() {
    window?.isHidden = true
    window = nil
    lastKeyWindow?.makeKey()
  }
}
