// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Has the cells of items filled anew.
  func configureAgain(_ paths: [IndexPath]) { reloadItems(at: paths) }
}
