// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIListContentConfiguration {
  /// How a text of a list's content looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    public enum TextAlignment: Int, Sendable {
      /// From where reading starts.
      case natural = 0
      case center = 1
      /// To both edges.
      case justified = 2
    }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    private var transformer: ComparableTransformer?
    private var storedColor: UIColor = .label
    /// Whether an app has set the colour, so that no state changes it.
    private(set) var hasOwnColor = false

    init() {}

    init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) {
      font = .preferredFont(forTextStyle: style)
      if let weight {
        let size = style.engineStyle.pointSize(UIContentSizeCategory.large.engineCategory)
        let bold = UIFont.systemFont(ofSize: size, weight: weight)
        font = UIFontMetrics(forTextStyle: style).scaledFont(for: bold)
      }
      storedColor = color
    }

    public var font: UIFont = .preferredFont(forTextStyle: .body)

    public var color: UIColor {
      get { storedColor }
      set {
        storedColor = newValue
        hasOwnColor = true
      }
    }

    /// Applied to `color`. Defaults to `nil`.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map(ComparableTransformer.init) }
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(storedColor) ?? storedColor }

    public var alignment: TextAlignment = .natural

    /// Defaults to an ellipsis at the end.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail

    /// At most so many lines; 0, the default, sets no limit.
    public var numberOfLines = 0

    /// Whether text that is too wide is shown smaller. Defaults to `false`.
    public var adjustsFontSizeToFitWidth = false

    /// How much smaller, as a factor of the font size. Defaults to 0, which leaves it to the label.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether the font follows the text size that people choose. Defaults to `true`.
    public var adjustsFontForContentSizeCategory = true

    public var transform: TextTransform = .none

    /// Takes the system's colour for a state, unless the app has set one.
    mutating func adopt(_ color: UIColor) {
      if !hasOwnColor { storedColor = color }
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How the picture of a list's content looks. Lengths are points.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// Stands for the system's own length in `reservedLayoutSize`.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    private var transformer: ComparableTransformer?

    /// What is said of symbols that say nothing themselves. Defaults to large symbols of body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)

    /// The tint of templates; `nil`, the default, is the view's.
    public var tintColor: UIColor?

    /// Applied to the tint. Defaults to `nil`.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map(ComparableTransformer.init) }
    }

    /// The tint of templates in a view with a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Defaults to 0.
    public var cornerRadius: CGFloat = 0

    /// Larger pictures are shown smaller, in their shape. A side of 0, the default, sets no limit.
    public var maximumSize: CGSize = .zero

    /// The room that is kept for the picture, in whose middle it stands, so that the texts of rows start alike. A side of
    /// 0, the default, is the picture's own.
    public var reservedLayoutSize: CGSize = .zero

    private var ownStrokeTransformer: ComparableTransformer?

    /// Of the line around the picture; `nil`, the default, is the tint.
    public var strokeColor: UIColor?

    /// Applied to the stroke's colour. Defaults to `nil`.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { ownStrokeTransformer?.transformer }
      set { ownStrokeTransformer = newValue.map(ComparableTransformer.init) }
    }

    /// The stroke's colour in a view with a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// Defaults to 0, which shows no line.
    public var strokeWidth: CGFloat = 0

    init() {}

    func shownSize(of image: UIImage) -> CGSize {
      var size = image.preferring(preferredSymbolConfiguration).size
      guard size.width > 0, size.height > 0 else { return .zero }
      var factor: CGFloat = 1
      if maximumSize.width > 0 { factor = min(factor, maximumSize.width / size.width) }
      if maximumSize.height > 0 { factor = min(factor, maximumSize.height / size.height) }
      size.width *= factor
      size.height *= factor
      return size
    }
  }
}
