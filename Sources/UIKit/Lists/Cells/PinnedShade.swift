// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What goes under pinned headers is darkened and blurred, from the top of the screen to a little below the header.

/// A list whose headers may stay at the top while rows go under them.
@preconcurrency @MainActor protocol ShadedList: UIScrollView {
  var pinnedShade: ScrollEdgeView? { get set }
  /// Whether the first row in sight belongs to a header that stays.
  var topRowHasPinnedHeader: Bool { get }
}

/// Figures of the shade, in points.
private enum PinnedShade {
  /// How far it goes below the edge at which headers are pinned.
  static let height: CGFloat = 60
  /// Before rows, which are 0 deep, and behind headers, which are 1.
  static let depth: CGFloat = 0.5
}

extension ShadedList {
  /// Shows the shade while rows of a list with pinned headers are under them.
  func placePinnedShade() {
    let way = shadeWay
    let isShaded = way > 0 && topRowHasPinnedHeader
    if bar.isShadedByContent != isShaded {
      bar.isShadedByContent = isShaded
      bar.follower?.contentDidMove()
    }
    guard isShaded else {
      pinnedShade?.isHidden = true
      return
    }
    let shade = pinnedShade ?? makePinnedShade()
    shade.isHidden = false
    let frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: adjustedContentInset.top + PinnedShade.height)
    UIView.performWithoutAnimation {
      if shade.frame != frame { shade.frame = frame }
      shade.progress = min(way / BarMetrics.scrollEdgeDistance, 1)
    }
  }

  private func makePinnedShade() -> ScrollEdgeView {
    let shade = ScrollEdgeView(steps: ScrollEdgeView.Step.header)
    shade.isUserInteractionEnabled = false
    shade.fade = PinnedShade.height
    shade.layer.zPosition = PinnedShade.depth
    addSubview(shade)
    pinnedShade = shade
    return shade
  }

  /// How far content has gone beyond its top, large titles apart.
  private var shadeWay: CGFloat { contentOffset.y + adjustedContentInset.top + bar.collapsedRoom - bar.titleWay }
}
