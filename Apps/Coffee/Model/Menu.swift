// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Something to order.
struct Product: Hashable {
  var name: String
  var text: String
  var symbol: String
  /// In cents.
  var price: Int
}

/// What there is to order, by kind.
struct MenuSection: Hashable {
  var title: String
  var products: [Product]

  static let all = [
    MenuSection(
      title: "Hot",
      products: [
        Product(name: "Flat White", text: "Two shots under velvet", symbol: "cup.and.saucer.fill", price: 390),
        Product(name: "House Filter", text: "Today from Half Moon Hill", symbol: "mug.fill", price: 310),
        Product(name: "Cocoa", text: "Dark, with a pinch of salt", symbol: "mug.fill", price: 360),
      ]),
    MenuSection(
      title: "Cold",
      products: [
        Product(
          name: "Slow Cold Brew", text: "Eighteen hours in the dark", symbol: "takeoutbag.and.cup.and.straw.fill",
          price: 420),
        Product(
          name: "Orange Cooler", text: "Peach, orange and soda", symbol: "takeoutbag.and.cup.and.straw.fill", price: 450
        ),
      ]),
    MenuSection(
      title: "Bakery",
      products: [
        Product(name: "Almond Croissant", text: "Baked twice, gone by ten", symbol: "leaf.fill", price: 340),
        Product(name: "Moon Cookie", text: "Half dark, half light", symbol: "moon.fill", price: 220),
        Product(name: "Oat Slice", text: "Honey and sunflower seeds", symbol: "leaf.fill", price: 260),
      ]),
    MenuSection(
      title: "For home",
      products: [
        Product(name: "Half Moon Hill", text: "Beans, 250 grams", symbol: "bag.fill", price: 1190),
        Product(name: "Green Mug", text: "Holds a third of a litre", symbol: "mug.fill", price: 1450),
      ]),
  ]
}

/// Amounts of money as they are written.
enum Price {
  static func text(_ cents: Int) -> String {
    "$\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)"
  }
}
