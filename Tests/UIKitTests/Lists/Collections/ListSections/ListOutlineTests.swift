// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Outlines: the data source's section snapshots shown as rows.
@MainActor struct ListOutlineTests {
  @MainActor private final class Outline {
    let view: UICollectionView
    let window: UIWindow
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(_ style: UICellAccessory.OutlineDisclosureOptions.Style) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
      view.contentInsetAdjustmentBehavior = .never
      window = makeWindow(320, 480, holding: view)
      let parents = ["Fruit"]
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = parents.contains(text) ? [.outlineDisclosure(options: .init(style: style))] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
        view.dequeueConfiguredReusableCell(using: row, for: path, item: text)
      }
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["Fruit", "Rest"])
      outline.append(["Apple", "Pear"], to: "Fruit")
      source.apply(outline, to: 0, animatingDifferences: false)
      view.layoutIfNeeded()
    }

    var texts: [String] {
      view.indexPathsForVisibleItems.sorted().compactMap {
        ((cell($0.item)?.contentConfiguration) as? UIListContentConfiguration)?.text
      }
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: path(0, item)) as? UICollectionViewListCell
    }
  }

  @Test func theChevronOpensAndClosesTheItem() throws {
    let outline = Outline(.cell)
    #expect(outline.texts == ["Fruit", "Rest"])
    let chevron = try #require(outline.cell(0)?.accessory(.outlineDisclosure) as? UIControl)
    #expect(chevron.transform.isIdentity)
    chevron.sendActions(for: .touchUpInside)
    outline.view.layoutIfNeeded()
    #expect(outline.texts == ["Fruit", "Apple", "Pear", "Rest"])
    #expect(outline.cell(1)?.indentationLevel == 1)
    #expect(outline.cell(0)?.configurationState.isExpanded == true)
    #expect(!chevron.transform.isIdentity)
    chevron.sendActions(for: .touchUpInside)
    outline.view.layoutIfNeeded()
    #expect(outline.texts == ["Fruit", "Rest"])
    #expect(chevron.transform.isIdentity)
  }

  @Test func aTapOnAHeaderTogglesAndOnACellSelects() {
    let header = Outline(.header)
    Finger(on: header.window).tap(100, 60)
    header.view.layoutIfNeeded()
    #expect(header.texts == ["Fruit", "Apple", "Pear", "Rest"])
    #expect(header.view.indexPathsForSelectedItems == [])
    let cell = Outline(.cell)
    Finger(on: cell.window).tap(100, 60)
    cell.view.layoutIfNeeded()
    #expect(cell.texts == ["Fruit", "Rest"])
    #expect(cell.view.indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test func anAppsHandlerStandsForTheDataSource() throws {
    let outline = Outline(.cell)
    var calls = 0
    let cell = try #require(outline.cell(0))
    cell.accessories = [.outlineDisclosure { calls += 1 }]
    (cell.accessory(.outlineDisclosure) as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(calls == 1)
    #expect(outline.texts == ["Fruit", "Rest"])
  }
}
