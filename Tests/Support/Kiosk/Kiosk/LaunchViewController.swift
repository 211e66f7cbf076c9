// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What the app was launched with.
final class LaunchViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let process = ProcessInfo.processInfo
    add(label("arguments", process.arguments.dropFirst().joined(separator: " ")))
    add(label("mode", process.environment["KIOSK_MODE"] ?? "plain"))
    add(label("quick", UserDefaults.standard.bool(forKey: "quick") ? "quick" : "slow"))
    add(label("locale", Locale.current.identifier))
    add(label("scene", "\(UIDevice.current.orientation.isLandscape ? "wide" : "tall")"))
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    (stack.arrangedSubviews.last as? UILabel)?.text = size.width > size.height ? "wide" : "tall"
  }
}
