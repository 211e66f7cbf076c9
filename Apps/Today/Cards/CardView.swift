// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What all cards have: a picture, a category, a title. It is shown in the collection and, larger, above the story.
class CardView: UIView {
  static let cornerRadius: CGFloat = 14
  static let margin: CGFloat = 20

  let pictureView = UIImageView()
  let categoryLabel = UILabel(
    font: Typeface.font(14, .semibold, like: .subheadline, upTo: 24), color: Palette.onPicture)
  let titleLabel = UILabel(font: Typeface.font(22, .bold, like: .title2, upTo: 38), color: Palette.onPicture)

  /// The card without its margins; everything but the picture keeps to it.
  let page = UILayoutGuide()

  /// The margins. The story makes them larger where the screen has a notch.
  var insets = UIEdgeInsets(
    top: CardView.margin, left: CardView.margin, bottom: CardView.margin, right: CardView.margin)
  {
    didSet { applyInsets() }
  }

  /// Room, beside the margin, that wrapping texts leave free. A story has more of it than its card, so that the lines
  /// stay as they are while the card grows, and clear of the close button.
  var textRoom: CGFloat = 0 {
    didSet { wrappingEdges.forEach { $0.constant = -textRoom } }
  }

  private var pageTop: NSLayoutConstraint!
  private var pageLeft: NSLayoutConstraint!
  private var pageBottom: NSLayoutConstraint!
  private var pageRight: NSLayoutConstraint!
  private var wrappingEdges: [NSLayoutConstraint] = []

  static func make(_ kind: Story.Kind) -> CardView {
    switch kind {
    case .premiere: return PremiereCardView()
    case .appOfTheDay: return AppOfTheDayCardView()
    case .editors: return EditorsCardView()
    case .getStarted: return GetStartedCardView()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  /// Fills the card. Subclasses add what is theirs.
  func show(_ story: Story) {
    pictureView.image = story.picture.flatMap { UIImage(named: $0) }
    categoryLabel.text = story.category
    titleLabel.text = story.title
  }

  /// Builds the card, once. Subclasses call super first.
  func assemble() {
    clipsToBounds = true
    backgroundColor = Palette.card

    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pictureView)

    addLayoutGuide(page)
    pageTop = page.topAnchor.constraint(equalTo: topAnchor)
    pageLeft = page.leftAnchor.constraint(equalTo: leftAnchor)
    pageBottom = page.bottomAnchor.constraint(equalTo: bottomAnchor)
    pageRight = page.rightAnchor.constraint(equalTo: rightAnchor)
    applyInsets()
    NSLayoutConstraint.activate([
      pictureView.topAnchor.constraint(equalTo: topAnchor),
      pictureView.bottomAnchor.constraint(equalTo: bottomAnchor),
      pictureView.leadingAnchor.constraint(equalTo: leadingAnchor),
      pictureView.trailingAnchor.constraint(equalTo: trailingAnchor),
      pageTop, pageLeft, pageBottom, pageRight,
    ])
  }

  /// Puts the category at the top of the page and the title directly below it.
  func placeHeading() {
    titleLabel.accessibilityTraits = .header
    addSubview(categoryLabel)
    addSubview(titleLabel)
    wrap(categoryLabel)
    wrap(titleLabel)
    NSLayoutConstraint.activate([
      categoryLabel.topAnchor.constraint(equalTo: page.topAnchor),
      titleLabel.topAnchor.constraint(equalTo: categoryLabel.bottomAnchor),
    ])
  }

  /// Gives a label the page's width, to be filled as far as its words go.
  func wrap(_ label: UILabel) {
    let edge = label.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -textRoom)
    wrappingEdges.append(edge)
    NSLayoutConstraint.activate([label.leadingAnchor.constraint(equalTo: page.leadingAnchor), edge])
  }

  private func applyInsets() {
    pageTop.constant = insets.top
    pageLeft.constant = insets.left
    pageBottom.constant = -insets.bottom
    pageRight.constant = -insets.right
  }
}
