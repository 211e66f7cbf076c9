// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// From one kind of attributed string to the other and back, and titles of buttons made of them.
@MainActor struct AttributedStringBridgingTests {
  @Test func attributesGoOverRunByRun() {
    var text = AttributedString("Hello ")
    text.font = .boldSystemFont(ofSize: 20)
    text.kern = 2
    var world = AttributedString("world")
    world.foregroundColor = .systemRed
    world.underlineStyle = .single
    let result = NSAttributedString(text + world)
    #expect(result.string == "Hello world")
    #expect(result.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(result.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    #expect(result.attribute(.font, at: 6, effectiveRange: nil) == nil)
    #expect(result.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(result.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int == 1)
  }

  @Test func andBack() {
    let text = NSMutableAttributedString(string: "one two")
    text.addAttributes([.foregroundColor: UIColor.systemBlue, .kern: 3], range: NSRange(location: 4, length: 3))
    let result = AttributedString(text)
    #expect(String(result.characters) == "one two")
    let runs = Array(result.runs)
    #expect(runs.count == 2)
    #expect(runs[0].foregroundColor == nil)
    #expect(runs[1].foregroundColor == .systemBlue)
    #expect(runs[1].kern == 3)
    #expect(NSAttributedString(result).isEqual(to: text) || NSAttributedString(result).string == text.string)
  }

  @Test func aConfigurationsTitleMayHaveLooksOfItsOwn() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Plain"
    #expect(configuration.attributedTitle.map { String($0.characters) } == "Plain")
    var container = AttributeContainer()
    container.font = .systemFont(ofSize: 30)
    configuration.attributedTitle = AttributedString("Large", attributes: container)
    #expect(configuration.title == "Large")
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    #expect(
      button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 30))
    #expect(button.titleLabel?.text == "Large")
  }

  @Test func aTransformerChangesWhatTheTitleWouldBeShownWith() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 11, weight: .heavy)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    let text = button.titleLabel?.attributedText
    #expect(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 11, weight: .heavy))
    #expect(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != nil)
    configuration.titleTextAttributesTransformer = nil
    button.configuration = configuration
    #expect(button.titleLabel?.font.pointSize == 17)
  }

  @Test func kindsOfButtonsHaveTheSystemsPictures() {
    for type in [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd] {
      #expect(UIButton(type: type).currentImage != nil, "\(type)")
    }
    #expect(UIButton(type: .close).configuration?.image != nil)
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    #expect(UIButton(type: .custom).currentImage == nil)
  }
}
