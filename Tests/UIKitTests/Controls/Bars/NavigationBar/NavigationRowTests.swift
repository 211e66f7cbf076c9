// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Where the items of a bar stand, and what they look like.
@MainActor @Suite struct NavigationRowTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  private let item = UINavigationItem(title: "Inbox")
  private let window: UIWindow

  init() {
    window = makeWindow(375, 667, holding: bar)
    bar.items = [item]
  }

  private func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func picture(_ kind: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
  }

  private func platters() -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.row?.platters.map(\.frame) ?? []
  }

  @Test func `items stand 16 from the sides, the first one at the edge, 12 apart`() {
    item.leftBarButtonItems = [text("Menu"), text("Sort")]
    item.rightBarButtonItems = [text("Edit"), text("Save")]
    let frames = platters()
    #expect(frames.count == 4)
    #expect(frames.allSatisfy { $0.minY == 0 && $0.height == 44 })
    #expect(frames[0].minX == 16)
    #expect(frames[1].minX == frames[0].maxX + 12)
    #expect(frames[2].maxX == 359)
    #expect(abs(frames[3].maxX - (frames[2].minX - 12)) < 0.01)
  }

  @Test func `a title has 16 points on each side, and no item is narrower than it is high`() {
    let item = text("Settings")
    self.item.rightBarButtonItem = item
    let width = platters()[0].width
    let label = item.button?.subviews.compactMap { $0 as? UILabel }.first
    #expect(width == (label?.intrinsicContentSize.width ?? 0) + 32)
    item.title = "A"
    #expect(platters()[0].width == 44)
    item.width = 120
    #expect(platters()[0].width == 120)
  }

  @Test func `an item is as wide as the widest title that it may come to have`() {
    let item = text("Send")
    self.item.rightBarButtonItem = item
    let narrow = platters()[0].width
    item.possibleTitles = ["Send", "Sending to all"]
    let wide = platters()[0].width
    #expect(wide > narrow + 40)
    item.title = "Sending to all"
    #expect(abs(platters()[0].width - wide) < 0.01)
    item.possibleTitles = nil
    #expect(abs(platters()[0].width - wide) < 0.5)
  }

  @Test func `a low screen shows the picture for it, in its place`() throws {
    let (high, low) = (UIImage(systemName: "star"), UIImage(systemName: "circle"))
    let item = UIBarButtonItem(image: high, landscapeImagePhone: low, style: .plain, target: nil, action: nil)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    self.item.rightBarButtonItem = item
    _ = platters()
    let view = try #require(item.button?.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(view.image === high)
    let middle = view.frame.midY
    bar.overrideTraits { $0.verticalSizeClass = .compact }
    _ = platters()
    item.button?.layoutIfNeeded()
    #expect(view.image === low && abs(view.frame.midY - middle - 3) <= 0.5)
  }

  @Test func `pictures side by side share a platter; words, prominent items and those that ask for it do not`() {
    item.rightBarButtonItems = [picture(.add), picture(.refresh), text("Edit"), picture(.search)]
    #expect(bar.rowCounts == [2, 1, 1])
    // The first one is at the edge.
    #expect(bar.row?.platters[0].buttons.map { $0.item.systemItem } == [.refresh, .add])
    item.rightBarButtonItems = [picture(.done), picture(.add)]
    #expect(bar.rowCounts == [1, 1])
    let apart = picture(.add)
    apart.sharesBackground = false
    item.rightBarButtonItems = [apart, picture(.refresh)]
    #expect(bar.rowCounts == [1, 1])
    item.rightBarButtonItems = [picture(.add), .flexibleSpace(), picture(.refresh)]
    #expect(bar.rowCounts == [1, 1])
  }

  @Test(arguments: [(UIColor.white, UIColor.black), (.systemBlue, .white), (.systemYellow, .white)])
  func `what stands on a prominent platter can be read`(tint: UIColor, content: UIColor) {
    bar.tintColor = tint
    item.rightBarButtonItem = picture(.done)
    bar.layoutIfNeeded()
    let symbol = bar.row?.platters.first?.buttons.first?.symbolView.tintColor
    #expect(symbol?.resolvedColor(with: bar.traitCollection) == content)
  }

  @Test func `pictures that share a platter are 16 apart, in cells of 36 points at least`() {
    item.rightBarButtonItems = [picture(.add), picture(.refresh)]
    let frame = platters()[0]
    let widths = bar.row?.platters[0].buttons.map {
      max($0.item.shownImage(isCompact: false)?.size.width ?? 0, 22) + 14
    }
    #expect(frame.width == (widths ?? []).reduce(0, +) + 16 + 4)
    #expect(frame.maxX == 359 && frame.height == 44)
    bar.row?.platters[0].layoutIfNeeded()
    let buttons = bar.row?.platters[0].buttons ?? []
    // No tap between two of them is lost.
    #expect(buttons.first?.frame.minX == 0 && buttons.first?.frame.maxX == buttons.last?.frame.minX)
    #expect(buttons.last?.frame.maxX == frame.width)
    item.rightBarButtonItems = [picture(.add)]
    #expect(platters()[0].width == 44)
  }

  @Test func `a title in the middle comes as near as 8 points to a platter`() {
    item.title = "Inbox"
    let width = platters().isEmpty ? bar.row?.titleHolder.frame.width ?? 0 : 0
    let left = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
    // The platter ends 8 points before the title begins in the middle.
    left.width = ((375 - width) / 2 - 8 - 16).rounded(.down)
    item.leftBarButtonItem = left
    _ = platters()
    #expect(abs((bar.row?.titleHolder.frame.midX ?? 0) - 187.5) < 0.5)
    left.width += 2
    let leading = platters()[0]
    #expect(abs((bar.row?.titleHolder.frame.minX ?? 0) - (leading.maxX + 12)) < 0.5)
  }

  @Test func `a fixed space is added to the gap`() {
    item.leftBarButtonItems = [text("Menu"), .fixedSpace(20), text("Sort")]
    let frames = platters()
    #expect(frames[1].minX == frames[0].maxX + 32)
  }

  @Test func `hidden items leave no gap`() {
    let hidden = text("Gone")
    item.rightBarButtonItems = [text("Edit"), hidden]
    #expect(platters().count == 2)
    hidden.isHidden = true
    #expect(platters().count == 1)
    hidden.isHidden = false
    #expect(platters().count == 2)
  }

  @Test func `the title stands in the middle, or beside the items where it does not fit there`() {
    bar.layoutIfNeeded()
    #expect(abs((bar.row?.titleHolder.frame.midX ?? 0) - 187.5) < 0.5)
    #expect(abs((bar.row?.titleHolder.frame.midY ?? 0) - 22) < 0.5)
    item.title = "A rather long title"
    item.leftBarButtonItem = text("Everything before")
    let leading = platters()[0]
    #expect(abs((bar.row?.titleHolder.frame.minX ?? 0) - (leading.maxX + 12)) < 0.01)
    item.title = String(repeating: "much too long ", count: 5)
    _ = platters()
    #expect(bar.row?.titleHolder.frame.maxX ?? 0 <= 359.5)
  }

  @Test func `a view takes the title's place in its own size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    item.titleView = view
    bar.layoutIfNeeded()
    let place = view.convert(view.bounds, to: bar)
    #expect(abs(place.midX - 187.5) < 0.34)
    #expect(place.minY == 7)
    #expect(place.size == CGSize(width: 100, height: 30))
  }

  @Test func `an app's own view stands in the middle of a platter`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let custom = UIBarButtonItem(customView: view)
    item.rightBarButtonItem = custom
    #expect(platters()[0].width == 68)
    bar.layoutIfNeeded()
    #expect(view.convert(view.bounds, to: bar) == CGRect(x: 295, y: 7, width: 60, height: 30))
    custom.hidesSharedBackground = true
    #expect(platters()[0].width == 60)
  }

  @Test func `items have the colour of labels, grey when disabled, or their own`() {
    let own = text("Own")
    own.tintColor = .systemRed
    let disabled = text("Off")
    disabled.isEnabled = false
    bar.tintColor = .systemGreen
    item.rightBarButtonItems = [text("Plain"), own, disabled]
    bar.layoutIfNeeded()
    let colors = bar.row?.platters.compactMap { platter in
      platter.buttons[0].subviews.compactMap { ($0 as? UILabel)?.textColor }.first
    }
    #expect(colors == [.label, .systemRed, .tertiaryLabel])
  }

  @Test func `from right to left everything is the other way round`() {
    bar.semanticContentAttribute = .forceRightToLeft
    item.leftBarButtonItem = text("Menu")
    item.rightBarButtonItems = [picture(.add), picture(.refresh)]
    let frames = platters()
    #expect(frames[0].maxX == 359)
    #expect(frames[1].minX == 16)
  }

  @Test func `assistive technology hears buttons, their names and a heading`() {
    let add = picture(.add)
    let labelled = text("Edit")
    labelled.accessibilityLabel = "Edit the list"
    labelled.isEnabled = false
    item.rightBarButtonItems = [add, labelled]
    bar.layoutIfNeeded()
    #expect(add.button?.layer.accessibility?.role == "button")
    #expect(add.button?.layer.accessibility?.label == "Add")
    #expect(labelled.button?.layer.accessibility?.label == "Edit the list")
    #expect(labelled.button?.layer.accessibility?.isEnabled == false)
    let title = bar.row?.titleHolder.subviews.first
    #expect(title?.layer.accessibility?.role == "heading")
  }

  @Test func `a back button keeps its words only where title and items have room beside them`() throws {
    let back = UINavigationItem(title: "Mailboxes")
    back.backButtonTitle = "Mailboxes"
    bar.items = [back, item]
    bar.layoutIfNeeded()
    let row = try #require(bar.row)
    #expect(row.backPlatter?.buttons.first?.item.title == "Mailboxes")
    item.title = "A title that is nearly as wide as the bar"
    bar.layoutIfNeeded()
    let bare = try #require(bar.row?.backPlatter)
    #expect(bare.buttons.first?.item.title == nil && !bare.isHidden)
    #expect(bare.frame == CGRect(x: 16, y: 0, width: 44, height: 44))
    item.title = "Inbox"
    bar.layoutIfNeeded()
    #expect(bar.row?.backPlatter?.buttons.first?.item.title == "Mailboxes" && bar.row?.backPlatter?.isHidden == false)
    #expect(bar.row?.platters.count == 1)
  }
}

extension UINavigationBar {
  /// How many items each platter has, from the edges inwards.
  fileprivate var rowCounts: [Int] {
    layoutIfNeeded()
    return row?.platters.map(\.buttons.count) ?? []
  }
}
