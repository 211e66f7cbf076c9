// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The member's card: who carries it, how many stars are on it, and the code that the till reads.
final class MemberCardView: UIView {
  private let patternView = CardPatternView()

  init(member: Member) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 10)
    patternView.translatesAutoresizingMaskIntoConstraints = false
    patternView.layer.cornerRadius = 24
    patternView.layer.cornerCurve = .continuous
    patternView.clipsToBounds = true
    addSubview(patternView)

    let name = makeLabel("Half Moon", font: font(.headline, .bold), color: .white, lines: 1)
    let moon = makeSymbol("moon.fill", like: .headline, color: .white)
    let brand = UIStackView(arrangedSubviews: [moon, name])
    brand.spacing = 8
    let stars = makeLabel("\(member.stars)", font: font(.headline, .bold), color: .white, lines: 1)
    let star = makeSymbol("star.fill", like: .subheadline, color: UIColor(red: 1, green: 0.8, blue: 0.36, alpha: 1))
    let balance = UIStackView(arrangedSubviews: [stars, star])
    balance.spacing = 4
    balance.isAccessibilityElement = true
    balance.accessibilityLabel = "\(member.stars) stars"
    let top = UIStackView(arrangedSubviews: [brand, UIView(), balance])
    let code = QRCodeView(text: member.cardNumber)
    let holder = makeLabel(member.name, font: font(.title3, .semibold), color: .white, lines: 1)
    let number = makeLabel(
      Self.grouped(member.cardNumber), font: .preferredFont(forTextStyle: .footnote),
      color: UIColor(white: 1, alpha: 0.8), lines: 1)
    number.accessibilityLabel = "Card number ending in \(member.cardNumber.suffix(4))"
    for label in [name, stars, holder, number] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.3
    }
    for view in [top, code, holder, number] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      patternView.topAnchor.constraint(equalTo: topAnchor),
      patternView.leadingAnchor.constraint(equalTo: leadingAnchor),
      patternView.trailingAnchor.constraint(equalTo: trailingAnchor),
      patternView.bottomAnchor.constraint(equalTo: bottomAnchor),

      top.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      top.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: 20),

      code.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 24),
      code.centerXAnchor.constraint(equalTo: centerXAnchor),
      code.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.62),
      code.heightAnchor.constraint(equalTo: code.widthAnchor),

      holder.topAnchor.constraint(equalTo: code.bottomAnchor, constant: 24),
      holder.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      holder.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      number.topAnchor.constraint(equalTo: holder.bottomAnchor, constant: 2),
      number.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      number.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      bottomAnchor.constraint(equalTo: number.bottomAnchor, constant: 20),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The scan screen makes its card.")
  }

  /// Sixteen digits in groups of four.
  static func grouped(_ number: String) -> String {
    stride(from: 0, to: number.count, by: 4).map { start in
      String(number.dropFirst(start).prefix(4))
    }.joined(separator: " ")
  }
}

/// The card's ground: two greens, with circles like the rings that cups leave.
private final class CardPatternView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The card makes its ground.")
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let colors = [Palette.green.cgColor, Palette.darkGreen.cgColor, Palette.deepGreen.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    if let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 0.45, 1]) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: bounds.width * 0.6, y: bounds.height), options: [.drawsAfterEndLocation]
      )
    }
    context.setStrokeColor(UIColor(white: 1, alpha: 0.07).cgColor)
    for (index, part) in [0.32, 0.44, 0.58, 0.74, 0.92].enumerated() {
      let radius = bounds.width * part
      context.setLineWidth(index % 2 == 0 ? 14 : 4)
      context.strokeEllipse(
        in: CGRect(
          x: bounds.width * 0.92 - radius, y: bounds.height * 0.06 - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}
