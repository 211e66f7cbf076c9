// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The café's messages.
final class InboxViewController: UITableViewController {
  private let messages = Message.all

  init() {
    super.init(style: .insetGrouped)
    title = "Inbox"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The first screen makes the inbox.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
    tableView.allowsSelection = false
  }

  @objc private func doneTapped() {
    dismiss(animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    let message = messages[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: message.symbol)
    content.imageProperties.tintColor = Palette.green
    content.text = message.title
    content.textProperties.font = font(.body, .semibold)
    content.secondaryText = message.text
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.textToSecondaryTextVerticalPadding = 4
    cell.contentConfiguration = content
    return cell
  }
}
