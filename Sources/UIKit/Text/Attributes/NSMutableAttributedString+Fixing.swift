// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSMutableAttributedString {
  /// Makes attributes agree with the characters that have them: what has no font gets Helvetica 12, a paragraph has the
  /// style of its first character, and attachments stand only at the characters for them. Which font has a character is
  /// looked up as text is drawn; fonts that are there stay.
  public func fixAttributes(in range: NSRange) {
    let range = NSIntersectionRange(range, NSRange(location: 0, length: (string as NSString).length))
    guard range.length > 0 else { return }
    beginEditing()
    let text = string as NSString
    var bare: [NSRange] = []
    enumerateAttribute(.font, in: range, options: []) { font, range, _ in
      if font == nil { bare.append(range) }
    }
    for range in bare { addAttribute(.font, value: TextDefaults.drawing.font, range: range) }
    var place = range.location
    while place < NSMaxRange(range) {
      let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
      let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
      var isMixed = false
      enumerateAttribute(.paragraphStyle, in: paragraph, options: []) { other, _, _ in
        if (other as? NSParagraphStyle) != (style as? NSParagraphStyle) { isMixed = true }
      }
      if isMixed, let style { addAttribute(.paragraphStyle, value: style, range: paragraph) }
      if isMixed, style == nil { removeAttribute(.paragraphStyle, range: paragraph) }
      place = max(NSMaxRange(paragraph), place + 1)
    }
    var loose: [NSRange] = []
    enumerateAttribute(.attachment, in: range, options: []) { value, range, _ in
      guard value != nil else { return }
      for index in range.location..<NSMaxRange(range) where text.character(at: index) != 0xFFFC {
        loose.append(NSRange(location: index, length: 1))
      }
    }
    for range in loose { removeAttribute(.attachment, range: range) }
    endEditing()
  }
}
