// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the view may ask for.
protocol WidgetsBusinessLogic: AnyObject {
  /// Makes a new set of widgets.
  func loadWidgets(_ request: Widgets.Request)
}

/// Makes a set of widgets whenever it is asked, and hands it to the presenter.
final class WidgetsInteractor: WidgetsBusinessLogic {
  private let presenter: any WidgetsPresentationLogic
  private let source: any WidgetSourcing

  init(presenter: any WidgetsPresentationLogic, source: any WidgetSourcing) {
    self.presenter = presenter
    self.source = source
  }

  func loadWidgets(_ request: Widgets.Request) {
    presenter.presentWidgets(Widgets.Response(widgets: source.makeWidgets(count: request.count)))
  }
}
