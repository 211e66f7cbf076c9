// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture, and on large widgets what there is to tell of it.
final class PhotoCell: WidgetCell, WidgetDisplaying {
  private let picture = UIImageView()
  private let shade = GradientView()
  private let title = UILabel(Typeface.font(20, .bold, like: .title3, upTo: 34), color: .white, lines: 2)
  private let story = UILabel(.systemFont(ofSize: 17), lines: 0)

  static func shows(_ topic: Widget.Topic) -> Bool { topic == .photo }

  override func build(_ style: Widget.Style) {
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.setContentHuggingPriority(.init(1), for: .vertical)
    picture.setContentCompressionResistancePriority(.init(1), for: .vertical)
    picture.setContentCompressionResistancePriority(.init(1), for: .horizontal)
    contentView.addSubview(picture)
    if style == .large { buildStory() } else { picture.pin(to: contentView) }
    guard style != .mini else { return }
    if style == .third { title.font = Typeface.font(13, .semibold, upTo: 17) }
    if style == .square { title.font = Typeface.font(17, .semibold, upTo: 24) }
    addTitle(inset: WidgetCell.inset(style))
  }

  private func buildStory() {
    story.font = Typeface.font(17, like: .body, upTo: 60)
    contentView.addSubview(story)
    let bottom = story.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 190),
      story.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 14),
      story.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      story.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      bottom,
    ])
  }

  /// A title over the picture's lower edge, on a shade that keeps it legible.
  private func addTitle(inset: CGFloat) {
    shade.translatesAutoresizingMaskIntoConstraints = false
    shade.show(top: UIColor(white: 0, alpha: 0), bottom: UIColor(white: 0, alpha: 0.55))
    contentView.addSubview(shade)
    contentView.addSubview(title)
    NSLayoutConstraint.activate([
      shade.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      shade.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      shade.heightAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 0.6),
      title.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: inset),
      title.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -inset),
      title.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -inset + 4),
    ])
  }

  override func update(_ widget: Widget) {
    picture.image = UIImage(named: widget.title.lowercased().replacingOccurrences(of: " ", with: "-"))
    title.text = widget.title
    story.text = widget.text
  }
}
