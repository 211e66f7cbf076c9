// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIButton {
  /// What a button shows and how, as one value. Lengths are points.
  public struct Configuration: Hashable, @unchecked Sendable {
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum CornerStyle: Int, Sendable {
      /// The background's own radius.
      case fixed = -1
      /// A radius that suits the size.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// Whose look a button has in an app that runs on a Mac; elsewhere it has none.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    enum Style: Int, Hashable {
      case plain, gray, tinted, filled, bordered
    }

    var style: Style
    /// Takes the place of `attributedTitle`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// Takes the place of `attributedSubtitle`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The title with looks of its own; what it leaves open is the configuration's.
    public var attributedTitle: AttributedString?
    /// The subtitle with looks of its own; what it leaves open is the configuration's.
    public var attributedSubtitle: AttributedString?
    /// Whether a button that is selected looks so by itself. Defaults to `true`. Kept: a selected button with a configuration
    /// looks as one that is not.
    public var automaticallyUpdateForSelection = true
    /// Changes the attributes that the title would be shown with. Defaults to `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The same of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// How a symbol looks whose own configuration leaves it open; as the title's text where this does too.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the picture's colour. Defaults to `nil`.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { storedImageTransformer?.transformer }
      set { storedImageTransformer = newValue.map(ComparableTransformer.init) }
    }
    private var storedImageTransformer: ComparableTransformer?
    /// Whether a wheel turns in the picture's place. Defaults to `false`.
    public var showsActivityIndicator = false
    /// Changes the wheel's colour. Defaults to `nil`.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { storedIndicatorTransformer?.transformer }
      set { storedIndicatorTransformer = newValue.map(ComparableTransformer.init) }
    }
    private var storedIndicatorTransformer: ComparableTransformer?
    /// On which side of the title the picture is. Defaults to leading.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between picture and title. Defaults to 0.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle. Defaults to 2.
    public var titlePadding: CGFloat = 2
    public var titleAlignment: TitleAlignment = .automatic
    /// What becomes of a title that is wider than its room. By default it goes on in further lines, as a mode that
    /// truncates forbids.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The same of a subtitle. By default it is treated as the title is.
    public var subtitleLineBreakMode: NSLineBreakMode {
      get { ownSubtitleMode ?? (wrapsTitle ? .byWordWrapping : .byTruncatingTail) }
      set { ownSubtitleMode = newValue }
    }
    private var ownSubtitleMode: NSLineBreakMode?
    /// How a symbol becomes another one that takes its place. Defaults to `nil`: at once.
    public var symbolContentTransition: UISymbolContentTransition?
    /// `nil` leaves it to the kind of button.
    public var baseForegroundColor: UIColor?
    /// `nil` leaves it to the kind of button.
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: CornerStyle = .dynamic
    /// Counts in apps that run on a Mac. Defaults to automatic.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    public var background = UIBackgroundConfiguration()
    private var ownInsets: NSDirectionalEdgeInsets?

    /// Sets the insets and the font that go with a size. Defaults to medium.
    public var buttonSize: Size = .medium

    /// Between the edges and the contents; those of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? defaultInsets }
      set { ownInsets = newValue }
    }

    /// Goes back to the insets of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private var defaultInsets: NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (6, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    private init(_ style: Style) {
      self.style = style
    }

    /// A title in the tint, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title in the label colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title in the tint on a little of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A white title on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A title in the tint on grey.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// The same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// A title in the label colour on glass.
    @preconcurrency @MainActor public static func glass() -> Configuration { onGlass(.regular) }
    /// A title in the label colour on clear glass.
    @preconcurrency @MainActor public static func clearGlass() -> Configuration { onGlass(.clear) }
    /// A white title on glass in the tint, which here hides what is behind it.
    public static func prominentGlass() -> Configuration {
      var result = Configuration(.filled)
      result.cornerStyle = .capsule
      return result
    }
    /// The same as `prominentGlass()`.
    public static func prominentClearGlass() -> Configuration { prominentGlass() }

    @MainActor private static func onGlass(_ style: UIGlassEffect.Style) -> Configuration {
      var result = Configuration(.plain)
      result.cornerStyle = .capsule
      result.baseForegroundColor = .label
      result.background.visualEffect = UIGlassEffect(style: style)
      return result
    }

    /// The configuration as a button in its present state shows it.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
      var result = self
      result.baseForegroundColor = foreground(for: button)
      result.background.backgroundColor = backgroundColor(for: button)
      return result
    }

    /// Whether titles may have several lines.
    var wrapsTitle: Bool { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping }

    var titleStyle: UIFont.TextStyle { buttonSize == .mini || buttonSize == .small ? .subheadline : .body }

    /// How much of a pressed button's colours is left.
    private static let pressedAlpha: CGFloat = 0.75
    /// How much of the tint is in a tinted button's background.
    private static let tintedAlpha: CGFloat = 0.18

    @MainActor func foreground(for button: UIButton) -> UIColor {
      guard button.isEnabled else { return .tertiaryLabel }
      let own: UIColor =
        switch style {
        case .plain, .tinted, .bordered: baseForegroundColor ?? button.roleTint
        case .gray: baseForegroundColor ?? (button.role == .destructive ? button.roleTint : .label)
        case .filled: baseForegroundColor ?? .white
        }
      let fades = button.isHighlighted && style == .plain
      return fades ? own.fading(to: Self.pressedAlpha) : own
    }

    @MainActor func backgroundColor(for button: UIButton) -> UIColor? {
      if let own = background.backgroundColor { return own }
      guard button.isEnabled else { return style == .plain ? nil : .tertiarySystemFill }
      let own: UIColor? =
        switch style {
        case .plain: baseBackgroundColor
        case .gray, .bordered: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? button.roleTint).withAlphaComponent(Self.tintedAlpha)
        case .filled: baseBackgroundColor ?? button.roleTint
        }
      return button.isHighlighted ? own?.fading(to: Self.pressedAlpha) : own
    }

    /// The corner radius of a background of the given height.
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .capsule: height / 2
      case .dynamic: buttonSize == .large ? height / 2 : min(20, height / 2)
      case .small: min(4, height / 2)
      case .medium: min(8, height / 2)
      case .large: min(12, height / 2)
      }
    }
  }

  /// Called when the configuration is to follow a change of state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIColor {
  /// The colour with its alpha multiplied; stays dynamic.
  func fading(to factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedCGColor(with: traits)
      return UIColor(cgColor: color.copy(alpha: color.alpha * factor) ?? color)
    }
  }
}
