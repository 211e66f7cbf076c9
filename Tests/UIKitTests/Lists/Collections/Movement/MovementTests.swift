// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Items that are moved by hand, in rows of 100 points.
@MainActor struct MovementTests {
  private let fixture = MovableFixture(items: [4, 3])
  private var view: UICollectionView { fixture.view }
  private var bench: CollectionInteractionBench { fixture.bench }

  @Test func onlyItemsThatTheDataSourceLetsGoAreMoved() {
    fixture.forbids = ["move 1"]
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 1)))
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 99)))
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 2)))
    view.cancelInteractiveMovement()
    // Without a movement nothing happens.
    view.updateInteractiveMovementTargetPosition(.zero)
    view.endInteractiveMovement()
    #expect(fixture.heard() == [])
  }

  @Test func theCellFollowsAndTheOthersMakeRoom() {
    let cell = view.cellForItem(at: path(0, 0))
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 260))
    bench.advance(1)
    #expect(cell?.center == CGPoint(x: 150, y: 260))
    #expect(fixture.textsByPlace == ["0.1", "0.2", "0.0", "0.3"])
    // What the app asks is asked of its data, which has not changed.
    #expect(view.cellForItem(at: path(0, 0)) === cell)
    #expect(view.indexPath(for: cell!) == path(0, 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 50)) == path(0, 1))
    #expect(fixture.sections[0] == ["0.0", "0.1", "0.2", "0.3"])
    view.endInteractiveMovement()
    #expect(fixture.heard() == ["0-0 → 0-2"])
    #expect(fixture.sections[0] == ["0.1", "0.2", "0.0", "0.3"])
    bench.advance(1)
    #expect(cell?.frame == CGRect(x: 0, y: 200, width: 300, height: 100))
    #expect(view.indexPath(for: cell!) == path(0, 2))
    #expect(fixture.texts.count == 4)
  }

  @Test func aMovementThatIsCalledOffPutsEverythingBack() {
    _ = view.beginInteractiveMovementForItem(at: path(0, 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 320))
    bench.advance(1)
    view.cancelInteractiveMovement()
    bench.advance(1)
    #expect(fixture.heard() == [])
    #expect(fixture.textsByPlace == ["0.0", "0.1", "0.2", "0.3"])
    #expect(fixture.frame(0, 0) == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(fixture.frame(0, 3) == CGRect(x: 0, y: 300, width: 300, height: 100))
  }

  @Test func anItemGoesToAnotherSection() {
    view.contentOffset.y = 200
    bench.frame()
    _ = view.beginInteractiveMovementForItem(at: path(0, 3))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 450))
    bench.advance(0.5)
    #expect(view.numberOfItems(inSection: 1) == 4)
    view.endInteractiveMovement()
    #expect(fixture.heard() == ["0-3 → 1-0"])
    bench.advance(1)
    #expect(fixture.sections == [["0.0", "0.1", "0.2"], ["0.3", "1.0", "1.1", "1.2"]])
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test func theDelegateMayWantAnotherPlace() {
    fixture.redirect = path(0, 3)
    _ = view.beginInteractiveMovementForItem(at: path(0, 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    view.endInteractiveMovement()
    #expect(fixture.heard() == ["from 0-0, at 0-0, to 0-1?", "0-0 → 0-3"])
  }

  @Test func placesThatDoNotExistAreNotTaken() {
    fixture.redirect = path(5, 0)
    _ = view.beginInteractiveMovementForItem(at: path(0, 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    fixture.redirect = path(0, 4)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 160))
    view.endInteractiveMovement()
    bench.advance(1)
    #expect(fixture.sections[0] == ["0.0", "0.1", "0.2", "0.3"])
  }

  @Test func theSelectionGoesAlong() {
    view.allowsMultipleSelection = true
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    _ = view.beginInteractiveMovementForItem(at: path(0, 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    #expect(view.indexPathsForSelectedItems == [path(0, 0), path(0, 2)])
    view.endInteractiveMovement()
    #expect(view.indexPathsForSelectedItems == [path(0, 2), path(0, 1)])
  }

  @Test func newDataEndsAMovement() {
    _ = view.beginInteractiveMovementForItem(at: path(0, 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    fixture.sections[0].append("0.4")
    view.insertItems(at: [path(0, 4)])
    bench.advance(1)
    #expect(fixture.textsByPlace == ["0.0", "0.1", "0.2", "0.3"])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    view.endInteractiveMovement()
    #expect(fixture.heard() == [])
    _ = view.beginInteractiveMovementForItem(at: path(0, 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    view.reloadData()
    bench.advance(1)
    #expect(fixture.textsByPlace == ["0.0", "0.1", "0.2", "0.3"])
  }

  @Test func nearTheEdgeTheContentScrollsAlong() {
    let fixture = MovableFixture(items: [20])
    _ = fixture.view.beginInteractiveMovementForItem(at: path(0, 0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 390))
    fixture.bench.advance(1)
    #expect(fixture.view.contentOffset.y > 500)
    fixture.view.endInteractiveMovement()
    let place = Int((fixture.view.contentOffset.y + 390) / 100)
    #expect(fixture.sections[0][place] == "0.0")
  }

  @Test func aControllersCollectionHasTheGesture() {
    let controller = MovingController(collectionViewLayout: MovableFixture.layout())
    let bench = CollectionInteractionBench(UIView())
    bench.window.rootViewController = controller
    bench.frame()
    #expect(controller.installsStandardGestureForInteractiveMovement)
    bench.down(1, 100, 50)
    bench.advance(0.6)
    bench.move([1], by: 0, 200)
    bench.up(1)
    bench.advance(1)
    #expect(controller.texts == ["1", "2", "0", "3"])
    controller.installsStandardGestureForInteractiveMovement = false
    bench.down(1, 100, 50)
    bench.advance(0.6)
    bench.move([1], by: 0, 200)
    bench.up(1)
    #expect(controller.texts == ["1", "2", "0", "3"])
  }
}

/// A controller whose items can be moved.
private final class MovingController: UICollectionViewController {
  var texts = ["0", "1", "2", "3"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
