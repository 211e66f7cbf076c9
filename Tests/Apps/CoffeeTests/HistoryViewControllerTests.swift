// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Coffee

/// The history's states, one after the other.
@MainActor struct HistoryViewControllerTests {
  private let loader = LoaderDouble()
  private let coffee: CoffeeScreen
  private let history: HistoryViewController

  init() {
    let history = HistoryViewController(loader: loader)
    self.history = history
    coffee = CoffeeScreen { UINavigationController(rootViewController: history) }
  }

  private var table: UITableView { history.tableView }

  private func answer(_ result: Result<[Transaction], HistoryError>) {
    loader.answer(result)
    coffee.screen.advance(by: 0.5)
  }

  @Test func itLoadsFirst() {
    #expect(loader.requests == 1)
    #expect(history.state == .loading)
    #expect(table.backgroundView is HistoryStateView)
    #expect(table.numberOfSections == 0)
  }

  @Test func whatComesIsShownByMonth() throws {
    answer(.success(.sample))
    #expect(table.backgroundView == nil)
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [4, 4, 3])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    #expect(table.rectForHeader(inSection: 0).height == 80)
    #expect(table.separatorStyle == .none)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.accessibilityLabel == "Reward redeemed, Jun 14, −150 stars")
  }

  @Test func nothingIsSaid() {
    answer(.success([]))
    #expect(history.state == .empty)
    #expect(table.backgroundView is HistoryStateView)
  }

  @Test func aFailureOffersAnotherTry() throws {
    answer(.failure(.server(status: 503)))
    #expect(history.state == .failed(.server(status: 503)))
    let background = try #require(table.backgroundView)
    let button = try #require(firstButton(in: background))
    coffee.screen.tap(button)
    coffee.screen.step()
    #expect(loader.requests == 2)
    #expect(history.state == .loading)
    answer(.success(.sample))
    #expect(table.numberOfSections == 3)
  }

  @Test func pullingAsksAgain() {
    answer(.success([]))
    coffee.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), hold: 0.1)
    coffee.screen.advance(by: 1)
    #expect(loader.requests == 2)
    #expect(history.refreshControl?.isRefreshing == true)
    answer(.success(.sample))
    #expect(history.refreshControl?.isRefreshing == false)
    #expect(table.numberOfSections == 3)
  }

  private func firstButton(in view: UIView) -> UIButton? {
    view as? UIButton ?? view.subviews.lazy.compactMap { firstButton(in: $0) }.first
  }
}
