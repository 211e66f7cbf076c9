// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What lies behind the content of a cell, a header or a button. Lengths are points.
///
/// From back to front: shadow, effect, fill, picture, custom view, stroke. What an app does not set follows the cell's state.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  // Unchecked: views and effects are only touched on the main actor, where backgrounds are shown.

  /// Which of the system's backgrounds this is; `custom` follows no state.
  enum Kind: Hashable {
    case custom
    case plainCell, groupedCell, sidebarCell, accompaniedSidebarCell
    case plainHeaderFooter, groupedHeaderFooter, sidebarHeader
    /// Those that a list decides by its appearance.
    case listCell, listHeader, listFooter
  }

  var kind: Kind
  private var storedBackgroundColor: UIColor?
  private var storedCornerRadius: CGFloat = 0
  private var storedInsets = NSDirectionalEdgeInsets.zero
  private var own: Set<Part> = []
  private var colorTransformer: ComparableTransformer?
  private var strokeTransformer: ComparableTransformer?

  private enum Part: Hashable {
    case color, radius, insets
  }

  init(_ kind: Kind = .custom) {
    self.kind = kind
  }

  /// Nothing behind the content until something is set.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// A view of the app's own that fills the background; `nil`, the default, for none.
  public var customView: UIView?

  /// Whether the cell's or button's shape is left square, or how round it is. Defaults to 0.
  public var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set {
      storedCornerRadius = newValue
      own.insert(.radius)
    }
  }

  /// How far the background stands in from the edges. Defaults to zero.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { storedInsets }
    set {
      storedInsets = newValue
      own.insert(.insets)
    }
  }

  /// The edges where the view's layout margins are added to `backgroundInsets`. Defaults to none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// `nil` is the tint; buttons take it for what suits their kind.
  public var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      own.insert(.color)
    }
  }

  /// Applied to `backgroundColor`. Defaults to `nil`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformer?.transformer }
    set { colorTransformer = newValue.map(ComparableTransformer.init) }
  }

  /// The colour that is shown in a view with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = storedBackgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Done with what lies behind the cell. Defaults to `nil`.
  public var visualEffect: UIVisualEffect?

  /// A picture over the fill. Defaults to `nil`.
  public var image: UIImage?

  /// How the picture fills the background. Defaults to `scaleToFill`.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// `nil` is the tint.
  public var strokeColor: UIColor?

  /// Applied to `strokeColor`. Defaults to `nil`.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformer?.transformer }
    set { strokeTransformer = newValue.map(ComparableTransformer.init) }
  }

  /// The stroke's colour in a view with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Defaults to 0, which shows no stroke.
  public var strokeWidth: CGFloat = 0

  /// How far the stroke stands outside the background's edge; below 0 is inside. Defaults to 0.
  public var strokeOutset: CGFloat = 0

  /// The shadow that the background casts. Defaults to none: its opacity is 0.
  public var shadowProperties = UIShadowProperties()

  // MARK: - States

  /// Whether an app has set the colour, so that no state changes it.
  var hasOwnColor: Bool { own.contains(.color) }

  /// Takes what the system's background is like, except where the app has set something else.
  mutating func adopt(color: UIColor, radius: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero) {
    if !own.contains(.color) { storedBackgroundColor = color }
    if !own.contains(.radius) { storedCornerRadius = radius }
    if !own.contains(.insets) { storedInsets = insets }
  }
}
