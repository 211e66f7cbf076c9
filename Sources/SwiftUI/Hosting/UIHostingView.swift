// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import ViewGraph
internal import ViewLayoutCore

/// The view of a hosting controller: shows a tree of SwiftUI's.
open class _UIHostingView<Content>: UIView where Content: View {
  final let host = ViewHost()
  final var content: Content
  /// Which parts of the safe area the content stays out of.
  final var safeAreaRegions: SafeAreaRegions = .all { didSet { setNeedsLayout() } }
  /// Called when the ideal size is another one.
  final var idealSizeDidChange: (() -> Void)?
  private var idealSize: CGSize?

  public required init(rootView: Content) {
    content = rootView
    super.init(frame: .zero)
    host.takeTraits(traitCollection)
    host.show(rootView, in: self)
  }

  /// Fails: hosting views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  final var rootView: Content {
    get { content }
    set {
      content = newValue
      host.update(newValue)
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    render()
  }

  final func render() {
    host.render(in: bounds, safeRect: freeBounds)
    showField()
    if let idealSizeDidChange {
      let ideal = host.size(.unspecified)
      if ideal != idealSize {
        idealSize = ideal
        idealSizeDidChange()
      }
    }
  }

  /// The bounds without what bars take.
  private var freeBounds: CGRect {
    var free = safeAreaRegions.contains(.container) ? bounds.inset(by: safeAreaInsets) : bounds
    let cover = safeAreaRegions.contains(.keyboard) ? keyboard?.cover(of: free) ?? 0 : 0
    host.keyboardCover = cover
    free.size.height -= cover
    return free
  }

  private var keyboard: KeyboardWatcher?
  private var showsFieldAfterLayout = false

  /// Keeps the content out of the keyboard's way from now on, as a controller's view does.
  final func avoidKeyboard() {
    keyboard = KeyboardWatcher(self) { [weak self] in
      self?.showsFieldAfterLayout = true
      self?.setNeedsLayout()
    }
  }

  /// Scrolls to the field that has the keyboard.
  private func showField() {
    guard showsFieldAfterLayout else { return }
    showsFieldAfterLayout = false
    if host.keyboardCover > 0 { scrollToField() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    host.takeTraits(traitCollection)
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    host.takeTraits(traitCollection)
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { host.size(Proposal(fitting: size)) }

  open override var intrinsicContentSize: CGSize {
    let size = host.size(.unspecified)
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    func length(_ length: CGFloat, _ priority: UILayoutPriority) -> CGFloat? {
      // Compressed and expanded sizes ask for no length in particular.
      priority == .required && length > 0 && length < 1e4 ? length : nil
    }
    let size = host.size(
      Proposal(
        width: length(targetSize.width, horizontal), height: length(targetSize.height, vertical)))
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let rest = touches.filter { !host.presses.begin($0, in: self) }
    if !rest.isEmpty { super.touchesBegan(rest, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let rest = touches.filter { !host.presses.move($0, in: self) }
    if !rest.isEmpty { super.touchesMoved(rest, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let rest = touches.filter { !host.presses.end($0, in: self, isCancelled: false) }
    if !rest.isEmpty { super.touchesEnded(rest, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let rest = touches.filter { !host.presses.end($0, in: self, isCancelled: true) }
    if !rest.isEmpty { super.touchesCancelled(rest, with: event) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = host.unhandled(presses, .down, focus: window?.firstResponderView)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = host.unhandled(presses, .up, focus: window?.firstResponderView)
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  private var grid: PixelGrid { PixelGrid(scale: max(host.environment.displayScale, 1)) }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    return host.hitView(at: point, with: event) ?? (host.isHit(at: point) ? self : nil)
  }
}

extension Proposal {
  /// A proposal of a size in which what is very large stands for no limit.
  init(fitting size: CGSize) {
    func length(_ length: CGFloat) -> CGFloat { length >= 1e6 ? .infinity : max(length, 0) }
    self.init(width: length(size.width), height: length(size.height))
  }
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the screen's edges take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
