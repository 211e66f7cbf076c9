// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Says what was done last; the tests read it in the page.
final class Log: UILabel {}

/// Rows of 52 points below y 100, in an order that people change; a button at (300, 60) begins and ends editing.
final class RowsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var names = ["Amsel", "Drossel", "Fink", "Star", "Meise"]
  private let table = UITableView(frame: .zero, style: .plain)
  private let log = Log()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: view.bounds.height - 200)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    log.frame = CGRect(x: 20, y: 60, width: 260, height: 24)
    view.addSubview(log)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 300, y: 60, width: 60, height: 30)
    button.setTitle("Edit", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.table.setEditing(!self.table.isEditing, animated: true)
        self.say(self.table.isEditing ? "editing" : "done")
      }, for: .touchUpInside)
    view.addSubview(button)
    say("launched")
  }

  private func say(_ text: String) { log.text = "\(text): \(names.map { String($0.prefix(1)) }.joined())" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    say("selected \(names[indexPath.row])")
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    say("deleted")
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    say("moved")
  }
}
