// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

private final class Turned: UIViewController {
  var lines: [String] = []
  let card = UIView()
  var alongsideWidth: CGFloat?

  override func viewDidLoad() {
    card.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
    card.autoresizingMask = .flexibleWidth
    view.addSubview(card)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    lines.append("traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    lines.append("size \(Int(size.width)) from \(Int(view.bounds.width)), animated \(coordinator.isAnimated)")
    coordinator.animate(alongsideTransition: { _ in
      self.lines.append("alongside at \(Int(self.card.bounds.width))")
      self.card.alpha = 0.5
    }) { _ in self.lines.append("done") }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    if previous?.verticalSizeClass != traitCollection.verticalSizeClass { lines.append("traits changed") }
  }
}

@MainActor @Suite struct RotationTests {
  /// Turns the device of the process's own app while `body` runs.
  private func turned(_ application: UIApplication, _ body: (DeviceConfiguration) -> Void) {
    let before = application.screen.configuration
    defer { application.apply(before) }
    var landscape = before
    landscape.orientation = .landscapeLeft
    body(landscape)
  }

  @Test func `turning tells first, then changes size and what goes along as one animation`() {
    let root = Turned()
    let phone = Phone(root: root)
    turned(UIApplication.shared) { landscape in
      UIApplication.shared.apply(landscape)
      #expect(
        root.lines == [
          "traits compact", "size 852 from 393, animated true", "traits changed", "alongside at 852",
        ])
      #expect(root.transitionCoordinator?.transitionDuration == 0.3)
      phone.frame()
      phone.jump(0.15)
      // Half of the time is half of the way.
      #expect(abs(root.card.shown.bounds.width - 622.5) < 0.5)
      #expect(abs(root.card.shown.opacity - 0.75) < 0.01)
      #expect(root.lines.count == 4)
      phone.advance(0.2)
      #expect(root.lines.last == "done" && root.lines.count == 5)
      #expect(root.card.shown.bounds.width == 852)
      #expect(root.transitionCoordinator == nil)
    }
    phone.advance(0.4)
    #expect(root.card.bounds.width == 393)
  }

  @Test func `with animations off everything is there at once, and the end is told with the next frame`() {
    let root = Turned()
    let phone = Phone(root: root)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    turned(UIApplication.shared) { landscape in
      UIApplication.shared.apply(landscape)
      #expect(
        root.lines == [
          "traits compact", "size 852 from 393, animated false", "traits changed", "alongside at 852",
        ])
      #expect(root.card.layer.animationKeys() == nil)
      phone.frame()
      #expect(root.lines.last == "done")
    }
  }

  @Test func `an app that has shown nothing yet does not animate`() {
    let application = UIApplication(configuration: UIApplication.shared.screen.configuration)
    application.makeCurrent()
    defer { application.close() }
    let root = Turned()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.isHidden = false
    turned(application) { landscape in
      application.apply(landscape)
      #expect(root.lines.first { $0.hasPrefix("size") } == "size 852 from 393, animated false")
      #expect(root.card.bounds.width == 852)
    }
  }

  @Test func `light and dark change at once, and nobody is told of a transition`() {
    let root = Turned()
    let phone = Phone(root: root)
    let before = UIApplication.shared.screen.configuration
    defer { UIApplication.shared.apply(before) }
    var dark = before
    dark.appearance = .dark
    UIApplication.shared.apply(dark)
    #expect(root.lines.isEmpty)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    phone.frame()
    #expect(root.view.layer.animationKeys() == nil)
  }

  @Test func `a presented controller is told too, and a sheet covers the screen where it is low`() {
    let root = UIViewController()
    let phone = Phone(root: root)
    let page = Turned()
    root.present(page, animated: false)
    phone.frame()
    turned(UIApplication.shared) { landscape in
      UIApplication.shared.apply(landscape)
      phone.frame()
      phone.advance(0.4)
      #expect(page.lines.contains("traits compact"))
      #expect(page.lines.last == "done")
      #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 852, height: 393))
    }
    phone.advance(0.4)
    #expect(page.view.convert(CGPoint.zero, to: nil).y == 59)
  }
}
