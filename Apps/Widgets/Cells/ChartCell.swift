// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The price of something over a day.
final class ChartCell: WidgetCell, WidgetDisplaying {
  private let name = UILabel(Typeface.font(17, .semibold, like: .headline, upTo: 30))
  private let arrow = UIImageView(font: .systemFont(ofSize: 12, weight: .bold))
  private let price = UILabel(Typeface.font(28, .semibold, like: .title1, upTo: 40))
  private let change = UILabel(Typeface.font(15, .semibold, like: .subheadline, upTo: 24))
  private let chart = LineChartView()
  private let news = UILabel(.systemFont(ofSize: 17), color: .secondaryLabel, lines: 0)
  private var style = Widget.Style.large

  static func shows(_ topic: Widget.Topic) -> Bool { topic == .chart }

  override func build(_ style: Widget.Style) {
    self.style = style
    contentView.backgroundColor = .secondarySystemBackground
    chart.setContentHuggingPriority(.init(1), for: .vertical)
    let delta = UIStackView(.horizontal, spacing: 4, alignment: .center, [arrow, change])
    switch style {
    case .large:
      news.font = Typeface.font(17, like: .body, upTo: 60)
      chart.heightAnchor.constraint(equalToConstant: 104).isActive = true
      let left = UIStackView(.vertical, spacing: 2, alignment: .leading, [name, delta])
      let head = UIStackView(.horizontal, spacing: 8, alignment: .center, [left, .spacer(), price])
      addColumn(style, spacing: 12, [head, chart, news])
    case .square, .largeSquare:
      price.font = Typeface.font(22, .semibold, upTo: 28)
      change.font = Typeface.font(13, .semibold, upTo: 18)
      let head = UIStackView(.vertical, spacing: 1, alignment: .leading, [name, delta])
      addColumn(style, spacing: 8, [head, chart, price])
    case .third:
      name.font = Typeface.font(13, .semibold, upTo: 16)
      change.font = Typeface.font(13, .semibold, upTo: 16)
      addColumn(style, spacing: 6, [name, chart, delta])
    case .mini:
      chart.lineWidth = 1.5
      name.font = Typeface.font(11, .semibold, upTo: 13)
      change.font = Typeface.font(12, .semibold, upTo: 13)
      addColumn(style, spacing: 3, [name, chart, change])
    }
  }

  override func update(_ widget: Widget) {
    let course = Course(figures: widget.figures)
    let color: UIColor = course.isRising ? .systemGreen : .systemRed
    name.text = widget.title
    price.text = course.price
    change.text = style == .mini || style == .third ? course.shortChange : course.change
    change.textColor = color
    arrow.image = UIImage(systemName: course.isRising ? "arrow.up.right" : "arrow.down.right")
    arrow.tintColor = color
    chart.tintColor = color
    chart.values = style == .mini || style == .third ? course.values.everySecond : course.values
    news.text = widget.text
  }
}

/// A course that is made up of figures from 0 to 1: each moves it a little.
private struct Course {
  /// From 0 at the lowest to 1 at the highest.
  let values: [Double]
  private let first: Double
  private let last: Double

  init(figures: [Double]) {
    var sums = [0.0]
    let lean = ((figures.first ?? 0.5) - 0.42) * 0.35
    for figure in figures { sums.append((sums.last ?? 0) + figure - 0.5 + lean) }
    let (lowest, highest) = (sums.min() ?? 0, sums.max() ?? 1)
    values = sums.map { highest > lowest ? 0.04 + ($0 - lowest) / (highest - lowest) * 0.92 : 0.5 }
    first = 40 + (figures.last ?? 0.5) * 200
    last = first * (1 + (sums.last ?? 0) / 60)
  }

  var isRising: Bool { last >= first }
  var price: String { Self.text(last) }

  private var share: Double { (last / first - 1) * 100 }
  var change: String { (isRising ? "+" : "−") + Self.text(abs(last - first)) + " (" + Self.text(abs(share)) + "%)" }
  var shortChange: String { (isRising ? "+" : "−") + Self.text(abs(share)) + "%" }

  /// Two digits after the point.
  private static func text(_ number: Double) -> String {
    let cents = Int((number * 100).rounded())
    let rest = cents % 100
    return "\(cents / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}

extension [Double] {
  fileprivate var everySecond: [Double] { enumerated().filter { $0.offset % 2 == 0 }.map(\.element) }
}
