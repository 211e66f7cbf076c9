// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension TodayViewController {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    open(story(at: indexPath))
  }

  /// Shows a story over the whole screen.
  func open(_ story: Story) {
    guard presentedViewController == nil else { return }
    let reader = StoryViewController(story: story)
    reader.modalPresentationStyle = .fullScreen
    present(reader, animated: true)
  }
}
