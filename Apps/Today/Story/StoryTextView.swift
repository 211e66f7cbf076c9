// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The text of a story, and the apps it is about.
final class StoryTextView: UIStackView {
  convenience init(story: Story) {
    self.init(frame: .zero)
    axis = .vertical
    spacing = 20
    for (index, passage) in story.body.enumerated() {
      append(passage, isFirst: index == 0)
    }
    if story.kind != .getStarted {
      appendApps(story.apps)
    }
  }

  private func append(_ passage: Story.Passage, isFirst: Bool) {
    switch passage {
    case .text(let text):
      let label = UILabel(font: Prose.font, color: Palette.prose)
      label.attributedText = isFirst ? Prose.opening(text) : Prose.paragraph(text)
      addArrangedSubview(label)
    case .heading(let text):
      let label = UILabel(font: Typeface.font(22, .bold, like: .title2, upTo: 44), color: Palette.ink)
      label.text = text
      label.accessibilityTraits = .header
      if let previous = arrangedSubviews.last {
        setCustomSpacing(30, after: previous)
      }
      addArrangedSubview(label)
      setCustomSpacing(8, after: label)
    case .quote(let text):
      addArrangedSubview(QuoteView(text: text))
    }
  }

  private func appendApps(_ apps: [StoreApp]) {
    if let previous = arrangedSubviews.last {
      setCustomSpacing(32, after: previous)
    }
    for (index, app) in apps.enumerated() {
      let row = AppRowView()
      row.show(app, isLast: index == apps.count - 1)
      addArrangedSubview(row)
      setCustomSpacing(0, after: row)
    }
  }
}

/// Somebody's words, set apart by a bar.
final class QuoteView: UIView {
  convenience init(text: String) {
    self.init(frame: .zero)
    let bar = UIView()
    bar.backgroundColor = Palette.action
    bar.layer.cornerRadius = 1.5
    let label = UILabel(font: Typeface.font(20, .semibold, like: .title3, upTo: 40), color: Palette.ink)
    label.text = text
    for view in [bar, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 3),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
      label.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
