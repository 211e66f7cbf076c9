// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What items of bars have in common: a title, a picture, whether they can be used.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    finishDecoding(coder, as: UIBarItem.self)
  }

  /// Told when the nib that the object comes from is all there, connections and all. Overriders call `super`.
  open func awakeFromNib() {}

  /// Whether the item can be tapped. Defaults to `true`.
  open var isEnabled = true {
    willSet { KeyValueObserving.willChange(self, "enabled") }
    didSet {
      if isEnabled != oldValue { itemDidChange() }
      KeyValueObserving.didChange(self, "enabled")
    }
  }

  /// Defaults to `nil`.
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      if title != oldValue { itemDidChange() }
      KeyValueObserving.didChange(self, "title")
    }
  }

  /// Shown as a template unless it says otherwise; wins over the title. Defaults to `nil`.
  open var image: UIImage? {
    willSet { KeyValueObserving.willChange(self, "image") }
    didSet {
      if image !== oldValue { itemDidChange() }
      KeyValueObserving.didChange(self, "image")
    }
  }

  /// Moves the picture within the item. Defaults to zero.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { if imageInsets != oldValue { itemDidChange() } }
  }

  /// Shown in place of `image` where height is compact, as on phones held sideways. Defaults to `nil`.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemDidChange() } }
  }

  /// Moves `landscapeImagePhone` within the item. Defaults to zero.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange() } }
  }

  /// Shown large where the item is held and text is of an accessibility size; scaled up from `image` where it is `nil`, the
  /// default. Bars here have no such card, so it is kept only.
  open var largeContentSizeImage: UIImage?

  /// Moves `largeContentSizeImage` on its card. Defaults to zero.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero

  /// A number of the app's own. Defaults to 0.
  open var tag = 0

  /// Gives the title attributes in a state; those of `normal` count where a state has none.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    itemDidChange()
  }

  /// The attributes that were set for exactly this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Called when something changed that shows.
  func itemDidChange() {}

  // MARK: - Accessibility

  /// What assistive technology says for the item; the title where it is not set.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { itemDidChange() } }
  }

  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { itemDidChange() } }
  }

  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { itemDidChange() } }
  }

  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
  }
}

extension UIBarItem: UIAccessibilityIdentification {}
