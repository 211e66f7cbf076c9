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
    content.text = product.name
    let price = quantity > 0 ? "\(quantity) × \(Price.text(product.price))" : Price.text(product.price)
    // Beside text of the largest sizes there is no room.
    let isBelow = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if !isBelow { content.imageProperties.reservedLayoutSize.width = 32 }
    content.secondaryText = isBelow ? "\(product.text)\n\(price)" : product.text
    content.secondaryTextProperties.color = .secondaryLabel
    content.textToSecondaryTextVerticalPadding = 2
    contentConfiguration = content
    accessoryView = isBelow ? nil : makeAccessoryLabel(price, color: quantity > 0 ? Palette.green : .secondaryLabel)
    accessibilityLabel = "\(product.name), \(Price.text(product.price))"
    accessibilityValue = quantity > 0 ? "\(quantity) in the cart" : nil
    accessibilityHint = "Adds one to the cart."
  }
}
