// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct NSTextStorageSubclassTests {
  /// As libraries that colour source have it.
  private final class Highlighter: NSTextStorage {
    private let backing = NSMutableAttributedString()

    override var string: String { backing.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      let whole = NSRange(location: 0, length: backing.length)
      backing.removeAttribute(.foregroundColor, range: whole)
      let name = try? NSRegularExpression(pattern: "#\\w+")
      for match in name?.matches(in: string, range: whole) ?? [] {
        backing.addAttribute(.foregroundColor, value: UIColor.blue, range: match.range)
      }
      super.processEditing()
    }
  }

  private func color(_ storage: NSTextStorage, _ index: Int) -> UIColor? {
    storage.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  /// What UIKit's fixing of attributes does, between the delegate's turns.
  @Test func attributesOfASubclassAreFixed() {
    let storage = Highlighter()
    storage.append(NSAttributedString(string: "one\ntwo"))
    let font = storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 12 && font?.familyName == "Helvetica")
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
    #expect(storage.attribute(.paragraphStyle, at: 3, effectiveRange: nil) as? NSParagraphStyle == style)
    #expect(storage.attribute(.paragraphStyle, at: 4, effectiveRange: nil) == nil)
    storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 4, length: 3))
    #expect((storage.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    let plain = NSTextStorage(string: "one")
    #expect(plain.attribute(.font, at: 0, effectiveRange: nil) == nil)
  }

  /// A text that is exchanged as a whole counts at once, before anybody is told.
  @Test func theLengthIsThatOfTheSubclassesText() {
    final class Exchanging: NSTextStorage {
      var text = NSMutableAttributedString(string: "long text")
      override var string: String { text.string }
      override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
      ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
    }
    let storage = Exchanging()
    #expect(storage.length == 9)
    storage.text = NSMutableAttributedString(string: "short")
    #expect(storage.length == 5)
    storage.edited([.editedCharacters], range: NSRange(location: 0, length: 9), changeInLength: -4)
    #expect(storage.length == 5 && storage.editedMask.isEmpty)
  }

  @Test func aSubclassMayKeepTheTextItself() {
    let storage = Highlighter()
    storage.append(NSAttributedString(string: "a #tag", attributes: [.kern: 2]))
    #expect(storage.string == "a #tag" && storage.length == 6)
    #expect(color(storage, 0) == nil && color(storage, 3) == .blue)
    #expect(storage.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 2)
    storage.deleteCharacters(in: NSRange(location: 2, length: 1))
    #expect(storage.string == "a tag" && color(storage, 2) == nil)
    storage.insert(NSAttributedString(string: "#"), at: 0)
    #expect(color(storage, 0) == .blue && color(storage, 2) == nil)
    storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 2))
    #expect(storage.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(storage.attribute(.underlineStyle, at: 2, effectiveRange: nil) == nil)
    storage.setAttributedString(NSAttributedString(string: "none"))
    #expect(storage.attributedSubstring(from: NSRange(location: 0, length: 4)).string == "none")
  }

  @Test func aTextViewTypesIntoIt() {
    let storage = Highlighter()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 1_000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    view.text = "x #one"
    #expect(storage.string == "x #one" && view.text == "x #one")
    #expect(color(storage, 2) == .blue)
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("y")
    #expect(storage.string == "xy #one" && color(storage, 1) == nil && color(storage, 3) == .blue)
    #expect(manager.usedRect(for: container).width > 0)
  }

  /// As tutorials have it: made without a text, it colours itself by its own methods while it tells of a change.
  private final class Markdown: NSTextStorage {
    private let backing = NSMutableAttributedString()
    private let pattern: NSRegularExpression?
    private(set) var count = 0

    override init() {
      pattern = try? NSRegularExpression(pattern: "\\*\\*\\w+\\*\\*")
      super.init()
    }

    required init?(coder aDecoder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override var string: String { backing.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      count += 1
      let line = (string as NSString).lineRange(for: editedRange)
      addAttributes([.font: UIFont.systemFont(ofSize: 17)], range: line)
      for match in pattern?.matches(in: string, range: line) ?? [] {
        addAttributes([.font: UIFont.boldSystemFont(ofSize: 17)], range: match.range)
      }
      super.processEditing()
    }
  }

  @Test func whatItChangesWhileItTellsBelongsToTheChange() {
    let storage = Markdown()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    for letter in "a **b**" { view.insertText(String(letter)) }
    func isBold(_ index: Int) -> Bool {
      let font = view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      return font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
    }
    #expect(view.text == "a **b**" && storage.editedMask.isEmpty && storage.count < 20)
    #expect(!isBold(0) && isBold(2) && isBold(6))
    view.deleteBackward()
    #expect(!isBold(2))
    #expect(NSMutableAttributedString().length == 0 && NSTextStorage().length == 0)
  }

  @Test func aSubclassThatKeepsNothingIsAStorage() {
    final class Counting: NSTextStorage {
      var count = 0
      override func processEditing() {
        count += 1
        super.processEditing()
      }
    }
    let storage = Counting()
    storage.append(NSAttributedString(string: "ab", attributes: [.kern: 1]))
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    #expect(storage.string == "xyzb" && storage.count == 2)
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 1)
  }
}
