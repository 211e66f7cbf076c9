// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import TesseraText

/// Makes attributed text of a `Text` in an environment.
@MainActor struct TextResolver {
  let environment: EnvironmentValues
  private let traits: UITraitCollection
  private let dates: DateWriter

  /// - Parameter clock: Gets to know when the text is another one; `nil` for text that is written once.
  init(_ environment: EnvironmentValues, clock: TextClock? = nil) {
    self.environment = environment
    dates = DateWriter(environment: environment, clock: clock)
    traits = environment.traits
  }

  /// What a stretch of text looks like.
  private struct Look {
    var font: Font
    var color: CGColor
    /// Whether the color was set on the text itself, so that links leave it.
    var hasOwnColor = false
    var underline: Text.Line?
    var strikethrough: Text.Line?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat = 0
    var textCase: Text.Case?
  }

  func resolve(_ text: Text) -> NSAttributedString {
    let result = NSMutableAttributedString()
    var look = Look(font: environment.effectiveFont, color: environment.foregroundPaint().color)
    look.textCase = environment.textCase
    look.underline = environment.textUnderline
    look.strikethrough = environment.textStrikethrough
    look.kerning = environment.textKerning
    look.tracking = environment.textTracking
    look.baselineOffset = environment.textBaselineOffset
    append(text, look, to: result)
    return result
  }

  /// The string alone, as it is read out.
  func string(_ text: Text) -> String {
    var plain = self
    plain.readsAloud = true
    return plain.resolve(text).string.replacingOccurrences(of: "\u{FFFC}", with: "")
  }

  private var readsAloud = false

  private func append(_ text: Text, _ outer: Look, to result: NSMutableAttributedString) {
    var look = outer
    // The innermost change, which was written first, counts; changes of the font add up.
    for modifier in text.modifiers.reversed() { apply(modifier, to: &look) }
    for case .fontChange(let change) in text.modifiers { look.font = Font(.modified(look.font, change)) }
    switch text.storage {
    case .verbatim(let string): append(string, look, to: result)
    case .localized(let key, let table, let bundle): append(key, table, bundle, look, to: result)
    case .attributed(let string): append(string, look, to: result)
    case .formatted(let formatted): append(formatted.text(environment.locale), look, to: result)
    case .formatter(let formatted): append(self.text(of: formatted), look, to: result)
    case .date(let date, let style): append(dates.text(of: date, style), look, to: result)
    case .dates(let start, let end): append(dates.text(from: start, to: end), look, to: result)
    case .timer(let timer): append(dates.text(of: timer), look, to: result)
    case .image(let image): append(image, look, to: result)
    case .joined(let parts): parts.forEach { append($0, look, to: result) }
    }
  }

  private func apply(_ modifier: Text.Modifier, to look: inout Look) {
    switch modifier {
    case .font(let font):
      if let font { look.font = environment.fontModifiers.reduce(font) { Font(.modified($0, $1)) } }
    case .fontChange: break
    case .color(let color):
      if let color {
        look.color = color.shown(environment)
        look.hasOwnColor = true
      }
    case .style(let style):
      look.color = style.style.paint(environment).color
      look.hasOwnColor = true
    case .underline(let line): look.underline = line
    case .strikethrough(let line): look.strikethrough = line
    case .kerning(let value): look.kerning = value
    case .tracking(let value): look.tracking = value
    case .baselineOffset(let value): look.baselineOffset = value
    case .textCase(let textCase): look.textCase = textCase
    }
  }

  // MARK: - Parts

  private func append(_ string: String, _ look: Look, to result: NSMutableAttributedString) {
    guard !string.isEmpty else { return }
    result.append(NSAttributedString(string: cased(string, look.textCase), attributes: attributes(look)))
  }

  private func cased(_ string: String, _ textCase: Text.Case?) -> String {
    if readsAloud { return string }
    return switch textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }

  private func attributes(_ look: Look) -> [NSAttributedString.Key: Any] {
    let resolved = look.font.resolve(traits)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: resolved.font, .foregroundColor: UIColor(cgColor: look.color),
      .paragraphStyle: paragraph(resolved),
    ]
    if let line = look.underline { add(line, .underlineStyle, .underlineColor, to: &attributes) }
    if let line = look.strikethrough { add(line, .strikethroughStyle, .strikethroughColor, to: &attributes) }
    if let kerning = look.kerning { attributes[.kern] = kerning }
    if let tracking = look.tracking { attributes[.tracking] = tracking }
    if look.baselineOffset != 0 { attributes[.baselineOffset] = look.baselineOffset }
    return attributes
  }

  private func add(
    _ line: Text.Line, _ style: NSAttributedString.Key, _ color: NSAttributedString.Key,
    to attributes: inout [NSAttributedString.Key: Any]
  ) {
    attributes[style] = NSUnderlineStyle.single.union(line.pattern.style).rawValue
    if let shown = line.color { attributes[color] = UIColor(cgColor: shown.shown(environment)) }
  }

  private func paragraph(_ font: ResolvedFont) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineSpacing = environment.lineSpacing
    style.lineBreakMode =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    if font.extraLeading != 0 {
      style.minimumLineHeight = font.font.lineHeight + font.extraLeading
      style.maximumLineHeight = style.minimumLineHeight
    }
    return style
  }

  private var alignment: NSTextAlignment {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return switch environment.multilineTextAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  private func append(_ image: Image, _ look: Look, to result: NSMutableAttributedString) {
    let font = look.font.resolve(traits).font
    var inline = environment
    inline.font = Font(font)
    inline.fontModifiers = []
    guard let picture = image.picture(inline) else { return }
    let attachment = NSTextAttachment()
    attachment.image = picture.image
    if let offset = picture.image.baselineOffsetFromBottom {
      attachment.bounds = CGRect(
        x: 0, y: -offset, width: picture.image.size.width, height: picture.image.size.height)
    }
    let string = NSMutableAttributedString(attachment: attachment)
    string.addAttributes(attributes(look), range: NSRange(location: 0, length: string.length))
    result.append(string)
  }

  private func text(of formatted: FormatterText) -> String {
    // Formatters write for the environment, as on iOS, where these are set on them.
    switch formatted.formatter {
    case let formatter as DateFormatter:
      formatter.locale = environment.locale
      formatter.calendar = environment.calendar
      formatter.timeZone = environment.timeZone
    case let formatter as NumberFormatter:
      formatter.locale = environment.locale
    default: break
    }
    return formatted.formatter.string(for: formatted.object) ?? ""
  }

  // MARK: - Attributed strings

  private func append(_ string: AttributedString, _ look: Look, to result: NSMutableAttributedString) {
    let bridged = NSAttributedString(string)
    bridged.enumerateAttributes(in: NSRange(location: 0, length: bridged.length), options: []) { given, range, _ in
      var look = look
      var extra: [NSAttributedString.Key: Any] = [:]
      apply(given, to: &look, &extra)
      let part = NSMutableAttributedString(
        string: cased((bridged.string as NSString).substring(with: range), look.textCase),
        attributes: attributes(look).merging(extra) { $1 })
      result.append(part)
    }
  }

  private func apply(
    _ given: [NSAttributedString.Key: Any], to look: inout Look, _ extra: inout [NSAttributedString.Key: Any]
  ) {
    let raw = given[.inlinePresentationIntent]
    let bits = (raw as? InlinePresentationIntent)?.rawValue ?? (raw as? NSNumber)?.uintValue ?? (raw as? UInt) ?? 0
    let intent = InlinePresentationIntent(rawValue: bits)
    if intent.contains(.stronglyEmphasized) { look.font = Font(.modified(look.font, .bold)) }
    if intent.contains(.emphasized) { look.font = Font(.modified(look.font, .italic)) }
    if intent.contains(.code) { look.font = Font(.modified(look.font, .monospaced)) }
    if intent.contains(.strikethrough) { look.strikethrough = Text.Line(pattern: .solid, color: nil) }
    if let font = given[.font] as? UIFont { look.font = Font(font) }
    if let color = given[.foregroundColor] as? UIColor {
      look.color = color.resolvedCGColor(with: traits)
    } else if given[.link] != nil, !look.hasOwnColor {
      look.color = TintShapeStyle().paint(environment).color
    }
    let kept: [NSAttributedString.Key] = [
      .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor, .kern, .tracking,
      .baselineOffset,
    ]
    for key in kept { if let value = given[key] { extra[key] = value } }
  }

  // MARK: - Localised text

  /// Stands for an argument that is text with a look of its own: a private character and its number.
  private static let mark = "\u{F8E0}"

  private func append(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ look: Look,
    to result: NSMutableAttributedString
  ) {
    let bundle = bundle ?? .main
    var string = bundle.localizedString(forKey: key.key, value: nil, table: table)
    var texts: [Text] = []
    let values: [any CVarArg] = key.arguments.map { argument in
      switch argument {
      case .value(let value): return value
      case .formatted(let formatted): return formatted.text(environment.locale) as NSString
      case .text(let text):
        texts.append(text)
        return "\(Self.mark)\(texts.count - 1)\(Self.mark)" as NSString
      }
    }
    if !values.isEmpty || string.contains("%%") {
      string = String(format: string, locale: environment.locale, arguments: values)
    }
    let pieces = texts.isEmpty ? [string] : string.components(separatedBy: Self.mark)
    if texts.isEmpty { return appendMarkdown(string, look, to: result) }
    for (index, piece) in pieces.enumerated() {
      if index.isMultiple(of: 2) {
        appendMarkdown(piece, look, to: result)
      } else if let number = Int(piece), texts.indices.contains(number) {
        append(texts[number], look, to: result)
      }
    }
  }

  private func appendMarkdown(_ string: String, _ look: Look, to result: NSMutableAttributedString) {
    // Most text has none of the characters that Markdown knows.
    guard string.contains(where: { "*_`[~\\<&".contains($0) }),
      let read = try? AttributedString(
        markdown: string, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    else { return append(string, look, to: result) }
    append(read, look, to: result)
  }
}
