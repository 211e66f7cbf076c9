// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a screen shows that has nothing to show: a picture, a text, a secondary text and up to two buttons, one above
/// the other. Lengths are points.
///
/// The styles' texts are English. Fonts and gaps were chosen after pictures of iOS 17, not measured.
public struct UIContentUnavailableConfiguration: Hashable, @unchecked Sendable {
  // Unchecked: texts with attributes are copied when they are set.

  /// Where the content stands in the view.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case natural = 1
  }

  enum Kind: Hashable {
    case empty, loading, search
  }

  let kind: Kind
  private var storedAttributedText: NSAttributedString?
  private var storedSecondaryAttributedText: NSAttributedString?
  /// Whether the app has said the text of a search, so that what is searched for does not change it.
  private var hasOwnText = false

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Nothing at first: the app says picture and texts.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// Something that turns, and below it that contents are on their way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.loading)
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// That nothing was found; with a state, for what.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.hasOwnText = false
    return configuration
  }

  // MARK: - Contents

  /// Defaults to `nil`.
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  /// Defaults to `nil`, and to the style's words. Setting it removes `attributedText`.
  public var text: String? {
    didSet {
      storedAttributedText = nil
      hasOwnText = true
    }
  }

  /// A text with attributes of its own; it stands for `text`.
  public var attributedText: NSAttributedString? {
    get { storedAttributedText }
    set {
      text = nil
      storedAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  public var textProperties = TextProperties(bold: .title2, .label)

  /// Defaults to `nil`. Setting it removes `secondaryAttributedText`.
  public var secondaryText: String? {
    didSet { storedSecondaryAttributedText = nil }
  }

  /// A secondary text with attributes of its own; it stands for `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { storedSecondaryAttributedText }
    set {
      secondaryText = nil
      storedSecondaryAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)

  /// A button that has no title and no picture is not shown. Defaults to a plain one.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()

  /// Below the first. Defaults to a plain one without a title.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  // MARK: - Layout

  /// Defaults to the middle.
  public var alignment = Alignment.center

  /// The axes along which margins are at least the superview's. Defaults to both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

  /// Between the edges and the content. Defaults to 16 on each side.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

  /// Defaults to 15.
  public var imageToTextPadding: CGFloat = 15
  /// Defaults to 4.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// Between the texts and the first button. Defaults to 16.
  public var textToButtonPadding: CGFloat = 16
  /// Defaults to 8.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  /// Behind the content, up to the view's edges. Defaults to nothing.
  public var background = UIBackgroundConfiguration.clear()
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// A search says what was searched for, unless the app has set its text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, !hasOwnText, let state = state as? UIContentUnavailableConfigurationState else {
      return self
    }
    var updated = self
    let words = state.searchText ?? ""
    updated.text = words.isEmpty ? "No Results" : "No Results for “\(words)”"
    updated.hasOwnText = false
    return updated
  }
}
