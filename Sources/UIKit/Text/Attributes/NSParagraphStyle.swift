// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// How paragraphs are set. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// How places for the ends of lines are chosen.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The last line of a paragraph does not have one word only, where the line before has more than one.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Lines of Korean end between words: a hint, they do so wherever Unicode's rules say.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What labels do by default: here as no strategy.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var defaultTabInterval: CGFloat = 0
    /// `nil` for the stops that there are by default.
    var tabStops: [NSTextTab]?
    var textLists: [NSTextList] = []
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsDefaultTighteningForTruncation = false
  }

  var values: Values

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which a language is written, by its identifier; `nil` for the person's own.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public override init() {
    values = Values()
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Added between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Added after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Added before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// From the leading edge to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// From the leading edge to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Above 0 from the leading edge, else from the trailing edge, to the end of lines.
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 means that there is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Multiplies the height of lines; 0 stands for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The distance between the stops behind the last of `tabStops`. Defaults to 0: 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Where text goes on after tabs. Defaults to twelve stops, each 28 points from the one before.
  open var tabStops: [NSTextTab] { values.tabStops ?? Self.standardStops }
  /// The lists that the paragraph is an item of, the outermost first. Their marks are text of the paragraph.
  open var textLists: [NSTextList] { values.textLists }
  /// How full a line must be not to break a word: a hint. Words are broken at soft hyphens, whatever it is.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// A hint, as `hyphenationFactor`.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether characters may stand a little closer, so that a line need not be cut. Defaults to `false`.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  private static let standardStops = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }

  // MARK: - Archives

  open class var supportsSecureCoding: Bool { true }

  /// Reads a style from an archive.
  public required init?(coder: NSCoder) {
    values = Values(archived: coder)
    super.init()
  }

  /// Writes the style into an archive.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    let replaced = MethodHook.replaced(self, NSParagraphStyle.self, "isEqual:", [object])
    return replaced?.result as? Bool ?? ((object as? NSParagraphStyle)?.values == values)
  }

  open override var hash: Int { values.hashValue }

  /// The text engine's form of the style. A subclass's own properties count.
  var engineStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment.engineAlignment
    style.lineBreakMode = LineBreakMode(rawValue: lineBreakMode.rawValue)
    style.baseWritingDirection =
      switch baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    if defaultTabInterval > 0 {
      style.defaultTabInterval = defaultTabInterval
      style.tabStops = tabStops.map(\.engineStop)
    } else if let stops = values.tabStops {
      style.tabStops = stops.map(\.engineStop)
    }
    style.tightens = allowsDefaultTighteningForTruncation
    style.pushesOut = lineBreakStrategy.pushesOut
    return style
  }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  open override var tabStops: [NSTextTab] {
    get { values.tabStops ?? super.tabStops }
    set { values.tabStops = newValue }
  }
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Adds a stop to the others, which are kept in order.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops = ((values.tabStops ?? super.tabStops) + [anObject]).sorted { $0.location < $1.location }
  }

  /// Takes a stop away that is equal to one.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops = (values.tabStops ?? super.tabStops).filter { $0 != anObject }
  }

  /// Takes over another style. Subclasses' setters and getters are called.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
    guard type(of: self) != NSMutableParagraphStyle.self || !obj.isPlain else { return }
    alignment = obj.alignment
    lineBreakMode = obj.lineBreakMode
    baseWritingDirection = obj.baseWritingDirection
    lineSpacing = obj.lineSpacing
    paragraphSpacing = obj.paragraphSpacing
    paragraphSpacingBefore = obj.paragraphSpacingBefore
    firstLineHeadIndent = obj.firstLineHeadIndent
    headIndent = obj.headIndent
    tailIndent = obj.tailIndent
    minimumLineHeight = obj.minimumLineHeight
    maximumLineHeight = obj.maximumLineHeight
    lineHeightMultiple = obj.lineHeightMultiple
    defaultTabInterval = obj.defaultTabInterval
    if values.tabStops != nil || !obj.isPlain { tabStops = obj.tabStops }
    textLists = obj.textLists
    hyphenationFactor = obj.hyphenationFactor
    usesDefaultHyphenation = obj.usesDefaultHyphenation
    lineBreakStrategy = obj.lineBreakStrategy
    allowsDefaultTighteningForTruncation = obj.allowsDefaultTighteningForTruncation
  }
}

extension NSParagraphStyle {
  /// Whether the style is of a class of UIKit, whose properties are its values.
  fileprivate var isPlain: Bool {
    type(of: self) == NSParagraphStyle.self || type(of: self) == NSMutableParagraphStyle.self
  }
}

extension NSParagraphStyle.LineBreakStrategy {
  /// Whether words are pushed out because somebody said so.
  var pushesOut: Bool { self != .standard && contains(.pushOut) }
}

extension NSTextAlignment {
  var engineAlignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
