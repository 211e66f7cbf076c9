// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Paragraph styles in archives, under the keys that iOS writes.

extension NSParagraphStyle.Values {
  private enum Key {
    static let alignment = "NSAlignment"
    static let lineBreakMode = "NSLineBreakMode"
    static let baseWritingDirection = "NSWritingDirection"
    static let tabStops = "NSTabStops"
    static let textLists = "NSTextLists"
    static let hyphenationFactor = "NSHyphenationFactor"
    static let usesDefaultHyphenation = "NSUsesDefaultHyphenation"
    static let lineBreakStrategy = "NSLineBreakStrategy"
    static let tightening = "NSAllowsTighteningForTruncation"
  }

  /// Lengths, by their keys. Their default, 0, is not written.
  private static let lengths: [(key: String, path: WritableKeyPath<Self, CGFloat> & Sendable)] = [
    ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
    ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
    ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
    ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
    ("NSDefaultTabInterval", \.defaultTabInterval),
  ]

  /// Reads the values of a style; a key that is missing leaves the default.
  init(archived coder: NSCoder) {
    self.init()
    func number(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
    alignment = number(Key.alignment).flatMap(NSTextAlignment.init) ?? alignment
    lineBreakMode = number(Key.lineBreakMode).flatMap(NSLineBreakMode.init) ?? lineBreakMode
    baseWritingDirection = number(Key.baseWritingDirection).flatMap(NSWritingDirection.init) ?? baseWritingDirection
    for (key, path) in Self.lengths { self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
    if coder.containsValue(forKey: Key.tabStops) {
      tabStops = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: Key.tabStops) as? [NSTextTab]
    }
    if coder.containsValue(forKey: Key.textLists) {
      let lists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: Key.textLists)
      textLists = lists as? [NSTextList] ?? []
    }
    hyphenationFactor = coder.decodeFloat(forKey: Key.hyphenationFactor)
    usesDefaultHyphenation = coder.decodeBool(forKey: Key.usesDefaultHyphenation)
    lineBreakStrategy = .init(rawValue: UInt(max(0, coder.decodeInteger(forKey: Key.lineBreakStrategy))))
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: Key.tightening)
  }

  func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: Key.alignment)
    coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
    coder.encode(baseWritingDirection.rawValue, forKey: Key.baseWritingDirection)
    for (key, path) in Self.lengths where self[keyPath: path] != 0 {
      coder.encode(Double(self[keyPath: path]), forKey: key)
    }
    if let tabStops { coder.encode(tabStops as NSArray, forKey: Key.tabStops) }
    if !textLists.isEmpty { coder.encode(textLists as NSArray, forKey: Key.textLists) }
    coder.encode(hyphenationFactor, forKey: Key.hyphenationFactor)
    coder.encode(usesDefaultHyphenation, forKey: Key.usesDefaultHyphenation)
    coder.encode(Int(lineBreakStrategy.rawValue), forKey: Key.lineBreakStrategy)
    coder.encode(allowsDefaultTighteningForTruncation, forKey: Key.tightening)
  }
}
