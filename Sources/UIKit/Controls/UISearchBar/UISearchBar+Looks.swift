// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Pictures and places of an app's own choice for the parts of a search bar.
extension UISearchBar {
  // MARK: - The field

  /// Puts a picture behind the field's text, stretched, in place of the grey capsule; `nil` brings that back.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    field.setBackground(backgroundImage, for: state)
  }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? field.disabledBackground : field.background
  }

  /// How far the text stands from its usual place. Defaults to none.
  public var searchTextPositionAdjustment: UIOffset {
    get { field.textAdjustment }
    set { field.textAdjustment = newValue }
  }

  /// Moves a picture of the field.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { field.iconAdjustments[icon] = adjustment }

  public func positionAdjustment(for icon: Icon) -> UIOffset { field.iconAdjustments[icon] ?? .zero }

  // MARK: - Scopes

  /// Behind the scopes, stretched over the width of the bar.
  public var scopeBarBackgroundImage: UIImage? {
    get { scopeBackground?.image }
    set {
      guard newValue != nil || scopeBackground != nil else { return }
      let view = scopeBackground ?? UIImageView()
      view.image = newValue
      if view.superview == nil { insertSubview(view, belowSubview: scopes) }
      scopeBackground = view
      setNeedsLayout()
    }
  }

  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }

  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }

  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopes.titleTextAttributes(for: state)
  }
}
