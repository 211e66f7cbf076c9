// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A view that shows a part of a tree: a page, a row, what was presented.
class HostView: UIView {
  /// What is shown; `nil` for nothing.
  final var host: ViewHost? {
    didSet {
      guard host !== oldValue else { return }
      if oldValue?.view === self { oldValue?.attach(to: nil) }
      host?.attach(to: self)
      setNeedsLayout()
    }
  }
  /// Which parts of the safe area the content stays out of.
  final var safeAreaRegions: SafeAreaRegions = .all { didSet { setNeedsLayout() } }

  init(_ host: ViewHost?) {
    self.host = host
    super.init(frame: .zero)
    host?.attach(to: self)
  }

  /// Fails: views of hosts are not read from archives.
  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var free = safeAreaRegions.contains(.container) ? bounds.inset(by: safeAreaInsets) : bounds
    let cover = safeAreaRegions.contains(.keyboard) ? keyboard?.cover(of: free) ?? 0 : 0
    host?.keyboardCover = cover
    free.size.height -= cover
    host?.render(in: bounds, safeRect: free)
    guard showsFieldAfterLayout else { return }
    showsFieldAfterLayout = false
    if cover > 0 { scrollToField() }
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

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeTraits()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    takeTraits()
  }

  /// Traits count once the view is in a window.
  private func takeTraits() {
    guard window != nil else { return }
    host?.takeTraits(traitCollection)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { host?.size(Proposal(fitting: size)) ?? .zero }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let rest = touches.filter { !(host?.presses.begin($0, in: self) ?? false) }
    if !rest.isEmpty { super.touchesBegan(rest, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let rest = touches.filter { !(host?.presses.move($0, in: self) ?? false) }
    if !rest.isEmpty { super.touchesMoved(rest, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let rest = touches.filter { !(host?.presses.end($0, in: self, isCancelled: false) ?? false) }
    if !rest.isEmpty { super.touchesEnded(rest, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let rest = touches.filter { !(host?.presses.end($0, in: self, isCancelled: true) ?? false) }
    if !rest.isEmpty { super.touchesCancelled(rest, with: event) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = host?.unhandled(presses, .down, focus: window?.firstResponderView) ?? presses
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = host?.unhandled(presses, .up, focus: window?.firstResponderView) ?? presses
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event), let host else {
      return nil
    }
    return host.hitView(at: point, with: event) ?? (host.isHit(at: point) ? self : nil)
  }
}
