// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A product with its price, and how many of it are in the cart.
final class ProductCell: UITableViewCell {
  static let reuseIdentifier = "ProductCell"

  func show(_ product: Product, quantity: Int) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: product.symbol)
    content.imageProperties.tintColor = Palette.green
    content.imageProperties.reservedLayoutSize.width = 32
    content.text = product.name
    content.secondaryText = product.text
    content.secondaryTextProperties.color = .secondaryLabel
    content.textToSecondaryTextVerticalPadding = 2
    contentConfiguration = content
    let label = makeLabel(font: font(.subheadline, .semibold), lines: 1)
    label.text = quantity > 0 ? "\(quantity) × \(Price.text(product.price))" : Price.text(product.price)
    label.textColor = quantity > 0 ? Palette.green : .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = true
    label.sizeToFit()
    accessoryView = label
    accessibilityLabel = "\(product.name), \(Price.text(product.price))"
    accessibilityValue = quantity > 0 ? "\(quantity) in the cart" : nil
    accessibilityHint = "Adds one to the cart."
  }
}
