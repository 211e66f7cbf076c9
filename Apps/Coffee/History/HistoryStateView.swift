// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What is behind the table while there is nothing in it.
final class HistoryStateView: UIView {
  init(symbol: String, title: String, text: String, button: UIButton?) {
    super.init(frame: .zero)
    let image = makeSymbol(symbol, like: .largeTitle, color: .tertiaryLabel)
    let titleLabel = makeLabel(title, font: font(.title3, .bold))
    let textLabel = makeLabel(text, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    for label in [titleLabel, textLabel] { label.textAlignment = .center }
    let column = UIStackView(arrangedSubviews: [image, titleLabel, textLabel])
    column.setCustomSpacing(16, after: image)
    if let button = button {
      column.setCustomSpacing(24, after: textLabel)
      column.addArrangedSubview(button)
    }
    add(column)
  }

  private init() {
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The history makes its states.")
  }

  /// A wheel that turns while the server is asked.
  static func loading() -> HistoryStateView {
    let view = HistoryStateView()
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    spinner.accessibilityLabel = "Loading"
    view.add(UIStackView(arrangedSubviews: [spinner]))
    return view
  }

  private func add(_ column: UIStackView) {
    column.translatesAutoresizingMaskIntoConstraints = false
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 8
    addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor, constant: 24),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
    ])
  }
}
