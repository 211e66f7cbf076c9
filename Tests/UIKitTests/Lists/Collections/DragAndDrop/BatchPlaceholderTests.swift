// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Placeholders that come, go and are replaced within a batch of changes. Rows of 100 points, four of them seen.
@MainActor struct BatchPlaceholderTests {
  private let fixture = DragFixture(["x", "y", "z"])
  private var view: UICollectionView { fixture.view }

  private func placeholder(_ item: Int) -> UICollectionViewDropPlaceholder {
    let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path(0, item), reuseIdentifier: "placeholder")
    placeholder.cellUpdateHandler = { ($0 as? DragCell)?.text = "…" }
    return placeholder
  }

  /// Shows placeholders outside of any batch.
  private func show(_ items: Int...) -> [Int] {
    let ids = items.map { view.insertPlaceholder(placeholder($0)) }
    fixture.bench.advance(1)
    return ids
  }

  private func settled() -> [String] {
    fixture.bench.advance(1)
    return fixture.textsByPlace
  }

  // MARK: - Coming

  @Test func aPlaceholderComesWithTheOtherChanges() {
    view.performBatchUpdates {
      fixture.data = ["new", "y", "z"]
      view.deleteItems(at: [path(0, 0)])
      view.insertItems(at: [path(0, 0)])
      _ = view.insertPlaceholder(placeholder(2))
      #expect(view.hasUncommittedUpdates)
    }
    #expect(view.numberOfItems(inSection: 0) == 4)
    #expect(settled() == ["new", "y", "…", "z"])
    #expect(view.hasUncommittedUpdates)
  }

  @Test func theOrderOfChangesAndPlaceholdersDoesNotMatter() {
    view.performBatchUpdates {
      _ = view.insertPlaceholder(placeholder(1))
      view.insertItems(at: [path(0, 0)])
      fixture.data.insert("new", at: 0)
    }
    #expect(settled() == ["new", "…", "x", "y"])
  }

  @Test func placeholdersAtOnePlaceStandInTheOrderInWhichTheyCame() {
    _ = show(1)
    fixture.loading = "other"
    view.performBatchUpdates {
      for _ in 0..<2 { _ = view.insertPlaceholder(placeholder(1)) }
    }
    #expect(settled() == ["x", "…", "…", "…"])
    #expect(view.shadow?.placeholders.map(\.id) == [0, 1, 2])
  }

  @Test func aBatchWithNothingButAPlaceholderIsAnimated() throws {
    var finished: Bool?
    view.performBatchUpdates {
      _ = view.insertPlaceholder(placeholder(0))
    } completion: {
      finished = $0
    }
    fixture.bench.frame()
    let moving = try #require(view.cellForItem(at: path(0, 0)))
    #expect(moving.layer.animationKeys()?.isEmpty == false)
    #expect(settled() == ["…", "x", "y", "z"])
    #expect(finished == true)
  }

  @Test func placeholdersComeIntoNewSectionsAndLeaveWithOldOnes() {
    let sections = CollectionFixture([2, 2])
    let view = sections.view
    view.register(DragCell.self, forCellWithReuseIdentifier: "placeholder")
    sections.settle()
    view.performBatchUpdates {
      _ = view.insertPlaceholder(
        UICollectionViewDropPlaceholder(insertionIndexPath: path(2, 1), reuseIdentifier: "placeholder"))
      _ = view.insertPlaceholder(
        UICollectionViewDropPlaceholder(insertionIndexPath: path(0, 0), reuseIdentifier: "placeholder"))
      sections.sections.append(["new"])
      view.insertSections([2])
    }
    #expect((0..<3).map(view.numberOfItems) == [3, 2, 2])
    view.performBatchUpdates {
      sections.sections.remove(at: 2)
      sections.sections.remove(at: 0)
      view.deleteSections([0, 2])
    }
    #expect((0..<1).map(view.numberOfItems) == [2])
    #expect(!view.hasUncommittedUpdates)
    #expect(view.placeholders.isEmpty)
  }

  @Test func aReloadWithinTheBatchForgetsPlaceholdersBeforeItAndShowsThoseAfter() {
    view.performBatchUpdates {
      _ = view.insertPlaceholder(placeholder(0))
      fixture.data = ["a", "b"]
      view.reloadData()
      _ = view.insertPlaceholder(placeholder(2))
    }
    #expect(settled() == ["a", "b", "…"])
  }

  // MARK: - Going

  @Test func placeholdersGoWithTheOtherChanges() {
    let ids = show(1, 3)
    #expect(fixture.textsByPlace == ["x", "…", "y", "z"])
    view.performBatchUpdates {
      #expect(view.deletePlaceholder(ids[0]))
      #expect(!view.deletePlaceholder(ids[0]))
      fixture.data.removeFirst()
      view.deleteItems(at: [path(0, 0)])
    }
    #expect(settled() == ["y", "z", "…"])
    view.performBatchUpdates { #expect(view.deletePlaceholder(ids[1])) }
    #expect(settled() == ["y", "z"])
    #expect(!view.hasUncommittedUpdates)
  }

  @Test func oneThatComesAndGoesInOneBatchIsNeverSeen() {
    view.performBatchUpdates {
      let id = view.insertPlaceholder(placeholder(0))
      #expect(view.deletePlaceholder(id))
    }
    #expect(settled() == ["x", "y", "z"])
    #expect(!view.hasUncommittedUpdates)
  }

  // MARK: - Items in their places

  private func commit(_ id: Int, _ text: String) -> Int? {
    var place: Int?
    let isCommitted = view.commitPlaceholder(id) {
      place = $0.item
      fixture.data.insert(text, at: $0.item)
    }
    #expect(isCommitted == (place != nil))
    return place
  }

  @Test func anItemComesInThePlaceOfItsPlaceholder() {
    let ids = show(1)
    view.performBatchUpdates {
      #expect(commit(ids[0], "a") == 1)
      #expect(commit(ids[0], "b") == nil)
    }
    #expect(fixture.data == ["x", "a", "y", "z"])
    #expect(settled() == ["x", "a", "y", "z"])
    #expect(!view.hasUncommittedUpdates)
  }

  @Test func itComesBetweenTheItemsThatAreLeft() {
    let ids = show(2)
    view.performBatchUpdates {
      fixture.data = ["first", "second", "z"]
      view.deleteItems(at: [path(0, 0), path(0, 1)])
      view.insertItems(at: [path(0, 0), path(0, 1)])
      // Nothing is left before it.
      #expect(commit(ids[0], "a") == 0)
    }
    #expect(settled() == ["a", "first", "second", "z"])
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
  func severalComeInTheOrderOfTheirPlaceholders(_ order: [Int]) {
    view.frame.size.height = 700
    let ids = show(1, 1, 3)
    #expect(fixture.textsByPlace == ["x", "…", "…", "y", "z", "…"])
    let names = ["a", "b", "c"]
    view.performBatchUpdates {
      for index in order { _ = commit(ids[index], names[index]) }
    }
    #expect(fixture.data == ["x", "a", "b", "y", "z", "c"])
    #expect(settled() == ["x", "a", "b", "y", "z", "c"])
    #expect(!view.hasUncommittedUpdates)
  }

  @Test func thoseThatStayStandBehindWhatCameBeforeThem() {
    let ids = show(1, 1)
    view.performBatchUpdates { _ = commit(ids[0], "a") }
    #expect(settled() == ["x", "a", "…", "y"])
    view.performBatchUpdates { #expect(commit(ids[1], "b") == 2) }
    #expect(settled() == ["x", "a", "b", "y"])
  }

  @Test func oneThatComesAndIsReplacedInOneBatchIsAnInsertion() {
    view.performBatchUpdates {
      let ids = (0..<2).map { _ in view.insertPlaceholder(placeholder(1)) }
      #expect(commit(ids[0], "a") == 1)
    }
    #expect(settled() == ["x", "a", "…", "y"])
  }

  @Test func aBatchInABatchIsPartOfIt() {
    view.performBatchUpdates {
      view.performBatchUpdates { _ = view.insertPlaceholder(placeholder(3)) }
      fixture.data.removeFirst()
      fixture.data.append("new")
      view.deleteItems(at: [path(0, 0)])
      view.insertItems(at: [path(0, 2)])
    }
    #expect(settled() == ["y", "z", "new", "…"])
  }

  // MARK: - Drops

  @Test func whatIsDroppedFliesToThePlaceholderOfTheBatch() throws {
    let bench = fixture.bench
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let source = DragFixture(["a"], in: bench, at: CGRect(x: 300, y: 0, width: 100, height: 400))
    (source.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 100, height: 100)
    bench.frame()
    fixture.operation = .copy
    var context: (any UICollectionViewDropPlaceholderContext)?
    fixture.drop = { view, coordinator in
      view.performBatchUpdates {
        fixture.data.removeFirst()
        view.deleteItems(at: [path(0, 0)])
        context = coordinator.items.first.map { coordinator.drop($0.dragItem, to: placeholder(1)) }
      }
    }
    bench.down(1, 350, 50)
    bench.advance(0.8)
    bench.move(1, to: 100, 150)
    bench.up(1)
    let flying = try #require(bench.window.subviews.compactMap { $0 as? DragPlatter }.first)
    bench.advance(0.3)
    // To the place that the placeholder has after the batch.
    #expect(abs(flying.center.y - 150) < 5)
    bench.advance(1)
    #expect(fixture.textsByPlace == ["y", "…", "z"])
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
    let isCommitted = try #require(context).commitInsertion { fixture.data.insert("a", at: $0.item) }
    #expect(isCommitted)
    bench.advance(1)
    #expect(fixture.textsByPlace == ["y", "a", "z"])
  }

  @Test func whatIsDroppedFliesToTheItemOfTheBatch() throws {
    fixture.operation = .move
    fixture.drop = { view, coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath else { return }
      view.performBatchUpdates {
        coordinator.drop(item.dragItem, toItemAt: path(0, 2))
        let text = fixture.data.remove(at: source.item)
        fixture.data.append(text)
        view.deleteItems(at: [source])
        view.insertItems(at: [path(0, 2)])
      }
    }
    let bench = fixture.bench
    bench.down(1, 100, 50)
    bench.advance(0.8)
    bench.move(1, to: 100, 150)
    bench.advance(0.3)
    bench.up(1)
    let flying = try #require(bench.window.subviews.compactMap { $0 as? DragPlatter }.first)
    bench.advance(0.3)
    #expect(abs(flying.center.y - 250) < 5)
    bench.advance(1)
    #expect(fixture.textsByPlace == ["y", "z", "x"])
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
  }
}
