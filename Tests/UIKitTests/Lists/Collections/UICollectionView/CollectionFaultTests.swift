// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Faults that random use has found, each in a sentence.
@MainActor struct CollectionFaultTests {
  private func stage(_ counts: [Int], layout: UICollectionViewLayout? = nil) -> CollectionStage {
    CollectionStage(
      counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }, layout: layout)
  }

  private static func rows(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    change(layout)
    return layout
  }

  /// Moves the last row that is seen off the screen, animated, and goes to the middle of that.
  private func sendAway(_ stage: CollectionStage) {
    stage.view.performBatchUpdates {
      stage.sections[0].append(stage.sections[0].remove(at: 9))
      stage.view.moveItem(at: path(0, 9), to: path(0, 29))
    }
    stage.stage.frame()
    stage.stage.jump(0.1)
  }

  private func bringBack(_ stage: CollectionStage) {
    stage.view.performBatchUpdates {
      stage.sections[0].insert(stage.sections[0].remove(at: 29), at: 5)
      stage.view.moveItem(at: path(0, 29), to: path(0, 5))
    }
    stage.stage.frame()
  }

  @Test func `a row that is reconfigured on its way off the screen comes back with its new content`() throws {
    let stage = stage([30])
    sendAway(stage)
    let cell = try #require(stage.cell("0.9"))
    stage.sections[0][29] = "changed"
    stage.view.reconfigureItems(at: [path(0, 29)])
    bringBack(stage)
    #expect(stage.view.cellForItem(at: path(0, 5)) === cell)
    #expect(cell.text == "changed")
  }

  @Test func `a row that is selected on its way off the screen comes back selected`() throws {
    let stage = stage([30])
    sendAway(stage)
    stage.view.selectItem(at: path(0, 29), animated: false, scrollPosition: [])
    stage.view.isEditing = true
    stage.view.allowsSelectionDuringEditing = true
    stage.view.selectItem(at: path(0, 29), animated: false, scrollPosition: [])
    bringBack(stage)
    let cell = try #require(stage.view.cellForItem(at: path(0, 5)))
    #expect(cell.isSelected)
    #expect(cell.configurationState.isEditing)
  }

  @Test func `a batch that ends a movement puts the cell back among the others`() throws {
    let fixture = MovableFixture(items: [20])
    #expect(fixture.view.beginInteractiveMovementForItem(at: path(0, 1)))
    let cell = try #require(fixture.view.cellForItem(at: path(0, 1)))
    #expect(cell.layer.zPosition == 10_000)
    UIView.performWithoutAnimation {
      fixture.view.performBatchUpdates {
        fixture.sections[0].append("new")
        fixture.view.insertItems(at: [path(0, 20)])
      }
    }
    fixture.settle()
    #expect(cell.layer.zPosition == 0)
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
  }

  @Test func `a reconfiguration that ends a movement before it went anywhere puts the cell back`() throws {
    let fixture = MovableFixture(items: [20])
    #expect(fixture.view.beginInteractiveMovementForItem(at: path(0, 1)))
    let cell = try #require(fixture.view.cellForItem(at: path(0, 1)))
    #expect(cell.layer.zPosition == 10_000)
    fixture.view.reconfigureItems(at: [path(0, 0)])
    fixture.bench.advance(1)
    #expect(cell.layer.zPosition == 0)
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
  }

  @Test func `a reconfiguration that ends a movement lets the others go back on their way`() throws {
    let fixture = MovableFixture(items: [20])
    #expect(fixture.view.beginInteractiveMovementForItem(at: path(0, 3)))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 120))
    fixture.bench.frame()
    fixture.bench.advance(0.1)
    let cell = try #require(fixture.view.subviews.compactMap { $0 as? CountingCell }.first { $0.text == "0.1" })
    let seen = cell.shown.position.y
    #expect(seen > 150 && seen < 250)
    fixture.view.reconfigureItems(at: [path(0, 0)])
    fixture.bench.frame()
    #expect(abs(cell.shown.position.y - seen) < 0.001)
    fixture.bench.advance(1)
    #expect(cell.shown.position.y == 150)
  }

  @Test func `rows that come into sight above others do not push those away`() throws {
    let stage = stage([60], layout: compositional([.rows(.estimated(50))]))
    for (item, text) in stage.sections[0].enumerated() {
      stage.wanted[text] = CGSize(width: 300, height: 35 + CGFloat(item % 4) * 10)
    }
    stage.view.reloadData()
    stage.view.scrollToItem(at: path(0, 40), at: .top, animated: false)
    stage.stage.frame()
    for _ in 0..<30 {
      let cells = stage.view.visibleCells.compactMap { $0 as? CountingCell }.map { ($0.text, stage.shownY($0.text)) }
      stage.view.contentOffset.y -= 33
      stage.stage.frame()
      for (text, then) in cells {
        guard let then, let now = stage.shownY(text) else { continue }
        #expect(abs(now - then - 33) < 0.001, "\(text)")
      }
    }
  }

  @Test func `a layout that measures takes over from another that did`() {
    let estimated = { Self.rows { $0.estimatedItemSize = CGSize(width: 300, height: 50) } }
    let stage = stage([20], layout: estimated())
    for text in stage.sections[0] { stage.wanted[text] = CGSize(width: 300, height: 60) }
    stage.view.reloadData()
    stage.stage.frame()
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 60, width: 300, height: 60))
    stage.view.setCollectionViewLayout(estimated(), animated: false)
    stage.stage.frame()
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 60, width: 300, height: 60))
  }

  @Test func `content that shrinks under an animated scroll is scrolled to its new end`() {
    let stage = stage([40])
    stage.view.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
    stage.stage.advance(0.1)
    UIView.performWithoutAnimation {
      stage.view.performBatchUpdates {
        stage.sections[0].removeLast(20)
        stage.view.deleteItems(at: (20..<40).map { path(0, $0) })
      }
    }
    stage.stage.advance(1)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 400))
  }

  @Test func `a key brings content back that was on its way from beyond an edge`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 1000)
    let stage = Stage(view)
    view.contentOffset.x = 50
    #expect(view.scroll(byKey: "ArrowDown"))
    stage.advance(1)
    #expect(view.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test func `a batch that moves the content of a layout with pinned headers moves everything`() throws {
    let stage = stage(
      [13],
      layout: Self.rows {
        $0.headerReferenceSize = CGSize(width: 20, height: 30)
        $0.sectionHeadersPinToVisibleBounds = true
      })
    stage.view.contentOffset.y = 100
    stage.stage.frame()
    stage.view.performBatchUpdates {
      stage.sections[0] = ["0.3", "0.1", "0.2", "new"]
      stage.view.deleteItems(at: ([0] + (4..<13)).map { path(0, $0) })
      stage.view.moveItem(at: path(0, 3), to: path(0, 0))
      stage.view.insertItems(at: [path(0, 3)])
    }
    stage.stage.frame()
    stage.stage.jump(1)
    #expect(stage.textsByPath == ["0.3", "0.1", "0.2", "new"])
    for item in 0..<4 {
      #expect(stage.frame(0, item) == CGRect(x: 0, y: 30 + CGFloat(item) * 40, width: 300, height: 40))
    }
  }

  // MARK: - Sections that scroll across

  private static func shelves() -> UICollectionViewLayout {
    compositional([.rows(.absolute(40)), .cards(), .rows(.absolute(40)), .cards()])
  }

  private func shelves(_ counts: [Int]) -> CollectionStage { stage(counts, layout: Self.shelves()) }

  /// Where a cell is seen in its collection view, now.
  private func place(_ cell: UIView, in stage: CollectionStage) -> CGPoint {
    var place = cell.shown.position
    if let host = cell.superview, host !== stage.view {
      place.x += host.shown.frame.minX - host.shown.bounds.minX
      place.y += host.shown.frame.minY - host.shown.bounds.minY
    }
    return place
  }

  @Test func `cells that come into a section's scroll view start from where they are seen`() throws {
    let stage = stage([3, 5])
    let cell = try #require(stage.view.cellForItem(at: path(1, 0)))
    #expect(place(cell, in: stage) == CGPoint(x: 150, y: 140))
    stage.view.setCollectionViewLayout(Self.shelves(), animated: true)
    stage.stage.frame()
    #expect(cell.superview !== stage.view)
    #expect(place(cell, in: stage) == CGPoint(x: 150, y: 140))
    stage.stage.jump(1)
    #expect(place(cell, in: stage) == CGPoint(x: 100, y: 170))
  }

  @Test func `the cells of a section that is deleted fade although its scroll view goes`() throws {
    let stage = shelves([3, 5])
    let cell = try #require(stage.view.cellForItem(at: path(1, 0)))
    stage.view.orthogonalScrollView(section: 1)?.contentOffset.x = 100
    stage.stage.frame()
    let seen = place(cell, in: stage)
    stage.view.performBatchUpdates {
      stage.sections.remove(at: 1)
      stage.view.deleteSections([1])
    }
    stage.stage.frame()
    stage.stage.jump(0.15)
    #expect(cell.window != nil)
    #expect(place(cell, in: stage) == seen)
    #expect(abs(cell.shown.opacity - 0.5) < 0.01)
    stage.stage.jump(1)
    #expect(cell.superview == nil)
    #expect(stage.view.subviews.allSatisfy { !($0 is OrthogonalSectionView) })
  }

  @Test func `a section that has lost its items has no scroll view any more`() {
    let stage = shelves([3, 5])
    #expect(stage.view.subviews.contains { $0 is OrthogonalSectionView })
    stage.view.performBatchUpdates {
      stage.sections[1] = []
      stage.view.deleteItems(at: (0..<5).map { path(1, $0) })
    }
    stage.stage.frame()
    stage.stage.jump(1)
    #expect(!stage.view.subviews.contains { $0 is OrthogonalSectionView })
  }

  @Test func `a section's scroll view stands where its cells would, whatever left it`() throws {
    let stage = shelves([3, 5])
    stage.view.performBatchUpdates {
      stage.sections[0] = ["new"] + stage.sections[0]
      stage.sections[1] = ["also new"]
      stage.view.insertItems(at: [path(0, 0), path(1, 0)])
      stage.view.deleteItems(at: (0..<5).map { path(1, $0) })
    }
    stage.stage.frame()
    stage.stage.jump(1)
    let host = try #require(stage.view.orthogonalScrollView(section: 1))
    let order = stage.view.subviews.filter { $0 is UICollectionReusableView || $0 === host }
    #expect(order.last === host)
    #expect(order.count == 5)
  }

  @Test func `a scroll view of a section in which nothing is to be seen goes`() throws {
    let stage = shelves([3, 5])
    let host = try #require(stage.view.orthogonalViews[1])
    for element in stage.view.elements.ordered where element.view.superview === host {
      element.view.removeFromSuperview()
    }
    stage.view.dropContainers()
    #expect(stage.view.orthogonalViews[1] == nil && host.superview == nil)
  }

  // MARK: - Interactive transitions and accessories

  @Test func `a transition that is called off ends where the content may rest by then`() {
    let stage = stage([3])
    stage.view.startInteractiveTransition(to: Self.shelves())
    stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    stage.view.cancelInteractiveTransition()
    stage.stage.frame()
    stage.stage.jump(1)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: -20))
  }
}
