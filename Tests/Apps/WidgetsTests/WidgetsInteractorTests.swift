// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Widgets

@MainActor struct WidgetsInteractorTests {
  @Test func aSetIsMadeAndPresentedOnce() {
    let presenter = PresenterDouble()
    let source = SourceDouble(Samples.widgets(.mini, 3))
    let interactor = WidgetsInteractor(presenter: presenter, source: source)
    interactor.loadWidgets(Widgets.Request(count: 12))
    #expect(source.counts == [12])
    #expect(presenter.responses.map(\.widgets) == [source.widgets])
  }

  @Test func everyRequestMakesAnotherSet() {
    let presenter = PresenterDouble()
    let source = SourceDouble([])
    let interactor = WidgetsInteractor(presenter: presenter, source: source)
    interactor.loadWidgets(Widgets.Request())
    interactor.loadWidgets(Widgets.Request())
    #expect(source.counts == [30, 30])
    #expect(presenter.responses.count == 2)
  }
}
