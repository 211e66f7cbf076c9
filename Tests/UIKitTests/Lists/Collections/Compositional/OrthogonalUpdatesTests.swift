// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import UIKit

/// Batches, animated ones too, about sections that scroll across the layout.
@MainActor struct OrthogonalUpdatesTests {
  private func fixture() -> CollectionFixture {
    let fixture = CollectionFixture(
      [3, 20, 5], layout: compositional([.rows(.absolute(40)), .cards(), .rows(.absolute(40))]))
    fixture.settle()
    return fixture
  }

  private func check(_ fixture: CollectionFixture) throws {
    for path in fixture.view.indexPathsForVisibleItems {
      let cell = try #require(fixture.view.cellForItem(at: path) as? CountingCell)
      #expect(cell.text == fixture.sections[path.section][path.item])
      let frame = try #require(fixture.view.layoutAttributesForItem(at: path)?.frame)
      let shift = fixture.view.collectionViewLayout.orthogonalShift(section: path.section)
      let place = cell.convert(cell.bounds, to: fixture.view)
      #expect(abs(place.minX - frame.minX - shift.x) < 1e-6 && abs(place.minY - frame.minY) < 1e-6, "\(path)")
      let host = fixture.view.orthogonalScrollView(section: path.section) ?? fixture.view
      #expect(cell.superview === host)
    }
  }

  @Test(arguments: [false, true]) func rowsAboveMoveTheSectionAsAWhole(animated: Bool) throws {
    let fixture = fixture()
    let scroller = try #require(fixture.view.orthogonalScrollView(section: 1))
    scroller.contentOffset.x = 500
    fixture.settle()
    let cell = try #require(fixture.view.cellForItem(at: path(1, 3)))
    let frame = cell.frame
    fixture.sections[0].insert("new", at: 1)
    if animated {
      fixture.view.insertItems(at: [path(0, 1)])
    } else {
      UIView.performWithoutAnimation { fixture.view.insertItems(at: [path(0, 1)]) }
    }
    fixture.settle()
    #expect(scroller.frame == rect(0, 160, 300, 100))
    #expect(cell.frame == frame)
    #expect(scroller.contentOffset.x == 500)
    try check(fixture)
  }

  @Test(arguments: [false, true]) func itemsComeAndGoInside(animated: Bool) throws {
    let fixture = fixture()
    let scroller = try #require(fixture.view.orthogonalScrollView(section: 1))
    scroller.contentOffset.x = 424
    fixture.settle()
    fixture.sections[1].remove(at: 2)
    fixture.sections[1].insert("new", at: 4)
    let batch = {
      fixture.view.performBatchUpdates {
        fixture.view.deleteItems(at: [path(1, 2)])
        fixture.view.insertItems(at: [path(1, 4)])
      }
    }
    if animated { batch() } else { UIView.performWithoutAnimation(batch) }
    fixture.settle()
    #expect(scroller.contentSize.width == CGFloat(20 * 212 - 12))
    #expect(fixture.textsOfSection(1) == ["1.3", "1.4"])
    try check(fixture)
  }

  @Test(arguments: [false, true]) func itemsMoveBetweenASectionInsideAndOneOutside(animated: Bool) throws {
    let fixture = fixture()
    let cell = try #require(fixture.view.cellForItem(at: path(1, 0)))
    let moved = fixture.sections[1].remove(at: 0)
    fixture.sections[0].insert(moved, at: 0)
    let batch = { fixture.view.moveItem(at: path(1, 0), to: path(0, 0)) }
    if animated { batch() } else { UIView.performWithoutAnimation(batch) }
    fixture.settle()
    #expect(fixture.view.cellForItem(at: path(0, 0)) === cell)
    #expect(cell.superview === fixture.view)
    try check(fixture)
    fixture.sections[0].remove(at: 0)
    fixture.sections[1].insert(moved, at: 1)
    let back = { fixture.view.moveItem(at: path(0, 0), to: path(1, 1)) }
    if animated { back() } else { UIView.performWithoutAnimation(back) }
    fixture.settle()
    try check(fixture)
  }

  @Test(arguments: 0..<12) func randomBatchesLeaveEveryCellWhereTheLayoutSays(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let fixture = fixture()
    for step in 0..<25 {
      let section = Int.random(in: 0...2, using: &random)
      let count = fixture.sections[section].count
      switch Int.random(in: 0...4, using: &random) {
      case 0:
        let index = Int.random(in: 0...count, using: &random)
        fixture.sections[section].insert("n\(step)", at: index)
        fixture.view.insertItems(at: [path(section, index)])
      case 1 where count > 0:
        let index = Int.random(in: 0..<count, using: &random)
        fixture.sections[section].remove(at: index)
        fixture.view.deleteItems(at: [path(section, index)])
      case 2 where count > 0:
        let (from, target) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0...2, using: &random))
        let text = fixture.sections[section].remove(at: from)
        let end = Int.random(in: 0...fixture.sections[target].count, using: &random)
        fixture.sections[target].insert(text, at: end)
        fixture.view.moveItem(at: path(section, from), to: path(target, end))
      case 3:
        if let scroller = fixture.view.orthogonalScrollView(section: 1) {
          let end = max(scroller.contentSize.width - 300, 0)
          scroller.contentOffset.x = CGFloat.random(in: 0...(end + 1), using: &random).rounded(.down)
        }
      default: fixture.view.reloadSections([section])
      }
      if Bool.random(using: &random) { fixture.settle() }
    }
    fixture.settle()
    try check(fixture)
  }
}
