// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Where things go of which the constraints say little.
@MainActor struct OpenPlacesTests {
  @Test func inequalitiesAloneAreTight() {
    let root = makeRoot(300, 100)
    let box = ContentBox(40, 20)
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let top = box.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10)
    let trailing = box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -74)
    NSLayoutConstraint.activate([top, trailing])
    root.layoutIfNeeded()
    expectFrame(box, 186, 10, 40, 20, within: 0)
    top.constant = 30
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expectFrame(box, 86, 30, 40, 20, within: 0)
    top.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.minY == 0)
  }

  @Test func ofTwoInequalitiesTheOneThatKeepsFromTheStartIsTight() {
    let root = makeRoot(300, 100)
    let boxes = (0..<2).map { _ in ContentBox(40, 20) }
    for box in boxes {
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
    }
    NSLayoutConstraint.activate([
      boxes[0].trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
      boxes[0].leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 12),
      root.trailingAnchor.constraint(greaterThanOrEqualTo: boxes[1].trailingAnchor, constant: 8),
      root.leadingAnchor.constraint(lessThanOrEqualTo: boxes[1].leadingAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    #expect(boxes[0].frame.minX == 12)
    #expect(boxes[1].frame.minX == 16)
  }

  @Test func whatIsOpenIsAmbiguousThoughAnInequalityBoundsIt() {
    let root = makeRoot(300, 100)
    let box = makeBox(in: root)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(box.hasAmbiguousLayout)
    #expect(box.frame.minX == 10)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(!box.hasAmbiguousLayout)
    #expect(box.frame.minX == 0)
  }

  @Test func aWindowsRootViewFillsItWithoutAnyConstraint() {
    let controller = UIViewController()
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let box = makeBox(in: controller.view)
    box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
    #expect(box.frame.maxX == 320)
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    controller.view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    window.layoutIfNeeded()
    #expect(controller.view.frame.width == 200)
  }

  @Test func placesOfBothAxesMayBeComparedButNotWithLengths() async {
    let root = makeRoot(300, 100)
    let (a, b) = (makeBox(in: root), makeBox(in: root))
    NSLayoutConstraint.activate([
      b.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
      NSLayoutConstraint(
        item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 2, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 49)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1, constant: 0)
      }
    }
  }

  @Test func marginsOfAControllerFollowTheWidthOfItsWindow() {
    final class Told: UIViewController {
      var margins = 0
      override func viewLayoutMarginsDidChange() { margins += 1 }
    }
    let controller = Told()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    for (width, margin) in [(320, 16), (375, 16), (402, 16), (414, 20), (440, 20), (1366, 20)] as [(CGFloat, CGFloat)] {
      window.frame.size.width = width
      window.layoutIfNeeded()
      #expect(controller.view.layoutMargins.left == margin)
      #expect(controller.view.layoutMargins.right == margin)
      #expect(controller.view.layoutMarginsGuide.layoutFrame.width == width - 2 * margin)
    }
    let told = controller.margins
    window.frame.size.width = 500
    #expect(controller.margins == told)
    window.frame.size.width = 400
    #expect(controller.margins == told + 1)
  }
}
