// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The date and the day's name; the reader's portrait in the first section.
final class DayHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "DayHeader"

  /// 81 points at the default text size, more when the two lines need it.
  static var height: CGFloat {
    max(81, (20 + datelineFont.lineHeight + 2 + titleFont.lineHeight).rounded(.up))
  }

  private static var datelineFont: UIFont { Typeface.font(12, .semibold, like: .caption1, upTo: 24) }
  private static var titleFont: UIFont { Typeface.font(36, .bold, like: .largeTitle, upTo: 56) }

  private let datelineLabel = UILabel(font: DayHeaderView.datelineFont, color: Palette.quiet, lines: 1)
  private let titleLabel = UILabel(font: DayHeaderView.titleFont, color: Palette.ink, lines: 1)
  private let portraitView = UIImageView(image: UIImage(named: "reader"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  func show(dateline: String, title: String, portrait: Bool) {
    datelineLabel.text = dateline
    titleLabel.text = title
    portraitView.isHidden = !portrait
  }

  private func assemble() {
    titleLabel.accessibilityTraits = .header
    portraitView.contentMode = .scaleAspectFill
    portraitView.clipsToBounds = true
    portraitView.layer.cornerRadius = 17.5
    portraitView.layer.borderWidth = 0.5
    portraitView.layer.borderColor = Palette.portraitRim.cgColor
    portraitView.isAccessibilityElement = true
    portraitView.accessibilityLabel = NSLocalizedString("My Account", comment: "The reader's portrait")
    portraitView.translatesAutoresizingMaskIntoConstraints = false

    addSubview(datelineLabel)
    addSubview(titleLabel)
    addSubview(portraitView)
    NSLayoutConstraint.activate([
      datelineLabel.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      datelineLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      datelineLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),

      titleLabel.topAnchor.constraint(equalTo: datelineLabel.bottomAnchor, constant: 2),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: portraitView.leadingAnchor, constant: -10),

      portraitView.widthAnchor.constraint(equalToConstant: 35),
      portraitView.heightAnchor.constraint(equalToConstant: 35),
      portraitView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      portraitView.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
    ])
  }
}
