// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// The text with attributes of a property.
  func attributedText(_ key: String, of element: NibElement) -> NSAttributedString? {
    guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString()
    for fragment in child.children where fragment.name == "fragment" {
      let content = fragment.string("content") ?? ""
      text.append(NSAttributedString(string: content, attributes: attributes(fragment.list("attributes"))))
    }
    return text
  }

  private func attributes(_ elements: [NibElement]) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for element in elements {
      guard let key = element.key else { continue }
      switch (element.name, key) {
      case ("color", _):
        attributes[NSAttributedString.Key(key)] = NibColor(element).flatMap { color in self.color(color) }
      case ("font", _): attributes[.font] = Self.font(element)
      case ("paragraphStyle", _): attributes[.paragraphStyle] = Self.paragraphStyle(element)
      case ("integer", _), ("real", _), ("float", _):
        if let value = element.number("value") { attributes[NSAttributedString.Key(key)] = value }
      case ("url", _): attributes[.link] = element["string"].flatMap { URL(string: $0) }
      default: break
      }
    }
    for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
      if let value = attributes[key] as? Double { attributes[key] = Int(exactly: value) ?? 0 }
    }
    return attributes
  }

  private static func font(_ element: NibElement) -> UIFont {
    let size = (element.points("size") ?? 12).clamped(to: 1...2_000)
    switch element["metaFont"] {
    case "systemBold"?: return .boldSystemFont(ofSize: size)
    case _?: return .systemFont(ofSize: size)
    case nil: return element["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    }
  }

  private static func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let value = element["alignment"].flatMap({ NibTable.textAlignments[$0] }) { style.alignment = value }
    if let value = element["lineBreakMode"].flatMap({ NibTable.lineBreakModes[$0] ?? oldBreaks[$0] }) {
      style.lineBreakMode = value
    }
    if let value = element.points("lineSpacing") { style.lineSpacing = value }
    if let value = element.points("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = element.points("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.points("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = element.points("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.points("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.points("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.points("headIndent") { style.headIndent = value }
    if let value = element.points("tailIndent") { style.tailIndent = value }
    return style
  }

  /// The names that paragraphs have for what labels call otherwise.
  private static let oldBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
