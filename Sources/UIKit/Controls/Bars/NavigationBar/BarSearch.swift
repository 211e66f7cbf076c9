// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What searches by a bar: a search controller. Bars know it as this.
@preconcurrency @MainActor protocol BarSearch: AnyObject {
  var searchBar: UISearchBar { get }
  /// Whether somebody searches.
  var isActive: Bool { get }
  /// Whether the buttons and titles of a navigation bar go while somebody searches.
  var hidesNavigationBarDuringPresentation: Bool { get }
  /// The field is the first responder, and the bar's delegate has not been told yet.
  func searchBarWillTellBegin()
  func searchBarDidEndEditing()
  /// The text or the scope is another, or editing began; the bar's delegate has been told.
  func searchDidChange()
  func searchBarDidCancel()
  /// The bar is laid out in its place.
  func searchBarStands(_ placement: UINavigationItem.SearchBarPlacement)
  /// The bar has scopes or a prompt, or none any more.
  func searchBarSizeDidChange()
}

// A navigation bar and the search bar of its top item: in a band of its own, or at the trailing side among the buttons.

extension UINavigationBar {
  /// Whether a search bar can stand among the buttons.
  var hasRoomForInlineSearch: Bool { traitCollection.horizontalSizeClass == .regular && !shape.isCompact }

  /// Shows the search bar of the top item.
  func renewSearch() {
    let wanted = topItem.flatMap(adoptSearch)
    if let search, search !== wanted, search.superview === self { search.removeFromSuperview() }
    search = wanted
  }

  /// Takes the search bar of an item into this bar.
  func adoptSearch(of item: UINavigationItem) -> UISearchBar? {
    guard owner != nil, let searchBar = item.search?.searchBar else { return nil }
    searchBar.isHosted = true
    if searchBar.superview !== self { addSubview(searchBar) }
    return searchBar
  }

  /// What a search bar among the buttons of an item takes from the edge, points; 0 where there is none.
  func inlineSearchWidth(of item: UINavigationItem) -> CGFloat {
    guard owner != nil, let search = item.search, item.searchBarPlacement == .inline else { return 0 }
    let side = shape.safeSides.right + BarMetrics.inlineSearchSide
    let usual = search.isActive ? BarMetrics.activeInlineSearch : BarMetrics.inlineSearch
    guard middle > 0 else { return side + usual }
    // Between the tabs in the middle and the edge, with the buttons that stand there.
    let buttons = row.map { $0.item === item ? $0.trailingExtent : 0 } ?? 0
    let room = (bounds.width - middle) / 2 - BarMetrics.gap - side - buttons
    return side + min(usual, max(room, BarMetrics.leastInlineSearch))
  }

  /// Gives the search bar of an item its place in a shape of the bar.
  func place(_ search: UISearchBar?, in shape: Shape) {
    guard let search, let item = topItem else { return }
    guard item.searchBarPlacement == .inline else {
      search.frame = CGRect(
        x: 0, y: shape.inlineHeight + shape.expansion + shape.stretch, width: bounds.width, height: shape.search)
      search.isHidden = shape.search <= 0
      return
    }
    // The search bar has room around its field.
    let width = inlineSearchWidth(of: item) - BarMetrics.inlineSearchSide - shape.safeSides.right
    let height = search.intrinsicContentSize.height
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = BarMetrics.inlineSearchSide + (isRightToLeft ? shape.safeSides.left : shape.safeSides.right)
    let around = UISearchBar.sideMargin
    let x = isRightToLeft ? edge - around : bounds.width - edge - width - around
    search.frame = CGRect(
      x: x, y: item.promptHeight + (BarMetrics.band - height) / 2, width: width + 2 * around, height: height)
    search.isHidden = false
  }
}
