// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Limits of text sizes, and items that are shown large while a finger rests on them.
@MainActor @Suite struct LargeContentTests {
  private final class Host: NSObject, UILargeContentViewerInteractionDelegate {
    var ended: [String] = []

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { ended.append(item?.largeContentTitle ?? "nothing") }
  }

  @Test func `limits hold for a view and all below it`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let page = UIViewController()
    let phone = Phone(root: page)
    page.view.addSubview(outer)
    page.view.overrideTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    phone.frame()
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    outer.maximumContentSizeCategory = .extraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.minimumContentSizeCategory = .extraExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n").count == 2)
    inner.minimumContentSizeCategory = nil
    outer.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.isEmpty)
  }

  private func stage(_ category: UIContentSizeCategory) -> (Phone, UIView, UILargeContentViewerInteraction, Host) {
    let page = UIViewController()
    let phone = Phone(root: page)
    phone.window.overrideTraits { $0.preferredContentSizeCategory = category }
    let item = UIView(frame: CGRect(x: 100, y: 700, width: 50, height: 50))
    item.showsLargeContentViewer = true
    item.largeContentTitle = "Favorites"
    item.largeContentImage = UIImage(systemName: "star")
    page.view.addSubview(item)
    let host = Host()
    let interaction = UILargeContentViewerInteraction(delegate: host)
    page.view.addInteraction(interaction)
    phone.frame()
    return (phone, item, interaction, host)
  }

  @Test func `a finger that rests shows the item large, and lifting it tells the delegate`() throws {
    let (phone, _, interaction, host) = stage(.accessibilityLarge)
    phone.down(120, 720)
    phone.advance(1)
    let card = try #require(interaction.card)
    #expect(card.superview === phone.window)
    phone.up()
    #expect(host.ended == ["Favorites"])
    #expect(interaction.card == nil)
    phone.advance(1)
    #expect(card.superview == nil)
  }

  @Test func `it follows the finger to nothing`() {
    let (phone, _, interaction, host) = stage(.accessibilityLarge)
    phone.down(120, 720)
    phone.advance(1)
    phone.move(to: 300, 300)
    #expect(interaction.card == nil)
    phone.up()
    #expect(host.ended == ["nothing"])
  }

  @Test func `text of usual sizes needs no such thing`() {
    let (phone, _, interaction, host) = stage(.extraLarge)
    phone.down(120, 720)
    phone.advance(1)
    #expect(interaction.card == nil)
    phone.up()
    #expect(host.ended.isEmpty)
  }

  @Test func `apps hear when text becomes so large that items are shown large`() {
    let phone = Phone(root: UIViewController())
    phone.frame()
    var heard = 0
    let watch = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: phone.application, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    defer { NotificationCenter.default.removeObserver(watch) }
    for size in ["extraLarge", "accessibilityMedium", "accessibilityLarge", "large"] {
      var configuration = phone.application.screen.configuration
      configuration.textSize = size
      phone.application.apply(configuration)
    }
    #expect(heard == 2)
  }
}
