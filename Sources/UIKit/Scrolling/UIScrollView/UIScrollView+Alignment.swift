// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// Where content stands that is smaller than the view, and which of its points stays where it is when either changes
  /// its size: 0…1 along each axis. Defaults to the origin.
  public var contentAlignmentPoint: CGPoint {
    get { alignment }
    set {
      guard newValue != alignment else { return }
      alignment = newValue
      alignContent()
    }
  }

  /// Moves content that has room to where it is to stand.
  func alignContent() {
    guard alignment != .zero, !isTracking, !isDragging, !isDecelerating else { return }
    let insets = adjustedContentInset
    let free = CGSize(
      width: bounds.width - insets.left - insets.right - contentSize.width,
      height: bounds.height - insets.top - insets.bottom - contentSize.height)
    var offset = contentOffset
    if free.width > 0 { offset.x = -insets.left - free.width * alignment.x }
    if free.height > 0 { offset.y = -insets.top - free.height * alignment.y }
    if offset != contentOffset { contentOffset = offset }
  }

  /// Changes the offset and shows the indicators, as when a person scrolls.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }
}
