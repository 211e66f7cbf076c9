// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// Lists, their configurations and diffable data sources with everything on them, on a screen of 375 × 667 points.
@MainActor struct ListSurfaceTests {
  private let screen = TestScreen(.iPhoneSE)

  // MARK: - Defaults

  @Test("list and separator configurations")
  func listDefaults() {
    let list = UICollectionLayoutListConfiguration(appearance: .grouped)
    #expect(list.appearance == .grouped && list.showsSeparators)
    #expect(list.headerMode == .none && list.footerMode == .none && list.headerTopPadding == nil)
    #expect(list.itemSeparatorHandler == nil && list.leadingSwipeActionsConfigurationProvider == nil)
    #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
    let separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorVisibility == .automatic && separators.bottomSeparatorVisibility == .automatic)
    #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.color == .separator && separators.visualEffect == nil)
  }

  @Test("rows and accessories")
  func rowDefaults() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.indentsAccessories)
    #expect(cell.accessories.isEmpty)
    let view = UIView()
    let custom = UICellAccessory.customView(configuration: .init(customView: view, placement: .leading()))
    guard case .customView(let shown) = custom.accessoryType else {
      Issue.record("a custom view's accessory has another type")
      return
    }
    #expect(shown === view)
    #expect(UICellAccessory.checkmark().accessoryType == .checkmark)
    #expect(UICellAccessory.disclosureIndicator().accessoryType == .disclosureIndicator)
    let options = UICellAccessory.ReorderOptions()
    #expect(!options.isHidden && options.tintColor == nil && options.showsVerticalSeparator)
    #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
    let swipe = UISwipeActionsConfiguration(actions: [])
    #expect(swipe.performsFirstActionWithFullSwipe)
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    #expect(action.image == nil && action.title == nil && action.style == .destructive)
  }

  @Test("states")
  func states() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: .sidebar))
    #expect(!state.isSelected && !state.isHighlighted && !state.isDisabled && !state.isFocused && !state.isPinned)
    #expect(!state.isEditing && !state.isExpanded && !state.isSwiped && !state.isReordering && !state.isUnread)
    #expect(state.cellDragState == .none && state.cellDropState == .none)
    state.isUnread = true
    #expect(state.isUnread && state[.isUnread] == AnyHashable(true))
    #expect(state.traitCollection.listEnvironment == .sidebar)
    #expect(UITraitCollection().listEnvironment == .unspecified && UIListEnvironment.sidebarPlain.rawValue == 6)
    #expect(UITraitCollection { $0.listEnvironment = .grouped }.listEnvironment == .grouped)
    let view = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(view == UIViewConfigurationState(traitCollection: UITraitCollection()))
    #expect(UIConfigurationStateCustomKey("a").rawValue == "a")
  }

  @Test("backgrounds: each of the system's, and one with everything")
  func backgrounds() {
    #expect(Backgrounds.all.count == 11)
    let clear = UIBackgroundConfiguration.clear()
    #expect(clear.backgroundColor == .clear && clear.cornerRadius == 0 && clear.backgroundInsets == .zero)
    #expect(clear.visualEffect == nil && clear.image == nil && clear.imageContentMode == .scaleToFill)
    #expect(clear.strokeColor == nil && clear.strokeWidth == 0 && clear.strokeOutset == 0 && clear.customView == nil)
    #expect(clear.edgesAddingLayoutMarginsToBackgroundInsets == [] && clear.shadowProperties.opacity == 0)
    let card = Backgrounds.card(nil)
    #expect(card != clear && card == card)
    #expect(card.resolvedBackgroundColor(for: .red).cgColor.alpha == 0.5)
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
    // The list decides over those that leave it open, by the traits where no cell says more.
    let traits = UITraitCollection(listEnvironment: .insetGrouped)
    let updated = UIBackgroundConfiguration.listCell().updated(for: UIViewConfigurationState(traitCollection: traits))
    #expect(updated.backgroundColor == .secondarySystemGroupedBackground)
  }

  // MARK: - A list

  @Test(
    "rows know the list that they are in",
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.plain, UIListEnvironment.plain), (.insetGrouped, .insetGrouped),
      (.sidebar, .sidebar),
    ])
  func environment(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ environment: UIListEnvironment
  ) throws {
    let controller = ListCatalogViewController(appearance: appearance)
    screen.show(controller)
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? MessageCell)
    #expect(cell.environment == environment)
    #expect(cell.contentView.traitCollection.listEnvironment == environment)
    #expect(controller.view.traitCollection.listEnvironment == .unspecified)
  }

  @Test("rows have their accessories, and taps on them are told")
  func accessories() throws {
    let controller = ListCatalogViewController()
    screen.show(controller)
    let view = try #require(controller.collectionView)
    let cells = try (0..<4).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0)) as? MessageCell) }
    #expect(cells.map { $0.accessories.count } == [4, 3, 2, 1])
    #expect(cells[0].guides.compactMap { $0 }.count == 4)
    #expect(cells[3].indentationLevel == 1)
    controller.setEditing(true, animated: false)
    screen.step()
    #expect(cells[0].configurationState.isEditing && cells[0].configurationState.isUnread)
    controller.setEditing(false, animated: false)
    let height = screen.middle(of: cells[1]).y
    screen.drag(from: CGPoint(x: 300, y: height), to: CGPoint(x: 150, y: height))
    screen.advance(by: 1)
    #expect(cells[1].configurationState.isSwiped)
  }

  @Test("a configuration of one's own makes its view, and follows the state")
  func ownConfiguration() throws {
    var rating = RatingConfiguration(stars: 3)
    let view = try #require(rating.makeContentView() as? RatingView)
    #expect(view.shownText == "★★★" && view.supports(rating))
    #expect(!view.supports(UIListContentConfiguration.cell()))
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isEditing = true
    rating = rating.updated(for: state)
    #expect(rating.isDimmed)
    rating.stars = 1
    view.configuration = rating
    #expect(view.shownText == "★")
  }

  // MARK: - Diffable data sources

  @Test("apply calls its completion when what it shows is there, animated or not")
  func completions() throws {
    let controller = RecipeListViewController()
    screen.show(controller)
    #expect(controller.events.filter { $0 == "loaded" }.count == 1 && controller.events.contains("fill soup"))
    var ended = false
    controller.addDessert { ended = true }
    #expect(controller.events.last == "applied" && !ended)
    #expect(controller.collectionView.numberOfSections == 3)
    screen.advance(by: 0.1)
    #expect(!ended)
    screen.advance(by: 1)
    #expect(ended && controller.events.last == "added")
    #expect(controller.dataSource.snapshot().menu == "starters: soup, salad; mains: pasta; desserts: cake")
    screen.tap(try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 2))))
    #expect(controller.events.last == "cake of desserts at 2 true")
  }

  @Test("awaiting an apply goes on when it is shown")
  func awaiting() async {
    let controller = RecipeListViewController()
    screen.show(controller)
    Task { await controller.rename(Recipe(id: 1, name: "salad")) }
    for _ in 0..<30 where controller.events.last != "renamed" {
      screen.advance(by: 1 / 60)
      await Task.yield()
    }
    #expect(controller.events.last == "renamed")
  }

  @Test("a row that is carried elsewhere goes through both handlers with its transaction")
  func reordering() throws {
    let controller = RecipeListViewController()
    screen.show(controller)
    let view = try #require(controller.collectionView)
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    view.updateInteractiveMovementTargetPosition(
      screen.middle(
        of: try #require(
          view.cellForItem(at: IndexPath(item: 0, section: 0)))))
    view.endInteractiveMovement()
    screen.advance(by: 1)
    #expect(controller.dataSource.snapshot().menu == "starters: salad, soup; mains: pasta")
    #expect(controller.events.suffix(2) == ["will reorder", "did reorder 2 1 false"])
    controller.dataSource.isLocked = true
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
  }

  @Test("snapshots are edited as documented")
  func snapshots() {
    var snapshot = RecipeSnapshot()
    snapshot.appendSections([.desserts])
    snapshot.insertSections([.starters], beforeSection: .desserts)
    snapshot.insertSections([.mains], afterSection: .starters)
    snapshot.appendItems([Recipe(id: 1, name: "soup")], toSection: .starters)
    snapshot.appendItems([Recipe(id: 4, name: "cake")])
    snapshot.insertItems([Recipe(id: 2, name: "salad")], afterItem: Recipe(id: 1, name: ""))
    snapshot.insertItems([Recipe(id: 0, name: "bread")], beforeItem: Recipe(id: 1, name: ""))
    snapshot.moveSection(.mains, afterSection: .desserts)
    #expect(snapshot.menu == "starters: bread, soup, salad; desserts: cake; mains: ")
    snapshot.shuffleInATestableWay()
    #expect(snapshot.menu == "starters: soup, salad; desserts: cake, bread; mains: ")
    #expect(snapshot.reloadedSectionIdentifiers == [.desserts] && snapshot.reloadedItemIdentifiers.isEmpty)
    snapshot.reloadItems([Recipe(id: 4, name: "")])
    #expect(snapshot.reloadedItemIdentifiers.map(\.id) == [4] && snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.moveItem(Recipe(id: 0, name: ""), beforeItem: Recipe(id: 4, name: ""))
    snapshot.deleteItems([Recipe(id: 2, name: "")])
    snapshot.moveSection(.mains, beforeSection: .starters)
    snapshot.deleteSections([.starters])
    #expect(snapshot.menu == "mains: ; desserts: bread, cake")
    #expect(snapshot.numberOfItems == 2 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: .desserts) == 2)
    #expect(snapshot.indexOfItem(Recipe(id: 4, name: "")) == 1 && snapshot.indexOfSection(.starters) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.itemIdentifiers.isEmpty && snapshot.sectionIdentifiers.isEmpty)
  }

  @Test("outlines are edited as documented")
  func outlines() {
    let table = ContentsTable()
    #expect(
      table.summary == [
        "Bread Rye Wheat Cheese Brie", "Bread Cheese", "Bread Rye Wheat Cheese", "1 3 Bread", "Rye Wheat",
        "Bread Rye Wheat", "[true, true, true]",
      ])
    table.revise()
    #expect(
      table.summary == [
        "Bread Rye Spelt Butter Cheese Goat Sheep Herbs Dill", "Bread Butter Cheese Herbs",
        "Bread Butter Cheese Herbs", "1 4 Bread", "Rye Spelt", "Bread Rye Spelt", "[false, false, false]",
      ])
  }
}
