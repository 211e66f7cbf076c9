// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Programmer errors stop with the words that iOS uses.
struct UICollectionViewBadInputTests {
  /// Three items on the screen, whose cells are registered under "cell".
  @MainActor private static func with(_ body: (UICollectionView) -> Void) {
    let fixture = CollectionFixture([3])
    fixture.settle()
    withExtendedLifetime(fixture) { body(fixture.view) }
  }

  private func expect(
    _ message: String, in result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text.prefix(600))", sourceLocation: sourceLocation)
  }

  @Test func anUnregisteredIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.with { _ = $0.dequeueReusableCell(withReuseIdentifier: "other", for: path(0, 0)) }
      }
    }
    expect(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a "
        + "class for the identifier", in: result)
  }

  @Test func anUnregisteredHeader() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.with {
          _ = $0.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "top", for: path(0, 0))
        }
      }
    }
    expect("could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier top", in: result)
  }

  @MainActor private final class OwnCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test func aCellThatWasNotDequeued() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = OwnCells()
        Self.with {
          $0.dataSource = source
          $0.layoutIfNeeded()
        }
      }
    }
    expect("does not have a reuseIdentifier - cells must be retrieved by calling", in: result)
  }

  @Test func scrollingToAnItemThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.with { $0.scrollToItem(at: path(0, 5), at: .top, animated: false) } }
    }
    expect(
      "Attempted to scroll the collection view to an out-of-bounds item (5) when there are only 3 items in section 0.",
      in: result)
  }

  @Test func scrollingToASectionThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.with { $0.scrollToItem(at: path(2, 0), at: .top, animated: false) } }
    }
    expect("out-of-bounds section (2) when there are only 1 sections", in: result)
  }

  @Test func countingASectionThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.with { _ = $0.numberOfItems(inSection: 4) } }
    }
    expect("request for number of items in section 4 when there are only 1 sections", in: result)
  }

  @Test func numbersOfItemsThatDoNotAddUp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.with { $0.insertItems(at: [path(0, 1)]) } }
    }
    expect(
      "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after "
        + "the update (3) must be equal to the number of items contained in that section before the update (3), plus or "
        + "minus the number of items inserted or deleted from that section (1 inserted, 0 deleted)", in: result)
  }

  @Test func numbersOfSectionsThatDoNotAddUp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.with { $0.insertSections([0]) } }
    }
    expect(
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
        + "update (1) must be equal to the number of sections contained in the collection view before the update (1)",
      in: result)
  }

  @Test func deletingAnItemThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.with { $0.deleteItems(at: [path(0, 7)]) } }
    }
    expect("attempt to delete item 7 from section 0 which only contains 3 items before the update", in: result)
  }

  /// A batch over a view of sections, with the numbers of items that the data source says after it.
  @MainActor private static func batch(
    _ before: [Int], _ after: [Int], _ changes: @escaping (UICollectionView) -> Void
  ) {
    let fixture = CollectionFixture(before)
    fixture.settle()
    fixture.view.performBatchUpdates {
      fixture.sections = after.map { (0..<$0).map(String.init) }
      changes(fixture.view)
    }
  }

  @Test func inconsistentNumbersAreToldWithAllThatWasAskedFor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.batch([3, 2], [3, 2]) {
          $0.insertItems(at: [path(0, 1)])
          $0.moveItem(at: path(1, 0), to: path(0, 0))
        }
      }
    }
    expect(
      "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or "
        + "after performing the batch updates are inconsistent with the updates.\n"
        + "Data source before updates = { 2 sections with item counts: [3, 2] }\n"
        + "Data source after updates = { 2 sections with item counts: [3, 2] }\n"
        + "Updates = [\n\tInsert item (0 - 1),\n\tMove item (1 - 0) to (0 - 0)\n]", in: result)
  }

  @Test func deletingAndReloadingTheSameItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.batch([3], [2]) {
          $0.reloadItems(at: [path(0, 1)])
          $0.deleteItems(at: [path(0, 1)])
        }
      }
    }
    expect("attempt to delete and reload the same index path ({length = 2, path = 0 - 1})", in: result)
  }

  @Test func deletingAndMovingTheSameItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.batch([3], [2]) {
          $0.deleteItems(at: [path(0, 1)])
          $0.moveItem(at: path(0, 1), to: path(0, 0))
        }
      }
    }
    expect(
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})", in: result)
  }

  @Test func reloadingAndMovingTheSameItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.batch([3], [3]) {
          $0.reloadItems(at: [path(0, 1)])
          $0.moveItem(at: path(0, 1), to: path(0, 0))
        }
      }
    }
    expect(
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})", in: result)
  }

  @Test func insertingAndMovingToTheSamePlace() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.batch([3], [4]) {
          $0.insertItems(at: [path(0, 0)])
          $0.moveItem(at: path(0, 1), to: path(0, 0))
        }
      }
    }
    expect("attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})", in: result)
  }

  @Test func deletingAndMovingTheSameSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.batch([1, 1], [1]) {
          $0.deleteSections([1])
          $0.moveSection(1, toSection: 0)
        }
      }
    }
    expect("attempt to perform a delete and a move from the same section (1)", in: result)
  }

  @Test func movingAnItemOutOfADeletedSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.batch([1, 1], [2]) {
          $0.deleteSections([1])
          $0.moveItem(at: path(1, 0), to: path(0, 0))
        }
      }
    }
    expect("cannot move an item from a deleted section (1)", in: result)
  }

  @Test func reconfiguringWithAnotherCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = OtherCells([3])
        fixture.view.register(CountingCell.self, forCellWithReuseIdentifier: "other")
        fixture.settle()
        fixture.identifier = "other"
        fixture.view.reconfigureItems(at: [path(0, 1)])
      }
    }
    expect("must be the existing cell", in: result)
  }

  @MainActor private final class OtherCells: CollectionFixture {
    var identifier = "cell"
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  @Test func insertingBehindTheEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.with { $0.insertItems(at: [path(0, 9)]) } }
    }
    expect(
      "attempt to insert item 9 into section 0, but there are only 3 items in section 0 after the update", in: result)
  }

  @Test func aClassThatIsNoCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.with {
          $0.register(UIView.self, forCellWithReuseIdentifier: "x")
          _ = $0.dequeueReusableCell(withReuseIdentifier: "x", for: path(0, 0))
        }
      }
    }
    expect("the class UIView registered for \"x\" must be a subclass of UICollectionViewCell", in: result)
  }

  @Test func negativeSizes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: -1, height: 10)
        CollectionFixture([1], layout: layout).settle()
      }
    }
    expect("negative sizes are not supported in the flow layout", in: result)
  }
}
