// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What goes under pinned headers is darkened and blurred, from the top of the screen to a little below the header.

extension ListSection {
  /// Whether the section's header stays at the top while its rows pass.
  var pinsHeader: Bool {
    configuration.headerMode == .supplementary
      && (configuration.appearance == .plain || configuration.appearance == .sidebarPlain)
  }
}

extension UICollectionView {
  /// How far the shade goes below the edge at which headers are pinned, points.
  private static let shadeHeight: CGFloat = 60
  /// Before rows, which are 0 deep, and behind headers, which are 1.
  private static let shadeDepth: CGFloat = 0.5

  /// Shows the shade while rows of a list with pinned headers are under them.
  func placePinnedShade() {
    let way = shadeWay
    let isShaded = way > 0 && topListPinsHeader
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
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: adjustedContentInset.top + Self.shadeHeight)
    UIView.performWithoutAnimation {
      if shade.frame != frame { shade.frame = frame }
      shade.progress = min(way / BarMetrics.scrollEdgeDistance, 1)
    }
  }

  private func makePinnedShade() -> ScrollEdgeView {
    let shade = ScrollEdgeView(steps: ScrollEdgeView.Step.header)
    shade.isUserInteractionEnabled = false
    shade.fade = Self.shadeHeight
    shade.layer.zPosition = Self.shadeDepth
    addSubview(shade)
    pinnedShade = shade
    return shade
  }

  /// How far content has gone beyond its top, large titles apart.
  private var shadeWay: CGFloat { contentOffset.y + adjustedContentInset.top + bar.collapsedRoom - bar.titleWay }

  /// Whether the first row in sight is one of a list whose headers are pinned.
  private var topListPinsHeader: Bool {
    let first = elements.ordered.first { $0.key.category == .cell }
    return first?.reusableView?.listPlace?.section.pinsHeader ?? false
  }
}
