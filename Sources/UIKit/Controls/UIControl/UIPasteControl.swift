// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A button that pastes into its target, which may be asked without further ado since a person pressed it.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  /// What the button shows.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
  }

  /// What the button looks like.
  @preconcurrency @MainActor open class Configuration: NSObject {
    open var displayMode: DisplayMode = .iconAndLabel
    open var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    open var cornerRadius: CGFloat = 0
    /// `nil` for white.
    open var baseForegroundColor: UIColor?
    /// `nil` for the tint colour.
    open var baseBackgroundColor: UIColor?
    open var imagePlacement: NSDirectionalRectEdge = .leading

    public override init() {
      super.init()
    }

    public required init?(coder: NSCoder) {
      super.init()
    }

    fileprivate var button: UIButton.Configuration {
      var button = UIButton.Configuration.filled()
      button.title = displayMode == .iconOnly ? nil : "Paste"
      button.image = displayMode == .labelOnly ? nil : UIImage(systemName: "doc.on.clipboard")
      button.imagePlacement = imagePlacement
      button.imagePadding = 6
      button.cornerStyle = cornerStyle
      if cornerStyle == .fixed { button.background.cornerRadius = cornerRadius }
      if let baseForegroundColor { button.baseForegroundColor = baseForegroundColor }
      if let baseBackgroundColor { button.baseBackgroundColor = baseBackgroundColor }
      return button
    }
  }

  /// What was said of the look.
  public final let configuration: Configuration
  /// What is pasted into. It is asked whether it takes what is on the pasteboard.
  open weak var target: (any UIPasteConfigurationSupporting)? {
    didSet { update() }
  }

  let button = UIButton()
  private var observation: PasteboardObservation?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIPasteControl.self)
  }

  private func setUp() {
    button.configuration = configuration.button
    button.accessibilityLabel = "Paste"
    button.addAction(UIAction { [weak self] _ in self?.pressed() }, for: .touchUpInside)
    addSubview(button)
    if bounds.isEmpty { frame.size = intrinsicContentSize }
    observation = PasteboardObservation { [weak self] in self?.update() }
    update()
  }

  private func update() {
    isEnabled = target?.canPaste(UIPasteboard.general.itemProviders) ?? false
    button.isEnabled = isEnabled
  }

  private func pressed() {
    let items = UIPasteboard.general.itemProviders
    guard let target, target.canPaste(items) else { return }
    target.paste(itemProviders: items)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}

/// Tells when the pasteboard has other items, as long as it is kept.
private final class PasteboardObservation: @unchecked Sendable {
  private let token: any NSObjectProtocol

  @MainActor init(_ told: @escaping @MainActor () -> Void) {
    let passed = Passed(value: told)
    token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { _ in onThisThread { passed.value() } }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
