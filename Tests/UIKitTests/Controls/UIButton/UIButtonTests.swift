// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import QuartzCore
@testable import UIKit

/// Sizes and looks of buttons; 2x figures are an iPhone SE's, 3x ones an iPhone 16's.
@MainActor struct UIButtonTests {
  private func system(_ title: String, scale: CGFloat = 2) -> UIButton {
    let button = UIButton(type: .system).at(scale: scale)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test func systemButtonsAreThirtyHighAndAtLeastThirtyWide() {
    #expect(system("Tap").intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(system("Disabled").intrinsicContentSize == CGSize(width: 60, height: 30))
    #expect(system("Tap", scale: 3).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func customButtonsAreThirtyFourHigh() {
    let button = UIButton(type: .custom).at(scale: 2)
    button.setTitle("Custom", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 63, height: 34))
    #expect(UIButton().intrinsicContentSize.height == 34)
  }

  @Test func theTitleStandsInTheMiddleWithAWholeWidth() {
    let button = system("Fixed Frame Button")
    button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
    button.layoutIfNeeded()
    let frame = button.titleLabel?.frame ?? .zero
    #expect(frame.height == 18)
    #expect(frame.minY == 13)
    #expect(frame.width == frame.width.rounded())
    #expect(frame.midX == 100)
  }

  @Test func theTitlesShadowGoesToTheOtherSideWhileTheButtonIsPressed() {
    let button = system("Tap")
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: -2)
    button.reversesTitleShadowWhenHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: -2))
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: 2))
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: -2))
  }

  @Test func aLargerTitleFontMakesALargerButton() {
    let button = system("Bold Button")
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    #expect(button.intrinsicContentSize.height == 33)
    #expect(system("Bold Button").intrinsicContentSize.width < button.intrinsicContentSize.width)
  }

  @Test func contentInsetsTakeThePlaceOfTheUsualOnes() {
    let button = system("Tap")
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up) + 40, height: 38))
  }

  @Test func pictureAndTitleStandSideBySide() {
    let button = UIButton(type: .custom).at(scale: 2)
    button.setTitle("Play", for: .normal)
    button.setImage(UIImage(cgImage: CGImage(ImageSamples.plain(40, 40)), scale: 2, orientation: .up), for: .normal)
    let size = button.intrinsicContentSize
    #expect(size.height == 21.5)
    button.frame = CGRect(origin: .zero, size: CGSize(width: size.width + 20, height: 40))
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 30)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 10)
    button.semanticContentAttribute = .unspecified
    button.contentHorizontalAlignment = .left
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    #expect(button.titleLabel?.frame.minX == 28)
  }

  @Test func aStateWithoutItsOwnTakesTheNormalOne() {
    let button = UIButton(type: .custom)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    button.isHighlighted = true
    #expect(button.currentTitle == "Follow")
    #expect(button.currentTitleColor == .red)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Follow")
  }

  @Test func pressedSystemTitlesFade() {
    let button = system("Tap")
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func theTintColoursSystemTitlesAndPictures() {
    let button = system("Tap")
    button.setImage(UIImage(cgImage: CGImage(ImageSamples.plain(4, 4))), for: .normal)
    button.tintColor = .red
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.imageView?.layer.contentsTint == UIColor.red.cgColor.rgba)
    button.tintColor = .green
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .green)
    #expect(button.imageView?.layer.contentsTint == UIColor.green.cgColor.rgba)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    let grey = UIColor.tertiaryLabel.resolvedCGColor(with: button.traitCollection).rgba
    #expect(button.imageView?.layer.contentsTint == grey)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func longTitlesAreCutInTheMiddle() {
    let button = system("A title that is much too long for it")
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 100)
  }

  // MARK: - Configurations

  private func configured(_ configuration: UIButton.Configuration, scale: CGFloat = 3) -> UIButton {
    UIButton(configuration: configuration).at(scale: scale)
  }

  @Test func aConfigurationHasSevenAndTwelvePointsAroundTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    let button = configured(configuration)
    #expect(abs(button.intrinsicContentSize.height - 34 - 1.0 / 3) < 1e-9)
    #expect(button.titleLabel?.font.pointSize == 17)
    let text = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(abs(button.intrinsicContentSize.width - text.width - 24) < 1e-9)
  }

  @Test func aConfigurationsTitleGoesOnInFurtherLines() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is much too long for one line"
    let button = configured(configuration, scale: 2)
    let natural = button.intrinsicContentSize
    #expect(button.titleLabel?.numberOfLines == 0)
    let wrapped = button.sizeThatFits(CGSize(width: 160, height: 0))
    #expect(wrapped.width <= 160 && wrapped.height > 2 * natural.height - 14)
    #expect(button.intrinsicContentSize(forWidth: 1_000) == natural)
    // Auto Layout gives the height that the width asks for.
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)).at(scale: 2)
    button.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: host.topAnchor), button.widthAnchor.constraint(equalToConstant: 160),
      button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    host.layoutIfNeeded()
    #expect(button.frame.height == wrapped.height)
    #expect(button.titleLabel?.frame.minX ?? 0 >= 12 && button.titleLabel?.frame.maxX ?? 0 <= 148)
    // A mode that truncates leaves one line.
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    host.layoutIfNeeded()
    #expect(button.frame.height == natural.height && button.titleLabel?.numberOfLines == 1)
  }

  @Test func linesOfATitleThatHaveNoRoomAreLeftOut() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is much too long for one line"
    let button = configured(configuration, scale: 2)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 36)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY ?? 0 >= 0)
    #expect(button.titleLabel?.frame.maxY ?? 0 <= 36)
  }

  @Test func sizesHaveTheirInsetsAndFonts() {
    var small = UIButton.Configuration.filled()
    small.title = "Tap"
    small.buttonSize = .small
    #expect(small.contentInsets == NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10))
    #expect(configured(small, scale: 2).intrinsicContentSize.height == 30)
    var large = small
    large.buttonSize = .large
    #expect(large.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    #expect(large.cornerRadius(height: 60) == 30)
    #expect(small.cornerRadius(height: 60) == 20)
    #expect(small.cornerRadius(height: 30) == 15)
  }

  @Test func picturesStandWhereTheConfigurationSays() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Tap"
    configuration.image = UIImage(cgImage: CGImage(ImageSamples.plain(20, 20)))
    configuration.imagePadding = 6
    let button = configured(configuration, scale: 2)
    let size = button.intrinsicContentSize
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 12)
    #expect(button.titleLabel?.frame.minX == 38)
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize.height == 60.5)
    button.configuration?.imagePlacement = .trailing
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 12)
  }

  @Test func subtitlesStandBelow() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Sub"
    let button = configured(configuration, scale: 2)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    // 7 + 20.5 + 2 + 16 + 7
    #expect(button.bounds.height == 52.5)
    #expect(button.subtitleLabel?.frame.minY == 29.5)
    #expect(button.subtitleLabel?.frame.minX == button.titleLabel?.frame.minX)
  }

  @Test func coloursFollowKindAndState() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Tap"
    let button = configured(configuration)
    func background() -> CGColor? {
      button.layoutIfNeeded()
      return button.backgroundView?.layer.backgroundColor
    }
    let tint = UIColor.systemBlue.resolvedCGColor(with: button.traitCollection)
    #expect(background() == tint)
    #expect(button.titleLabel?.textColor == .white)
    button.isHighlighted = true
    #expect(background()?.alpha == 0.75)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(background() == UIColor.tertiarySystemFill.resolvedCGColor(with: button.traitCollection))
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    let gray = configured(.gray())
    gray.setTitle("Grey", for: .normal)
    gray.layoutIfNeeded()
    #expect(gray.titleLabel?.textColor == .label)
  }

  @Test func rolesChangeTheTintAndTheWeight() {
    let plain = configured(.plain())
    plain.role = .destructive
    plain.layoutIfNeeded()
    #expect(plain.titleLabel?.textColor == .systemRed)
    plain.role = .primary
    plain.layoutIfNeeded()
    #expect(plain.titleLabel?.textColor != .systemRed)
    let size = plain.titleLabel?.font.pointSize ?? 0
    #expect(plain.titleLabel?.font == .systemFont(ofSize: size, weight: .semibold))
    let old = system("Delete")
    old.role = .destructive
    #expect(old.currentTitleColor == .systemRed)
  }

  @Test func aWheelTurnsInThePicturesPlace() {
    let button = configured(.filled())
    button.configuration?.title = "Loading"
    let width = button.intrinsicContentSize.width
    button.configuration?.image = UIImage(cgImage: CGImage(ImageSamples.plain(4, 4)))
    button.configuration?.showsActivityIndicator = true
    button.configuration?.imagePadding = 8
    #expect(button.intrinsicContentSize.width == width + 28)
    button.layoutIfNeeded()
    #expect(button.storedIndicator?.isAnimating == true)
    #expect(button.imageView?.isHidden == true)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(button.storedIndicator == nil)
    #expect(button.imageView?.isHidden == false)
  }

  @Test func theHandlerSeesEachChangeOfState() {
    var states: [UIControl.State] = []
    let button = configured(.plain())
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(states == [.normal, .selected])
    #expect(button.titleLabel?.text == "On")
  }

  @Test func actionsGiveTheirTitle() {
    var taps = 0
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Buy")
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  final class RoundButton: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func subclassesAreMadeByType() {
    #expect(RoundButton(type: .system).buttonType == .system)
    let button = RoundButton.systemButton(
      with: UIImage(cgImage: CGImage(ImageSamples.plain(4, 4))), target: nil, action: nil)
    #expect(button.currentImage?.size.width == 4)
  }

  @Test func buttonsAreReadAsTheirTitle() {
    let button = system("Tap")
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Tap")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(button.isAccessibilityElement)
    #expect(button.titleLabel?.isAccessibilityElement == false)
  }
}
