// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Foundation's two kinds of attributed strings, one from the other, with UIKit's attributes.

extension NSAttributedString {
  /// Creates a copy of an attributed string with the attributes that UIKit knows, and links.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString()
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: AttributeBridge.dictionary(of: run.attributes)))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a copy of an attributed string with the attributes that UIKit knows, and links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeBridge.container(of: attributes)))
    }
  }
}

extension AttributedString {
  /// Creates a copy of an attributed string with the attributes that a scope names, as far as UIKit or Foundation knows them.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(nsStr, including: S.self) }

  /// Creates a copy of an attributed string with the attributes that a scope names, as far as UIKit or Foundation knows them.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(AttributeBridge.named(by: scope, in: nsStr))
  }
}

extension NSAttributedString {
  /// Creates a copy of an attributed string with the attributes that a scope names, as far as UIKit or Foundation knows them.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(attrStr, including: S.self) }

  /// Creates a copy of an attributed string with the attributes that a scope names, as far as UIKit or Foundation knows them.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attributedString: AttributeBridge.named(by: scope, in: NSAttributedString(attrStr)))
  }
}

extension AttributeContainer {
  /// Creates a container with the attributes of a dictionary that UIKit knows, and links.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self = AttributeBridge.container(of: dictionary)
  }
}

/// How one attribute goes from one kind of string to the other.
struct AttributeBridge {
  private let key: NSAttributedString.Key
  private let read: (AttributeContainer) -> Any?
  private let write: (inout AttributeContainer, Any) -> Void

  private init<Key: AttributedStringKey>(_ key: NSAttributedString.Key, _ type: Key.Type) where Key.Value: Sendable {
    self.init(key, type, { $0 as? Key.Value }, { $0 })
  }

  private init<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type, _ take: @escaping (Any) -> Key.Value?,
    _ give: @escaping (Key.Value) -> Any
  ) where Key.Value: Sendable {
    self.key = key
    read = { $0[type].map(give) }
    write = { if let value = take($1) { $0[type] = value } }
  }

  private static var all: [AttributeBridge] {
    typealias Keys = AttributeScopes.UIKitAttributes
    func number(_ value: Any) -> CGFloat? {
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
    func style(_ value: Any) -> NSUnderlineStyle? {
      value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }
    func effect(_ value: Any) -> NSAttributedString.TextEffectStyle? {
      (value as? String).map(NSAttributedString.TextEffectStyle.init(rawValue:))
    }
    return [
      AttributeBridge(.font, Keys.FontAttribute.self),
      AttributeBridge(.foregroundColor, Keys.ForegroundColorAttribute.self),
      AttributeBridge(.backgroundColor, Keys.BackgroundColorAttribute.self),
      AttributeBridge(.paragraphStyle, Keys.ParagraphStyleAttribute.self),
      AttributeBridge(.kern, Keys.KernAttribute.self, number, { $0 }),
      AttributeBridge(.tracking, Keys.TrackingAttribute.self, number, { $0 }),
      AttributeBridge(.underlineStyle, Keys.UnderlineStyleAttribute.self, style, { $0.rawValue }),
      AttributeBridge(.underlineColor, Keys.UnderlineColorAttribute.self),
      AttributeBridge(.strikethroughStyle, Keys.StrikethroughStyleAttribute.self, style, { $0.rawValue }),
      AttributeBridge(.strikethroughColor, Keys.StrikethroughColorAttribute.self),
      AttributeBridge(.baselineOffset, Keys.BaselineOffsetAttribute.self, number, { $0 }),
      AttributeBridge(.shadow, Keys.ShadowAttribute.self),
      AttributeBridge(.attachment, Keys.AttachmentAttribute.self),
      AttributeBridge(.strokeColor, Keys.StrokeColorAttribute.self),
      AttributeBridge(.strokeWidth, Keys.StrokeWidthAttribute.self, number, { $0 }),
      AttributeBridge(.obliqueness, Keys.ObliquenessAttribute.self, number, { $0 }),
      AttributeBridge(.expansion, Keys.ExpansionAttribute.self, number, { $0 }),
      AttributeBridge(.ligature, Keys.LigatureAttribute.self, { number($0).map { Int($0) } }, { $0 }),
      AttributeBridge(.textEffect, Keys.TextEffectAttribute.self, effect, { $0.rawValue }),
      AttributeBridge(
        .inlinePresentationIntent, AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self,
        { number($0).map { InlinePresentationIntent(rawValue: UInt(max($0, 0))) } }, { $0.rawValue }),
      AttributeBridge(.link, AttributeScopes.FoundationAttributes.LinkAttribute.self),
    ]
  }

  /// What a scope names of a text's attributes: Foundation's own has none of UIKit's.
  static func named<S: AttributeScope>(by scope: S.Type, in text: NSAttributedString) -> NSAttributedString {
    guard scope == AttributeScopes.FoundationAttributes.self else { return text }
    let kept = NSMutableAttributedString(string: text.string)
    let own: Set<NSAttributedString.Key> = [.link, .inlinePresentationIntent]
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      kept.addAttributes(attributes.filter { own.contains($0.key) }, range: range)
    }
    return kept
  }

  static func dictionary(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for bridge in all { result[bridge.key] = bridge.read(container) }
    return result
  }

  static func container(of attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var result = AttributeContainer()
    for bridge in all {
      if let value = attributes[bridge.key] { bridge.write(&result, value) }
    }
    return result
  }
}
