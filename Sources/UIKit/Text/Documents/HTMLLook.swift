// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What text in an element of HTML looks like. Lengths are points.
struct HTMLLook {
  private var font: UIFont
  private var size: CGFloat
  private var weight: UIFont.Weight?
  private var isItalic = false
  private var isMonospaced = false
  private var isUnderlined = false
  private var isStruck = false
  private var color: UIColor = .black
  private var background: UIColor?
  private var link: String?
  private var kern: CGFloat?
  private var baselineOffset: CGFloat = 0
  private var isUpperCase: Bool?
  private var alignment = NSTextAlignment.natural
  private var direction = NSWritingDirection.natural
  private var lineHeight: CGFloat?
  private var spacing: (before: CGFloat, after: CGFloat) = (0, 0)
  private var indent: CGFloat = 0
  private var firstIndent: CGFloat = 0
  private(set) var lists: [NSTextList] = []
  private(set) var isPreformatted = false
  private(set) var isHidden = false

  init(font: UIFont) {
    self.font = font
    size = font.pointSize
  }

  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  mutating func enter(_ name: String, isBlock: Bool, _ attributes: [String: String], _ style: HTMLStyle) {
    if isBlock { (spacing, firstIndent) = ((0, 0), 0) }
    enter(name)
    enter(attributes)
    if name == "font" {
      let sizes: [CGFloat] = [0.6, 0.75, 1, 1.125, 1.5, 2, 3]
      if let number = attributes["size"].flatMap({ Int($0) }) { size = 12 * sizes[min(max(number, 1), 7) - 1] }
      if let value = attributes["color"].flatMap(HTMLStyle.color) { color = value }
      if let face = attributes["face"] { takeFamily(face) }
    }
    if name == "a", let target = attributes["href"], !target.isEmpty {
      (link, color, isUnderlined) = (target, UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1), true)
    }
    enter(style)
  }

  private mutating func enter(_ name: String) {
    switch name {
    case "b", "strong", "th": weight = .bold
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "small": size /= 1.2
    case "big": size *= 1.2
    case "sub": (size, baselineOffset) = (size / 1.2, baselineOffset - size * 0.2)
    case "sup": (size, baselineOffset) = (size / 1.2, baselineOffset + size * 0.35)
    case "mark": background = .yellow
    case "code", "kbd", "samp", "tt": isMonospaced = true
    case "pre": (isMonospaced, isPreformatted, spacing) = (true, true, (0, size))
    case "p", "dl": spacing = (0, size)
    case "center": alignment = .center
    case "blockquote": (indent, spacing) = (indent + 40, (0, size))
    case "dd": indent += 40
    case "ul": lists.append(NSTextList(markerFormat: [.disc, .circle, .square][min(lists.count, 2)]))
    case "ol": lists.append(NSTextList(markerFormat: "{decimal}."))
    case "head", "script", "template", "noscript": isHidden = true
    default:
      guard let factor = Self.headings[name] else { return }
      size *= factor
      weight = .bold
      spacing = (0, name == "h1" ? size * 0.67 : size * 0.83)
    }
  }

  private mutating func enter(_ attributes: [String: String]) {
    if let value = attributes["align"] { align(value) }
    if let value = attributes["dir"]?.lowercased() { direct(value) }
    if attributes["hidden"] != nil { isHidden = true }
  }

  private mutating func align(_ value: String) {
    switch value.lowercased() {
    case "left": alignment = .left
    case "right": alignment = .right
    case "center": alignment = .center
    case "justify": alignment = .justified
    case "start": alignment = .natural
    default: break
    }
  }

  private mutating func direct(_ value: String) {
    if value == "rtl" { direction = .rightToLeft }
    if value == "ltr" { direction = .leftToRight }
  }

  private mutating func takeFamily(_ value: String) {
    for name in value.split(separator: ",").map({ $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"")) }) {
      switch name.lowercased() {
      case "-apple-system", "system-ui", "blinkmacsystemfont", "sans-serif", ".sfui-regular", "sf pro", "sf pro text":
        font = .systemFont(ofSize: size)
        isMonospaced = false
        return
      case "monospace", "ui-monospace":
        isMonospaced = true
        return
      default:
        guard let found = UIFont(name: name, size: size) else { continue }
        font = found
        return
      }
    }
  }

  private mutating func enter(_ style: HTMLStyle) {
    if let value = style["font"] { takeFont(value) }
    if let value = style["font-size"].flatMap({ HTMLStyle.fontSize($0, around: size) }) { size = value }
    if let value = style["font-family"] { takeFamily(value) }
    if let value = style["font-weight"] { takeWeight(value) }
    if let value = style["font-style"] { isItalic = value == "italic" || value == "oblique" }
    if let value = style["color"].flatMap(HTMLStyle.color) { color = value }
    if let value = (style["background-color"] ?? style["background"]).flatMap(HTMLStyle.color) { background = value }
    if let value = style["text-decoration"] ?? style["text-decoration-line"] {
      if value.contains("none") { (isUnderlined, isStruck) = (false, false) }
      if value.contains("underline") { isUnderlined = true }
      if value.contains("line-through") { isStruck = true }
    }
    if let value = style["text-align"] { align(value) }
    if let value = style["direction"] { direct(value) }
    if let value = style["letter-spacing"].flatMap({ HTMLStyle.length($0, em: size) }) { kern = value }
    if let value = style["line-height"], value != "normal" {
      lineHeight = HTMLStyle.length(Double(value) != nil ? value + "em" : value, em: size)
    }
    if let value = style["text-transform"] {
      isUpperCase = value == "uppercase" ? true : value == "lowercase" ? false : nil
    }
    if let value = style["text-indent"].flatMap({ HTMLStyle.length($0, em: size) }) { firstIndent = value }
    if let value = style["margin-left"].flatMap({ HTMLStyle.length($0, em: size) }) { indent += value }
    if let value = style["margin"] {
      let parts = value.split(separator: " ").map { HTMLStyle.length(String($0), em: size) ?? 0 }
      spacing = (parts.first ?? 0, parts.count > 2 ? parts[2] : parts.first ?? 0)
      if parts.count > 3 { indent += parts[3] }
    }
    if let value = style["margin-top"].flatMap({ HTMLStyle.length($0, em: size) }) { spacing.before = value }
    if let value = style["margin-bottom"].flatMap({ HTMLStyle.length($0, em: size) }) { spacing.after = value }
    if style["display"] == "none" { isHidden = true }
    if let value = style["white-space"] { isPreformatted = value.hasPrefix("pre") }
    if let value = style["vertical-align"] {
      if value == "super" { baselineOffset += size * 0.35 }
      if value == "sub" { baselineOffset -= size * 0.2 }
    }
  }

  /// `font: italic bold 17px/1.2 Helvetica, sans-serif`.
  private mutating func takeFont(_ value: String) {
    if value.hasPrefix("-apple-system") { return font = .systemFont(ofSize: size) }
    let words = value.split(separator: " ")
    guard let index = words.firstIndex(where: { $0.first?.isNumber == true && Int($0) == nil }) else { return }
    for word in words[..<index] {
      if word == "italic" { isItalic = true } else { takeWeight(String(word)) }
    }
    let parts = words[index].split(separator: "/")
    if let first = parts.first, let found = HTMLStyle.fontSize(String(first), around: size) { size = found }
    takeFamily(words[(index + 1)...].joined(separator: " "))
  }

  private mutating func takeWeight(_ value: String) {
    switch value.lowercased() {
    case "normal", "400": weight = nil
    case "bold", "bolder", "700": weight = .bold
    case "100": weight = .ultraLight
    case "200": weight = .thin
    case "300", "lighter": weight = .light
    case "500": weight = .medium
    case "600": weight = .semibold
    case "800": weight = .heavy
    case "900": weight = .black
    default: break
    }
  }

  // MARK: - As attributes

  func cased(_ text: String) -> String {
    isUpperCase.map { $0 ? text.uppercased() : text.lowercased() } ?? text
  }

  private var resolvedFont: UIFont {
    if isMonospaced {
      let plain = UIFont.monospacedSystemFont(ofSize: size, weight: weight ?? .regular)
      return isItalic ? plain.with(.traitItalic) : plain
    }
    var made = font.withSize(size)
    if let weight {
      made =
        weight == .bold
        ? made.with(.traitBold)
        : UIFont(
          descriptor: made.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: weight]
          ]), size: size)
    }
    return isItalic ? made.with(.traitItalic) : made
  }

  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [.font: resolvedFont, .foregroundColor: color]
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let kern { result[.kern] = kern }
    if baselineOffset != 0 { result[.baselineOffset] = baselineOffset }
    if let link { result[.link] = URL(string: link) ?? link }
    return result
  }

  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.baseWritingDirection = direction
    (style.paragraphSpacingBefore, style.paragraphSpacing) = (spacing.before, spacing.after)
    (style.firstLineHeadIndent, style.headIndent) = (indent + firstIndent, indent)
    if let lineHeight { (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight) }
    guard !lists.isEmpty else { return style }
    // Marks stand 11 points into each level, what follows them 36.
    let depth = 36 * CGFloat(lists.count - 1) + indent
    style.textLists = lists
    style.tabStops = [
      NSTextTab(textAlignment: .left, location: depth + 11), NSTextTab(textAlignment: .natural, location: depth + 36),
    ]
    style.headIndent = depth + 36
    return style
  }
}

extension UIFont {
  /// The font with one trait more; the same where its family has none such.
  fileprivate func with(_ trait: UIFontDescriptor.SymbolicTraits) -> UIFont {
    fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(trait))
      .map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }
}
