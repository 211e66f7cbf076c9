// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Builds the screen of widgets.
protocol WidgetsConfiguring {
  func makeScene() -> UIViewController
}

struct WidgetsConfigurator: WidgetsConfiguring {
  private let chance: Chance
  private let catalogue: Catalogue

  init(chance: Chance = Chance(), catalogue: Catalogue = .sample) {
    self.chance = chance
    self.catalogue = catalogue
  }

  func makeScene() -> UIViewController {
    let presenter = WidgetsPresenter(chance: chance)
    let source = RandomWidgetSource(catalogue: catalogue, chance: chance)
    let router = WidgetsRouter()
    let view = WidgetsViewController(
      interactor: WidgetsInteractor(presenter: presenter, source: source), router: router)
    presenter.view = view
    router.viewController = view
    return view
  }
}
