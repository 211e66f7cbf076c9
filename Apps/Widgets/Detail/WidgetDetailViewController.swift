// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// All that a widget has to say: what it is about, its title, and its text at full length.
final class WidgetDetailViewController: UIViewController {
  private let widget: Widget
  private let scrollView = UIScrollView()

  init(widget: Widget) {
    self.widget = widget
    super.init(nibName: nil, bundle: nil)
    title = widget.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The router makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    let topic = UILabel(Typeface.font(13, .semibold, like: .footnote, upTo: 24), color: .secondaryLabel)
    topic.text = widget.topic.rawValue.uppercased()
    let heading = UILabel(Typeface.font(34, .bold, like: .largeTitle, upTo: 60), lines: 0)
    heading.text = widget.title
    let text = UILabel(Typeface.font(17, like: .body, upTo: 60), lines: 0)
    text.text = widget.text
    let column = UIStackView(.vertical, spacing: 6, [topic, heading, text])
    column.setCustomSpacing(14, after: heading)
    scrollView.addSubview(column)

    let room = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: room.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }
}
