// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// What text without attributes of its own looks like.
struct TextDefaults {
  var font: UIFont
  var color: UIColor
  var paragraph: ParagraphStyle
  /// What links look like besides; `nil` for the colour of links, underlined.
  var linkAttributes: [NSAttributedString.Key: Any]?

  /// What strings that are drawn by themselves look like.
  static var drawing: TextDefaults {
    TextDefaults(
      font: UIFont(FontDescriptor(size: 12, familyName: "Helvetica")), color: .black,
      paragraph: NSParagraphStyle().engineStyle)
  }
}

extension NSAttributedString {
  /// The text engine's form of the string, colours resolved under the traits.
  func engineText(
    _ defaults: TextDefaults, traits: UITraitCollection, adjustsFonts: Bool = false, fontScale: CGFloat = 1,
    onlyShadow: NSShadow?? = .none, room: AttachmentRoom = AttachmentRoom()
  ) -> AttributedText {
    var runs: [AttributedText.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      var converted = Self.engineAttributes(
        attributes, defaults, traits: traits, adjustsFonts: adjustsFonts, fontScale: fontScale)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        let font = attributes[.font] as? UIFont ?? defaults.font
        converted.attachment = attachment.engineAttachment(
          font: fontScale == 1 ? font : font.withSize(font.pointSize * fontScale), attributes: attributes,
          at: range.location, room: room)
      }
      if case .some(let wanted) = onlyShadow, wanted != attributes[.shadow] as? NSShadow {
        converted.hideMarks()
      }
      runs.append(.init(range: range.location..<range.location + range.length, attributes: converted))
    }
    return AttributedText(
      string, runs: runs,
      defaultAttributes: Self.engineAttributes([:], defaults, traits: traits, fontScale: fontScale))
  }

  static func engineAttributes(
    _ given: [NSAttributedString.Key: Any], _ defaults: TextDefaults, traits: UITraitCollection,
    adjustsFonts: Bool = false, fontScale: CGFloat = 1
  ) -> TextAttributes {
    let isLink = given[.link] != nil
    let look = isLink ? defaults.linkAttributes : nil
    let attributes = look.map { given.merging($0) { $1 } } ?? given
    func rgba(_ color: UIColor) -> RGBAColor { color.resolvedCGColor(with: traits).rgba }
    func color(_ key: NSAttributedString.Key) -> RGBAColor? { (attributes[key] as? UIColor).map(rgba) }
    var font = attributes[.font] as? UIFont ?? defaults.font
    if adjustsFonts { font = font.adjusted(for: traits) }
    let intent = InlinePresentationIntent(rawValue: UInt(max(number(attributes[.inlinePresentationIntent]) ?? 0, 0)))
    if !intent.isEmpty { font = font.showing(intent) }
    let isPlainLink = isLink && look == nil
    var result = TextAttributes(
      font: fontScale == 1 ? font.engineFont : font.engineFont.withSize(font.pointSize * fontScale),
      color: isPlainLink ? rgba(.link) : color(.foregroundColor) ?? rgba(defaults.color))
    result.kern = number(attributes[.kern])
    if let tracking = number(attributes[.tracking]) {
      // Tracking leaves pair kerning on, which a kern of exactly 0 would turn off.
      result.kern = tracking == 0 ? result.kern : (result.kern ?? 0) + tracking
    }
    result.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    result.underline = decoration(attributes[.underlineStyle], color(.underlineColor))
    if isPlainLink, attributes[.underlineStyle] == nil { result.underline = .init() }
    result.strikethrough = decoration(attributes[.strikethroughStyle], color(.strikethroughColor))
    if intent.contains(.strikethrough), result.strikethrough == nil { result.strikethrough = .init() }
    result.background = color(.backgroundColor) ?? highlight(attributes).map(rgba)
    result.effect = effect(attributes, color(.strokeColor), font.engineFont.matrix)
    result.directions = directions(attributes[.writingDirection])
    result.paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.engineStyle ?? defaults.paragraph
    return result
  }

  /// What is behind highlighted text.
  private static func highlight(_ attributes: [NSAttributedString.Key: Any]) -> UIColor? {
    guard attributes[.textHighlightStyle] != nil else { return nil }
    let value = attributes[.textHighlightColorScheme]
    let scheme =
      value as? TextHighlightColorScheme ?? (value as? String).map { TextHighlightColorScheme(rawValue: $0) }
      ?? .default
    return scheme.color.withAlphaComponent(0.3)
  }

  private static func effect(
    _ attributes: [NSAttributedString.Key: Any], _ strokeColor: RGBAColor?, _ matrix: CGAffineTransform
  ) -> TextEffect? {
    var effect = TextEffect()
    effect.strokeWidth = number(attributes[.strokeWidth]) ?? 0
    effect.slant = number(attributes[.obliqueness]) ?? 0
    effect.stretch = number(attributes[.expansion]).map { exp(min(max($0, -3), 3)) } ?? 1
    let style = attributes[.textEffect]
    effect.isLetterpress =
      (style as? String ?? (style as? TextEffectStyle)?.rawValue) == TextEffectStyle.letterpressStyle.rawValue
    if matrix != .identity {
      effect.slant += matrix.c
      effect.stretch *= matrix.a
    }
    guard effect != TextEffect() else { return nil }
    effect.strokeColor = strokeColor
    return effect
  }

  private static func directions(_ value: Any?) -> [TextDirection] {
    guard let values = value as? [Any] else { return [] }
    return values.compactMap { number($0) }.map { value in
      let raw = Int(min(max(value, 0), 3))
      return TextDirection(isRightToLeft: raw & 1 == 1, isOverride: raw & 2 == 2)
    }
  }

  private static func decoration(_ value: Any?, _ color: RGBAColor?) -> TextAttributes.Decoration? {
    let raw = number(value).map { Int($0) } ?? (value as? NSUnderlineStyle)?.rawValue ?? 0
    let style: TextAttributes.Decoration.Style
    switch raw & 0xF {
    case 0: return nil
    case 2: style = .thick
    case 9: style = .double
    default: style = .single
    }
    // In thicknesses of the line; chosen.
    let dashes: [CGFloat] =
      switch raw & 0xF00 {
      case 0x100: [1, 2]
      case 0x200: [4, 3]
      case 0x300: [4, 2, 1, 2]
      case 0x400: [4, 2, 1, 2, 1, 2]
      default: []
      }
    return .init(style: style, color: color, dashes: dashes, isByWord: raw & 0x8000 != 0)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// The shadows in the string, each once; `nil` stands for text without one.
  var shadows: [NSShadow?] {
    var result: [NSShadow?] = []
    enumerateAttribute(.shadow, in: NSRange(location: 0, length: length), options: []) { value, _, _ in
      let shadow = value as? NSShadow
      if !result.contains(where: { $0 == shadow }) { result.append(shadow) }
    }
    return result
  }
}

extension TextAttributes {
  /// Takes up the same room but cannot be seen.
  fileprivate mutating func hideMarks() {
    color = .clear
    underline?.color = .clear
    strikethrough?.color = .clear
    background = nil
    attachment?.content = nil
    effect?.strokeColor = .clear
  }
}
