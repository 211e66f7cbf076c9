// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

final class AlertsViewController: ColumnViewController {
  private lazy var answer = label("answer", "No answer")

  override func viewDidLoad() {
    super.viewDidLoad()
    add(answer)
    add(button("Ask") { [weak self] in self?.ask(.alert) })
    add(button("Choose") { [weak self] in self?.ask(.actionSheet) })
    add(
      button("Later") { [weak self] in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self?.ask(.alert) }
      })
    let menu = UIButton(type: .system)
    menu.setTitle("Colour", for: .normal)
    menu.showsMenuAsPrimaryAction = true
    menu.menu = UIMenu(
      children: ["Red", "Green"].map { name in
        UIAction(title: name) { [weak self] _ in self?.answer.text = name }
      })
    add(menu)
  }

  private func ask(_ style: UIAlertController.Style) {
    let alert = UIAlertController(title: "Really?", message: "It can't be undone.", preferredStyle: style)
    for (title, kind) in [("Yes", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: kind) { [weak self] _ in self?.answer.text = title })
    }
    present(alert, animated: true)
  }
}
