// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIContentUnavailableConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    public var font: UIFont
    public var color: UIColor
    /// Defaults to an ellipsis at the end.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// At most so many lines; 0, the default, sets no limit.
    public var numberOfLines = 0
    /// Whether text that is too wide is shown smaller. Defaults to `false`.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller, as a factor of the font size. Defaults to 0, which leaves it to the label.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may stand closer before text is cut. Defaults to `false`.
    public var allowsDefaultTighteningForTruncation = false

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    init(bold style: UIFont.TextStyle, _ color: UIColor) {
      let size = style.engineStyle.pointSize(UIContentSizeCategory.large.engineCategory)
      font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: .bold))
      self.color = color
    }
  }

  /// How the picture looks. Lengths are points.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// What is said of symbols that say nothing themselves. Defaults to 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
    /// Of templates; `nil` for the view's tint. Defaults to that of secondary labels.
    public var tintColor: UIColor? = .secondaryLabel
    /// Defaults to 0.
    public var cornerRadius: CGFloat = 0
    /// Larger pictures are shown smaller, in their shape. A side of 0, the default, sets no limit.
    public var maximumSize: CGSize = .zero
    /// Defaults to `false`; no screen here inverts colours.
    public var accessibilityIgnoresInvertColors = false

    func shownSize(of image: UIImage) -> CGSize {
      var size = image.preferring(preferredSymbolConfiguration).size
      var factor: CGFloat = 1
      if maximumSize.width > 0, size.width > 0 { factor = min(factor, maximumSize.width / size.width) }
      if maximumSize.height > 0, size.height > 0 { factor = min(factor, maximumSize.height / size.height) }
      size.width *= factor
      size.height *= factor
      return size
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable, @unchecked Sendable {
    /// Done when the button is tapped; its title and picture are not taken. Defaults to `nil`.
    public var primaryAction: UIAction?
    /// Opened by the button where it has no action, or else by a finger that rests. Defaults to `nil`.
    public var menu: UIMenu?
    /// Defaults to `true`.
    public var isEnabled = true
    /// A destructive button is red. Defaults to `normal`.
    public var role = UIButton.Role.normal

    init() {}
  }
}

/// What a screen without contents looks like by: its traits, and what is searched for.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  // Unchecked: values of apps' own keys are whatever they put there, as on iOS.

  public var traitCollection: UITraitCollection
  /// What is in the search bar of the controller's navigation item; `nil` where it has none.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
