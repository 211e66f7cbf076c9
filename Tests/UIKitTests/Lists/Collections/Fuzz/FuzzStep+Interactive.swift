// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom

@testable import UIKit

// Transitions between layouts as far as a finger says, and what a drag over the view and a drop on it do.

extension FuzzWorld {
  func transition(_ kind: FuzzStep.Kind, _ dice: inout SeededRandom) {
    switch kind {
    case .transitionBegin:
      guard view.interactiveTransition == nil else { return }
      endMovement(&dice)
      endDrag()
      let next = FuzzLayout.allCases[dice.roll(FuzzLayout.allCases.count)]
      nextLayout = next
      begun += 1
      view.startInteractiveTransition(to: next.make()) { [weak self] _, _ in self?.ended += 1 }
    case .transitionProgress:
      view.interactiveTransition?.layout.transitionProgress = CGFloat(dice.roll(11)) / 10
    default: endTransition(&dice)
    }
  }

  func endTransition(_ dice: inout SeededRandom) {
    guard view.interactiveTransition != nil, let next = nextLayout else { return }
    nextLayout = nil
    if dice.roll(2) == 0 {
      layout = next
      delegate.layout = next
      view.finishInteractiveTransition()
    } else {
      view.cancelInteractiveTransition()
    }
  }

  // MARK: - Drag and drop

  func drag(_ kind: FuzzStep.Kind, _ dice: inout SeededRandom) {
    switch kind {
    case .dragOver:
      guard view.movement == nil, view.interactiveTransition == nil,
        let target = pick(view.indexPathsForVisibleItems.sorted(), &dice)
      else { return }
      // Own items, or, with none, a gap for what comes from elsewhere.
      let carried = dice.roll(3) == 0 ? [] : [target]
      let end = pick(view.indexPathsForVisibleItems.sorted(), &dice) ?? target
      // Counted without what is carried.
      let count = data.sections[end.section].items.count - (carried.first?.section == end.section ? 1 : 0)
      view.carry(carried, to: IndexPath(item: min(end.item, count), section: end.section))
    case .drop: drop()
    case .placeholder:
      guard view.interactiveTransition == nil, !data.sections.isEmpty else { return }
      let section = dice.roll(data.sections.count)
      let path = IndexPath(item: dice.roll(data.sections[section].items.count + 1), section: section)
      placeholders.append(
        view.insertPlaceholder(
          UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "placeholder")))
    default:
      guard let id = placeholders.popLast() else { return }
      if diffable != nil || dice.roll(2) == 0 {
        _ = view.deletePlaceholder(id)
      } else {
        next += 1
        let item = next
        _ = view.commitPlaceholder(id) { [plain] path in
          plain.data.sections[path.section].items.insert(item, at: path.item)
        }
      }
    }
  }

  /// The item that is carried is let go of: the data comes to what is shown, without animation.
  private func drop() {
    guard let shadow = view.shadow, let destination = shadow.destination, diffable == nil else { return endCarrying() }
    let source = shadow.carried.first
    UIView.performWithoutAnimation {
      view.showItemsWhereTheyAre()
      begun += 1
      view.performBatchUpdates { [self] in
        if let source {
          let item = plain.data.sections[source.section].items.remove(at: source.item)
          plain.data.sections[destination.section].items.insert(item, at: destination.item)
          view.moveItem(at: source, to: destination)
        } else {
          next += 1
          plain.data.sections[destination.section].items.insert(next, at: destination.item)
          view.insertItems(at: [destination])
        }
      } completion: { [weak self] _ in
        self?.ended += 1
      }
      view.layoutIfNeeded()
    }
  }

  private func endCarrying() {
    if view.movement == nil { view.showItemsWhereTheyAre() }
  }

  /// Nothing is dragged any more, and nothing waits to be loaded.
  func endDrag() {
    endCarrying()
    for id in placeholders { _ = view.deletePlaceholder(id) }
    placeholders = []
  }
}
