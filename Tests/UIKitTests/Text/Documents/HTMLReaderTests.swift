// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import Testing

@testable import UIKit

@MainActor struct HTMLReaderTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  private func value<Value>(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString) -> Value? {
    let range = (text.string as NSString).range(of: word)
    guard range.location != NSNotFound else { return nil }
    return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
  }

  private func traits(_ word: String, _ text: NSAttributedString) -> UIFontDescriptor.SymbolicTraits {
    (value(.font, of: word, in: text) as UIFont?)?.fontDescriptor.symbolicTraits ?? []
  }

  @Test func wordsHaveTheLookOfTheirElements() throws {
    let text = try read(
      "plain <b>bold</b>, <em>leaning</em>, <strong><i>both</i></strong> <u>under</u> <del>gone</del>")
    #expect(text.string == "plain bold, leaning, both under gone")
    #expect(traits("plain", text).intersection([.traitBold, .traitItalic]) == [])
    #expect(traits("bold", text).contains(.traitBold) && traits("leaning", text).contains(.traitItalic))
    #expect(traits("both", text).isSuperset(of: [.traitBold, .traitItalic]))
    #expect(value(.underlineStyle, of: "under", in: text) == 1)
    #expect(value(.underlineStyle, of: "gone", in: text) as Int? == nil)
    #expect(value(.strikethroughStyle, of: "gone", in: text) == 1)
    #expect((value(.font, of: "plain", in: text) as UIFont?)?.pointSize == 12)
  }

  @Test func blocksAreParagraphsAndSpacesCollapse() throws {
    #expect(try read("<p>One\n   two </p>\n<p> three</p>").string == "One two\nthree\n")
    #expect(try read("<h1>Title</h1>text").string == "Title\ntext")
    #expect(try read("<p>a<br>b</p>c<br/>d").string == "a\u{2028}b\nc\nd")
    #expect(try read("<div><div>a</div></div><div>b</div>").string == "a\nb\n")
    #expect(try read("<p>one<p>two").string == "one\ntwo\n".dropLast())
    #expect(try read("<pre>a  b\nc</pre>").string == "a  b\nc\n")
    #expect(try read("a<b> b </b>c").string == "a b c")
  }

  @Test func headingsAndParagraphsHaveSizesAndSpacing() throws {
    let text = try read("<h2>Head</h2><p style='text-align:center; margin-bottom: 5px'>Body</p>")
    #expect(
      (value(.font, of: "Head", in: text) as UIFont?)?.pointSize == 18 && traits("Head", text).contains(.traitBold))
    let style: NSParagraphStyle? = value(.paragraphStyle, of: "Body", in: text)
    #expect(style?.alignment == .center && style?.paragraphSpacing == 5)
  }

  @Test func itemsOfListsHaveMarksAndHang() throws {
    let text = try read(
      "<ul><li>one<li>two<ul><li>deep</li></ul></li></ul><ol start=3><li>three</li><li>four</li></ol>")
    #expect(text.string == "\t•\tone\n\t•\ttwo\n\t◦\tdeep\n\t3.\tthree\n\t4.\tfour\n")
    let deep: NSParagraphStyle? = value(.paragraphStyle, of: "deep", in: text)
    #expect(deep?.textLists.count == 2 && deep?.headIndent == 72)
    #expect(deep?.tabStops.map(\.location) == [47, 72])
  }

  @Test func stylesAndSheetsHold() throws {
    let text = try read(
      """
      <html><head><title>A &amp; B</title><style>/* all */ body { font-family: -apple-system; font-size: 17px }
      .warn, h3 { color: #f00 } p.big { font-size: 200% }</style><script>if (a < b) { x }</script></head>
      <body>Hi <span class="warn">red</span> <span style="color: rgb(0, 128, 0); font-weight: 600">green</span>
      <font color=blue size="5">blue</font><p class=big>large</p></body></html>
      """)
    #expect(text.string == "Hi red green blue\nlarge\n")
    #expect(value(.foregroundColor, of: "red", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(value(.foregroundColor, of: "blue", in: text) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect((value(.font, of: "Hi", in: text) as UIFont?)?.pointSize == 17)
    #expect((value(.font, of: "blue", in: text) as UIFont?)?.pointSize == 18)
    #expect((value(.font, of: "large", in: text) as UIFont?)?.pointSize == 34)
    #expect((value(.font, of: "green", in: text) as UIFont?)?.engineFont.weight == .semibold)
  }

  @Test func linksAndEntities() throws {
    let text = try read("<a href=\"https://e.org/?a=1&amp;b=2\">Caf&eacute; &#8211; &#x1F600; &lt;b&gt; &nope; &</a>")
    #expect(text.string == "Café – 😀 <b> &nope; &")
    #expect(value(.link, of: "Caf", in: text) == URL(string: "https://e.org/?a=1&b=2"))
  }

  @Test func aLabelShowsIt() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = try read("<p>One</p><p>Two <b>bold</b></p>")
    #expect(label.sizeThatFits(CGSize(width: 300, height: 0)).height > 30)
  }

  @Test func htmlThatIsWrittenIsReadAgain() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.paragraphSpacing) = (.right, 6)
    let text = NSMutableAttributedString(
      string: "A  <b>\n", attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "linked\n",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .link: "https://e.org", .foregroundColor: UIColor.red]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    var about: NSDictionary?
    let back = try NSAttributedString(data: data, options: [:], documentAttributes: &about)
    #expect(back.string == text.string)
    #expect(about?["DocumentType"] as? String == NSAttributedString.DocumentType.html.rawValue)
    #expect((value(.paragraphStyle, of: "A", in: back) as NSParagraphStyle?)?.alignment == .right)
    #expect(
      (value(.font, of: "linked", in: back) as UIFont?)?.pointSize == 20 && traits("linked", back).contains(.traitBold))
    #expect(value(.link, of: "linked", in: back) == URL(string: "https://e.org"))
  }

  @Test func plainTextAndWhatIsNotUnderstood() throws {
    let all: [NSAttributedString.Key: Any] = [.kern: 2]
    let text = try NSAttributedString(
      data: Data("plain <b>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.plain, .defaultAttributes: all],
      documentAttributes: nil)
    #expect(text.string == "plain <b>" && value(.kern, of: "plain", in: text) == 2)
    #expect(try String(decoding: text.data(from: NSRange(location: 0, length: 5)), as: UTF8.self) == "plain")
    #expect(throws: DocumentError.isNotUnderstood(type: "NSRTF")) {
      try NSAttributedString(data: Data("{\\rtf1 x}".utf8), options: [:], documentAttributes: nil)
    }
    #expect(throws: DocumentError.isNotUnderstood(type: "NSRTF")) {
      try text.data(
        from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: DocumentError.hasNoCharacters(encoding: 4)) {
      try NSAttributedString(
        data: Data([0xFF, 0xFE, 0xC0]), options: [.characterEncoding: String.Encoding.utf8.rawValue],
        documentAttributes: nil)
    }
    #expect((DocumentError.isTooLong(bytes: 5) as NSError).domain == "NSCocoaErrorDomain")
  }

  @Test func anythingIsRead() throws {
    var random = SeededRandom(seed: 12)
    let pieces = [
      "<", ">", "</", "<p", "<b>", "</b>", "<ul>", "<li>", "</li>", "</ul>", "<ol>", "&", "&amp", "&#", "&#x110000;",
      "\"", "'", "=", " style=\"", "color:#f", "font-size:-9e99px", "<!--", "-->", "<style>", "}", "{", "</style>", "é",
      "😀", "\u{0}", " ", "\n", "<br>", "<table><tr><td>", "<pre>", "<a href=", "text", "<span class=\"a b\">", "<?",
    ]
    for _ in 0..<300 {
      let html = (0..<Int.random(in: 0..<40, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      let text = try read(html.joined())
      text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length)) { _, _, _ in }
    }
    #expect(try read(String(repeating: "<div><b>", count: 5_000) + "deep").string == "deep")
    #expect(try read(String(repeating: "<", count: 5_000)).length == 5_000)
  }
}
