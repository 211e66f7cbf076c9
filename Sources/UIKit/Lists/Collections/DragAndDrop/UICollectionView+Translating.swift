// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UICollectionView {
  func perform(usingPresentationValues actions: () -> Void) {
    let before = speaksOfShownPlaces
    speaksOfShownPlaces = true
    defer { speaksOfShownPlaces = before }
    actions()
  }

  /// Where the item is shown that the app speaks of.
  func place(asked path: IndexPath) -> IndexPath { speaksOfShownPlaces ? path : shownPath(path) }

  /// What the app is told of an item that is shown at a place; `nil` where there is none to speak of.
  func answer(_ shown: IndexPath) -> IndexPath? { speaksOfShownPlaces ? shown : dataPath(shown) }
}
