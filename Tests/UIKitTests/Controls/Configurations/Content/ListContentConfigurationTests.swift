// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct ListContentConfigurationTests {
  private func view(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400)).at(scale: 2)
    holder.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
    view.layoutIfNeeded()
    return view
  }

  @Test func aTextStandsInTheMiddleOfARow() {
    var content = UIListContentConfiguration.cell()
    content.text = "Name"
    let view = view(content)
    #expect(view.bounds.height == 52)
    #expect(view.textLabel.frame.origin == CGPoint(x: 16, y: 16))
    #expect(view.textLabel.font == .preferredFont(forTextStyle: .body))
  }

  @Test func aSecondaryTextStandsUnderTheText() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Name"
    content.secondaryText = "Second"
    let view = view(content)
    #expect(view.bounds.height == 72.5)
    #expect(view.textLabel.frame.minY == 15)
    #expect(view.secondaryLabel.frame.minY == 39.5)
    #expect(view.secondaryLabel.textColor == .secondaryLabel)
  }

  @Test func aValueStandsAtTheEndWhereThereIsRoom() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let wide = view(content)
    #expect(wide.bounds.height == 52)
    #expect(wide.secondaryLabel.frame.maxX == 312)
    #expect(wide.secondaryLabel.frame.minY == wide.textLabel.frame.minY)
    content.secondaryText = "A value that has no room beside any name"
    let narrow = view(content, width: 200)
    #expect(narrow.secondaryLabel.frame.minY > narrow.textLabel.frame.maxY)
  }

  @Test func aPictureMovesTheTexts() {
    var content = UIListContentConfiguration.cell()
    content.text = "Name"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
    let free = view(content)
    #expect(free.imageView.frame == CGRect(x: 16, y: 15, width: 60, height: 30))
    #expect(free.textLabel.frame.minX == 92)
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    content.imageToTextPadding = 8
    content.imageProperties.cornerRadius = 3
    let bound = view(content)
    #expect(bound.imageView.frame == CGRect(x: 26, y: 21, width: 20, height: 10))
    #expect(bound.textLabel.frame.minX == 64)
    #expect(bound.imageView.layer.cornerRadius == 3)
  }

  @Test func aPicturesRoomMayBeTheSystems() {
    var content = UIListContentConfiguration.cell()
    content.text = "Name"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    #expect(view(content).textLabel.frame.minX == 56)
  }

  @Test func symbolsShareAColumn() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Name"
    content.image = UIImage(systemName: "star")
    let star = view(content)
    #expect(star.textLabel.frame.minX == 56)
    #expect(abs(star.imageView.frame.midX - 28) <= 0.5)
    #expect(abs(star.bounds.height - max(52, star.imageView.bounds.height + 30)) < 0.5)
    content.image = UIImage(systemName: "chevron.right")
    #expect(view(content).textLabel.frame.minX == 56)
  }

  @Test func textsAreTransformedLimitedAndColoured() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "general things"
    content.textProperties.transform = .uppercase
    content.textProperties.numberOfLines = 1
    content.textProperties.alignment = .center
    content.textProperties.color = .systemRed
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemBlue }
    let label = view(content).textLabel
    #expect(label.text == "GENERAL THINGS")
    #expect(label.numberOfLines == 1 && label.textAlignment == .center)
    #expect(label.textColor == .systemBlue)
  }

  @Test func textsWithAttributesStandForPlainOnes() {
    var content = UIListContentConfiguration.cell()
    content.text = "Plain"
    content.attributedText = NSAttributedString(string: "Rich", attributes: [.foregroundColor: UIColor.systemRed])
    #expect(content.text == nil)
    #expect(view(content).textLabel.text == "Rich")
    content.text = "Plain"
    #expect(content.attributedText == nil)
    #expect(view(content).textLabel.text == "Plain")
  }

  @Test func disabledTextIsPaleUnlessTheAppColoursIt() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    let content = UIListContentConfiguration.cell()
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    #expect(
      content.updated(for: state).updated(for: UICellConfigurationState(traitCollection: UITraitCollection()))
        == content)
    var own = content
    own.textProperties.color = .systemRed
    #expect(own.updated(for: state).textProperties.color == .systemRed)
  }

  @Test func aListDecidesAboutHeadersThatLeaveItOpen() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.listRole = ListRole(environment: .sidebar, part: .header)
    var header = UIListContentConfiguration.header()
    header.directionalLayoutMargins.top = 3
    let decided = header.updated(for: state)
    #expect(decided.textProperties.font == UIListContentConfiguration.sidebarHeader().textProperties.font)
    #expect(decided.directionalLayoutMargins.top == 3)
  }

  @Test func equalContentsAreEqual() {
    var one = UIListContentConfiguration.cell()
    var other = UIListContentConfiguration.cell()
    (one.text, other.text) = ("A", "A")
    #expect(one == other && one.hashValue == other.hashValue)
    other.imageToTextPadding = 3
    #expect(one != other)
    #expect(UIListContentConfiguration.cell() != UIListContentConfiguration.valueCell())
  }

  @Test func guidesFollowTheTexts() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Name"
    let view = view(content)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    let guide = try #require(view.textLayoutGuide)
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor), mark.topAnchor.constraint(equalTo: guide.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 5), mark.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.superview?.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 16, y: 16, width: 5, height: 20.5))
  }

  @Test func contentInConstraintsIsAsHighAsItsWidthAsks() {
    var content = UIListContentConfiguration.cell()
    content.text = "A text that is far too long for a view of two hundred points"
    let view = UIListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)).at(scale: 2)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 91))
  }

  @Test func contentIsMirrored() {
    var content = UIListContentConfiguration.cell()
    content.text = "Name"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    let view = view(content)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.imageView.frame.maxX == 304)
  }
}
