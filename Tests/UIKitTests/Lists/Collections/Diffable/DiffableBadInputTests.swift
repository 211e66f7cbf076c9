// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Programmer errors stop with the words that iOS uses.
struct DiffableBadInputTests {
  @MainActor private final class Screen {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    var source: TextSource?

    /// Shows one item with what `cell` gives for it.
    func show(_ cell: @escaping (Screen, IndexPath, String) -> UICollectionViewCell?) {
      source = TextSource(collectionView: view) { [unowned self] _, path, item in cell(self, path, item) }
      source?.apply(.make("a:x"))
      view.layoutIfNeeded()
    }

    func cell(_ path: IndexPath, _ item: String) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private func expect(
    _ message: String, in result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text.prefix(900))", sourceLocation: sourceLocation)
  }

  @Test func applyingFromACellProvider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Screen().show { screen, path, item in
          screen.source?.apply(.make("a:xy"))
          return screen.cell(path, item)
        }
      }
    }
    expect(
      "Deadlock detected: attempted to apply a snapshot to diffable data source while it was already applying a snapshot. "
        + "Make sure you are consistently applying snapshots either always on the main queue or always off the main queue",
      in: result)
  }

  @Test func aProviderWithoutACell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Screen().show { _, _, _ in nil } }
    }
    expect(
      "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for "
        + "index path {length = 2, path = 0 - 0}: the cell provider returned nil for x", in: result)
  }

  @Test func aHeaderWithoutAProvider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen()
        (screen.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(
          width: 10, height: 10)
        screen.show { $0.cell($1, $2) }
      }
    }
    expect(
      "(UICollectionElementKindSectionHeader,{length = 2, path = 0 - 0}) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil", in: result)
  }

  @Test func aRegistrationMadeInTheProvider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Screen().show { screen, path, item in
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
          return screen.view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
      }
    }
    expect(
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
        + "inside a UICollectionViewDiffableDataSource cell provider.", in: result)
  }

  @Test func aSupplementaryRegistrationMadeInTheProvider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen()
        (screen.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(
          width: 10, height: 10)
        let source = TextSource(collectionView: screen.view) { screen.cell($1, $2) }
        source.supplementaryViewProvider = { view, kind, path in
          let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) {
            _, _, _ in
          }
          return view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        source.apply(.make("a:x"))
        screen.view.layoutIfNeeded()
      }
    }
    expect("Attempted to dequeue a supplementary view using a registration that was created inside", in: result)
  }

  @Test func identifiersThatAreNotUnique() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = TextSnapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems(["x", "y", "x"])
      }
    }
    expect("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}", in: result)
  }

  /// A cell may hold a collection view with a registration of its own, made while the outer one asks for the cell.
  @MainActor @Test func aRegistrationOfAnInnerCollectionView() {
    let screen = Screen()
    var inner: Screen?
    screen.show { outer, path, item in
      let made = Screen()
      made.show { $0.cell($1, $2) }
      inner = made
      return outer.cell(path, item)
    }
    #expect(screen.view.visibleCells.count == 1)
    #expect(inner?.view.visibleCells.count == 1)
  }
}
