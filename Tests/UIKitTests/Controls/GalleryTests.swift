// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RasterServer
import Testing

@testable import UIKit

/// Labels and buttons of all kinds, drawn; `TESSERA_PICTURES` names a folder to see them in.
@MainActor struct GalleryTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func labelsAndButtonsAreDrawn(_ style: UIUserInterfaceStyle) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)).inStyle(style).at(scale: 2)
    root.backgroundColor = .systemBackground
    var y: CGFloat = 12
    func add(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil, x: CGFloat = 16) {
      root.addSubview(view)
      let fitted = view.sizeThatFits(CGSize(width: width ?? 358, height: 0))
      view.frame = CGRect(x: x, y: y, width: width ?? fitted.width, height: height ?? fitted.height)
      y = view.frame.maxY + 8
    }
    func label(_ text: String, _ font: UIFont, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = font
      change(label)
      return label
    }
    for style in [UIFont.TextStyle.largeTitle, .title2, .headline, .body, .footnote] {
      add(label("Text in style \(style.rawValue.dropFirst(17))", .preferredFont(forTextStyle: style)))
    }
    let pangram = "The quick brown fox jumps over the lazy dog and runs on, and on, until two lines are full of it."
    add(
      label(pangram, .systemFont(ofSize: 15)) {
        $0.numberOfLines = 2; $0.textColor = .secondaryLabel
      }, width: 280)
    add(label(pangram, .systemFont(ofSize: 15)) { $0.lineBreakMode = .byTruncatingMiddle }, width: 358)
    add(
      label("Centred", .italicSystemFont(ofSize: 17)) {
        $0.textAlignment = .center; $0.backgroundColor = .systemGray5
      }, width: 358, height: 30)
    add(
      label("Shrunk to fit its narrow room", .systemFont(ofSize: 22)) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.4
        $0.backgroundColor = .systemGray5
      }, width: 160)
    add(label("Monospaced 0123", .monospacedSystemFont(ofSize: 15, weight: .medium)) { $0.isEnabled = false })
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    shadow.shadowBlurRadius = 2
    let rich = NSMutableAttributedString(
      string: "Rich ", attributes: [.font: UIFont.systemFont(ofSize: 24, weight: .bold)])
    rich.append(
      NSAttributedString(
        string: "underlined ",
        attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.systemRed]))
    rich.append(
      NSAttributedString(string: "struck ", attributes: [.strikethroughStyle: NSUnderlineStyle.double.rawValue]))
    rich.append(NSAttributedString(string: "marked ", attributes: [.backgroundColor: UIColor.systemYellow, .kern: 2]))
    rich.append(NSAttributedString(string: "shadow ", attributes: [.shadow: shadow]))
    rich.append(NSAttributedString(string: "link", attributes: [.link: "https://example.org"]))
    let richLabel = UILabel()
    richLabel.attributedText = rich
    add(richLabel)
    func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
      var configuration = configuration
      configuration.title = title
      return UIButton(configuration: configuration)
    }
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    add(system)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    y -= 38
    add(disabled, x: 120)
    let pressed = UIButton(type: .system)
    pressed.setTitle("Pressed", for: .normal)
    pressed.isHighlighted = true
    y -= 38
    add(pressed, x: 220)
    let kinds: [(UIButton.Configuration, String)] = [
      (.plain(), "Plain"), (.gray(), "Gray"), (.tinted(), "Tinted"), (.filled(), "Filled"),
    ]
    for (index, (configuration, title)) in kinds.enumerated() {
      add(button(configuration, title), x: 16 + CGFloat(index) * 90)
      if index < 3 { y = (root.subviews.last?.frame.minY ?? y) }
    }
    for (index, (configuration, title)) in kinds.enumerated() {
      let one = button(configuration, title)
      if index % 2 == 0 { one.isEnabled = false } else { one.isHighlighted = true }
      add(one, x: 16 + CGFloat(index) * 90)
      if index < 3 { y = (root.subviews.last?.frame.minY ?? y) }
    }
    var rich2 = UIButton.Configuration.filled()
    rich2.title = "Title"
    rich2.subtitle = "Subtitle below"
    rich2.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIColor.black.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
    }
    rich2.imagePadding = 8
    rich2.buttonSize = .large
    add(UIButton(configuration: rich2))
    let panel = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      UIColor.systemTeal.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 8).fill()
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 11, left: 11, bottom: 11, right: 11), resizingMode: .stretch)
    add(UIImageView(image: panel), width: 200, height: 40)

    let server = try Rendering.server(root)
    let bitmap = try #require(server.render())
    #expect(server.problems.isEmpty)
    if let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] {
      try bitmap.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("gallery-\(style).png"))
    }
    // Something dark or light was drawn where the large title stands.
    let isDark = style == .dark
    let marks = (0..<300).filter { x in bitmap[32 + x, 60][0] > 128 ? isDark : !isDark }.count
    #expect(marks > 20)
  }
}
