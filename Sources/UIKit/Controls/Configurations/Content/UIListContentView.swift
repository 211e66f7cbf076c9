// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows a list's content: a picture, a text and a secondary text.
///
/// It may be a cell's content or stand anywhere; its natural height follows its width. Lengths are points.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var stored: UIListContentConfiguration
  let textLabel = UILabel()
  let secondaryLabel = UILabel()
  let imageView = UIImageView()
  var guides = ListContentGuides()
  /// What a list's row says of its margins, in place of the view's own.
  var cellMargins: NSDirectionalEdgeInsets? {
    didSet { if cellMargins != oldValue { contentSizeMayHaveChanged() } }
  }

  public init(configuration: UIListContentConfiguration) {
    stored = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
    showConfiguration()
  }

  public required init?(coder: NSCoder) { nil }

  /// A `UIListContentConfiguration`; another stops the program.
  open var configuration: any UIContentConfiguration {
    get { stored }
    set {
      guard let value = newValue as? UIListContentConfiguration else {
        fatalError("UIListContentView only supports configurations of type UIListContentConfiguration, not \(newValue)")
      }
      guard value != stored else { return }
      stored = value
      showConfiguration()
    }
  }

  /// The configuration as what it is.
  var listConfiguration: UIListContentConfiguration { stored }

  /// Where the text is; `nil` while there is none.
  open var textLayoutGuide: UILayoutGuide? { stored.hasText ? guides.guide(.text, in: self) : nil }

  /// Where the secondary text is; `nil` while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    stored.hasSecondaryText ? guides.guide(.secondaryText, in: self) : nil
  }

  /// Where the picture is; `nil` while there is none.
  open var imageLayoutGuide: UILayoutGuide? { stored.image != nil ? guides.guide(.image, in: self) : nil }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: plan(width: bounds.width > 0 ? bounds.width : .infinity).height)
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    CGSize(width: Self.noIntrinsicMetric, height: plan(width: width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let plan = plan(width: size.width > 0 ? size.width : .infinity)
    return CGSize(width: size.width > 0 ? size.width : plan.naturalWidth, height: plan.height)
  }

  /// As high as the content needs for the width, unless the height is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority > .fittingSizeLevel && targetSize.width > 0
    let plan = plan(width: isWidthGiven ? targetSize.width : .infinity)
    return CGSize(
      width: isWidthGiven ? targetSize.width : plan.naturalWidth,
      height: verticalFittingPriority >= .required ? targetSize.height : plan.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.width != bounds.width { invalidateIntrinsicContentSize() }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentSizeMayHaveChanged()
  }

  override func subviewContentDidChange(_ subview: UIView) {
    super.subviewContentDidChange(subview)
    contentSizeMayHaveChanged()
  }

  func contentSizeMayHaveChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    contentSizeMayHaveChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPictureColors()
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    showPictureColors()
  }
}
