// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// Everything that collection views offer, as teams call and override it, on a screen of 375 × 667 points.
@MainActor struct CollectionSurfaceTests {
  private let screen = TestScreen(.iPhoneSE)

  private func library() -> PhotoLibraryViewController {
    ReportingCell.reports = []
    let controller = PhotoLibraryViewController()
    screen.show(controller)
    return controller
  }

  // MARK: - A library of photographs

  @Test("a collection view answers for what is on the screen, and its overrides are called")
  func aLibraryAnswersForWhatIsOnTheScreen() throws {
    let controller = library()
    let view = try #require(controller.collectionView)
    #expect(
      controller.ask()
        == "true true 9 2 2 true (5.0, 35.0, 80.0, 80.0) (0.0, 0.0, 375.0, 30.0) [8, 1] [false, false, false]")
    #expect(
      view.calls == [
        "reloadData", "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate",
        "allowsMultipleSelection",
      ])
    view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [.top, .left])
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)])
    view.isEditing = true
    view.backgroundView = UIView()
    view.collectionViewLayout = SquareFlowLayout()
    #expect(view.calls.suffix(3) == ["isEditing", "backgroundView", "collectionViewLayout"])
  }

  @Test("the delegate hears of touches in the documented order")
  func touches() throws {
    let controller = library()
    controller.events = []
    screen.tap(try #require(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))))
    #expect(
      controller.events == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "primaryAction 2", "didUnhighlight 2",
      ])
    controller.events = []
    screen.tap(try #require(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))))
    #expect(
      controller.events == [
        "shouldHighlight 2", "didHighlight 2", "shouldDeselect 2", "didDeselect 2", "didUnhighlight 2",
      ])
  }

  @Test("a cell is made, filled, given its attributes, announced; before another use it is prepared")
  func lifeOfCells() throws {
    let controller = library()
    let view = try #require(controller.collectionView)
    #expect(ReportingCell.reports.prefix(4) == ["init", "fill photo 0", "apply", "updateConfiguration"])
    let asked = try #require(controller.events.firstIndex(of: "cell 0"))
    let announced = try #require(controller.events.firstIndex(of: "willDisplay 0"))
    #expect(announced == asked + 1)
    controller.photos[0] = (0..<60).map { "photo \($0)" }
    view.reloadData()
    screen.step()
    controller.events = []
    ReportingCell.reports = []
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
    screen.step()
    #expect(controller.events.contains("didEndDisplaying 0"))
    #expect(controller.events.contains("didEndDisplaying header 0"))
    let fills = ReportingCell.reports.indices.filter { ReportingCell.reports[$0].hasPrefix("fill") }
    #expect(!fills.isEmpty && fills.allSatisfy { ["prepareForReuse", "init"].contains(ReportingCell.reports[$0 - 1]) })
    #expect(ReportingCell.reports.contains("prepareForReuse") && !ReportingCell.reports.contains("preferred"))
  }

  @Test("cells that say their sizes are filled, given what the layout guesses, and then asked")
  func selfSizing() throws {
    let controller = library()
    controller.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    ReportingCell.reports = []
    controller.collectionView.reloadData()
    screen.step()
    let fill = try #require(ReportingCell.reports.firstIndex(of: "fill photo 0"))
    let preferred = try #require(ReportingCell.reports.firstIndex(of: "preferred"))
    let applied = try #require(ReportingCell.reports.firstIndex(of: "apply"))
    #expect(fill < applied && applied < preferred)
  }

  @Test("awaiting a batch goes on when its animation is over")
  func awaitedBatch() async {
    let controller = library()
    var finished: Bool?
    Task { finished = await controller.rearrange() }
    var frames = 0
    while finished == nil, frames < 120 {
      screen.advance(by: 1 / 60)
      await Task.yield()
      frames += 1
    }
    #expect(finished == true && frames > 10)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 7)
  }

  @Test("a photograph is dragged to another place; everybody hears of it in order")
  func dragging() throws {
    let controller = library()
    let view = try #require(controller.collectionView)
    view.dragInteractionEnabled = true
    controller.events = []
    let first = screen.middle(of: try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))))
    let third = screen.middle(of: try #require(view.cellForItem(at: IndexPath(item: 2, section: 0))))
    let finger = screen.touchDown(at: first)
    screen.advance(by: 0.8)
    finger.move(to: CGPoint(x: first.x + 20, y: first.y))
    screen.advance(by: 0.2)
    finger.move(to: third)
    screen.advance(by: 0.5)
    finger.lift()
    screen.advance(by: 1)
    #expect(controller.photos[0].prefix(3) == ["photo 1", "photo 2", "photo 0"])
    let told = controller.events.filter { $0.contains("drag") || $0.contains("drop") }
    #expect(told == ["drag begins", "drop enters", "dropped", "drop ended", "drag ended"])
    #expect(!view.hasActiveDrag && !view.hasActiveDrop)
  }

  // MARK: - A layout's life

  private let source = RowsSource()

  private func shelf() -> (UICollectionView, WorkshopLayout) {
    let layout = WorkshopLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    screen.show(controller)
    return (view, layout)
  }

  @Test("a layout is prepared, asked for its size and its elements, and again only when invalidated")
  func layoutPass() {
    let (view, layout) = shelf()
    let calls = layout.takeCalls()
    #expect(calls.filter { $0 == "prepare" }.count == 1)
    let order = ["prepare", "contentSize", "elements"].compactMap { calls.firstIndex(of: $0) }
    #expect(order.count == 3 && order == order.sorted())
    screen.step()
    #expect(layout.takeCalls().isEmpty)
    layout.invalidateLayout()
    #expect(layout.takeCalls() == ["invalidate", "invalidate with true"])
    view.layoutIfNeeded()
    #expect(layout.takeCalls().first == "prepare")
    view.frame.size.width = 300
    let resized = layout.takeCalls()
    #expect(resized.prefix(2) == ["context for bounds", "invalidate with true"])
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame.width == 300)
  }

  @Test("a batch goes through prepare, the update items, the two ends of every change and finalize")
  func batch() {
    let (view, layout) = shelf()
    _ = layout.takeCalls()
    source.rows = ["b", "new", "c", "d"]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    screen.step()
    let calls = layout.takeCalls()
    let prepare = calls.firstIndex(of: "prepare")
    let updates = calls.firstIndex { $0.hasPrefix("prepare for ") }
    let initial = calls.firstIndex(of: "initial 1")
    let final = calls.firstIndex(of: "final 0")
    let finalize = calls.firstIndex(of: "finalize")
    let order = [prepare, updates, initial, finalize].compactMap { $0 }
    #expect(order.count == 4 && order == order.sorted())
    #expect(final.map { $0 > order[1] && $0 < order[3] } == true)
    #expect(calls.filter { $0 == "finalize" }.count == 1)
    #expect(updates.map { calls[$0] } == "prepare for delete 0, insert 1")
    screen.advance(by: 1)
    #expect(view.visibleCells.count == 4)
  }

  @Test("both layouts hear of a change from one to the other, and the cells between them")
  func transition() throws {
    let (view, old) = shelf()
    let new = WorkshopLayout()
    new.rowHeight = 60
    _ = old.takeCalls()
    view.setCollectionViewLayout(new, animated: true)
    screen.advance(by: 1)
    let left = old.takeCalls().filter { $0.hasPrefix("prepare to") || $0.hasPrefix("finalize") }
    let came = new.takeCalls().filter { $0.hasPrefix("prepare to") || $0.hasPrefix("finalize") }
    #expect(left == ["prepare to leave", "finalize transition"])
    #expect(came == ["prepare to come", "finalize transition"])
    #expect(old.collectionView == nil && new.collectionView === view)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
  }

  @Test("a layout is told of a movement by hand, and of its end")
  func movement() {
    let (view, layout) = shelf()
    _ = layout.takeCalls()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
    screen.step()
    view.endInteractiveMovement()
    screen.advance(by: 1)
    let calls = layout.takeCalls().filter { $0.hasPrefix("mov") }
    #expect(calls.contains { $0.hasPrefix("moving 2") })
    #expect(calls.last == "moved, cancelled false")
    #expect(source.rows == ["b", "c", "a", "d"])
  }

  @Test("decorations take the layout's own attributes")
  func decorations() throws {
    let (view, _) = shelf()
    let shelves = view.subviews.compactMap { $0 as? ShelfView }
    #expect(shelves.map(\.backgroundColor) == [.brown])
    #expect(shelves.first?.frame == CGRect(x: 0, y: 160, width: 375, height: 4))
  }

  @Test("subclasses of the system's layouts keep its initialisers")
  func subclasses() {
    let grid = GridCompositionalLayout(columns: 3)
    let same = GridCompositionalLayout(section: LayoutCatalog.prices())
    #expect(grid.configuration.scrollDirection == .vertical && same.configuration.interSectionSpacing == 0)
    let fading = FadingTransitionLayout(currentLayout: grid, nextLayout: same)
    fading.transitionProgress = 0.25
    #expect(fading.value(forAnimatedKey: "alpha") == 0.75)
    #expect(fading.currentLayout === grid && fading.nextLayout === same)
  }
}

/// Rows of names, which can be moved.
final class RowsSource: NSObject, UICollectionViewDataSource {
  var rows = ["a", "b", "c", "d"]

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { rows.insert(rows.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
