// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Controllers that grow out of views.
@MainActor @Suite struct ZoomTransitionTests {
  private let list = UIViewController()
  private let tile = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let phone: Phone

  init() {
    navigation = UINavigationController(rootViewController: list)
    phone = Phone(root: navigation)
    tile.backgroundColor = .systemRed
    tile.layer.cornerRadius = 12
    list.view.addSubview(tile)
    detail.view.backgroundColor = .white
    phone.frame()
  }

  private func run(_ seconds: TimeInterval) {
    phone.advance(seconds)
  }

  /// What holds a page that zooms.
  private var holder: UIView? { detail.view.superview }

  @Test func `a pushed page grows out of the view, and goes back into it`() throws {
    var asked: [UIViewController] = []
    detail.preferredTransition = .zoom { [tile] context in
      asked.append(context.sourceViewController)
      return tile
    }
    navigation.pushViewController(detail, animated: true)
    phone.frame()
    let frame = try #require(holder)
    #expect(frame.clipsToBounds)
    let shown = frame.layer.presentation()?.frame ?? .zero
    #expect(shown.width < 200)
    #expect(tile.alpha == 0)
    run(2)
    #expect(asked == [list])
    #expect(tile.alpha == 1)
    #expect(detail.view.frame == navigation.view.bounds)
    #expect(detail.view.transform == .identity)
    #expect(navigation.topViewController === detail)
    navigation.popViewController(animated: true)
    phone.frame()
    #expect(holder?.clipsToBounds == true)
    #expect(tile.alpha == 0)
    run(2)
    #expect(navigation.topViewController === list)
    #expect(tile.alpha == 1)
    #expect(detail.view.superview == nil)
  }

  @Test func `a presented controller that zooms fills the screen`() {
    detail.preferredTransition = .zoom { [tile] _ in tile }
    list.present(detail, animated: true)
    phone.frame()
    #expect(holder?.clipsToBounds == true)
    run(2)
    #expect(detail.view.window != nil)
    #expect(detail.presentationController?.presentationStyle == .fullScreen)
    #expect(detail.view.convert(detail.view.bounds, to: nil) == phone.window.bounds)
    detail.dismiss(animated: true)
    phone.frame()
    #expect(tile.alpha == 0)
    run(2)
    #expect(list.presentedViewController == nil && tile.alpha == 1)
    #expect(list.view.window != nil)
  }

  @Test func `without a source a page comes as usual`() {
    detail.preferredTransition = .zoom { _ in nil }
    navigation.pushViewController(detail, animated: true)
    phone.frame()
    #expect(holder?.clipsToBounds == false)
    run(1)
    #expect(navigation.topViewController === detail)
  }

  @Test func `the part that is said lies over the source at first`() throws {
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      #expect(context.sourceView === self.tile)
      return CGRect(x: 0, y: 0, width: 393, height: 393)
    }
    let motion = ZoomMotion(options: options, source: tile, zoomed: detail)
    let page = UIView(frame: phone.window.bounds)
    phone.window.addSubview(page)
    motion.prepare(page, in: phone.window, isOpening: true)
    let place = page.convert(CGRect(x: 0, y: 0, width: 393, height: 393), to: phone.window)
    #expect(abs(place.minX - 40) < 0.01 && abs(place.minY - 300) < 0.01 && abs(place.width - 100) < 0.01)
    motion.finish(page, in: phone.window)
    #expect(page.frame == phone.window.bounds)
    page.removeFromSuperview()
  }

  @Test func `a modal way sets the transition's style`() {
    detail.preferredTransition = .crossDissolve()
    #expect(detail.modalTransitionStyle == .crossDissolve)
  }
}
