// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the titles of a kind of bar items look in one state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// Defaults to none: the system's font, in the colour of labels.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }

  /// Moves the title. Defaults to zero.
  public var titlePositionAdjustment: UIOffset = .zero {
    didSet { onChange?() }
  }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// How a kind of bar items looks.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency _CopyingAsSelf {
  let style: UIBarButtonItem.Style
  var onChange: (() -> Void)? {
    didSet { for state in [normal, highlighted, disabled] { state.onChange = onChange } }
  }

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  /// Creates the default appearance of plain items.
  public required init(coder: NSCoder) {
    style = .plain
    super.init()
  }

  /// A copy that shares nothing that can change.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  func makeCopy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    copy.take(self)
    return copy
  }

  /// Also counts in the other states, as far as these have nothing of their own.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()

  /// Takes everything back that was set.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.take(UIBarButtonItemStateAppearance()) }
  }

  func take(_ other: UIBarButtonItemAppearance) {
    normal.take(other.normal)
    highlighted.take(other.highlighted)
    disabled.take(other.disabled)
  }

  /// What is said of the title in a state.
  func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let own =
      state.contains(.disabled)
      ? disabled.titleTextAttributes : state.contains(.highlighted) ? highlighted.titleTextAttributes : [:]
    return normal.titleTextAttributes.merging(own) { _, own in own }
  }
}
