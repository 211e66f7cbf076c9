// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What is about to be ordered.
final class Cart {
  /// Posted by a cart when what is in it has changed.
  static let didChange = Notification.Name("CartDidChange")

  struct Line: Hashable {
    var product: Product
    var quantity: Int
  }

  /// In the order in which products were first added.
  private(set) var lines: [Line] = []

  /// How many pieces there are.
  var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// In cents.
  var total: Int { lines.reduce(0) { $0 + $1.quantity * $1.product.price } }

  func quantity(of product: Product) -> Int {
    lines.first { $0.product == product }?.quantity ?? 0
  }

  func add(_ product: Product) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].quantity += 1
    } else {
      lines.append(Line(product: product, quantity: 1))
    }
    tell()
  }

  /// Takes all pieces of a line away.
  func removeLine(at index: Int) {
    lines.remove(at: index)
    tell()
  }

  func removeAll() {
    lines = []
    tell()
  }

  private func tell() {
    NotificationCenter.default.post(name: Cart.didChange, object: self)
  }
}
