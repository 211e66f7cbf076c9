// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What the row does when its accessories or its state change.

extension UICollectionViewListCell {
  func accessoriesDidChange() {
    accessoryViews.show(accessories, in: self)
    shareMargins()
    rowLayoutDidChange()
  }
}
