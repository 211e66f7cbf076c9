// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

/// Tabs, lists, hyphens, effects and text around shapes.
@MainActor private final class ParagraphGallery: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(
      arrangedSubviews: [prices, list, hyphens, effects, directions].map(label) + [flowed])
    stack.axis = .vertical
    stack.spacing = 14
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func text(
    _ string: String, _ more: [NSAttributedString.Key: Any] = [:], _ set: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    set(style)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label, .paragraphStyle: style,
    ]
    attributes.merge(more) { $1 }
    return NSMutableAttributedString(string: string, attributes: attributes)
  }

  private var prices: NSAttributedString {
    text("Espresso\tsmall\t2.5\nFlat white\tmedium\t13.75\nWater\tlarge\tfree") { style in
      let points = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
      style.tabStops = [
        NSTextTab(textAlignment: .center, location: 180),
        NSTextTab(textAlignment: .right, location: 300, options: [.columnTerminators: points]),
      ]
    }
  }

  private var list: NSAttributedString {
    let marks = NSTextList(markerFormat: "{decimal}.")
    let items = ["Grind the beans, not too fine, just before they are needed", "Pour"].enumerated().map {
      "\t\(marks.marker(forItemNumber: $0 + 1))\t\($1)"
    }
    return text(items.joined(separator: "\n")) { style in
      style.tabStops = [
        NSTextTab(textAlignment: .right, location: 24), NSTextTab(textAlignment: .left, location: 32),
      ]
      (style.headIndent, style.paragraphSpacing, style.textLists) = (32, 4, [marks])
    }
  }

  private var hyphens: NSAttributedString {
    text("A very uncomfort\u{AD}ably long Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft") {
      $0.alignment = .justified
    }
  }

  private var effects: NSAttributedString {
    let all = text("Pressed ", [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
    all.append(text("wide ", [.expansion: 0.4]))
    all.append(text("narrow ", [.expansion: -0.4]))
    all.append(text("dots here", [.underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue]))
    all.append(text("\n"))
    all.append(text("dashes", [.underlineStyle: NSUnderlineStyle([.thick, .patternDash]).rawValue]))
    all.append(text(" "))
    all.append(text("word by word", [.underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue]))
    return all
  }

  private var directions: NSAttributedString {
    let all = text("turned round: ")
    let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
    all.append(text("mirror", [.writingDirection: [override]]))
    return all
  }

  private var flowed: UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.attributedText = text(
      Array(repeating: "Words flow around the shape, on both of its sides.", count: 7).joined(separator: " "))
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 12
    let circle = UIBezierPath(ovalIn: CGRect(x: 130, y: 36, width: 110, height: 110))
    view.textContainer.exclusionPaths = [circle]
    let disc = CAShapeLayer()
    disc.path = UIBezierPath(ovalIn: CGRect(x: 135, y: 49, width: 100, height: 100)).cgPath
    disc.fillColor = UIColor.systemTeal.cgColor
    view.layer.addSublayer(disc)
    return view
  }
}

/// How paragraphs are set. Look at the pictures when one changes.
@MainActor struct ParagraphGallerySnapshotTests {
  private func check(_ name: String, _ screen: TestScreen) throws {
    screen.show(ParagraphGallery())
    try assertSnapshot(of: screen, named: name)
  }

  @Test func paragraphs() throws {
    try check("paragraphs", TestScreen(.iPhone16, scale: 2))
  }

  @Test func paragraphsInTheDark() throws {
    try check("paragraphs-dark", TestScreen(.iPhone16, appearance: .dark, scale: 2))
  }
}
