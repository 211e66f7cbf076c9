// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What the data source does when the collection view tells it of a move by hand.
@MainActor struct DiffableReorderingTests {
  @Test func itemsMoveOnlyWithBothHandlers() {
    let fixture = DiffableFixture(showing: "a:xy")
    func canMove(_ item: Int) -> Bool { fixture.source.collectionView(fixture.view, canMoveItemAt: path(0, item)) }
    #expect(!canMove(0))
    fixture.source.reorderingHandlers.canReorderItem = { $0 == "x" }
    #expect(!canMove(0))
    fixture.source.reorderingHandlers.didReorder = { _ in }
    #expect(canMove(0))
    #expect(!canMove(1))
    #expect(!canMove(2))
  }

  @Test func aMoveIsToldAsATransaction() throws {
    let fixture = DiffableFixture(showing: "a:uvwxyz b:q")
    var backing = fixture.source.snapshot().itemIdentifiers
    var calls: [String] = []
    fixture.source.reorderingHandlers.willReorder = { _ in
      calls.append("will, with \(fixture.content)")
    }
    fixture.source.reorderingHandlers.didReorder = { transaction in
      calls.append("did, with \(fixture.content)")
      #expect(transaction.initialSnapshot.text == "a:uvwxyz b:q")
      #expect(transaction.finalSnapshot.text == "a:uwxyvz b:q")
      #expect(transaction.difference.count == 2)
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
      #expect(transaction.sectionTransactions.first?.initialSnapshot.items == ["u", "v", "w", "x", "y", "z"])
      #expect(transaction.sectionTransactions.first?.finalSnapshot.items == ["u", "w", "x", "y", "v", "z"])
      backing = backing.applying(transaction.difference) ?? []
    }
    fixture.source.collectionView(fixture.view, moveItemAt: path(0, 1), to: path(0, 4))
    #expect(calls == ["will, with a:uvwxyz b:q", "did, with a:uwxyvz b:q"])
    #expect(backing == ["u", "w", "x", "y", "v", "z", "q"])
    // The collection view shows it already.
    #expect(fixture.view.calls == [])
  }

  @Test func aMoveIntoAnotherSectionHasTwoSectionTransactions() {
    let fixture = DiffableFixture(showing: "a:xyz b:q c:")
    var names: [String] = []
    var lists: [[String]] = []
    fixture.source.reorderingHandlers.didReorder = { transaction in
      names = transaction.sectionTransactions.map(\.sectionIdentifier)
      lists = transaction.sectionTransactions.map { transaction in
        transaction.initialSnapshot.items.applying(transaction.difference) ?? []
      }
    }
    fixture.source.collectionView(fixture.view, moveItemAt: path(1, 0), to: path(0, 3))
    #expect(fixture.content == "a:xyzq b: c:")
    #expect(names == ["a", "b"])
    #expect(lists == [["x", "y", "z", "q"], []])
    fixture.source.collectionView(fixture.view, moveItemAt: path(0, 0), to: path(2, 0))
    #expect(fixture.content == "a:yzq b: c:x")
  }

  @Test func aMoveToTheSamePlaceIsNone() {
    let fixture = DiffableFixture(showing: "a:xyz")
    fixture.source.reorderingHandlers.didReorder = { _ in Issue.record("nothing was moved") }
    fixture.source.collectionView(fixture.view, moveItemAt: path(0, 1), to: path(0, 1))
    #expect(fixture.content == "a:xyz")
  }

  @Test func anOutlineKeepsItsLevels() {
    let fixture = DiffableFixture(showing: "z:")
    var outline = TextOutline()
    outline.append(["p", "q"])
    outline.append(["a", "b"], to: "p")
    outline.expand(["p"])
    fixture.source.apply(outline, to: "s")
    fixture.source.collectionView(fixture.view, moveItemAt: path(1, 1), to: path(1, 2))
    #expect(fixture.source.snapshot(for: "s").snapshot(of: "p").items == ["b", "a"])
  }

  /// Subclasses may say otherwise.
  @MainActor private final class Titled: UICollectionViewDiffableDataSource<String, String> {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
      super.numberOfSections(in: collectionView)
    }
  }

  @Test func subclassesAreAskedThroughTheProtocol() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Titled(collectionView: view) { _, _, _ in nil }
    #expect(view.dataSource?.collectionView(view, canMoveItemAt: path(0, 0)) == true)
    _ = source
  }
}
