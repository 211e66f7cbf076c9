// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Follows what a controller scrolls, and works out how much of its large title is left.
///
/// `way` is how far the content has been scrolled from where the whole title shows. Over the first 52 points, more where
/// text is large, the title goes, below 0 it is pulled down with the content, and beyond the title content goes under the
/// bar. A search bar that hides when scrolling stands below the title and goes first; content rests without it until
/// somebody pulls it down.
@MainActor final class ContentScrollTracker: ScrollFollower {
  private weak var navigation: UINavigationController?
  private weak var controller: UIViewController?
  private(set) weak var scrollView: UIScrollView?
  /// How large the title can be: its zone's height, or 0 where it is inline.
  private(set) var titleRoom: CGFloat = 0
  /// The same for a search bar that goes with the content; 0 where there is none, or where it stays.
  private(set) var searchRoom: CGFloat = 0
  /// How much of both shows.
  private(set) var expansion: CGFloat = 0
  /// Whether there was a search bar: one that comes back from searching is seen, one that is new is not.
  private var hasHadSearch = false
  private(set) var stretch: CGFloat = 0
  private(set) var under: CGFloat = 0
  private var hold = Hold.none
  private var settling: DelayedActions.Token?

  /// How what is scrolled gets the room that a title gives up.
  private enum Hold {
    /// It begins at the top of the screen, with the bar's room as an inset.
    case inset
    /// It begins at the bar's lower edge, and grows.
    case below
    /// It begins at the top of the screen and has no insets for bars.
    case loose
    /// It begins elsewhere, and the title stays whatever it does.
    case none
  }

  private var mostExpansion: CGFloat { titleRoom + searchRoom }
  var titleExpansion: CGFloat { min(expansion, titleRoom) }
  var searchExpansion: CGFloat { max(expansion - titleRoom, 0) }

  init(controller: UIViewController, navigation: UINavigationController) {
    self.controller = controller
    self.navigation = navigation
  }

  // MARK: - What is followed

  /// Follows a scroll view from now on, or none.
  func follow(_ new: UIScrollView?) {
    guard new !== scrollView else { return }
    leave()
    scrollView = new
    guard let new else {
      expansion = mostExpansion
      (stretch, under) = (0, 0)
      return
    }
    let isAtTop = new.contentOffset.y <= new.verticalRange.lowerBound + 0.5
    new.bar.follower = self
    hold = new.contentInsetAdjustmentBehavior == .never ? .loose : .inset
    setExpansion(isAtTop ? titleRoom : 0)
    new.updateAdjustedInset()
  }

  func leave() {
    cancelSettling()
    guard let scrollView, scrollView.bar.follower === self else { return }
    scrollView.bar = ScrollBarState()
    scrollView.updateAdjustedInset()
  }

  /// The scroll view has been laid out; `bottom` is the bar's lower edge in the space of `container`, `start` the
  /// lower edge of what is above the bar.
  func layoutDidChange(start: CGFloat, bottom: CGFloat, in container: UIView) {
    guard let scrollView, scrollView.superview != nil, scrollView.bounds.height > 0, !scrollView.bar.isChanging else {
      return
    }
    let top = container.convert(scrollView.bounds.origin, from: scrollView).y
    let new: Hold
    if abs(top - bottom) < 1 {
      new = .below
    } else if top <= start {
      new = scrollView.contentInsetAdjustmentBehavior == .never ? .loose : .inset
    } else {
      new = .none
    }
    guard new != hold else { return }
    hold = new
    scrollView.bar.sitsBelow = new == .below
    if new == .none {
      setExpansion(mostExpansion)
      (stretch, under) = (0, 0)
    }
    tellScrollView()
    scrollView.updateAdjustedInset()
    contentDidMove()
  }

  /// Whether a title may be large, or a search bar goes with the content, has changed, maybe.
  func setRoom(title: CGFloat, search: CGFloat) {
    guard title != titleRoom || search != searchRoom else { return }
    let isAtTop = scrollView.map { $0.contentOffset.y <= $0.verticalRange.lowerBound + 0.5 } ?? true
    let isBelowSearch = searchRoom > 0 && expansion == titleRoom && scrollView != nil
    let isNewSearch = search > 0 && !hasHadSearch && scrollView != nil
    if search > 0 { hasHadSearch = true }
    (titleRoom, searchRoom) = (title, search)
    setExpansion(isBelowSearch || isAtTop && isNewSearch ? title : isAtTop ? mostExpansion : 0)
  }

  private func setExpansion(_ new: CGFloat) {
    expansion = new
    tellScrollView()
  }

  private func tellScrollView() {
    scrollView?.bar.collapsedRoom = hold == .inset || hold == .below ? mostExpansion - expansion : 0
    scrollView?.bar.titleHeight = hold == .none ? 0 : expansion
    scrollView?.bar.titleWay = hold == .none ? 0 : mostExpansion
    scrollView?.bar.searchWay = hold == .none ? 0 : searchRoom
  }

  // MARK: - Following

  private var way: CGFloat {
    guard let scrollView else { return 0 }
    let inset = scrollView.adjustedContentInset.top - scrollView.refreshInset
    return scrollView.contentOffset.y + inset + scrollView.bar.collapsedRoom
  }

  func contentDidMove() {
    guard let scrollView, let controller, let navigation, hold != .none else { return }
    cancelSettling()
    let way = way
    let left = min(max(mostExpansion - way, 0), mostExpansion)
    stretch = max(-way, 0)
    // Farther than that, nothing of the bar changes.
    under = min(max(way - mostExpansion, 0), BarMetrics.scrollEdgeDistance)
    if left != expansion {
      scrollView.changeRoom {
        let change = left - expansion
        setExpansion(left)
        navigation.updateInsets(of: controller)
        if scrollView.bar.sitsBelow { scrollView.shiftContent(by: change) }
      }
    }
    navigation.contentDidMove(in: controller)
  }

  /// A wheel says nothing when it stops: a title that is left half-way goes on when nothing came for a while.
  func wheelDidTurn() {
    cancelSettling()
    guard expansion > 0, expansion < mostExpansion else { return }
    settling = navigation?.owningApplication.schedule(after: Self.patience) { [weak self] in
      self?.settle()
    }
  }

  private func settle() {
    settling = nil
    guard let scrollView, scrollView.drag == nil, scrollView.flight == nil else { return }
    let offset = scrollView.contentOffset
    guard let rest = scrollView.bar.rest(for: offset.y, velocity: 0, range: scrollView.verticalRange) else { return }
    scrollView.fly(to: CGPoint(x: offset.x, y: rest), purpose: .settling)
  }

  /// Seconds; chosen.
  private static let patience: TimeInterval = 0.2

  private func cancelSettling() {
    settling?.cancel()
    settling = nil
  }
}
