// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Widgets

@MainActor struct WidgetsViewControllerTests {
  @Test func theViewAsksOnLoadAndOnRefresh() {
    let interactor = InteractorDouble()
    let widgets = WidgetsScreen(interactor: interactor)
    #expect(interactor.requests.map(\.count) == [30])
    widgets.refresh()
    #expect(interactor.requests.map(\.count) == [30, 30])
  }

  @Test func theScreenHasALargeTitleAndARefreshButton() {
    let widgets = WidgetsScreen(interactor: InteractorDouble())
    #expect(widgets.controller.title == "Widgets")
    #expect(widgets.controller.navigationItem.largeTitleDisplayMode == .always)
    #expect(widgets.controller.navigationItem.rightBarButtonItem != nil)
  }

  @Test func aCellForEveryWidget() {
    let widgets = WidgetsScreen()
    #expect(widgets.collection.numberOfItems(inSection: 0) == 30)
    #expect(widgets.controller.groups.flatMap(\.widgets).count == 30)
    #expect(widgets.collection.visibleCells.count < 30)
  }

  @Test func cellsAreChosenByTopic() {
    let widgets = WidgetsScreen(interactor: InteractorDouble())
    let topics = Widget.Topic.allCases
    widgets.show(topics.map { .init(arrangement: .fiftyFifty, widgets: [Samples.widget(.square, $0.rawValue, $0)]) })
    let first = widgets.collection.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first is WeatherCell)
    for topic in topics { #expect(WidgetCells.all.count { $0.shows(topic) } == 1) }
  }

  @Test func refreshingReplacesTheSetInPlace() {
    let widgets = WidgetsScreen()
    let before = widgets.controller.groups
    widgets.refresh()
    widgets.screen.advance(by: 1)
    #expect(widgets.controller.groups != before)
    #expect(widgets.collection.numberOfItems(inSection: 0) == 30)
    let cells = widgets.collection.visibleCells
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0.alpha == 1 && $0.superview != nil })
  }

  @Test func touchingAWidgetShowsIt() throws {
    let router = RouterDouble()
    let widgets = WidgetsScreen(interactor: InteractorDouble(), router: router)
    let sample = Samples.widget(.large, "Ideas")
    widgets.show([.init(arrangement: .full, widgets: [sample])])
    widgets.screen.tap(try #require(widgets.collection.cellForItem(at: IndexPath(item: 0, section: 0))))
    #expect(router.shown == [sample])
  }

  @Test func theRouterPushesAndTheBackButtonReturns() throws {
    let widgets = WidgetsScreen()
    let cell = try #require(widgets.collection.visibleCells.first)
    widgets.screen.tap(cell)
    widgets.screen.advance(by: 1)
    #expect(widgets.navigation.topViewController is WidgetDetailViewController)
    widgets.navigation.popViewController(animated: true)
    widgets.screen.advance(by: 1)
    #expect(widgets.navigation.topViewController === widgets.controller)
  }
}
