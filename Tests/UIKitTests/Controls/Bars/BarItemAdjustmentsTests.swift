// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Looks of items by metrics and state.
@MainActor @Suite struct BarItemAdjustmentsTests {
  @Test func titlesAreMovedAndPicturesStandBehindThem() throws {
    let bench = Bench()
    bench.take()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let button = BarButton(item: item)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    let before = label.frame
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -4), for: .default)
    button.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: before.minX + 3, y: before.minY - 4))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 30)).image { _ in }
    item.setBackgroundImage(picture, for: .normal, barMetrics: .default)
    item.setBackgroundVerticalPositionAdjustment(2, for: .default)
    button.layoutIfNeeded()
    let behind = try #require(button.subviews.first as? UIImageView)
    #expect(behind.image === picture && behind.frame == CGRect(x: 0, y: 9, width: 100, height: 30))
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    button.layoutIfNeeded()
    #expect(behind.superview == nil)
  }

  @Test func backButtonsHaveAdjustmentsOfTheirOwn() {
    let item = UIBarButtonItem()
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: -60), for: .default)
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).vertical == -60)
    #expect(item.adjustments.title(isBack: true, isCompact: true)?.vertical == -60)
  }
}
