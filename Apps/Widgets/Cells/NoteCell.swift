// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A title and its text.
final class NoteCell: WidgetCell, WidgetDisplaying {
  private let icon = UIImageView(
    symbol: "note.text", font: Typeface.font(17, .semibold, upTo: 30), color: .systemYellow)
  private let title = UILabel(Typeface.font(17, .semibold, like: .headline, upTo: 40))
  private let body = UILabel(.systemFont(ofSize: 17), lines: 0)

  static func shows(_ topic: Widget.Topic) -> Bool { topic == .note }

  override func build(_ style: Widget.Style) {
    body.font = Typeface.font(style == .third ? 13 : 17, like: .body, upTo: style == .large ? 60 : 28)
    body.textColor = style == .large ? .label : .secondaryLabel
    // A square keeps its shape, so its text ends where there is no more room.
    body.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    switch style {
    case .large:
      body.setContentCompressionResistancePriority(.required, for: .vertical)
      addColumn(style, spacing: 8, [header, body])
    case .square, .largeSquare:
      title.numberOfLines = 2
      addColumn(style, spacing: 4, [header, body, .spacer()])
    case .third:
      title.font = Typeface.font(13, .semibold, upTo: 18)
      addColumn(style, spacing: 2, [title, body, .spacer()])
    case .mini:
      icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26, weight: .medium)
      title.font = Typeface.font(11, .medium, upTo: 14)
      title.textAlignment = .center
      addColumn(style, spacing: 4, alignment: .center, [.spacer(), icon, title, .spacer()])
        .distribution = .fill
    }
  }

  private var header: UIView { UIStackView(.horizontal, spacing: 8, alignment: .center, [icon, title]) }

  override func update(_ widget: Widget) {
    title.text = widget.title
    body.text = widget.text
  }
}
