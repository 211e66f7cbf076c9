// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What Foundation has of Markdown elsewhere and lacks on Linux.

/// What words within a paragraph are.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

/// Which blocks a text is in.
public struct PresentationIntent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
  }

  /// A block. Two with the same identity are one block.
  public struct IntentType: Hashable, Sendable {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  public init(types: [IntentType]) {
    components = types
  }

  public var count: Int { components.count }
}

extension NSAttributedString.Key {
  /// An `InlinePresentationIntent`'s raw value; labels and text views show it.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }

  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
}

extension UIFont {
  /// The font for words that are emphasised, or code.
  func showing(_ intent: InlinePresentationIntent) -> UIFont {
    if intent.contains(.code) {
      return .monospacedSystemFont(ofSize: pointSize, weight: intent.contains(.stronglyEmphasized) ? .bold : .regular)
    }
    var traits = fontDescriptor.symbolicTraits
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }
}
