// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card in the collection: the card itself, and its shadow, 20 points in from the cell's edges.
final class CardCell: UICollectionViewCell {
  let shadowView = CardShadowView()
  private(set) var cardView: CardView?

  /// Whether the card has grown into its story and left its place empty.
  var isAway = false {
    didSet { contentView.isHidden = isAway }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    shadowView.offset = CardShadowView.restingOffset
    isAway = false
  }

  /// Every kind has its own reuse identifier, so a reused cell has the right card already.
  func show(_ story: Story) {
    let cardView = self.cardView ?? insertCard(of: story.kind)
    cardView.show(story)
    describe(story)
  }

  private func assemble() {
    backgroundColor = .clear
    contentView.backgroundColor = .clear
    pin(shadowView)
    addGestureRecognizer(CardPress(target: nil, action: nil))
  }

  private func insertCard(of kind: Story.Kind) -> CardView {
    let view = CardView.make(kind)
    view.layer.cornerRadius = CardView.cornerRadius
    pin(view)
    cardView = view
    return view
  }

  private func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let margin = CardView.margin
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -margin),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin),
    ])
  }

  /// A card without buttons reads as one button; one with buttons lets them be reached.
  private func describe(_ story: Story) {
    let hasButtons = story.kind == .appOfTheDay || story.kind == .getStarted
    isAccessibilityElement = !hasButtons
    accessibilityLabel = [story.category, story.title, story.caption].filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityTraits = .button
  }
}
