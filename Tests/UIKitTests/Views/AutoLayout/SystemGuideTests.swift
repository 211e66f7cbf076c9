// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The bands that bars and the keyboard take.
@MainActor struct SystemGuideTests {
  private func makeController() -> (UIViewController, UIWindow) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.isHidden = false
    return (controller, window)
  }

  @Test func theOldGuidesOfControllersFollowTheSafeArea() {
    let (controller, window) = makeController()
    let safe = controller.view.safeAreaInsets
    let box = makeBox(in: controller.view)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      NSLayoutConstraint(
        item: box, attribute: .leading, relatedBy: .equal, toItem: controller.view, attribute: .leading, multiplier: 1,
        constant: 0),
    ])
    window.layoutIfNeeded()
    #expect(box.frame.minY == safe.top)
    #expect(box.frame.maxY == 852 - safe.bottom)
    #expect(controller.topLayoutGuide.length == safe.top)
    #expect(controller.bottomLayoutGuide.length == safe.bottom)
    controller.additionalSafeAreaInsets.top = 50
    window.layoutIfNeeded()
    #expect(box.frame.minY == safe.top + 40)
  }

  @Test func withoutAKeyboardItsGuideIsTheBottomBand() {
    let (controller, window) = makeController()
    let guide = controller.view.keyboardLayoutGuide
    let box = makeBox(in: controller.view)
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: guide.topAnchor), box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor), box.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    let bottom = controller.view.safeAreaInsets.bottom
    #expect(box.frame == CGRect(x: 0, y: 852 - bottom - 40, width: 393, height: 40))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 852 - bottom, width: 393, height: bottom))
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(box.frame.maxY == 852)
  }

  @Test func aTrackingGuideIsNearTheBottom() {
    let (controller, _) = makeController()
    let guide = controller.view.keyboardLayoutGuide
    let box = makeBox(in: controller.view)
    let (near, away) = (box.widthAnchor.constraint(equalToConstant: 1), box.widthAnchor.constraint(equalToConstant: 2))
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenNearEdge: .top)
    #expect(near.isActive && !away.isActive)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive)
  }
}
