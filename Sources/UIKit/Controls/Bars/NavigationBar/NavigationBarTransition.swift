// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One change of a bar's top item: the old title goes to where the back button is, the new one comes from the other
/// side, and buttons fade.
///
/// It makes its changes within somebody's animation, so that what drives the pages drives the bar.
@MainActor final class NavigationBarTransition {
  private let bar: UINavigationBar
  private let isPush: Bool
  private let oldItems: [UINavigationItem]
  private let oldShape: UINavigationBar.Shape
  private let newShape: UINavigationBar.Shape
  private let old: (row: NavigationRow?, title: LargeTitleView?, search: UISearchBar?)
  private let new: (row: NavigationRow?, title: LargeTitleView?, search: UISearchBar?)
  /// The backgrounds; the new one fades in over the old one where they differ.
  private let oldBackground: BarBackground
  private let newBackground = BarBackground()
  /// Whether both sides have the same back button, which then stays.
  private let keepsBackButton: Bool

  init(bar: UINavigationBar, items: [UINavigationItem], shape: UINavigationBar.Shape, isPush: Bool) {
    self.bar = bar
    self.isPush = isPush
    oldItems = bar.storedItems
    oldShape = bar.shape
    newShape = shape
    old = (bar.row, bar.largeTitle, bar.search)
    oldBackground = bar.background
    bar.adopt(items)
    if let item = bar.topItem {
      let made = bar.makeViews(of: item, backItem: bar.backItem)
      new = (made.0, made.1, bar.adoptSearch(of: item))
    } else {
      new = (nil, nil, nil)
    }
    keepsBackButton = old.row?.backPlatter != nil && new.row?.backPlatter != nil
    prepare()
  }

  private var direction: CGFloat {
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isPush ? 1 : -1) * (isRightToLeft ? -1 : 1)
  }

  /// The way of inline titles, as a share of the bar's width; chosen.
  private static let titleShare: CGFloat = 0.28

  private func shift(_ share: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: share * bar.bounds.width * direction, y: 0)
  }

  /// Puts the new views to where they come from.
  private func prepare() {
    UIView.performWithoutAnimation {
      bar.insertSubview(newBackground, aboveSubview: oldBackground)
      bar.dress(newBackground)
      bar.place(newBackground, in: newShape, height: newShape.height)
      newBackground.layoutIfNeeded()
      newBackground.alpha = 0
      let item = bar.topItem
      let appearance = bar.appearance(of: item, isAtEdge: newShape.under <= 0)
      new.row?.show(appearance)
      new.title?.show(bar.appearance(of: item, isAtEdge: true))
      if let row = new.row {
        bar.place(row)
        row.layoutIfNeeded()
        row.promptLabel?.alpha = 0
      }
      bar.place(new.title, in: newShape)
      new.title?.layoutIfNeeded()
      new.title?.isHidden = newShape.mostExpansion == 0
      new.row?.titleHolder.isHidden = false
      new.row?.isUserInteractionEnabled = false
      old.row?.isUserInteractionEnabled = false
      new.row?.titleHolder.transform = shift(Self.titleShare)
      new.row?.titleHolder.alpha = 0
      new.title?.transform = shift(isPush ? 1 : NavigationTransition.parallax)
      new.title?.alpha = 0
      new.row?.alpha = newShape.isSearching ? 0 : 1
      bar.place(new.search, in: newShape)
      new.search?.layoutIfNeeded()
      new.search?.transform = shift(isPush ? 1 : NavigationTransition.parallax)
      new.search?.alpha = 0
      for platter in new.row?.platters ?? [] { platter.alpha = 0 }
      if keepsBackButton {
        new.row?.backPlatter?.alpha = 1
        old.row?.backPlatter?.isHidden = true
      }
    }
  }

  /// Puts everything to where it goes; in an animation.
  func animate() {
    newBackground.alpha = 1
    oldBackground.alpha = 0
    new.row?.titleHolder.transform = .identity
    new.title?.transform = .identity
    old.row?.titleHolder.transform = shift(-Self.titleShare)
    old.row?.titleHolder.alpha = 0
    old.row?.promptLabel?.alpha = 0
    old.title?.transform = shift(isPush ? -NavigationTransition.parallax : -1)
    old.title?.alpha = 0
    old.search?.transform = shift(isPush ? -NavigationTransition.parallax : -1)
    old.search?.alpha = 0
    new.search?.transform = .identity
    for platter in old.row?.platters ?? [] where !(keepsBackButton && platter === old.row?.backPlatter) {
      platter.alpha = 0
    }
    bar.shape = newShape
    bar.layoutIfNeeded()
  }

  /// Shows what comes; in an animation that begins when what goes has begun to fade.
  func animateLate() {
    new.row?.titleHolder.alpha = UINavigationBar.inlineAlpha(in: newShape, item: bar.topItem)
    new.title?.alpha = UINavigationBar.largeAlpha(in: newShape)
    new.row?.promptLabel?.alpha = 1
    new.search?.alpha = 1
    for platter in new.row?.platters ?? [] { platter.alpha = 1 }
  }

  /// When that is, as a share of the time; chosen.
  static let lateness: CGFloat = 0.3

  /// Leaves the views of the side that has won.
  func end(didComplete: Bool) {
    let (kept, gone) = didComplete ? (new, old) : (old, new)
    let (background, other) = didComplete ? (newBackground, oldBackground) : (oldBackground, newBackground)
    other.removeFromSuperview()
    background.alpha = 1
    bar.background = background
    gone.row?.removeFromSuperview()
    gone.title?.removeFromSuperview()
    kept.row?.isUserInteractionEnabled = true
    for platter in kept.row?.platters ?? [] {
      platter.alpha = 1
      platter.isHidden = false
    }
    kept.row?.titleHolder.transform = .identity
    kept.row?.promptLabel?.alpha = 1
    kept.title?.transform = .identity
    for search in [old.search, new.search].compactMap({ $0 }) {
      search.transform = .identity
      search.alpha = 1
    }
    if gone.search !== kept.search { gone.search?.removeFromSuperview() }
    (bar.row, bar.largeTitle, bar.search) = (kept.row, kept.title, kept.search)
    if !didComplete {
      bar.adopt(oldItems)
      bar.shape = oldShape
    }
    bar.applyAppearance()
  }
}

extension UINavigationBar {
  /// Begins to show other items; whoever animates it calls `animate()` within, and `endTransition` at the end.
  func beginTransition(to items: [UINavigationItem], shape: Shape, isPush: Bool) -> NavigationBarTransition {
    layoutIfNeeded()
    let made = NavigationBarTransition(bar: self, items: items, shape: shape, isPush: isPush)
    transition = made
    return made
  }

  func endTransition(didComplete: Bool) {
    let ended = transition
    transition = nil
    ended?.end(didComplete: didComplete)
    setNeedsLayout()
  }
}
