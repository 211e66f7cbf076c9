// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

final class CounterViewController: ColumnViewController {
  private var count = 0
  private lazy var countLabel = label("count", "Count: 0")

  override func viewDidLoad() {
    super.viewDidLoad()
    add(countLabel)
    add(button("Add") { [weak self] in self?.change(by: 1) })
    add(button("Crash") { fatalError("the kiosk is broken") })
    let off = add(button("Off") {})
    off.isEnabled = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction(title: "Reset") { [weak self] _ in self?.change(by: nil) })
  }

  private func change(by number: Int?) {
    count = number.map { count + $0 } ?? 0
    countLabel.text = "Count: \(count)"
  }
}
