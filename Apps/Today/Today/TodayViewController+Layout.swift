// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension TodayViewController: UICollectionViewDelegateFlowLayout {
  static let rowHeight: CGFloat = 470

  func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.sectionInset = .zero
    return layout
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    guard traitCollection.userInterfaceIdiom == .pad else {
      return CGSize(width: width, height: TodayViewController.rowHeight)
    }
    // Rounded to a pixel, so that the two of a row never add up to more than the row.
    let scale = max(traitCollection.displayScale, 1)
    let compressed = (width / 3 * scale).rounded(.down) / scale
    let row = indexPath.item / 2
    let column = indexPath.item % 2
    let isCompressed = row.isMultiple(of: 2) == (column == 1)
    return CGSize(width: isCompressed ? compressed : width - compressed, height: TodayViewController.rowHeight)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: DayHeaderView.height)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionView?.collectionViewLayout.invalidateLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded else { return }
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
      || traitCollection.userInterfaceIdiom != previousTraitCollection?.userInterfaceIdiom
    {
      collectionView.collectionViewLayout.invalidateLayout()
    }
  }
}
