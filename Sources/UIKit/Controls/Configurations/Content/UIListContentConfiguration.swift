// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A picture, a text and a secondary text, arranged as in a list. Lengths are points.
///
/// Start with one of the system's styles, such as `cell()`, and set what is to be shown.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
  // Unchecked: texts with attributes are copied when they are set.

  /// Which of the system's styles this is.
  var kind: Kind
  private var storedAttributedText: NSAttributedString?
  private var storedSecondaryAttributedText: NSAttributedString?

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Defaults to `nil`.
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  /// Defaults to `nil`. Setting it removes `attributedText`.
  public var text: String? {
    didSet { storedAttributedText = nil }
  }

  /// A text with attributes of its own; it stands for `text`.
  public var attributedText: NSAttributedString? {
    get { storedAttributedText }
    set {
      text = nil
      storedAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  public var textProperties = TextProperties()

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

  public var secondaryTextProperties = TextProperties()

  /// The axes along which margins are at least the superview's. Defaults to horizontal.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

  /// Between the edges and the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  /// Whether the texts stand side by side where there is room. Defaults to `false`, which is one above the other.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Between the picture and the texts.
  public var imageToTextPadding: CGFloat = 16

  /// The least gap between texts that stand side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6

  /// The gap between texts that stand one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  /// How much of the content is seen, 0…1. Defaults to 1.
  public var alpha: CGFloat = 1

  var hasText: Bool { text?.isEmpty == false || (storedAttributedText?.length ?? 0) > 0 }
  var hasSecondaryText: Bool { secondaryText?.isEmpty == false || (storedSecondaryAttributedText?.length ?? 0) > 0 }
}

extension UIListContentConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
