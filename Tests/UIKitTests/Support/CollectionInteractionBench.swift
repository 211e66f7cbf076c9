// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol

@testable import UIKit

/// A collection view in the key window of a bench, with any number of fingers and a keyboard, and a frame after each of
/// their events. Places are the window's points.
@MainActor final class CollectionInteractionBench: Bench {
  private var fingers: [UInt32: UInt32] = [:]

  init(_ view: UIView, size: CGSize = CGSize(width: 300, height: 400), device: DeviceDescription = .iPhone16) {
    super.init(device: device, size: size, time: 1000)
    window.addSubview(view)
    window.makeKeyAndVisible()
    frame()
  }

  // MARK: - Fingers

  func down(_ id: UInt32, _ x: CGFloat, _ y: CGFloat) { down([(id, x, y)]) }

  func down(_ places: [(id: UInt32, x: CGFloat, y: CGFloat)]) {
    touch(
      .began,
      places.map { place in
        let finger = newFinger()
        fingers[place.id] = finger
        return (finger, Contact(place: CGPoint(x: place.x, y: place.y)))
      })
  }

  /// Moves fingers by a distance in steps, 120 events a second, with a frame after each.
  func move(_ ids: [UInt32], by dx: CGFloat, _ dy: CGFloat, steps: Int = 10) {
    let starts = ids.compactMap { id in fingers[id].flatMap { name in contacts[name].map { (name, $0.place) } } }
    for step in 1...steps {
      pass(1.0 / 120)
      let share = CGFloat(step) / CGFloat(steps)
      shift(starts.map { ($0, CGPoint(x: $1.x + dx * share, y: $1.y + dy * share)) })
      frame()
    }
  }

  func move(_ id: UInt32, to x: CGFloat, _ y: CGFloat, steps: Int = 10) {
    guard let start = fingers[id].flatMap({ contacts[$0]?.place }) else { return }
    move([id], by: x - start.x, y - start.y, steps: steps)
  }

  func up(_ ids: UInt32...) { lift(ids, .ended) }
  func cancel(_ ids: UInt32...) { lift(ids, .cancelled) }

  private func lift(_ ids: [UInt32], _ phase: InputEvent.Touch.Phase) {
    pass(1.0 / 120)
    end(ids.compactMap { fingers.removeValue(forKey: $0) }, phase)
    frame()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(1, x, y)
    up(1)
  }

  // MARK: - Keys

  /// Presses and lets go of keys, by the names that browsers give them.
  func press(_ keys: String..., shift: Bool = false) {
    for key in keys {
      keyDown(key, shift: shift)
      keyUp(key, shift: shift)
    }
  }

  func keyDown(_ key: String, shift: Bool = false) { send(key, shift, isDown: true) }
  func keyUp(_ key: String, shift: Bool = false) { send(key, shift, isDown: false) }

  private func send(_ name: String, _ shift: Bool, isDown: Bool) {
    pass(1.0 / 60)
    key(name, modifiers: shift ? 1 : 0, isDown: isDown)
    frame()
  }
}

/// A collection of texts in rows of 300 × 100 points, on a bench, whose delegate writes down what it hears.
@MainActor final class InteractionFixture: CollectionFixture, UICollectionViewDelegate {
  private(set) var bench: CollectionInteractionBench!
  var forbids: Set<String> = []

  convenience init(
    items counts: [Int], itemSize: CGSize = CGSize(width: 300, height: 100), device: DeviceDescription = .iPhone16
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    self.init(counts, layout: layout)
    view.removeFromSuperview()
    bench = CollectionInteractionBench(view, device: device)
    view.delegate = self
    bench.frame()
  }

  func heard() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func ask(_ question: String, _ path: IndexPath, _ answer: Bool = true) -> Bool {
    calls.append("\(question) \(path.item)?")
    return answer && !forbids.contains("\(question) \(path.item)")
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
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    !forbids.contains("edit \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    calls.append("action \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { ask("begin several", indexPath, collectionView.allowsMultipleSelectionDuringEditing) }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { calls.append("began several \(indexPath.item), editing \(collectionView.isEditing)") }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    calls.append("ended several")
  }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.allowsFocus && !forbids.contains("focus \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    guard let next = context.nextFocusedIndexPath else { return true }
    return !forbids.contains("enter \(next.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let (old, new) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
    calls.append("focus \(old.map { "\($0.item)" } ?? "-") → \(new.map { "\($0.item)" } ?? "-")")
  }
  var preferredFocus: IndexPath?
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferredFocus }
}
