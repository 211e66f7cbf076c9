// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The system's window in which the keyboard is. It covers no more than what it shows.
///
/// A field in an accessory is typed into like any other: it is the first responder of the window that is typed into.
final class KeyboardWindow: UIWindow {
  private let panel = UIView()
  private weak var input: UIView?
  private weak var accessory: UIView?
  private var heights: (input: CGFloat, accessory: CGFloat, bottom: CGFloat) = (0, 0, 0)

  /// The window whose first responder the keyboard is for.
  weak var served: UIWindow?
  /// What is shown has another size of its own.
  var contentDidChange: () -> Void = {}
  private var isContentDue = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(1)
    panel.layer.backdropBlur = KeyboardLook.blur
    panel.layer.cornerRadius = KeyboardLook.corner
    panel.layer.cornerCurve = .continuous
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.clipsToBounds = true
    panel.backgroundColor = KeyboardLook.panel
    panel.isUserInteractionEnabled = false
    addSubview(panel)
  }

  required init?(coder: NSCoder) {
    fatalError("The keyboard's window is made by the application only")
  }

  override var canBecomeKey: Bool { false }

  override var firstResponder: UIResponder? {
    get { served?.firstResponder }
    set { served?.firstResponder = newValue }
  }

  override var isReplacingFirstResponder: Bool {
    get { served?.isReplacingFirstResponder ?? false }
    set { served?.isReplacingFirstResponder = newValue }
  }

  /// Shows an input view, with something above it.
  func put(
    input: UIView?, inputHeight: CGFloat, accessory: UIView?, accessoryHeight: CGFloat, bottom: CGFloat, isPanel: Bool
  ) {
    heights = (inputHeight, accessoryHeight, bottom)
    panel.isHidden = !isPanel
    if self.input !== input {
      if self.input?.superview === self { self.input?.removeFromSuperview() }
      self.input = input
      if let input { addSubview(input) }
    }
    if self.accessory !== accessory {
      if self.accessory?.superview === self { self.accessory?.removeFromSuperview() }
      self.accessory = accessory
      if let accessory { addSubview(accessory) }
    }
    setNeedsLayout()
  }

  /// Shows nothing any more.
  func clear() {
    put(input: nil, inputHeight: 0, accessory: nil, accessoryHeight: 0, bottom: 0, isPanel: false)
  }

  override func subviewContentDidChange(_ subview: UIView) {
    super.subviewContentDidChange(subview)
    noteContent(of: subview)
  }

  override func constraintsDidChange(below subview: UIView) {
    super.constraintsDidChange(below: subview)
    noteContent(of: subview)
  }

  private func noteContent(of subview: UIView) {
    guard subview === accessory || subview === input, !(subview is KeyboardView) else { return }
    isContentDue = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    if isContentDue {
      isContentDue = false
      contentDidChange()
    }
    super.layoutSubviews()
    let width = bounds.width
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: heights.accessory)
    panel.frame = CGRect(x: 0, y: heights.accessory, width: width, height: heights.input)
    guard let input else { return }
    // The keyboard is drawn down to the edge; an app's own view ends where the safe area does.
    let height = input is KeyboardView ? heights.input : max(heights.input - heights.bottom, 0)
    input.frame = CGRect(x: 0, y: heights.accessory, width: width, height: height)
  }

  /// The keyboard's own size does not follow the screen's.
  override func screenDidChange() {
    updateTraits(inherited: screen.traitCollection)
    updateSafeArea()
  }
}
