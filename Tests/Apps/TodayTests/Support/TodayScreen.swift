// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import UIKit

@testable import Today

/// Today on a device, on Saturday, 17 June 2017, in English.
@MainActor struct TodayScreen {
  let screen: TestScreen
  let controller: TodayViewController

  init(
    _ device: TestDevice = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
    appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large
  ) {
    TestScreen.resourceFolders = [Self.folder]
    screen = TestScreen(device, orientation: orientation, appearance: appearance, textSize: textSize)
    controller = TodayViewController(edition: Self.edition)
    screen.show(controller)
  }

  /// The app's own folder.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Apps/Today", isDirectory: true)

  static var edition: Edition {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return Edition(now: Date(timeIntervalSince1970: 1_497_692_460), calendar: calendar)
  }

  var collection: UICollectionView { controller.collectionView }

  func header(_ section: Int) -> DayHeaderView? {
    let path = IndexPath(item: 0, section: section)
    collection.scrollRectToVisible(headerFrame(section), animated: false)
    screen.step()
    return collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path) as? DayHeaderView
  }

  private func headerFrame(_ section: Int) -> CGRect {
    let path = IndexPath(item: 0, section: section)
    return collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)?.frame ?? .zero
  }

  /// Scrolls a card into the middle of the screen.
  func card(_ section: Int, _ item: Int) -> CardCell? {
    let path = IndexPath(item: item, section: section)
    collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
    screen.step()
    return collection.cellForItem(at: path) as? CardCell
  }

  /// Where a card's cell lies, seen or not.
  func frame(_ section: Int, _ item: Int) -> CGRect {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  var story: StoryViewController? { controller.presentedViewController as? StoryViewController }
}

extension UIView {
  /// All views of a type below this one, in the order of the tree.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + view.all(type) }
  }

  /// The texts of all labels below.
  var texts: [String] { all(UILabel.self).compactMap(\.text) }
}
