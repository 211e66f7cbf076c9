// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The places that items have in the data, and those that they are shown at. A placeholder stands before the second item.
@MainActor struct DataSourceTranslatingTests {
  private let fixture = DragFixture(["x", "y", "z"])
  private var view: UICollectionView { fixture.view }

  init() {
    _ = fixture.view.insertPlaceholder(
      UICollectionViewDropPlaceholder(insertionIndexPath: path(0, 1), reuseIdentifier: "placeholder"))
    fixture.bench.advance(1)
  }

  @Test func pathsAreTranslated() {
    let translating: any UIDataSourceTranslating = view
    #expect(translating.presentationIndexPath(forDataSourceIndexPath: path(0, 0)) == path(0, 0))
    #expect(translating.presentationIndexPath(forDataSourceIndexPath: path(0, 1)) == path(0, 2))
    #expect(translating.presentationIndexPath(forDataSourceIndexPath: path(0, 2)) == path(0, 3))
    #expect(translating.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
    #expect(translating.dataSourceIndexPath(forPresentationIndexPath: path(0, 0)) == path(0, 0))
    #expect(translating.dataSourceIndexPath(forPresentationIndexPath: path(0, 1)) == nil)
    #expect(translating.dataSourceIndexPath(forPresentationIndexPath: path(0, 3)) == path(0, 2))
    #expect(translating.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    #expect(translating.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
    #expect(translating.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
  }

  @Test func withoutPlaceholdersTheyAreTheSame() {
    view.reloadData()
    fixture.bench.frame()
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(0, 2)) == path(0, 2))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(0, 2)) == path(0, 2))
  }

  @Test func questionsAreOfTheDataOrWithinABlockOfWhatIsShown() throws {
    let point = CGPoint(x: 10, y: 250)
    let cell = try #require(view.cellForItem(at: path(0, 1)) as? DragCell)
    #expect(cell.text == "y")
    #expect(view.indexPathForItem(at: point) == path(0, 1))
    #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame.minY == CGFloat(200))
    view.performUsingPresentationValues {
      #expect(view.cellForItem(at: path(0, 2)) === cell)
      #expect(view.indexPath(for: cell) == path(0, 2))
      #expect(view.indexPathForItem(at: point) == path(0, 2))
      #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 150)) == path(0, 1))
      #expect(view.indexPathsForVisibleItems.sorted() == (0..<4).map { path(0, $0) })
      #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame.minY == CGFloat(100))
      view.performUsingPresentationValues {}
      #expect(view.indexPath(for: cell) == path(0, 2))
    }
    #expect(view.indexPath(for: cell) == path(0, 1))
    #expect(view.indexPathsForVisibleItems.sorted() == (0..<3).map { path(0, $0) })
  }

  @Test func selectingAndScrollingAreToo() {
    view.allowsMultipleSelection = true
    view.performUsingPresentationValues {
      view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
      #expect(view.indexPathsForSelectedItems == [path(0, 2)])
    }
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    view.frame.size.height = 100
    fixture.bench.frame()
    view.performUsingPresentationValues {
      view.scrollToItem(at: path(0, 2), at: .top, animated: false)
      #expect(view.contentOffset.y == CGFloat(200))
      view.deselectItem(at: path(0, 2), animated: false)
    }
    #expect(view.indexPathsForSelectedItems == [])
    view.scrollToItem(at: path(0, 2), at: .top, animated: false)
    #expect(view.contentOffset.y == CGFloat(300))
  }
}
