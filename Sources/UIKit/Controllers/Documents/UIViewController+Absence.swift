// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Where a bar has its button.
  package enum AbsenceSide: Sendable {
    case left, right
  }

  /// Fills the view of a picker that has nothing to choose from: a bar with *Cancel*, and in the middle a symbol and what
  /// there is not, and why.
  package func showAbsence(
    _ words: String, because reason: String? = nil, symbol: String? = nil, title: String,
    cancelSide: AbsenceSide = .left, cancel: @escaping @MainActor () -> Void
  ) {
    let item = UINavigationItem(title: title)
    let button = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
    if cancelSide == .left { item.leftBarButtonItem = button } else { item.rightBarButtonItem = button }
    showAbsence(words, because: reason, symbol: symbol, item: item)
  }

  /// The same below a bar with an item of the caller's.
  package func showAbsence(_ words: String, because reason: String?, symbol: String?, item: UINavigationItem) {
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    bar.items = [item]
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = symbol.flatMap { UIImage(systemName: $0) }
    empty.text = words
    empty.secondaryText = reason
    let content = UIContentUnavailableView(configuration: empty)
    for view in [content, bar] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let top = bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([
      // In a sheet nothing is above the bar but the sheet's own edge.
      top, bar.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 10),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: bar.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
