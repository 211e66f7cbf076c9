// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One or more lines of text that can only be read.
public struct Text: Equatable, @unchecked Sendable {
  indirect enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case formatted(FormattedText)
    case formatter(FormatterText)
    case date(Date, DateStyle)
    case dates(Date, Date)
    case timer(TimerText)
    case image(Image)
    case joined([Text])
  }

  /// A change to a stretch of text.
  enum Modifier: Equatable {
    case font(Font?)
    case fontChange(Font.Modifier)
    case color(Color?)
    case style(StyleBox)
    case underline(Line?)
    case strikethrough(Line?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case textCase(Case?)
  }

  /// A line under or through text.
  struct Line: Equatable {
    var pattern: LineStyle.Pattern
    var color: Color?
  }

  /// A style, compared by identity of its value.
  struct StyleBox: Equatable {
    var style: AnyShapeStyle
    static func == (a: StyleBox, b: StyleBox) -> Bool { FieldEquality.areEqual(a.style, b.style) }
  }

  let storage: Storage
  var modifiers: [Modifier] = []

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates text that is shown as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates text that is shown as it is.
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { storage = .verbatim(String(content)) }

  /// Creates text that is looked up in a table of strings.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundle: bundle)
  }

  /// Creates text that is looked up by a resource.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    storage = .verbatim(String(localized: resource))
  }

  /// Creates text with attributes.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// Creates text of a picture.
  public init(_ image: Image) { storage = .image(image) }

  /// Creates text that a style writes in the environment's locale.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedText(input, format))
  }

  /// Creates text that a formatter writes.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
    storage = .formatter(FormatterText(subject: AnyHashable(subject), object: subject, formatter: formatter))
  }

  /// Creates text that a formatter writes.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    storage = .formatter(FormatterText(subject: AnyHashable(subject), object: subject, formatter: formatter))
  }

  /// Creates text of a date.
  public init(_ date: Date, style: Text.DateStyle) { storage = .date(date, style) }

  /// How a date is written.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case time, date, relative, offset, timer

      /// Whether text goes on with time.
      var isLive: Bool { self != .time && self != .date }
    }
    let kind: Kind
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far the date is from now, in two units.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now, in one unit, and on which side.
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds to the date, and then since it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// How letters are written.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// Where text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    /// What a line consists of.
    public struct Pattern: Hashable, Sendable {
      let style: NSUnderlineStyle
      public static let solid = Pattern(style: [])
      public static let dot = Pattern(style: .patternDot)
      public static let dash = Pattern(style: .patternDash)
      public static let dashDot = Pattern(style: .patternDashDot)
      public static let dashDotDot = Pattern(style: .patternDashDotDot)

      public static func == (a: Pattern, b: Pattern) -> Bool { a.style.rawValue == b.style.rawValue }
      public func hash(into hasher: inout Hasher) { hasher.combine(style.rawValue) }
    }
  }

  /// Whether the text has a look of its own.
  var hasModifiers: Bool { !modifiers.isEmpty }

  func with(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// Joins two texts, each with its own look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var parts: [Text] = []
    for text in [lhs, rhs] {
      if case .joined(let inner) = text.storage, text.modifiers.isEmpty { parts += inner } else { parts.append(text) }
    }
    return Text(.joined(parts))
  }
}

/// A value that a formatter writes.
struct FormatterText: Equatable {
  let subject: AnyHashable
  let object: Any
  let formatter: Formatter

  static func == (a: FormatterText, b: FormatterText) -> Bool {
    a.subject == b.subject && a.formatter === b.formatter
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { with(.fontChange(.weight($0))) } ?? self }
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { with(.fontChange(.width($0))) } ?? self }
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { with(.fontChange(.design($0))) } ?? self }
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }

  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    with(.style(StyleBox(style: AnyShapeStyle(style))))
  }

  public func bold() -> Text { with(.fontChange(.bold)) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with(.fontChange(.italic)) }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with(.fontChange(.monospaced)) : self }
  public func monospacedDigit() -> Text { with(.fontChange(.monospacedDigit)) }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? Line(pattern: .solid, color: color) : nil))
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.underline(isActive ? Line(pattern: pattern, color: color) : nil)) }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? Line(pattern: .solid, color: color) : nil))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.strikethrough(isActive ? Line(pattern: pattern, color: color) : nil)) }

  /// Adds points after each character, and no ligatures.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Adds points after each character.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// Raises the text, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }
}

extension Text: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TextElement(view.value, inputs))
  }
}
