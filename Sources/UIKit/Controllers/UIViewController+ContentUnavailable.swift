// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a controller shows in place of its contents while there are none.

/// What a controller keeps of it.
struct ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  /// Whether `updateContentUnavailableConfiguration(using:)` is due.
  var needsUpdate = true
  var view: (any UIView & UIContentView)?
}

extension UIViewController {
  /// What that looks like by, as it is now.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigation.item?.searchController { state.searchText = search.searchBar.text ?? "" }
    return state
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called before the view is laid out.
  func updateContentUnavailableIfNeeded() {
    guard contentUnavailable.needsUpdate else { return }
    contentUnavailable.needsUpdate = false
    ObservedWork.run(.contentUnavailable, of: self) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  func showContentUnavailable() {
    let old = contentUnavailable.view
    guard let configuration = contentUnavailable.configuration else {
      contentUnavailable.view = nil
      old?.removeFromSuperview()
      return
    }
    if let old, old.supports(configuration) {
      old.configuration = configuration
    } else {
      old?.removeFromSuperview()
      let new = configuration.makeContentView()
      contentUnavailable.view = new
      view.addSubview(new)
    }
    placeContentUnavailable()
  }

  /// Called after the view was laid out: it lies above everything, and where the view scrolls it stays.
  func placeContentUnavailable() {
    guard let shown = contentUnavailable.view, let view = viewIfLoaded else { return }
    if shown.superview !== view { view.addSubview(shown) }
    if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    if shown.frame != view.bounds { shown.frame = view.bounds }
  }
}
