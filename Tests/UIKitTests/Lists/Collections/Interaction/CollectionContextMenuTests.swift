// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Menus of items, which are rows of 300 × 100 points.
@MainActor struct CollectionContextMenuTests {
  @MainActor private final class Delegate: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var preview: ((IndexPath) -> UITargetedPreview?)?

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("items \(indexPaths.map(\.item))?")
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Open") { _ in self?.calls.append("open") }])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      calls.append("highlight \(indexPath.item)?")
      return preview?(indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("will display") }
    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("will end") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("selected")
    }
  }

  @MainActor private final class OldDelegate: NSObject, UICollectionViewDelegate {
    var asked: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath.item)
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Old") { _ in }]) })
    }
  }

  private let fixture = InteractionFixture(items: [3])
  private var bench: CollectionInteractionBench { fixture.bench }

  @Test func anItemIsLiftedAndItsDelegateHearsOfIt() {
    let delegate = Delegate()
    fixture.view.delegate = delegate
    #expect(fixture.view.contextMenuInteraction?.view === fixture.view)
    bench.down(1, 150, 150)
    bench.advance(0.6)
    #expect(delegate.calls == ["items [1]?", "highlight 1?", "will display"])
    guard case .preview(let preview)? = bench.menu?.source else {
      Issue.record("Nothing is lifted")
      return
    }
    #expect(preview.targeted.view === fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    bench.up(1)
    bench.advance(1)
    delegate.calls = []
    bench.chooseFromMenu("Open")
    #expect(delegate.calls == ["open", "will end"])
  }

  @Test func theMenuOfASelectedItemIsForAllThatAre() {
    let delegate = Delegate()
    fixture.view.delegate = delegate
    fixture.view.allowsMultipleSelection = true
    for item in [2, 0] {
      fixture.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    bench.down(1, 150, 50)
    bench.advance(0.6)
    bench.up(1)
    #expect(delegate.calls.first == "items [0, 2]?")
  }

  @Test func besideTheItemsTheMenuIsForNone() {
    let delegate = Delegate()
    fixture.view.delegate = delegate
    bench.down(1, 150, 350)
    bench.advance(0.6)
    bench.up(1)
    #expect(delegate.calls.first == "items []?")
  }

  @Test func theOlderQuestionIsAskedToo() {
    let delegate = OldDelegate()
    fixture.view.delegate = delegate
    bench.down(1, 150, 250)
    bench.advance(0.6)
    bench.up(1)
    #expect(delegate.asked == [2])
    #expect(bench.menuTitles == ["Old"])
  }

  @Test func aDelegateMaySayWhatIsLifted() {
    let delegate = Delegate()
    let badge = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    fixture.view.addSubview(badge)
    delegate.preview = { _ in UITargetedPreview(view: badge) }
    fixture.view.delegate = delegate
    bench.down(1, 150, 150)
    bench.advance(0.6)
    guard case .preview(let preview)? = bench.menu?.source else {
      Issue.record("Nothing is lifted")
      return
    }
    #expect(preview.targeted.view === badge)
  }
}
