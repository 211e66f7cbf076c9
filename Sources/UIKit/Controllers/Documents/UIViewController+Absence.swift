// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Where a bar has its button.
  package enum AbsenceSide: Sendable {
    case left, right
  }

  /// Fills the view of a picker that has nothing to choose from: a bar with *Cancel*, and words in the middle.
  package func showAbsence(
    _ words: String, title: String, cancelSide: AbsenceSide = .left, cancel: @escaping @MainActor () -> Void
  ) {
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: title)
    let button = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
    if cancelSide == .left { item.leftBarButtonItem = button } else { item.rightBarButtonItem = button }
    let bar = UINavigationBar()
    bar.items = [item]
    let label = UILabel()
    label.text = words
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    for view in [bar, label] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }
}
