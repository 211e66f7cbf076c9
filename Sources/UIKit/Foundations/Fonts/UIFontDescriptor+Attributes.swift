// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// What attributes make of a font, and what they say of one.

extension UIFontDescriptor {
  static func changed(_ font: FontDescriptor, by attributes: [AttributeName: Any]) -> FontDescriptor {
    var font = styled(font, attributes)
    if let size = number(attributes[.size]) { font = font.withSize(size) }
    let name = attributes[.name] as? String ?? attributes[.family] as? String ?? attributes[.visibleName] as? String
    if let name, var named = NamedFonts.descriptor(named: name, size: font.size) {
      if attributes[.name] == nil {
        named.weight = font.weight
        named.isItalic = font.isItalic
        named = AppFonts.sibling(named)
      }
      (named.features, named.cascade, named.matrix) = (font.features, font.cascade, font.matrix)
      font = named
    }
    if let face = attributes[.face] as? String { font = self.font(font, ofFace: face) }
    if let traits = attributes[.traits] as? [TraitKey: Any] { font = changed(font, by: traits) }
    if let settings = attributes[.featureSettings] {
      font.features = features(settings)
      if font.file == nil {
        for feature in FontFeature.missing(font.features) {
          NamedFonts.tellMissing("system font's feature \"\(feature)\"")
        }
      }
    }
    if let list = attributes[.cascadeList] as? [UIFontDescriptor] { font.cascade = list.map(\.engineFont) }
    if let matrix = attributes[.matrix] as? CGAffineTransform
      ?? (attributes[.matrix] as? NSValue)?.cgAffineTransformValue
    {
      font.matrix = matrix
    }
    return font
  }

  private static func styled(_ font: FontDescriptor, _ attributes: [AttributeName: Any]) -> FontDescriptor {
    guard let style = textStyle(attributes[.textStyle]) else { return font }
    return UIFont.preferredFont(forTextStyle: style).engineFont
  }

  static func textStyle(_ value: Any?) -> UIFont.TextStyle? {
    value as? UIFont.TextStyle ?? (value as? String).map { UIFont.TextStyle(rawValue: $0) }
  }

  private static func font(_ font: FontDescriptor, ofFace face: String) -> FontDescriptor {
    if let file = font.file,
      let found = AppFonts.files.first(where: { $0.familyName == file.familyName && $0.styleName == face })
    {
      return AppFonts.descriptor(of: found, size: font.size).taking(from: font)
    }
    var font = font
    let style = face.lowercased()
    font.isItalic = style.contains("italic") || style.contains("oblique")
    font.weight = NamedFonts.weight(ofStyle: face)
    return AppFonts.sibling(font)
  }

  private static func changed(_ font: FontDescriptor, by traits: [TraitKey: Any]) -> FontDescriptor {
    var font = font
    if let symbolic = symbolic(traits[.symbolic]) {
      font = changed(font, traits: symbolic, previous: UIFontDescriptor(font).symbolicTraits)
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      font.weight = FontWeight(rawValue: weight.rawValue)
    } else if let weight = number(traits[.weight]) {
      font.weight = FontWeight(rawValue: weight)
    }
    if let slant = number(traits[.slant]) { font.isItalic = slant > 0 }
    return AppFonts.sibling(font)
  }

  private static func symbolic(_ value: Any?) -> SymbolicTraits? {
    switch value {
    case let traits as SymbolicTraits: traits
    case let bits as UInt32: SymbolicTraits(rawValue: bits)
    case let bits as NSNumber: SymbolicTraits(rawValue: bits.uint32Value)
    default: nil
    }
  }

  static func changed(
    _ font: FontDescriptor, traits: SymbolicTraits, previous: SymbolicTraits
  ) -> FontDescriptor {
    var font = font
    font.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != previous.contains(.traitBold) {
      font.weight = traits.contains(.traitBold) ? .semibold : .regular
    }
    if font.file != nil { return AppFonts.sibling(font) }
    if traits.contains(.traitMonoSpace) {
      font.design = .monospaced
    } else if font.design == .monospaced {
      font.design = .default
    }
    return font
  }

  private static func features(_ settings: Any) -> [FontFeature] {
    let given =
      settings as? [[FeatureKey: Any]]
      ?? (settings as? [[AnyHashable: Any]])?.map { setting in
        Dictionary(setting.compactMap { key, value in (key as? String).map { (FeatureKey(rawValue: $0), value) } }) {
          $1
        }
      } ?? []
    return given.compactMap { setting in
      if let tag = setting[.tag] as? String, tag.utf8.count == 4 {
        return .tagged(tag, integer(setting[.tagValue]) ?? 1)
      }
      guard let type = integer(setting[.type]), let selector = integer(setting[.selector]) else { return nil }
      return .numbered(type: type, selector: selector)
    }
  }

  private static func integer(_ value: Any?) -> Int? {
    number(value).flatMap { $0.isFinite ? Int(min(max($0, -1), 65_535)) : nil }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: - What a font says

  var ownAttributes: [AttributeName: Any] {
    var result: [AttributeName: Any] = [.size: NSNumber(value: Double(engineFont.size))]
    if let textStyle {
      result[.textStyle] = textStyle.rawValue
    } else if engineFont.familyName == nil {
      result[.textStyle] = "CTFont\(NamedFonts.styleName(of: engineFont))Usage"
    } else {
      result[.name] = postscriptName
    }
    if !engineFont.features.isEmpty { result[.featureSettings] = featureSettings }
    if !engineFont.cascade.isEmpty { result[.cascadeList] = engineFont.cascade.map { UIFontDescriptor($0) } }
    if engineFont.matrix != .identity { result[.matrix] = engineFont.matrix }
    return result
  }

  func value(of attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: NamedFonts.familyName(of: engineFont)
    case .name: postscriptName
    case .face: face
    case .size: NSNumber(value: Double(engineFont.size))
    case .visibleName: NamedFonts.familyName(of: engineFont) + " " + face
    case .traits: traits
    case .featureSettings: engineFont.features.isEmpty ? nil : featureSettings
    case .cascadeList: engineFont.cascade.isEmpty ? nil : engineFont.cascade.map { UIFontDescriptor($0) }
    case .matrix: engineFont.matrix
    case .textStyle: ownAttributes[.textStyle]
    default: nil
    }
  }

  private var traits: [TraitKey: Any] {
    [
      .symbolic: NSNumber(value: symbolicTraits.rawValue),
      .weight: NSNumber(value: Double(engineFont.weight.rawValue)), .width: NSNumber(value: 0),
      // What fonts of iOS that lean say, nearly.
      .slant: NSNumber(value: engineFont.isItalic ? 0.07 : 0),
    ]
  }

  private var face: String {
    if let file = engineFont.file { return file.styleName }
    let weight = NamedFonts.styleName(of: engineFont)
    guard engineFont.isItalic else { return weight }
    return weight == "Regular" ? "Italic" : weight + " Italic"
  }

  private var featureSettings: [[FeatureKey: Any]] {
    engineFont.features.map { feature in
      switch feature {
      case .numbered(let type, let selector): [.type: type, .selector: selector]
      case .tagged(let tag, let value): [.tag: tag, .tagValue: value]
      }
    }
  }

  // MARK: - Matching

  func matches(in mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    let family = NamedFonts.familyName(of: engineFont)
    let names = engineFont.familyName == nil ? [] : NamedFonts.fontNames(ofFamily: family)
    guard !names.isEmpty else { return mandatoryKeys?.contains(.name) == true && isUnknownName ? [] : [self] }
    let found = names.compactMap { NamedFonts.descriptor(named: $0, size: engineFont.size) }
      .map { UIFontDescriptor($0.taking(from: engineFont)) }
      .filter { other in (mandatoryKeys ?? []).allSatisfy { isLike(other, in: $0) } }
    func distance(_ other: UIFontDescriptor) -> CGFloat {
      (other.engineFont.isItalic == engineFont.isItalic ? 0 : 10)
        + abs(other.engineFont.weight.rawValue - engineFont.weight.rawValue)
    }
    return found.enumerated().sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
      .map(\.element)
  }

  /// Whether a name was asked for that there is no font of.
  private var isUnknownName: Bool { (askedName.map { NamedFonts.descriptor(named: $0, size: 12) == nil }) ?? false }

  private func isLike(_ other: UIFontDescriptor, in attribute: AttributeName) -> Bool {
    switch attribute {
    case .family: NamedFonts.familyName(of: other.engineFont) == NamedFonts.familyName(of: engineFont)
    case .name: other.postscriptName == postscriptName
    case .face: other.face == face
    case .traits: other.symbolicTraits == symbolicTraits
    default: true
    }
  }
}

extension FontDescriptor {
  /// The same font with another's features, fallbacks and matrix.
  func taking(from other: FontDescriptor) -> FontDescriptor {
    var copy = self
    (copy.features, copy.cascade, copy.matrix) = (other.features, other.cascade, other.matrix)
    return copy
  }
}
