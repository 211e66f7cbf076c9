// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

/// The layout that the fake app tells of: its scroller as a collection of pairs, with a pinned header.
enum FakeLayout {
  private typealias Box = LayoutDescription.Box

  private static let frame = CGRect(x: 200, y: 100, width: 150, height: 200)

  static func description(at point: CGPoint, offset: CGFloat) -> LayoutDescription {
    guard frame.contains(point) else { return LayoutDescription() }
    let bounds = CGRect(x: 0, y: offset, width: frame.width, height: frame.height)
    let length = CGFloat(FakeScreen.rowCount * 40)
    var boxes = [
      Box(
        role: .section, depth: 0, frame: CGRect(x: 0, y: 0, width: 150, height: length),
        note: "40 items · contentInsets top 0, leading 10, bottom 0, trailing 10", section: 0,
        items: 0..<FakeScreen.rowCount),
      Box(
        role: .insets, depth: 1, frame: CGRect(x: 0, y: 0, width: 150, height: length),
        hole: CGRect(x: 10, y: 0, width: 130, height: length),
        declared: "contentInsets top 0, leading 10, bottom 0, trailing 10", section: 0),
    ]
    for pair in 0..<FakeScreen.rowCount / 2 {
      let first = 2 * pair
      let group = CGRect(x: 10, y: CGFloat(pair * 80), width: 130, height: 76)
      guard group.intersects(bounds) else { continue }
      boxes.append(
        Box(
          role: .group, depth: 1, frame: group, declared: ".fractionalWidth(1) × .estimated(100)",
          note: "vertical · spacing .fixed(4)", section: 0, items: first..<first + 2, traits: .fitsHeight))
      for (index, y) in [(first, group.minY), (first + 1, group.minY + 40)] {
        boxes.append(
          Box(
            role: .item, depth: 2, frame: CGRect(x: 10, y: y, width: 130, height: 36),
            declared: ".fractionalWidth(1) × .absolute(36)", section: 0, items: index..<index + 1))
      }
      boxes.append(
        Box(
          role: .spacing, depth: 2, frame: CGRect(x: 10, y: group.minY + 36, width: 130, height: 4),
          declared: ".fixed(4)", section: 0))
    }
    boxes.append(
      Box(
        role: .boundary, depth: 1, frame: CGRect(x: 0, y: offset, width: 150, height: 24),
        declared: ".fractionalWidth(1) × .absolute(24)", note: "alignment .top · pinned",
        kind: "UICollectionElementKindSectionHeader", section: 0, traits: .isPinned))
    return LayoutDescription(
      collection: FakeScreen.id(.scroller), className: "UICollectionView",
      layoutName: "UICollectionViewCompositionalLayout", bounds: bounds, boxes: boxes)
  }
}
