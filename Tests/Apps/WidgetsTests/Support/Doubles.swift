// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import UIKit

@testable import Widgets

extension Chance {
  convenience init(seed: UInt64) {
    self.init(SeededRandom(seed: seed))
  }
}

/// Gives what it is told to, and counts.
final class SourceDouble: WidgetSourcing {
  var widgets: [Widget]
  private(set) var counts: [Int] = []

  init(_ widgets: [Widget]) {
    self.widgets = widgets
  }

  func makeWidgets(count: Int) -> [Widget] {
    counts.append(count)
    return widgets
  }
}

final class PresenterDouble: WidgetsPresentationLogic {
  private(set) var responses: [Widgets.Response] = []

  func presentWidgets(_ response: Widgets.Response) { responses.append(response) }
}

final class ViewDouble: WidgetsDisplayLogic {
  private(set) var viewModels: [Widgets.ViewModel] = []

  func displayWidgets(_ viewModel: Widgets.ViewModel) { viewModels.append(viewModel) }
}

final class InteractorDouble: WidgetsBusinessLogic {
  private(set) var requests: [Widgets.Request] = []

  func loadWidgets(_ request: Widgets.Request) { requests.append(request) }
}

final class RouterDouble: WidgetsRoutingLogic {
  private(set) var shown: [Widget] = []

  func showDetail(of widget: Widget) { shown.append(widget) }
}

/// Widgets of given styles, with titles that tell them apart.
enum Samples {
  static func widgets(_ style: Widget.Style, _ count: Int, from first: Int = 0) -> [Widget] {
    (first..<first + count).map { widget(style, "\(style.rawValue) \($0)") }
  }

  static func widget(_ style: Widget.Style, _ title: String, _ topic: Widget.Topic = .note) -> Widget {
    Widget(
      style: style, topic: topic, title: title, text: "Fifty characters are the least that any widget says here.",
      figures: (0..<24).map { Double(($0 * 7 + 3) % 10) / 10 })
  }
}
