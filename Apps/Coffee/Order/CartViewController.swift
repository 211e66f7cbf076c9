// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What is in the cart; rows are swiped away, and a button orders the rest.
final class CartViewController: UITableViewController {
  private let cart: Cart

  init(cart: Cart) {
    self.cart = cart
    super.init(style: .insetGrouped)
    title = "Cart"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The menu makes the cart's screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Order", style: .done, target: self, action: #selector(orderTapped))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Line")
    tableView.allowsSelection = false
    update()
  }

  private func update() {
    navigationItem.rightBarButtonItem?.isEnabled = cart.count > 0
  }

  @objc private func orderTapped() {
    let alert = UIAlertController(
      title: "On its way", message: "Your order for \(Price.text(cart.total)) is ready in six minutes.",
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Thanks", style: .default) { [weak self] _ in
        self?.cart.removeAll()
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cart.lines.count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    cart.count > 0 ? "Together \(Price.text(cart.total))" : "There is nothing in the cart."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Line", for: indexPath)
    let line = cart.lines[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = line.product.name
    content.secondaryText = "\(line.quantity) × \(Price.text(line.product.price))"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    cart.removeLine(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    // The sum stands below the rows.
    tableView.footerView(forSection: 0)?.textLabel?.text = self.tableView(tableView, titleForFooterInSection: 0)
    update()
  }
}
