// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What is behind the content of a row, and how a selection shows.

extension UITableViewCell {
  /// Whether the row is selected, or a finger is on it, and shows that.
  var isMarked: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  func automaticBackground() -> UIBackgroundConfiguration? {
    guard backgroundView == nil else { return nil }
    var background = defaultBackgroundConfiguration()
    // The cell's own colour is seen through while the row rests.
    if let backgroundColor, !showsSelectionItself { background.backgroundColor = isSwiped ? backgroundColor : .clear }
    return background
  }

  private var isSwiped: Bool { status.isSwiped }

  /// Whether it is for the background configuration to show that the row is marked.
  private var showsSelectionItself: Bool { isMarked && shownSelectedView == nil }

  /// The background shows no selection where the style is `none`, or the app has a view for that.
  func backgroundState(_ state: UICellConfigurationState) -> UICellConfigurationState {
    var state = state
    if selectionStyle == .none || shownSelectedView != nil { (state.isSelected, state.isHighlighted) = (false, false) }
    if focusStyle == .custom { state.isFocused = false }
    return state
  }

  /// A marked row covers the line between it and the one above.
  var backgroundReach: CGFloat { isMarked && place?.isFirst == false && !status.isSwiped ? ListMetrics.separator : 0 }

  /// The view that shows the selection, in a table that may have several.
  private var shownSelectedView: UIView? {
    guard multipleSelectionBackgroundView != nil, allowsSeveral else { return selectedBackgroundView }
    return multipleSelectionBackgroundView
  }

  private var allowsSeveral: Bool {
    guard let tableView else { return false }
    return isEditing ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
  }

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    for view in [multipleSelectionBackgroundView, selectedBackgroundView, backgroundView].compactMap({ $0 }) {
      if view.superview !== self {
        view.frame = CGRect(origin: .zero, size: bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      insertSubview(view, at: 0)
    }
    if let view = contents.background.view, backgroundView == nil { sendSubviewToBack(view) }
    showSelectedView()
    setNeedsUpdateConfiguration()
    contents.background.show(in: self)
  }

  private func showSelectedView() {
    let shown = shownSelectedView
    for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap({ $0 }) {
      view.isHidden = !(isMarked && view === shown)
    }
    if isMarked { endFade() }
  }

  func markDidChange() {
    publishAccessibility()
    showSelectedView()
    accessories.follow(self)
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    neighbourAbove?.setNeedsLayout()
  }

  /// The row right above this one, if it is on the screen.
  private var neighbourAbove: UITableViewCell? {
    guard place?.isFirst == false, let superview else { return nil }
    return superview.subviews.lazy.compactMap { $0 as? UITableViewCell }
      .first { abs($0.frame.maxY - self.frame.minY) < 0.5 }
  }

  /// Hands a state on to the app.
  func tellApp(of state: UICellConfigurationState) {
    ObservedWork.run(.configuration, of: self) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }
}
