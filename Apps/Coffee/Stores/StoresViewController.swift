// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The cafés, the nearest first.
final class StoresViewController: UITableViewController {
  private let stores = Store.sorted(from: .townHall)

  init() {
    super.init(style: .insetGrouped)
    title = "Stores"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The tab bar controller makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Store")
    tableView.allowsSelection = false
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stores.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Near you"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Store", for: indexPath)
    let (store, distance) = stores[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: indexPath.row == 0 ? "mappin.circle.fill" : "mappin.circle")
    content.imageProperties.tintColor = Palette.green
    content.text = store.name
    // Beside text of the largest sizes there is no room.
    let isBelow = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let address = "\(store.address) · open \(store.hours)"
    content.secondaryText = isBelow ? "\(address)\n\(Store.text(distance))" : address
    content.secondaryTextProperties.color = .secondaryLabel
    content.textToSecondaryTextVerticalPadding = 2
    cell.contentConfiguration = content
    cell.accessoryView = isBelow ? nil : makeAccessoryLabel(Store.text(distance), color: .secondaryLabel)
    return cell
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      tableView.reloadData()
    }
  }
}
