// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Writes attributed text as HTML, which `HTMLReader` reads again as it was, lists as text.
struct HTMLWriter {
  let title: String?

  func html(of text: NSAttributedString) -> String {
    var body = ""
    let string = text.string as NSString
    var start = 0
    while start < text.length {
      let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
      body += self.paragraph(paragraph, of: text)
      start = max(NSMaxRange(paragraph), start + 1)
    }
    let head = "<meta charset=\"UTF-8\">" + (title.map { "<title>\(Self.escaped($0))</title>" } ?? "")
    return "<!DOCTYPE html>\n<html><head>\(head)</head>\n<body>\n\(body)</body></html>\n"
  }

  private func paragraph(_ range: NSRange, of text: NSAttributedString) -> String {
    var spans = ""
    text.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      let part = (text.string as NSString).substring(with: range).filter { !$0.isNewline || $0 == "\u{2028}" }
      if !part.isEmpty { spans += span(part, attributes) }
    }
    let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
    return "<p style=\"\(declarations(of: style ?? .default))\">\(spans.isEmpty ? "<br>" : spans)</p>\n"
  }

  private func declarations(of style: NSParagraphStyle) -> String {
    var result = [
      "white-space: pre-wrap",
      "margin: \(style.paragraphSpacingBefore.shortText)px 0px \(style.paragraphSpacing.shortText)px "
        + "\(style.headIndent.shortText)px",
    ]
    switch style.alignment {
    case .left: result.append("text-align: left")
    case .center: result.append("text-align: center")
    case .right: result.append("text-align: right")
    case .justified: result.append("text-align: justify")
    case .natural: break
    }
    let first = style.firstLineHeadIndent - style.headIndent
    if first != 0 { result.append("text-indent: \(first.shortText)px") }
    if style.minimumLineHeight > 0 { result.append("line-height: \(style.minimumLineHeight.shortText)px") }
    if style.baseWritingDirection == .rightToLeft { result.append("direction: rtl") }
    return result.joined(separator: "; ")
  }

  private func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    var style: [String] = []
    var (before, after) = ("", "")
    func put(_ tag: String) {
      before += "<\(tag)>"
      after = "</\(tag)>" + after
    }
    if let font = attributes[.font] as? UIFont {
      style.append("font-family: '\(Self.escaped(font.familyName))'")
      style.append("font-size: \(font.pointSize.shortText)px")
      let traits = font.fontDescriptor.symbolicTraits
      if traits.contains(.traitBold) { put("b") }
      if traits.contains(.traitItalic) { put("i") }
    }
    if let color = attributes[.foregroundColor] as? UIColor { style.append("color: \(Self.css(color))") }
    if let color = attributes[.backgroundColor] as? UIColor { style.append("background-color: \(Self.css(color))") }
    if let kern = attributes[.kern] as? CGFloat { style.append("letter-spacing: \(kern.shortText)px") }
    if Self.hasLine(attributes[.underlineStyle]) { put("u") }
    if Self.hasLine(attributes[.strikethroughStyle]) { put("s") }
    let declarations = style.isEmpty ? "" : " style=\"\(style.joined(separator: "; "))\""
    let content = Self.escaped(text).replacingOccurrences(of: "\u{2028}", with: "<br>")
    let span = "<span\(declarations)>\(before)\(content)\(after)</span>"
    guard let link = attributes[.link] else { return span }
    let target = (link as? URL)?.absoluteString ?? link as? String ?? ""
    return "<a href=\"\(Self.escaped(target))\">\(span)</a>"
  }

  private static func hasLine(_ value: Any?) -> Bool {
    ((value as? Int) ?? (value as? NSNumber)?.intValue ?? (value as? NSUnderlineStyle)?.rawValue ?? 0) & 0xF != 0
  }

  private static func css(_ color: UIColor) -> String {
    let rgba = color.resolvedCGColor(with: AmbientTraits.current).rgba
    func byte(_ part: Float) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    let parts = "\(byte(rgba.red)), \(byte(rgba.green)), \(byte(rgba.blue))"
    return rgba.alpha >= 1 ? "rgb(\(parts))" : "rgba(\(parts), \(CGFloat(rgba.alpha).shortText))"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
