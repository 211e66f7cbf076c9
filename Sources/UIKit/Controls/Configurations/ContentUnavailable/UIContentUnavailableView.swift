// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows a screen without contents. What does not fit scrolls.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var stored: UIContentUnavailableConfiguration
  private let scrollView = UIScrollView()
  private let background: BackgroundConfigurationView
  private let spinner = UIActivityIndicatorView(style: .large)
  let imageView = UIImageView()
  let textLabel = UILabel()
  let secondaryLabel = UILabel()
  private(set) var button: UIButton?
  private(set) var secondaryButton: UIButton?

  /// Texts are no wider, so that they can be read.
  private static let widest: CGFloat = 480

  public init(configuration: UIContentUnavailableConfiguration) {
    stored = configuration
    background = BackgroundConfigurationView(configuration.background)
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    for label in [textLabel, secondaryLabel] { label.textAlignment = .center }
    textLabel.accessibilityTraits = .header
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    imageView.isAccessibilityElement = false
    addSubview(background)
    addSubview(scrollView)
    for view in [spinner, imageView, textLabel, secondaryLabel] as [UIView] { scrollView.addSubview(view) }
    showConfiguration()
  }

  public required init?(coder: NSCoder) {
    stored = .empty()
    background = BackgroundConfigurationView(.clear())
    super.init(coder: coder)
    return nil
  }

  /// A `UIContentUnavailableConfiguration`; another stops the program.
  open var configuration: any UIContentConfiguration {
    get { stored }
    set {
      guard let value = newValue as? UIContentUnavailableConfiguration else {
        fatalError(
          "UIContentUnavailableView only supports configurations of type UIContentUnavailableConfiguration, "
            + "not \(newValue)")
      }
      guard value != stored else { return }
      stored = value
      showConfiguration()
    }
  }

  /// Whether what does not fit can be scrolled. Defaults to `true`.
  open var isScrollEnabled = true {
    didSet { setNeedsLayout() }
  }

  // MARK: - What is shown

  private func showConfiguration() {
    directionalLayoutMargins = stored.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !stored.axesPreservingSuperviewLayoutMargins.isEmpty
    background.configuration = stored.background
    let isLoading = stored.kind == .loading
    spinner.isHidden = !isLoading
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    imageView.image = isLoading ? nil : stored.image
    imageView.preferredSymbolConfiguration = stored.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = stored.imageProperties.tintColor
    imageView.layer.cornerRadius = stored.imageProperties.cornerRadius
    imageView.isHidden = imageView.image == nil
    show(stored.text, stored.attributedText, stored.textProperties, in: textLabel)
    show(stored.secondaryText, stored.secondaryAttributedText, stored.secondaryTextProperties, in: secondaryLabel)
    button = renew(button, stored.button, stored.buttonProperties)
    secondaryButton = renew(secondaryButton, stored.secondaryButton, stored.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = true
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (attributed?.string ?? text ?? "").isEmpty
  }

  private func renew(
    _ old: UIButton?, _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    old?.removeFromSuperview()
    guard configuration.title?.isEmpty == false || configuration.attributedTitle != nil || configuration.image != nil
    else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    button.role = properties.role
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    scrollView.addSubview(button)
    return button
  }

  // MARK: - Layout

  /// What is shown from top to bottom, with its size and the gap above it.
  private func rows(width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
    var rows: [(view: UIView, size: CGSize, gap: CGFloat)] = []
    func add(_ view: UIView, _ size: CGSize, gap: CGFloat) {
      rows.append((view, CGSize(width: min(size.width, width), height: size.height), rows.isEmpty ? 0 : gap))
    }
    if !spinner.isHidden {
      add(spinner, spinner.intrinsicContentSize, gap: 0)
    } else if let image = imageView.image {
      add(imageView, stored.imageProperties.shownSize(of: image), gap: 0)
    }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var gap = stored.imageToTextPadding
    for label in [textLabel, secondaryLabel] where !label.isHidden {
      add(label, label.sizeThatFits(room), gap: gap)
      gap = stored.textToSecondaryTextPadding
    }
    gap = stored.textToButtonPadding
    for button in [button, secondaryButton].compactMap({ $0 }) {
      add(button, button.sizeThatFits(room), gap: gap)
      gap = stored.buttonToSecondaryButtonPadding
    }
    return rows
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollView.frame = bounds
    let area = bounds.inset(by: layoutMargins)
    let width = max(min(area.width, Self.widest), 0)
    let rows = rows(width: width)
    let height = rows.reduce(0) { $0 + $1.gap + $1.size.height }
    let room = max(area.height - height, 0)
    var y = layoutMargins.top + (stored.alignment == .center ? (room / 2).rounded() : 0)
    let scale = max(contentScaleFactor, 1)
    for row in rows {
      y += row.gap
      let x = ((area.midX - row.size.width / 2) * scale).rounded() / scale
      row.view.frame = CGRect(x: x - bounds.minX, y: y, width: row.size.width, height: row.size.height)
      y += row.size.height
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: layoutMargins.top + height + layoutMargins.bottom)
    scrollView.isScrollEnabled = isScrollEnabled && height > area.height
  }

  open override var intrinsicContentSize: CGSize {
    let rows = rows(width: Self.widest)
    let margins = layoutMargins
    return CGSize(
      width: (rows.map(\.size.width).max() ?? 0) + margins.left + margins.right,
      height: rows.reduce(0) { $0 + $1.gap + $1.size.height } + margins.top + margins.bottom)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    setNeedsLayout()
  }
}
