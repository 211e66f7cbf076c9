// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A controller that gives its bars and pages their places.
@preconcurrency @MainActor protocol ContentsArranging: AnyObject {
  func layoutContents()
}

/// The view of a controller with bars; `recursiveDescription` on iOS has views by these names.
final class UILayoutContainerView: UIView {
  weak var controller: (any ContentsArranging)?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutContents()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Holds the pages of such a controller.
final class UINavigationTransitionView: UIView {}

/// The container of transitions: the views of one controller or, while one goes and another comes, of two.
final class UIViewControllerWrapperView: UIView {
  /// A page that moves sideways keeps its safe area: it is what the page has at rest.
  override func safeAreaPassed(toSubviewAt frame: CGRect) -> UIEdgeInsets {
    var place = frame
    if place.width == bounds.width { place.origin.x = 0 }
    return super.safeAreaPassed(toSubviewAt: place)
  }
}
