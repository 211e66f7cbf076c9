// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A table with every style of row and every accessory, headers and footers.
final class TableGallery: UITableViewController {
  private struct Row {
    var style = UITableViewCell.CellStyle.default
    var text: String
    var detail: String?
    var accessory = UITableViewCell.AccessoryType.none
    var image: UIImage?
    var fill: (UITableViewCell) -> Void = { _ in }
  }

  private static func tile(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 7).fill()
    }
  }

  private let rows: [[Row]] = [
    [
      Row(text: "Text alone"),
      Row(text: "With a picture", accessory: .disclosureIndicator, image: TableGallery.tile(.systemOrange)),
      Row(style: .subtitle, text: "Subtitle", detail: "A smaller text under it", accessory: .detailButton),
      Row(style: .value1, text: "Name", detail: "iPhone", accessory: .disclosureIndicator),
      Row(style: .value2, text: "mobile", detail: "+1 555 0100"),
      Row(text: "Selected"),
    ],
    [
      Row(text: "Checkmark", accessory: .checkmark),
      Row(text: "Detail and more", accessory: .detailDisclosureButton),
      Row(text: "A view") { cell in
        let knob = UIView(frame: CGRect(x: 0, y: 0, width: 63, height: 28))
        knob.backgroundColor = .systemGreen
        knob.layer.cornerRadius = 14
        cell.accessoryView = knob
      },
      Row(text: "Indented") { $0.indentationLevel = 2 },
      Row(text: "Content configuration", accessory: .disclosureIndicator) { cell in
        var content = cell.defaultContentConfiguration()
        content.text = "Content configuration"
        content.image = UIImage(systemName: "wifi")
        cell.contentConfiguration = content
      },
      Row(text: "Text of several lines that goes on and on until it has reached the third of them, and then stops") {
        $0.textLabel?.numberOfLines = 0
      },
    ],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Table"
    tableView.allowsSelectionDuringEditing = true
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.section][indexPath.row]
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    if let image = row.image { cell.imageView?.image = image }
    cell.accessoryType = row.accessory
    row.fill(cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Styles", "Accessories"][section]
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0
      ? "A footer says what all this is about, in as many lines as that takes on a screen of this width." : nil
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .delete }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.image = UIImage(systemName: "flag.fill")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
