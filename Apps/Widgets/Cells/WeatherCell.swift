// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The sky over a town, and what it will be like.
final class WeatherCell: WidgetCell, WidgetDisplaying {
  private let sky = GradientView()
  private let town = UILabel(Typeface.font(17, .semibold, like: .headline, upTo: 28), color: .white)
  private let degrees = UILabel(Typeface.font(46, .light, like: .largeTitle, upTo: 64), color: .white)
  private let icon = UIImageView(font: .systemFont(ofSize: 20, weight: .semibold), color: .white)
  private let condition = UILabel(Typeface.font(15, .medium, like: .subheadline, upTo: 24), color: .white)
  private let range = UILabel(
    Typeface.font(15, .medium, like: .subheadline, upTo: 24), color: UIColor(white: 1, alpha: 0.8))
  private let outlook = UILabel(.systemFont(ofSize: 17), color: UIColor(white: 1, alpha: 0.92), lines: 0)
  private var hours: [HourView] = []

  static func shows(_ topic: Widget.Topic) -> Bool { topic == .weather }

  override func build(_ style: Widget.Style) {
    contentView.addSubview(sky)
    sky.pin(to: contentView)
    switch style {
    case .large: buildLarge()
    case .square, .largeSquare:
      addColumn(style, spacing: 0, alignment: .leading, [town, degrees, .spacer(), icon, condition, range])
    case .third:
      town.font = Typeface.font(13, .semibold, upTo: 18)
      degrees.font = Typeface.font(32, .light, upTo: 36)
      addColumn(style, spacing: 0, alignment: .leading, [town, degrees, .spacer(), icon])
    case .mini:
      degrees.font = Typeface.font(18, .medium, upTo: 20)
      icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 19, weight: .medium)
      town.font = Typeface.font(11, .medium, upTo: 13)
      addColumn(style, alignment: .center, [.spacer(), icon, degrees, town, .spacer()])
    }
  }

  private func buildLarge() {
    outlook.font = Typeface.font(17, like: .body, upTo: 60)
    condition.textAlignment = .right
    range.textAlignment = .right
    hours = (0..<6).map { _ in HourView() }
    let left = UIStackView(.vertical, alignment: .leading, [town, degrees])
    let right = UIStackView(.vertical, spacing: 3, alignment: .trailing, [icon, condition, range])
    let top = UIStackView(.horizontal, spacing: 8, alignment: .center, [left, .spacer(), right])
    let row = UIStackView(.horizontal, alignment: .fill, hours)
    row.distribution = .equalSpacing
    addColumn(.large, spacing: 14, [top, row, outlook])
  }

  override func update(_ widget: Widget) {
    let weather = Weather(figures: widget.figures)
    sky.show(top: weather.sky.0, bottom: weather.sky.1)
    town.text = widget.title
    degrees.text = "\(weather.degrees)°"
    icon.image = weather.symbol(for: weather.kind)
    condition.text = weather.kind.name
    range.text = "H:\(weather.highest)° L:\(weather.lowest)°"
    outlook.text = widget.text
    for (index, hour) in hours.enumerated() {
      hour.show(weather.hour(index), symbol: weather.symbol(for: weather.kind(at: index)))
    }
  }
}

/// One hour of a forecast.
private final class HourView: UIView {
  private let time = UILabel(
    Typeface.font(13, .medium, upTo: 17), color: UIColor(white: 1, alpha: 0.75), alignment: .center)
  private let icon = UIImageView(font: .systemFont(ofSize: 17, weight: .medium), color: .white)
  private let degrees = UILabel(Typeface.font(15, .semibold, upTo: 19), color: .white, alignment: .center)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let column = UIStackView(.vertical, spacing: 5, alignment: .center, [time, icon, degrees])
    addSubview(column)
    column.pin(to: self)
    icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
  }

  required init?(coder: NSCoder) {
    fatalError("Hours are made in code.")
  }

  func show(_ hour: (time: String, degrees: Int), symbol: UIImage?) {
    time.text = hour.time
    degrees.text = "\(hour.degrees)°"
    icon.image = symbol
  }
}
