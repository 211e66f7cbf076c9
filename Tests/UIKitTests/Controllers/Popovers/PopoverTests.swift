// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

@MainActor @Suite struct PopoverTests {
  private let room = CGRect(x: 10, y: 10, width: 780, height: 580)

  @Test func `a popover stands where its arrow has room, first of all below`() {
    let source = CGRect(x: 380, y: 100, width: 40, height: 20)
    let place = PopoverPlace(
      size: CGSize(width: 200, height: 100), source: source, room: room, permitted: .any, overlaps: false)
    #expect(place.direction == .up)
    #expect(place.frame == CGRect(x: 300, y: 120, width: 200, height: 113))
    #expect(place.content == CGRect(x: 0, y: 13, width: 200, height: 100))
    #expect(place.tip == CGPoint(x: 100, y: 0))
  }

  @Test func `low on the screen it stands above, and keeps to the room at the sides`() {
    let source = CGRect(x: 770, y: 560, width: 20, height: 20)
    let place = PopoverPlace(
      size: CGSize(width: 200, height: 100), source: source, room: room, permitted: .any, overlaps: false)
    #expect(place.direction == .down)
    #expect(place.frame == CGRect(x: 590, y: 447, width: 200, height: 113))
    // The arrow does not reach into the corner of 34 points.
    #expect(place.tip == CGPoint(x: 154, y: 113))
  }

  @Test func `only permitted directions count, and what does not fit is made smaller`() {
    let source = CGRect(x: 100, y: 300, width: 20, height: 20)
    let right = PopoverPlace(
      size: CGSize(width: 200, height: 100), source: source, room: room, permitted: .right, overlaps: false)
    #expect(right.direction == .right)
    #expect(right.content.width == 77)
    #expect(right.frame.maxX == 100)
    let none = PopoverPlace(
      size: CGSize(width: 200, height: 100), source: source, room: .zero, permitted: [], overlaps: false)
    #expect(none.content.width >= 0 && none.content.height >= 0)
  }

  private func onPad(_ body: (UIViewController, UIView, UIWindow) -> Void) {
    let application = UIApplication(configuration: DeviceConfiguration(device: .iPadPro11))
    application.makeCurrent()
    defer { application.close() }
    let root = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.isHidden = false
    let button = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
    root.view.addSubview(button)
    _ = application.makeFrame()
    body(root, button, window)
  }

  @Test func `on a pad it points at its source, and a touch elsewhere is not for what lies behind`() {
    onPad { root, button, window in
      let page = UIViewController()
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 240, height: 160)
      page.popoverPresentationController?.sourceView = button
      root.present(page, animated: false)
      _ = UIApplication.shared.makeFrame()
      #expect(page.popoverPresentationController?.arrowDirection == .up)
      #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 230, y: 253, width: 240, height: 160))
      #expect(page.traitCollection.horizontalSizeClass == .compact)
      #expect(root.view.window != nil)
      let behind = CGPoint(x: 310, y: 210)
      #expect(window.hitTest(behind, with: nil) is UITransitionView)
      page.popoverPresentationController?.passthroughViews = [button]
      #expect(window.hitTest(behind, with: nil) === button)
    }
  }

  @Test func `form sheets on a pad are cards in the middle`() {
    onPad { root, _, window in
      let page = UIViewController()
      page.modalPresentationStyle = .formSheet
      root.present(page, animated: false)
      _ = UIApplication.shared.makeFrame()
      let place = page.view.convert(page.view.bounds, to: nil)
      #expect(place.size == CGSize(width: 540, height: 620))
      #expect(abs(place.midX - window.bounds.midX) < 0.5 && abs(place.midY - window.bounds.midY) < 0.5)
    }
  }

  @Test func `on a phone it is a sheet, unless the delegate says none`() {
    @MainActor final class Stay: NSObject, UIPopoverPresentationControllerDelegate {
      var prepared = 0
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
      func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { prepared += 1 }
    }
    let root = UIViewController()
    let phone = Phone(root: root)
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = root.view
    page.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    root.present(page, animated: false)
    phone.frame()
    #expect(page.presentationController is UISheetPresentationController)
    #expect(page.view.bounds.height == 459)
    page.dismiss(animated: false)
    phone.frame()

    let stay = Stay()
    page.popoverPresentationController?.delegate = stay
    page.popoverPresentationController?.sourceView = root.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 100, width: 20, height: 20)
    root.present(page, animated: true)
    phone.frame()
    #expect(page.presentationController is UIPopoverPresentationController)
    #expect(stay.prepared == 1)
    phone.advance(0.5)
    #expect(page.view.window != nil)
    phone.tap(10, 800)
    phone.advance(0.6)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a controller that is dismissed on its way in leaves nothing behind`() {
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    let phone = Phone(root: root)
    second.modalPresentationStyle = .fullScreen
    root.present(first, animated: false)
    phone.frame()
    first.present(second, animated: true)
    phone.advance(0.1)
    root.dismiss(animated: false)
    phone.advance(1)
    #expect(first.view.window == nil && second.view.window == nil)
    #expect(root.view.window === phone.window)
    #expect(second.transitionCoordinator == nil)
    root.present(second, animated: true)
    phone.advance(0.8)
    #expect(second.view.window === phone.window)
  }
}
