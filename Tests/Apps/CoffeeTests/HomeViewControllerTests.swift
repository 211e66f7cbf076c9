// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Coffee

/// The first screen: its header that gives way, and its tiles.
@MainActor struct HomeViewControllerTests {
  private let coffee = HomeScreen()
  private var home: HomeViewController { coffee.home }
  private var top: CGFloat { home.view.safeAreaInsets.top }
  private var label: UILabel { home.headerView.greetingLabel }

  private func scroll(to y: CGFloat) {
    home.scrollView.contentOffset.y = y
    coffee.screen.step()
  }

  /// Where something is seen now, in the middle of an animation too.
  private func shownY(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minY ?? .nan }

  @Test func theHeaderStandsAtTheSafeAreasTop() {
    #expect(abs(home.headerView.frame.minY - top) < 1e-9)
    #expect(label.frame.minX == 16)
    #expect(label.frame.minY == 8)
    #expect(home.scrollView.frame.minY == home.headerView.frame.maxY + 8)
    #expect(home.scrollView.frame.minX == 8)
    #expect(home.scrollView.frame.maxX == home.view.bounds.width - 8)
    #expect(home.scrollView.frame.maxY == home.view.bounds.height)
  }

  @Test func theButtonsAreAQuarterOfTheWidth() {
    let width = home.headerView.bounds.width
    #expect(home.headerView.inboxButton.frame.width == (width / 4 * 3).rounded() / 3)
    #expect(abs(home.headerView.historyButton.frame.minX - home.headerView.inboxButton.frame.maxX) < 0.01)
  }

  @Test func theHeaderStaysUpTo30Points() {
    scroll(to: 30)
    coffee.screen.advance(by: 1)
    #expect(abs(home.headerView.frame.minY - top) < 1e-9)
  }

  @Test func beyond30PointsTheGreetingLeavesInThreeTenths() {
    let height = label.frame.height + 16
    scroll(to: 31)
    #expect(abs(home.headerView.frame.minY - (top - height)) < 1e-9)
    coffee.screen.advance(by: 0.15)
    #expect(shownY(home.headerView) < top && shownY(home.headerView) > top - height)
    coffee.screen.advance(by: 0.2)
    #expect(abs(shownY(home.headerView) - (top - height)) < 1e-9)
    // The buttons are still there, right below the status bar.
    let buttons = home.headerView.inboxButton.convert(home.headerView.inboxButton.bounds, to: home.view)
    #expect(buttons.minY > top - 1e-9)
  }

  @Test func atTheTopTheGreetingComesBack() {
    scroll(to: 200)
    coffee.screen.advance(by: 1)
    scroll(to: 0)
    coffee.screen.advance(by: 1)
    #expect(abs(home.headerView.frame.minY - top) < 1e-9)
    #expect(label.alpha == 1)
  }

  @Test func theGreetingFadesAsSoonAsContentIsScrolled() {
    scroll(to: 1)
    #expect(label.alpha == 0)
    coffee.screen.advance(by: 0.15)
    let shown = label.layer.presentation()?.opacity ?? .nan
    #expect(shown > 0 && shown < 1)
    scroll(to: -20)
    coffee.screen.advance(by: 0.5)
    #expect(label.layer.presentation()?.opacity == 1)
  }

  @Test func aDragOfAFingerSnapsTheHeaderAway() {
    coffee.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), hold: 0.3)
    coffee.screen.advance(by: 1)
    #expect(home.scrollView.contentOffset.y > 30)
    #expect(home.headerView.frame.minY < top)
  }

  @Test func tilesAreChildrenInAStackOfTheScrollViewsWidth() {
    #expect(home.children.count == 5)
    #expect(home.stackView.arrangedSubviews == home.children.map(\.view))
    let tiles = home.stackView.arrangedSubviews
    for (tile, next) in zip(tiles, tiles.dropFirst()) {
      #expect(abs(next.frame.minY - tile.frame.maxY - 8) < 0.01)
      #expect(tile.frame.width == home.scrollView.frame.width)
    }
    #expect(home.children.allSatisfy { $0.parent === home })
  }

  @Test func aTileHasOneShadowHoweverOftenItIsLaidOut() {
    let view = TileBackgroundView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for width in [300, 320, 340] {
      view.frame.size.width = CGFloat(width)
      view.layoutIfNeeded()
    }
    #expect(view.layer.sublayers?.filter { $0 is CAShapeLayer } == [view.shadowLayer])
    #expect(view.shadowLayer.shadowPath?.boundingBoxOfPath.width == 340)
    #expect(view.shadowLayer.shadowOffset == CGSize(width: 0, height: 1))
    #expect(view.shadowLayer.shadowOpacity == 0.2)
    #expect(view.shadowLayer.shadowRadius == 1)
  }

  @Test func aPictureTakesTheHeightOfItsShape() throws {
    let tile = try #require(home.children.last as? TileViewController)
    let size = try #require(tile.imageView.image).size
    #expect(tile.imageView.frame.width == tile.view.bounds.width)
    #expect(abs(tile.imageView.frame.height - tile.view.bounds.width * size.height / size.width) < 0.5)
  }

  @Test func theScanButtonFloatsAboveTheSafeAreasCorner() {
    let frame = home.scanButton.frame
    #expect(frame.size == CGSize(width: 170, height: 60))
    #expect(frame.maxX == home.view.bounds.width - 16)
    #expect(frame.maxY == home.view.bounds.height - home.view.safeAreaInsets.bottom - 16)
  }
}
