// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How tabs look in one state. What is left alone is the system's, or that of `normal`.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// Defaults to none: the system's font, in the colour of the icon.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }

  /// Moves the title. Defaults to zero.
  public var titlePositionAdjustment: UIOffset = .zero {
    didSet { onChange?() }
  }

  /// The colour of template pictures. Defaults to `nil`: the bar's tint where selected, else that of labels.
  public var iconColor: UIColor? {
    didSet { onChange?() }
  }

  /// Moves the badge. Defaults to zero.
  public var badgePositionAdjustment: UIOffset = .zero {
    didSet { onChange?() }
  }

  /// Defaults to `nil`: red.
  public var badgeBackgroundColor: UIColor? {
    didSet { onChange?() }
  }

  /// Defaults to none: regular 13 in white.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }

  /// Moves the badge's text within the badge. Defaults to zero.
  public var badgeTitlePositionAdjustment: UIOffset = .zero {
    didSet { onChange?() }
  }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// How tabs look in one of the layouts of a tab bar.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency _CopyingAsSelf {
  /// Which layout of the bar an appearance is for.
  public enum Style: Int, Sendable {
    /// Titles below pictures.
    case stacked = 0
    /// Titles beside pictures.
    case inline = 1
    /// Titles beside smaller pictures, where height is compact.
    case compactInline = 2
  }

  let style: Style
  var onChange: (() -> Void)? {
    didSet { for state in states { state.onChange = onChange } }
  }

  /// Creates the default appearance of a layout.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Creates the default appearance of the stacked layout.
  public required init(coder: NSCoder) {
    style = .stacked
    super.init()
  }

  /// A copy that shares nothing that can change.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  func makeCopy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    copy.take(self)
    return copy
  }

  /// Also counts in the other states, as far as these have nothing of their own.
  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Takes everything back that was set.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  func take(_ other: UITabBarItemAppearance) {
    for (own, other) in zip(states, other.states) { own.take(other) }
  }

  /// The appearances that say something of a state, the one that wins first.
  private func ranked(_ state: UIControl.State) -> [UITabBarItemStateAppearance] {
    var result: [UITabBarItemStateAppearance] = []
    if state.contains(.disabled) { result.append(disabled) }
    if state.contains(.selected) { result.append(selected) }
    if state.contains(.focused) { result.append(focused) }
    return result + [normal]
  }

  /// What is said of text in a state: the winning attributes of each kind.
  func attributes(
    _ path: KeyPath<UITabBarItemStateAppearance, [NSAttributedString.Key: Any]>, in state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    ranked(state).reversed().reduce(into: [:]) { all, next in all.merge(next[keyPath: path]) { _, own in own } }
  }

  func color(_ path: KeyPath<UITabBarItemStateAppearance, UIColor?>, in state: UIControl.State) -> UIColor? {
    for appearance in ranked(state) {
      if let color = appearance[keyPath: path] { return color }
    }
    return nil
  }

  func offset(_ path: KeyPath<UITabBarItemStateAppearance, UIOffset>, in state: UIControl.State) -> UIOffset {
    for appearance in ranked(state) where appearance[keyPath: path] != .zero { return appearance[keyPath: path] }
    return .zero
  }
}
