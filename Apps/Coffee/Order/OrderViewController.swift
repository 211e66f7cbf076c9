// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The menu; a touch on a row puts one of it into the cart.
final class OrderViewController: UITableViewController {
  private let cart: Cart
  private let sections = MenuSection.all

  init(cart: Cart) {
    self.cart = cart
    super.init(style: .insetGrouped)
    title = "Order"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The tab bar controller makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "cart"), style: .plain, target: self, action: #selector(cartTapped))
    tableView.register(ProductCell.self, forCellReuseIdentifier: ProductCell.reuseIdentifier)
    NotificationCenter.default.addObserver(
      self, selector: #selector(cartDidChange), name: Cart.didChange, object: cart)
    cartDidChange()
  }

  @objc private func cartDidChange() {
    let item = navigationItem.rightBarButtonItem
    item?.isEnabled = cart.count > 0
    item?.accessibilityLabel = cart.count == 1 ? "Cart, 1 item" : "Cart, \(cart.count) items"
    for case let cell as ProductCell in tableView.visibleCells {
      guard let indexPath = tableView.indexPath(for: cell) else { continue }
      show(at: indexPath, in: cell)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      tableView.reloadData()
    }
  }

  @objc private func cartTapped() {
    navigationController?.pushViewController(CartViewController(cart: cart), animated: true)
  }

  private func show(at indexPath: IndexPath, in cell: ProductCell) {
    let product = sections[indexPath.section].products[indexPath.row]
    cell.show(product, quantity: cart.quantity(of: product))
  }

  // MARK: - Table

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].products.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ProductCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? ProductCell { show(at: indexPath, in: cell) }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    cart.add(sections[indexPath.section].products[indexPath.row])
  }
}
