// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a navigation bar looks: its background, its titles and its buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  public override init() {
    super.init()
    watchButtons()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchButtons()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { take(other) }
    watchButtons()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    watchButtons()
  }

  /// Attributes of the inline title. Defaults to none: semibold 17 in the colour of labels.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }

  /// Attributes of the line below the title. Defaults to none: 12 in the colour of secondary labels.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }

  /// Attributes of the line below the large title. Defaults to none: 17 in the colour of secondary labels.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }

  /// Moves the inline title. Defaults to zero.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet { appearanceDidChange() }
  }

  /// Attributes of the large title. Defaults to none: bold 34 in the colour of labels.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }

  /// How plain items look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet {
      buttonAppearance = buttonAppearance.makeCopy()
      watchButtons(changed: true)
    }
  }

  /// How prominent items look.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
    didSet {
      prominentButtonAppearance = prominentButtonAppearance.makeCopy()
      watchButtons(changed: true)
    }
  }

  /// What `prominentButtonAppearance` was called before iOS 26.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }

  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet {
      backButtonAppearance = backButtonAppearance.makeCopy()
      watchButtons(changed: true)
    }
  }

  /// The picture of the back button; the system's chevron unless set.
  open var backIndicatorImage: UIImage { storedBackIndicator ?? SystemItemGlyph.back }

  /// What masks titles that move past the picture, which none does here.
  open var backIndicatorTransitionMaskImage: UIImage { storedBackMask ?? backIndicatorImage }

  private(set) var storedBackIndicator: UIImage?
  private(set) var storedBackMask: UIImage?

  /// Sets the picture of the back button; `nil` for the system's own.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    storedBackIndicator = backIndicatorImage
    storedBackMask = backIndicatorTransitionMaskImage
    appearanceDidChange()
  }

  private func watchButtons(changed: Bool = false) {
    for appearance in [buttonAppearance, prominentButtonAppearance, backButtonAppearance] {
      appearance.onChange = { [weak self] in self?.appearanceDidChange() }
    }
    if changed { appearanceDidChange() }
  }

  private func take(_ other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance.take(other.buttonAppearance)
    prominentButtonAppearance.take(other.prominentButtonAppearance)
    backButtonAppearance.take(other.backButtonAppearance)
    storedBackIndicator = other.storedBackIndicator
    storedBackMask = other.storedBackMask
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
