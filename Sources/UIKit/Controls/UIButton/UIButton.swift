// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A control that is tapped: a title, a picture, or both.
///
/// Titles, pictures and colours can be given for each state; a state without its own takes that of `normal`. With a
/// `configuration` the button looks as that says instead.
@preconcurrency @MainActor open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  /// How a button looks that has no configuration.
  public enum ButtonType: Int, Sendable {
    /// Looks as it is told only.
    case custom = 0
    /// Title and picture in the tint.
    case system = 1
    // With a picture of the system's own.
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    /// The same as `system` on a phone.
    case plain = 6
    /// A cross on a grey disc.
    case close = 7

    /// What `system` was called before iOS 7.
    public static var roundedRect: ButtonType { .system }

    /// The name of the system's own picture.
    var symbol: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .custom, .system, .plain, .close: nil
      }
    }
  }

  /// Whether title and picture have the tint.
  var isTinted: Bool { storedButtonType != .custom }

  /// Contents by state.
  struct StateContents {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var titleShadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  }

  var contents = StateContents()

  /// Whether pictures of a custom button turn darker while it is pressed, unless it has others for that. Defaults to `true`.
  @available(iOS, deprecated: 15.0, message: "Ignored for buttons with a configuration")
  open var adjustsImageWhenHighlighted = true { didSet { contentsDidChange() } }

  /// Whether the picture of a custom button fades while it is disabled, unless it has another for that. Defaults to `true`.
  @available(iOS, deprecated: 15.0, message: "Ignored for buttons with a configuration")
  open var adjustsImageWhenDisabled = true { didSet { contentsDidChange() } }

  /// Whether the button glows while it is pressed. Defaults to `false`.
  @available(iOS, deprecated: 15.0, message: "Ignored for buttons with a configuration")
  open var showsTouchWhenHighlighted = false { didSet { contentsDidChange() } }

  /// Whether the title's shadow goes to the other side while the button is pressed. Defaults to `false`.
  @available(iOS, deprecated: 15.0, message: "Ignored for buttons with a configuration")
  open var reversesTitleShadowWhenHighlighted = false { didSet { contentsDidChange() } }

  var isShadowTurned = false
  var glow: ButtonGlow?
  var storedButtonType = ButtonType.custom
  var storedTitleLabel: UIButtonLabel?
  var storedSubtitleLabel: UIButtonLabel?
  var storedImageView: UIImageView?
  var storedIndicator: UIActivityIndicatorView?
  var backgroundImageView: UIImageView?
  var backgroundView: UIView?
  var needsContentUpdate = true
  /// Whether the contents were filled in before their update, for somebody who asked.
  var isShownAhead = false
  var needsConfigurationUpdate = true
  var isUpdatingContent = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button that runs an action when tapped, with the action's title and picture.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    storedButtonType = .system
    show(primaryAction)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishDecoding(coder, as: UIButton.self)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a system button with the action's title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
  }

  /// Takes on the picture that goes with a kind, unless there is one.
  func become(_ buttonType: ButtonType) {
    storedButtonType = buttonType
    if let symbol = buttonType.symbol, contents.images[.normal] == nil {
      contents.images[.normal] = UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
      accessibilityLabel = buttonType == .contactAdd ? "Add" : "More Info"
      contentsDidChange()
    }
    guard buttonType == .close else { return }
    var configuration = Configuration.gray()
    configuration.image = UIImage(
      systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    configuration.baseForegroundColor = .secondaryLabel
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    self.configuration = configuration
    accessibilityLabel = "Close"
    // Initialisers do not run a property's observers.
    configurationDidChange(from: nil)
  }

  /// Creates a button that looks as the configuration says; what that leaves open is the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.attributedTitle == nil { configuration.title = contents.titles[.normal] }
    configuration.image = configuration.image ?? contents.images[.normal]
    self.configuration = configuration
    // Initialisers do not run a property's observers.
    configurationDidChange(from: nil)
  }

  /// A system button with a picture.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    // Subclasses are made the same way: through `init(frame:)`, which each has.
    guard let button = UIView.make(self, frame: .zero) as? Self else { fatalError("\(self) makes another class") }
    button.storedButtonType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    return button
  }

  open var buttonType: ButtonType { storedButtonType }

  // MARK: - Configuration

  /// What the button shows and how; `nil`, the default, goes by the contents of each state.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
  }

  /// Whether a change of state lets the configuration's colours follow. Defaults to `true`.
  open var automaticallyUpdatesConfiguration = true

  /// Called before the button is laid out after a change of state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Lets the configuration follow the state; the default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func observedConfigurationChange() { setNeedsUpdateConfiguration() }

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  // MARK: - Contents by state

  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents.titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentsDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    contentsDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    noteCustomized(.titleColor)
    contents.titleColors[state] = color
    contentsDidChange()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    noteCustomized(.titleShadowColor)
    contents.titleShadowColors[state] = color
    contentsDidChange()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents.images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentsDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    noteCustomized(.backgroundImage)
    contents.backgroundImages[state] = image
    contentsDidChange()
  }

  /// How symbols look in a state whose own configuration leaves it open.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    contents.symbolConfigurations[state] = configuration
    contentsDidChange()
  }

  open func title(for state: UIControl.State) -> String? { contents.titles[state] ?? contents.titles[.normal] }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.attributedTitles[state] ?? contents.attributedTitles[.normal]
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.titleColors[state] ?? (state == .disabled ? defaultDisabledColor : nil) ?? contents.titleColors[.normal]
      ?? defaultTitleColor
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents.titleShadowColors[state] ?? contents.titleShadowColors[.normal]
  }

  open func image(for state: UIControl.State) -> UIImage? { contents.images[state] ?? contents.images[.normal] }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.backgroundImages[state] ?? contents.backgroundImages[.normal]
  }

  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    contents.symbolConfigurations[state] ?? contents.symbolConfigurations[.normal]
  }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
  }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title. Set its font here, its text and colour by state.
  open var titleLabel: UILabel? {
    let label = ensureTitleLabel()
    showContentsAhead()
    return label
  }

  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? {
    updateContents()
    return storedSubtitleLabel
  }

  /// The view of the picture.
  open var imageView: UIImageView? {
    let view = ensureImageView()
    updateContents()
    return view
  }

  /// Whether the button is tapped when what is dragged rests over it. Defaults to `false`.
  open var isSpringLoaded: Bool {
    get { springLoading != nil }
    set { setSpringLoaded(newValue, &springLoading, ControlSpringLoading.interaction) }
  }

  var springLoading: UISpringLoadedInteraction?

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UIButton else { return }
    if properties.contains(.titleColor) { contents.titleColors.merge(proxy.contents.titleColors) { $1 } }
    if properties.contains(.titleShadowColor) {
      contents.titleShadowColors.merge(proxy.contents.titleShadowColors) { $1 }
    }
    if properties.contains(.backgroundImage) {
      contents.backgroundImages.merge(proxy.contents.backgroundImages) { $1 }
    }
    if properties.contains(.contentEdgeInsets) { contentEdgeInsets = proxy.contentEdgeInsets }
    contentsDidChange()
  }

  // MARK: - Menus

  /// Whether the button looks otherwise under the pointer, on pads. Defaults to `false`.
  open var isPointerInteractionEnabled = false {
    didSet { pointerInteractionDidChange() }
  }

  /// Says how it looks then; `nil`, the default, for a faint plate.
  open var pointerStyleProvider: PointerStyleProvider?
  var pointer: ButtonPointer?

  /// What tapping the button means. Defaults to `normal`.
  open var role = Role.normal {
    didSet { if role != oldValue { fontDidChange() } }
  }

  /// What a finger that rests on the button opens, or a tap where `showsMenuAsPrimaryAction`. Defaults to `nil`.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// Whose behaviour a button has in an app that runs on a Mac; on phones and pads it is always the pad's.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Defaults to `automatic`: the first element stands next to the button.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether the button shows what was chosen from the menu that a tap opens, one element of which is ticked; without such
  /// a menu, whether a tap selects the button and the next one does not. Defaults to `false`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration }

  override func willTap() {
    super.willTap()
    if changesSelectionAsPrimaryAction, !opensMenuByTap { isSelected.toggle() }
  }

  override func menuDidChoose(_ leaf: any UIMenuLeaf) {
    super.menuDidChoose(leaf)
    if isPopUp { showSelection() }
  }

  // MARK: - Layout

  /// Around all contents; zero, the default, leaves a title six points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      noteCustomized(.contentEdgeInsets)
      if contentEdgeInsets != oldValue { contentSizeDidChange() }
    }
  }

  /// Moves the title; the button's size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Moves the picture; the button's size stays.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

  open override var intrinsicContentSize: CGSize { naturalSize() }

  /// A configuration's title goes on in further lines where Auto Layout leaves it less room than it wants.
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { wrappedSize(width: width) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { wrappedSize(width: size.width) ?? naturalSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContents()
  }

  package override func baselineOffsets(width: CGFloat) -> (first: CGFloat, last: CGFloat)? { titleBaselines() }

  // MARK: - Changes

  override func stateDidChange() {
    super.stateDidChange()
    needsConfigurationUpdate = true
    contentsDidChange()
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    // A title adjusts its font by its style, which that of a role has none of.
    if configuration != nil, role == .primary { fontDidChange() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    needsContentUpdate = true
    setNeedsLayout()
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    // The colour of a stroke is the layer's, which does not follow traits by itself.
    needsContentUpdate = true
    setNeedsLayout()
  }

  override var keepsTapsFromAncestors: Bool { isEnabled }

  override var tapEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: - Accessibility and description

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get {
      accessibilityState.label ?? currentAttributedTitle?.string ?? currentTitle ?? currentImage?.spokenLabel
    }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(accessibilityState.traits ?? .button) }
    set { super.accessibilityTraits = newValue }
  }
}
