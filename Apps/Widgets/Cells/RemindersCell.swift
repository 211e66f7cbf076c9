// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of things to do.
final class RemindersCell: WidgetCell, WidgetDisplaying {
  private let title = UILabel(Typeface.font(17, .bold, like: .headline, upTo: 34))
  private let count = UILabel(Typeface.font(30, .bold, like: .title1, upTo: 44))
  private let badge = UIImageView(symbol: "list.bullet", font: .systemFont(ofSize: 15, weight: .bold), color: .white)
  private let rows = UIStackView(.vertical, spacing: 9, [])
  private var style = Widget.Style.large

  static func shows(_ topic: Widget.Topic) -> Bool { topic == .reminders }

  override func build(_ style: Widget.Style) {
    self.style = style
    contentView.backgroundColor = .secondarySystemBackground
    badge.widthAnchor.constraint(equalToConstant: style == .mini ? 26 : 32).isActive = true
    badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
    badge.layer.cornerRadius = style == .mini ? 13 : 16
    let spacer = UIView.spacer()
    switch style {
    case .large:
      let head = UIStackView(.horizontal, spacing: 10, alignment: .center, [badge, title, spacer, count])
      addColumn(style, spacing: 12, [head, rows])
    case .square, .largeSquare:
      let head = UIStackView(.horizontal, alignment: .center, [badge, spacer, count])
      addColumn(style, spacing: 4, [head, title, rows, .spacer()]).setCustomSpacing(8, after: head)
      rows.spacing = 6
    case .third:
      title.font = Typeface.font(13, .bold, upTo: 17)
      title.numberOfLines = 2
      count.font = Typeface.font(26, .bold, upTo: 30)
      let head = UIStackView(.horizontal, alignment: .center, [badge, spacer, count])
      addColumn(style, [head, .spacer(), title])
    case .mini:
      count.font = Typeface.font(20, .bold, upTo: 22)
      title.font = Typeface.font(11, .medium, upTo: 13)
      badge.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
      let head = UIStackView(.horizontal, alignment: .center, [badge, spacer, count])
      addColumn(style, [head, .spacer(), title])
    }
  }

  /// How many lines a style has room for.
  private var mostRows: Int {
    switch style {
    case .large: .max
    case .square, .largeSquare: 3
    case .third, .mini: 0
    }
  }

  override func update(_ widget: Widget) {
    let lines = widget.text.split(separator: "\n").map(String.init)
    let accent = Palette.accent(for: widget.title)
    title.text = widget.title
    title.textColor = style == .large || style == .square || style == .largeSquare ? accent : .label
    count.text = "\(lines.count)"
    badge.backgroundColor = accent
    rows.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for line in lines.prefix(mostRows) { rows.addArrangedSubview(row(line)) }
  }

  private func row(_ text: String) -> UIView {
    let isLarge = style == .large
    let font = Typeface.font(isLarge ? 17 : 13, like: .body, upTo: isLarge ? 40 : 17)
    let circle = UIImageView(symbol: "circle", font: font, color: .systemGray3)
    let label = UILabel(font, lines: isLarge ? 0 : 1)
    label.text = text
    return UIStackView(.horizontal, spacing: isLarge ? 10 : 6, alignment: .center, [circle, label])
  }
}
