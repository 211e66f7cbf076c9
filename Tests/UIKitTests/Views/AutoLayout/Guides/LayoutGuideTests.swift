// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Guides, margins and content that scrolls.
@MainActor struct LayoutGuideTests {
  /// Stands in for a scroll view.
  final class Scroller: UIView {
    var extents: [(CGFloat?, CGFloat?)] = []
    override var isScrollContainer: Bool { true }
    override func contentExtentDidChange(width: CGFloat?, height: CGFloat?) { extents.append((width, height)) }
  }

  @Test func guidesDivideSpace() {
    let root = makeRoot(300, 100)
    let guides = [UILayoutGuide(), UILayoutGuide()]
    let box = makeBox(in: root)
    for guide in guides { root.addLayoutGuide(guide) }
    NSLayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: box.trailingAnchor),
      guides[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor, multiplier: 3),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    root.layoutIfNeeded()
    expectFrame(box, 50, 0, 100, 100, within: 0)
    #expect(guides[1].layoutFrame == CGRect(x: 150, y: 0, width: 150, height: 0))
    #expect(guides[0].owningView === root)
    root.removeLayoutGuide(guides[0])
    #expect(guides[0].owningView == nil)
    #expect(root.constraints.count == 3)
    #expect(guides[0].layoutFrame == .zero)
  }

  @Test func systemGuidesAreRightAtOnceInAWindow() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 100))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scrollView.contentSize = CGSize(width: 70, height: 900)
    // Below the device's safe area.
    let middle = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 400))
    for view in [view, scrollView] { middle.addSubview(view) }
    let window = makeWindow(400, 700, holding: middle)
    #expect(view.window === window)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 70, height: 900))
    view.frame.size.width = 200
    #expect(view.layoutMarginsGuide.layoutFrame.width == 184)
    view.frame.size.width = 10
    #expect(view.layoutMarginsGuide.layoutFrame.width == 0)
    let free = UILayoutGuide()
    view.addLayoutGuide(free)
    #expect(free.layoutFrame == .zero)
  }

  @Test func outsideOfWindowsSystemGuidesAreZeroUntilUsed() {
    let root = makeRoot(300, 100)
    let box = makeBox(in: root)
    #expect(root.layoutMarginsGuide.layoutFrame == .zero)
    box.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
    #expect(box.frame.minY == 8)
  }

  @Test func marginsAndSafeAreaAreFollowed() {
    let root = SafeRoot(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.given = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let panel = UIView(frame: CGRect(x: 0, y: 10, width: 300, height: 190))
    root.addSubview(panel)
    let inMargins = makeBox(in: panel)
    let inSafeArea = makeBox(in: panel)
    for (box, guide) in [(inMargins, panel.layoutMarginsGuide), (inSafeArea, panel.safeAreaLayoutGuide)] {
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    root.layoutIfNeeded()
    expectFrame(inMargins, 8, 38, 284, 124, within: 0)
    expectFrame(inSafeArea, 0, 30, 300, 140, within: 0)
    panel.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    panel.frame.origin.y = 20
    root.layoutIfNeeded()
    // The panel now ends below the root, so the whole lower band covers it.
    expectFrame(inMargins, 2, 21, 294, 146, within: 0)
    expectFrame(inSafeArea, 0, 20, 300, 150, within: 0)
  }

  @Test func wideViewsHaveAReadableColumn() {
    let root = makeRoot(1200, 100)
    let box = makeBox(in: root)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    expectFrame(box, 140, 0, 920, 0, within: 0)
    root.frame.size.width = 1008
    root.layoutIfNeeded()
    expectFrame(box, 8, 0, 992, 0, within: 0)
  }

  @Test func edgesOfAScrollViewAreItsContents() throws {
    let root = makeRoot(300, 200)
    let scroller = Scroller(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    root.addSubview(scroller)
    let content = makeBox(in: scroller)
    let outside = makeBox(in: root)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor, constant: -7),
      content.topAnchor.constraint(equalTo: scroller.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 900),
      outside.leadingAnchor.constraint(equalTo: scroller.trailingAnchor, constant: 1),
    ])
    root.layoutIfNeeded()
    expectFrame(content, 5, 0, 400, 900, within: 0)
    #expect(outside.frame.minX == 211)
    let extent = try #require(scroller.extents.last)
    #expect(extent == (412, 900))
    let solves = root.autoLayout.engine?.counters.solves
    scroller.bounds.origin.y = 300
    root.layoutIfNeeded()
    expectFrame(content, 5, 0, 400, 900, within: 0)
    #expect(root.autoLayout.engine?.counters.solves == solves)
  }

  @Test func constraintsDecideAboutContentSize() {
    let root = makeRoot(300, 200)
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    let content = makeBox(in: scrollView)
    let pinned = makeBox(in: scrollView)
    let height = content.heightAnchor.constraint(equalToConstant: 700)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), height,
      pinned.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 700))
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    expectFrame(content, 0, 0, 300, 700, within: 0)
    #expect(pinned.frame.minY == 103)
    height.constant = 900
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
  }

  @Test func aScrollViewsOpenAxisIsLeftAlone() throws {
    let root = makeRoot(300, 200)
    let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(scroller)
    let content = makeBox(in: scroller)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroller.scrollContentGuide.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 40),
      content.topAnchor.constraint(equalTo: scroller.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    root.layoutIfNeeded()
    let extent = try #require(scroller.extents.last)
    #expect(extent.0 == nil)
    #expect(extent.1 == 500)
  }

  @Test func theVisiblePartFloatsOverTheContent() {
    let root = makeRoot(300, 200)
    let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(scroller)
    let floating = makeBox(in: scroller)
    let reaching = makeBox(in: scroller)
    NSLayoutConstraint.activate([
      floating.topAnchor.constraint(equalTo: scroller.scrollFrameGuide.topAnchor, constant: 3),
      reaching.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
    ])
    root.layoutIfNeeded()
    #expect(floating.frame.minY == 3)
    #expect(reaching.frame.minY == 4)
    scroller.bounds.origin.y = 50
    root.layoutIfNeeded()
    #expect(floating.frame.minY == 53)
    #expect(reaching.frame.minY == 54)
  }
}
