// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// What apps override is what is called, on a screen of 375 × 667 points.
@MainActor struct OverriderTests {
  private let screen = TestScreen(.iPhoneSE)

  @Test("a collection view controller's overrides are called, and its own answers are the defaults")
  func controller() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let controller = AskingCollectionViewController(collectionViewLayout: layout)
    screen.show(controller)
    #expect(controller.asked == ["clears", "installs", "display 0", "display 1", "display 2"])
    screen.tap(at: CGPoint(x: 50, y: 50))
    controller.setEditing(true, animated: false)
    #expect(controller.asked.suffix(4) == ["highlight", "selected 0", "action", "editing true"])
    let view = try #require(controller.collectionView)
    let path = IndexPath(item: 0, section: 0)
    #expect(!controller.collectionView(view, canMoveItemAt: path) && controller.numberOfSections(in: view) == 1)
    #expect(!controller.collectionView(view, canPerformPrimaryActionForItemAt: path))
    #expect(!controller.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path))
    #expect(controller.indexPathForPreferredFocusedView(in: view) == nil && view.isEditing)
    #expect(controller.collectionViewLayout === layout)
  }

  @Test("rows take the configurations that a subclass makes")
  func rows() {
    let row = StyledRow(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    var content = row.defaultContentConfiguration()
    content.text = "row"
    row.contentConfiguration = content
    row.backgroundConfiguration = row.defaultBackgroundConfiguration()
    row.accessories = [.checkmark()]
    row.layoutIfNeeded()
    #expect((row.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .systemIndigo)
    #expect(row.backgroundConfiguration?.cornerRadius == 6)
    let view = StyledContentView(configuration: content)
    content.text = "other"
    view.configuration = content
    #expect((view.configuration as? UIListContentConfiguration)?.text == "other")
  }

  @Test("bars call the overrides of items and controllers")
  func bars() {
    let item = CountingItem(title: "One", style: .plain, target: nil, action: nil)
    item.isEnabled = false
    item.tintColor = .red
    item.isHidden = true
    #expect(item.changes == 4)
    let shouting = ShoutingNavigationItem(title: "quiet")
    shouting.prompt = "prompt"
    shouting.rightBarButtonItem = item
    #expect(shouting.title == "QUIET" && shouting.rightBarButtonItems == [item] && shouting.prompt == nil)
    let navigation = CalmNavigationController(navigationBarClass: ReportingBar.self, toolbarClass: nil)
    navigation.viewControllers = [StudioViewController(name: "A"), StudioViewController(name: "B")]
    screen.show(navigation)
    navigation.popToRootViewController(animated: false)
    navigation.isNavigationBarHidden = true
    navigation.isToolbarHidden = false
    #expect(navigation.calls == ["set", "root", "hidden true", "toolbar false"])
    #expect(navigation.navigationBar is ReportingBar && navigation.viewControllers.count == 1)
    #expect(navigation.childForStatusBarStyle?.title == "A")
  }
}
