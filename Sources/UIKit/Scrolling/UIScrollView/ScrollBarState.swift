// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A bar whose large title goes and comes with the content of a scroll view.
@preconcurrency @MainActor protocol ScrollFollower: AnyObject {
  /// The content has moved up or down.
  func contentDidMove()
  /// A wheel has moved the content, and nobody will tell when it stands still.
  func wheelDidTurn()
}

/// What a scroll view knows of the bar above its content.
///
/// A large title that goes under the bar takes its room along: the insets shrink, or the view grows, by as much as the
/// content has moved. Limits and motions must not notice, so the room that was given up still counts for the range.
struct ScrollBarState {
  weak var follower: (any ScrollFollower)?
  /// How much of the room above the content the bar has given up, points; the content can still be pulled down there.
  var collapsedRoom: CGFloat = 0
  /// How much of a large title can be seen above the content, points.
  var titleHeight: CGFloat = 0
  /// How far content goes until the whole of a large title, and of a search bar below it, has gone, points; 0 where none
  /// goes with it.
  var titleWay: CGFloat = 0
  /// The first part of that way, on which a search bar goes, points.
  var searchWay: CGFloat = 0
  /// Whether the view begins at the bar's lower edge, so that the bar takes nothing of it.
  var sitsBelow = false
  /// Whether the view darkens what goes under the bar by itself.
  var isShadedByContent = false
  /// Whether the bar is taking or giving room at this moment, which moves nothing.
  var isChanging = false

  /// Where content that is about to rest with part of a large title in sight rests instead; `nil` elsewhere.
  @MainActor func rest(for target: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>) -> CGFloat? {
    guard follower != nil, titleWay > 0, target > range.lowerBound, target < range.lowerBound + titleWay else {
      return nil
    }
    // What is scrolled away first is below.
    let isInSearch = target < range.lowerBound + searchWay
    let least = isInSearch ? range.lowerBound : range.lowerBound + searchWay
    let most = isInSearch ? searchWay : titleWay - searchWay
    let collapsed = least + most
    guard collapsed <= range.upperBound else { return least }
    if abs(velocity) >= Self.leastSpeed { return velocity > 0 ? collapsed : least }
    return target - least > most * Self.snap ? collapsed : least
  }

  /// Slower, the share of the way decides; points a second, chosen.
  private static let leastSpeed: CGFloat = 250
  /// Let go after 36 points of 52 the title comes back, after 37 it goes on, as measured.
  private static let snap: CGFloat = 36.5 / 52
}

extension UIScrollView {
  /// Lets a bar take or give room while the content stays where it is seen.
  func changeRoom(of change: () -> Void) {
    let wasChanging = bar.isChanging
    bar.isChanging = true
    change()
    bar.isChanging = wasChanging
  }

  /// Moves the content's coordinates, with the view's frame to follow, so that what is seen stays where it is.
  func shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    drag?.origin.y += distance
    flight?.shift(by: CGVector(dx: 0, dy: distance))
    bounds.origin.y += distance
  }
}
