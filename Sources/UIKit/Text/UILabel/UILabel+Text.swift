// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// From the label's properties and strings to the text engine's text.

extension UILabel {
  /// The text changed, or something that its size depends on.
  func textDidChange() {
    appearanceDidChange()
    invalidateIntrinsicContentSize()
    publishAccessibility()
  }

  /// Something changed that the text's size does not depend on.
  func appearanceDidChange() {
    engineTexts = [:]
    setNeedsDisplay()
  }

  /// What the label's own properties say, as attributes.
  var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    style.lineBreakMode = storedLineBreakMode
    style.lineBreakStrategy = storedLineBreakStrategy
    return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
  }

  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    guard let storedAttributedText, storedAttributedText.length > 0 else { return nil }
    return storedAttributedText.attribute(key, at: 0, effectiveRange: nil)
  }

  func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let storedAttributedText else { return }
    let changed = NSMutableAttributedString(attributedString: storedAttributedText)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.storedAttributedText = changed
  }

  func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let storedAttributedText, storedAttributedText.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: storedAttributedText)
    let whole = NSRange(location: 0, length: changed.length)
    var styles: [(NSRange, NSParagraphStyle)] = []
    changed.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle {
        style.setParagraphStyle(old)
      } else {
        style.alignment = storedAlignment
        style.lineBreakMode = storedLineBreakMode
        style.lineBreakStrategy = storedLineBreakStrategy
      }
      change(style)
      styles.append((range, style))
    }
    for (range, style) in styles {
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.storedAttributedText = changed
  }

  func adjustAttributedFonts() {
    guard let storedAttributedText else { return }
    let changed = NSMutableAttributedString(attributedString: storedAttributedText)
    var fonts: [(NSRange, UIFont)] = []
    changed.enumerateAttribute(.font, in: NSRange(location: 0, length: changed.length), options: []) {
      value, range, _ in
      if let font = value as? UIFont { fonts.append((range, font.adjusted(for: traitCollection))) }
    }
    for (range, font) in fonts {
      changed.addAttribute(.font, value: font, range: range)
    }
    self.storedAttributedText = changed
  }

  /// The text for measuring and drawing, its font sizes multiplied.
  func engineText(fontScale: CGFloat = 1, onlyShadow: NSShadow?? = .none) -> AttributedText {
    let isPartial = if case .some = onlyShadow { true } else { false }
    if !isPartial, let known = engineTexts[fontScale] { return known }
    var paragraph = ParagraphStyle()
    paragraph.alignment = storedAlignment.engineAlignment
    paragraph.pushesOut = storedLineBreakStrategy.pushesOut
    let traits = traitCollection
    let defaults = TextDefaults(font: storedFont, color: storedTextColor, paragraph: paragraph)
    let plain: AttributedText
    if let storedAttributedText {
      plain = storedAttributedText.engineText(defaults, traits: traits, fontScale: fontScale, onlyShadow: onlyShadow)
    } else {
      plain = AttributedText(
        plainText ?? "",
        attributes: NSAttributedString.engineAttributes([:], defaults, traits: traits, fontScale: fontScale))
    }
    let text = stateAdjusted(plain)
    if !isPartial { engineTexts[fontScale] = text }
    return text
  }

  /// The colours of a highlighted or disabled label.
  private func stateAdjusted(_ text: AttributedText) -> AttributedText {
    let highlight = isHighlighted ? highlightedTextColor?.resolvedCGColor(with: traitCollection).rgba : nil
    guard highlight != nil || !isEnabled else { return text }
    let runs = text.runs.map { run in
      var run = run
      if let highlight, run.attributes.color.alpha > 0 { run.attributes.color = highlight }
      if !isEnabled { run.attributes.color.alpha *= Self.disabledAlpha }
      return run
    }
    return AttributedText(text.string, runs: runs, defaultAttributes: TextAttributes())
  }

  private static let disabledAlpha: Float = 0.5
}
