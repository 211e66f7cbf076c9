// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Whether the data source is being asked for a view, so that what is called now is called by it.
  var isAskingDataSource: Bool { QuestionStack.views.contains { $0 === self } }

  /// Whether nothing was loaded yet that a batch of updates could keep.
  var isBlank: Bool { engine.storedCounts == nil && elements.isEmpty && selection.isEmpty }

  /// Asks the data source for a view.
  func asking<View>(_ question: () -> View) -> View {
    QuestionStack.views.append(self)
    defer { QuestionStack.views.removeLast() }
    return question()
  }
}

/// The collection views that are asking for views, the innermost last: a cell may hold a collection view of its own.
@MainActor enum QuestionStack {
  fileprivate static var views: [UICollectionView] = []

  /// Who asks just now.
  static var asking: UICollectionView? { views.last }
}
