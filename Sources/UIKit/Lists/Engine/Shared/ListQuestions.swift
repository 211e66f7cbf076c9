// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension ListEngineHost {
  /// Whether the data source is being asked for a view, so that what is called now is called by it.
  var isAskingDataSource: Bool { ListQuestions.views.contains { $0 === self } }

  /// Asks the data source for a view.
  func asking<View>(_ question: () -> View) -> View {
    ListQuestions.views.append(self)
    defer { ListQuestions.views.removeLast() }
    return question()
  }
}

/// The lists that are asking for views, the innermost last: a cell may hold a list of its own.
@MainActor enum ListQuestions {
  fileprivate static var views: [UIView] = []

  /// Who asks just now.
  static var asking: UIView? { views.last }
}
