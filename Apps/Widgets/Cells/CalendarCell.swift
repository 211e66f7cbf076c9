// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A day and what is to happen on it.
final class CalendarCell: WidgetCell, WidgetDisplaying {
  private let weekday = UILabel(Typeface.font(13, .semibold, like: .footnote, upTo: 22), color: .systemRed)
  private let day = UILabel(Typeface.font(34, .regular, like: .largeTitle, upTo: 48))
  private let rows = UIStackView(.vertical, spacing: 8, [])
  private var style = Widget.Style.large

  static func shows(_ topic: Widget.Topic) -> Bool { topic == .calendar }

  override func build(_ style: Widget.Style) {
    self.style = style
    contentView.backgroundColor = .secondarySystemBackground
    switch style {
    case .large:
      let date = UIStackView(.vertical, alignment: .leading, [weekday, day])
      date.setContentHuggingPriority(.required, for: .horizontal)
      weekday.setContentCompressionResistancePriority(.required, for: .horizontal)
      addColumn(style, spacing: 10, [date, rows])
    case .square, .largeSquare:
      rows.spacing = 6
      addColumn(style, spacing: 0, [weekday, day, rows, .spacer()]).setCustomSpacing(4, after: day)
    case .third:
      day.font = Typeface.font(40, .regular, upTo: 44)
      addColumn(style, alignment: .leading, [weekday, day, .spacer()])
    case .mini:
      weekday.font = Typeface.font(11, .semibold, upTo: 12)
      day.font = Typeface.font(32, .regular, upTo: 34)
      addColumn(style, alignment: .center, [.spacer(), weekday, day, .spacer()])
    }
  }

  private var mostRows: Int {
    switch style {
    case .large: .max
    case .square, .largeSquare: 2
    case .third, .mini: 0
    }
  }

  override func update(_ widget: Widget) {
    let isShort = style == .mini
    weekday.text = (isShort ? String(widget.title.prefix(3)) : widget.title).uppercased()
    day.text = "\(Self.day(of: widget.title))"
    rows.arrangedSubviews.forEach { $0.removeFromSuperview() }
    let lines = widget.text.split(separator: "\n").map(String.init)
    for (index, line) in lines.sorted(by: { Self.time($0) < Self.time($1) }).prefix(mostRows).enumerated() {
      rows.addArrangedSubview(row(line, color: Palette.accents[index % Palette.accents.count]))
    }
  }

  /// The day of the month, in the only week there is.
  private static func day(of weekday: String) -> Int {
    let week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    return 12 + (week.firstIndex(of: weekday) ?? 0)
  }

  /// Minutes since midnight of a line such as `9:00 Design review`.
  private static func time(_ line: String) -> Int {
    let numbers = line.prefix { $0 != " " }.split(separator: ":").compactMap { Int($0) }
    return numbers.count == 2 ? numbers[0] * 60 + numbers[1] : 0
  }

  /// A coloured bar, what happens, and when.
  private func row(_ line: String, color: UIColor) -> UIView {
    let isLarge = style == .large
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let bar = UIView()
    bar.backgroundColor = color
    bar.layer.cornerRadius = 2
    bar.widthAnchor.constraint(equalToConstant: 4).isActive = true
    let what = UILabel(Typeface.font(isLarge ? 17 : 13, .semibold, upTo: isLarge ? 40 : 17), lines: isLarge ? 0 : 1)
    let time = UILabel(
      Typeface.font(isLarge ? 15 : 12, like: .subheadline, upTo: isLarge ? 34 : 15), color: .secondaryLabel)
    what.text = parts.last
    time.text = parts.first
    let texts = UIStackView(.vertical, spacing: isLarge ? 1 : 0, alignment: .leading, [what, time])
    return UIStackView(.horizontal, spacing: isLarge ? 10 : 6, alignment: .fill, [bar, texts])
  }
}
