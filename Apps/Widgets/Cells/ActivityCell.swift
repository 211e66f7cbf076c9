// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// How much of the day's goals is done.
final class ActivityCell: WidgetCell, WidgetDisplaying {
  private let rings = RingsView()
  private let title = UILabel(Typeface.font(17, .semibold, like: .headline, upTo: 30), color: .white)
  private let values = (0..<3).map { _ in
    UILabel(Typeface.font(15, .semibold, like: .subheadline, upTo: 22), color: .white)
  }
  private let comment = UILabel(.systemFont(ofSize: 17), color: UIColor(white: 0.92, alpha: 0.7), lines: 0)
  private static let colors: [UIColor] = [.systemPink, .systemGreen, .systemCyan]
  private static let units = ["KCAL", "MIN", "HRS"]
  private static let goals = [520.0, 30.0, 12.0]

  static func shows(_ topic: Widget.Topic) -> Bool { topic == .activity }

  override func build(_ style: Widget.Style) {
    // Rings glow on black, by day and by night.
    contentView.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .systemGray6 : UIColor(white: 0.09, alpha: 1)
    }
    rings.widthAnchor.constraint(equalTo: rings.heightAnchor).isActive = true
    for (label, color) in zip(values, Self.colors) { label.textColor = color }
    let figures = UIStackView(.vertical, spacing: 1, alignment: .leading, values)
    switch style {
    case .large:
      comment.font = Typeface.font(17, like: .body, upTo: 60)
      rings.widthAnchor.constraint(equalToConstant: 112).isActive = true
      let right = UIStackView(.vertical, spacing: 6, alignment: .leading, [title, figures])
      let top = UIStackView(.horizontal, spacing: 20, alignment: .center, [rings, right])
      addColumn(style, spacing: 14, [top, comment])
    case .square, .largeSquare:
      for label in values { label.font = Typeface.font(13, .semibold, upTo: 16) }
      let ground = UIStackView(.horizontal, [rings, .spacer()])
      addColumn(style, spacing: 8, [ground, figures])
    case .third:
      addColumn(style, alignment: .center, [rings])
    case .mini:
      addColumn(style, alignment: .center, [rings])
    }
  }

  override func update(_ widget: Widget) {
    let shares = (0..<3).map { index in
      0.3 + (index < widget.figures.count ? widget.figures[index] : 0.5) * 0.7
    }
    rings.rings = zip(Self.colors, shares).map { RingsView.Ring(color: $0, share: $1) }
    title.text = widget.title
    comment.text = widget.text
    for (index, label) in values.enumerated() {
      let goal = Self.goals[index]
      label.text = "\(Int(goal * shares[index]))/\(Int(goal))\(Self.units[index])"
    }
  }
}
