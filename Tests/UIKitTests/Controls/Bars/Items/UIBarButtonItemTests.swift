// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// What items do when they are tapped.
@MainActor @Suite struct UIBarButtonItemTests {
  private final class Target: NSObject {
    var senders: [AnyObject] = []
    func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
    static let tapped = Selector._tessera("tapped:", Target.self, { $0.tapped(_:) })
  }

  private func show(_ item: UIBarButtonItem) -> (UINavigationBar, UIWindow) {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let holder = UINavigationItem(title: "Title")
    holder.rightBarButtonItem = item
    let window = makeWindow(375, 667, holding: bar)
    bar.items = [holder]
    bar.layoutIfNeeded()
    return (bar, window)
  }

  @Test func `a tap sends the action to the target, with the item as sender`() {
    let target = Target()
    let item = UIBarButtonItem(barButtonSystemItem: .refresh, target: target, action: Target.tapped)
    let (_, window) = show(item)
    let finger = Finger.pressing(340, 22, on: window)
    #expect(item.button?.isHighlighted == true)
    finger.up()
    #expect(target.senders.count == 1)
    #expect(target.senders.first === item)
    item.isEnabled = false
    Finger.pressing(340, 22, on: window).up()
    #expect(target.senders.count == 1)
  }

  @Test func `an action runs in place of a selector, and gives its title and picture`() {
    var count = 0
    var sender: AnyObject?
    let action = UIAction(title: "Run") {
      count += 1
      sender = $0.sender as AnyObject?
    }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Run")
    let (_, window) = show(item)
    Finger.pressing(340, 22, on: window).up()
    #expect(count == 1)
    #expect(sender === item)
    let system = UIBarButtonItem(systemItem: .add, primaryAction: action)
    #expect(system.title == nil)
    #expect(system.shownImage(isCompact: false) != nil)
  }

  @Test func `targets are not kept`() {
    var target: Target? = Target()
    weak let watched = target
    let item = UIBarButtonItem(title: "X", style: .plain, target: target, action: Target.tapped)
    target = nil
    #expect(watched == nil)
    item.tapped()
  }

  @Test func `all system items are pictures, but for edit and save`() {
    for raw in 0...24 {
      guard let kind = UIBarButtonItem.SystemItem(rawValue: raw) else { continue }
      let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
      let isWord = kind == .edit || kind == .save
      #expect((item.shownImage(isCompact: false) == nil) == (isWord || item.isSpace), "\(kind)")
      #expect((item.shownTitle ?? "").isEmpty == item.isSpace, "\(kind)")
    }
    #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .prominent)
  }

  @Test func `an item of a view changes with it`() {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let (bar, _) = show(item)
    let width = bar.row?.platters.first?.frame.width ?? 0
    item.title = "Edit all of it"
    bar.layoutIfNeeded()
    #expect(bar.row?.platters.first?.frame.width ?? 0 > width)
    let button = item.button
    item.isEnabled = false
    bar.layoutIfNeeded()
    #expect(item.button === button)
    #expect(button?.isEnabled == false)
  }

  @Test func `spaces are items of their kind`() {
    #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.fixedSpace(12).isSpace)
  }
}
