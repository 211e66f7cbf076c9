// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Selection and highlighting: who is asked and told, in which order.
@MainActor struct UICollectionViewSelectionTests {
  private final class Recorder: UICollectionViewDelegate {
    var calls: [String] = []
    var forbids: Set<String> = []

    private func ask(_ question: String, _ path: IndexPath) -> Bool {
      calls.append("\(question) \(path.item)?")
      return !forbids.contains(question)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      ask("highlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      calls.append("highlighted \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      calls.append("unhighlighted \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      ask("select", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      ask("deselect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.append("deselected \(indexPath.item)")
    }
  }

  private let fixture: CollectionFixture
  private let recorder = Recorder()
  private let finger: Finger
  private var view: UICollectionView { fixture.view }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    fixture = CollectionFixture([20], layout: layout)
    fixture.settle()
    finger = Finger(on: fixture.window)
    fixture.view.delegate = recorder
    fixture.settle()
  }

  @Test func aTapHighlightsSelectsAndUnhighlights() {
    finger.tap(10, 150)
    #expect(
      recorder.calls == ["highlight 1?", "highlighted 1", "select 1?", "selected 1", "unhighlighted 1"])
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    #expect(view.cellForItem(at: path(0, 1))?.isSelected == true)
    #expect(view.cellForItem(at: path(0, 1))?.isHighlighted == false)
  }

  @Test func theOtherItemIsDeselected() {
    finger.tap(10, 50)
    recorder.calls = []
    finger.tap(10, 150)
    #expect(recorder.calls.suffix(4) == ["select 1?", "deselected 0", "selected 1", "unhighlighted 1"])
    #expect(view.cellForItem(at: path(0, 0))?.isSelected == false)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func tappingASelectedItemSelectsItAgain() {
    finger.tap(10, 50)
    finger.tap(10, 50)
    #expect(recorder.calls.filter { $0 == "selected 0" }.count == 2)
    #expect(view.indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test func severalItemsAreSelectedAndDeselectedOneByOne() {
    view.allowsMultipleSelection = true
    finger.tap(10, 50)
    finger.tap(10, 150)
    #expect(view.indexPathsForSelectedItems == [path(0, 0), path(0, 1)])
    recorder.calls = []
    finger.tap(10, 50)
    #expect(recorder.calls.dropFirst(2) == ["deselect 0?", "deselected 0", "unhighlighted 0"])
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    recorder.forbids = ["deselect"]
    finger.tap(10, 150)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func aHeldFingerHighlightsAndADragTakesItBack() {
    finger.down(10, 150)
    #expect(recorder.calls.isEmpty)
    finger.wait(0.2)
    #expect(view.cellForItem(at: path(0, 1))?.isHighlighted == true)
    finger.move(to: 10, 100)
    #expect(view.cellForItem(at: path(0, 1))?.isHighlighted == false)
    finger.up()
    #expect(recorder.calls == ["highlight 1?", "highlighted 1", "unhighlighted 1"])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func anItemThatMustNotBeHighlightedIsNotSelected() {
    recorder.forbids = ["highlight"]
    finger.tap(10, 50)
    #expect(recorder.calls == ["highlight 0?"])
    recorder.forbids = ["select"]
    finger.tap(10, 50)
    #expect(recorder.calls.suffix(4) == ["highlight 0?", "highlighted 0", "select 0?", "unhighlighted 0"])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func selectionByCodeTellsNobody() {
    view.selectItem(at: path(0, 15), animated: false, scrollPosition: .top)
    #expect(view.contentOffset.y == 1500)
    fixture.settle()
    #expect(view.cellForItem(at: path(0, 15))?.isSelected == true)
    view.selectItem(at: path(0, 16), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(0, 16)])
    view.deselectItem(at: path(0, 16), animated: false)
    #expect(view.indexPathsForSelectedItems == [])
    view.selectItem(at: path(0, 3), animated: false, scrollPosition: [])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(recorder.calls.isEmpty)
  }

  @Test func selectionComesBackWithTheCell() {
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    view.contentOffset.y = 1000
    fixture.settle()
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    view.contentOffset.y = 0
    fixture.settle()
    #expect(view.cellForItem(at: path(0, 0))?.isSelected == true)
  }

  @Test func nothingIsSelectedWhereThatIsNotAllowed() {
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    view.allowsSelection = false
    #expect(view.indexPathsForSelectedItems == [])
    finger.tap(10, 50)
    #expect(recorder.calls.isEmpty)
  }

  @Test func itemsThatDoNotExistAreNotSelected() {
    view.selectItem(at: path(0, 99), animated: false, scrollPosition: [])
    view.selectItem(at: path(7, 0), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func theSelectedBackgroundShowsWhileSelected() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let background = UIView()
    let selected = UIView()
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    #expect(cell.subviews == [background, selected, cell.contentView])
    #expect(selected.isHidden)
    cell.isSelected = true
    #expect(!selected.isHidden)
    #expect(selected.frame.width == 50)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(!selected.isHidden)
  }
}
