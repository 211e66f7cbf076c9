// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Corners that follow a view's size and its place.
@MainActor @Suite struct UICornerConfigurationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private var radii: [CGFloat] {
    [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  @Test func `a capsule is half as round as it is high, also when it grows, up to a most`() {
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.layer.cornerRadius == 12 && radii == [12, 12, 12, 12])
  }

  @Test func `corners of one radius and square ones are the layer's own`() {
    view.cornerConfiguration = .uniformTopRadius(8)
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.layer.mask == nil)
    #expect(radii == [8, 8, 0, 0])
    view.cornerConfiguration = .corners(radius: 5)
    #expect(view.layer.maskedCorners == .all && radii == [5, 5, 5, 5])
  }

  @Test func `corners of several radii are cut out, and no more when they are alike`() throws {
    view.cornerConfiguration = .uniformEdges(topRadius: 16, bottomRadius: 4)
    #expect(radii == [16, 16, 4, 4])
    let mask = try #require(view.layer.mask as? CAShapeLayer)
    #expect(mask.frame == view.bounds)
    #expect(mask.path?.contains(CGPoint(x: 2, y: 2)) == false)
    #expect(mask.path?.contains(CGPoint(x: 2, y: 38)) == true)
    view.frame.size.width = 200
    #expect(mask.frame.width == 200)
    view.cornerConfiguration = .corners(radius: .fixed(4))
    #expect(view.layer.mask == nil && view.layer.cornerRadius == 4)
  }

  @Test func `no corner is rounder than half of the view`() {
    view.cornerConfiguration = .corners(radius: 500)
    #expect(radii == [20, 20, 20, 20])
  }

  @Test func `a concentric corner is less round by its distance from the container's`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    container.layer.cornerRadius = 40
    container.addSubview(view)
    view.frame = CGRect(x: 10, y: 10, width: 280, height: 60)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
    #expect(radii == [30, 30, 6, 6])
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii == [30, 30, 30, 30])
    view.frame = CGRect(x: 16, y: 16, width: 268, height: 168)
    #expect(radii == [24, 24, 24, 24])
    #expect(view.layer.cornerRadius == 24)
  }

  @Test func `concentric corners follow a container that becomes round, and the screen where nothing else is`() {
    let controller = UIViewController()
    let phone = Phone(root: controller)
    let container = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    controller.view.addSubview(container)
    container.addSubview(view)
    view.frame = CGRect(x: 10, y: 10, width: 180, height: 180)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    phone.frame()
    #expect(view.layer.cornerRadius == 0)
    container.cornerConfiguration = .corners(radius: 30)
    view.setNeedsLayout()
    phone.frame()
    #expect(view.layer.cornerRadius == 20)
    container.cornerConfiguration = .corners(radius: 50)
    #expect(view.layer.cornerRadius == 40)
    view.removeFromSuperview()
    controller.view.addSubview(view)
    view.frame = CGRect(x: 8, y: 8, width: 377, height: 836)
    phone.frame()
    #expect(view.layer.cornerRadius == 47)
  }

  @Test func `a change in an animation block moves`() {
    let controller = UIViewController()
    let phone = Phone(root: controller)
    controller.view.addSubview(view)
    phone.frame()
    UIView.animate(withDuration: 1) { view.cornerConfiguration = .capsule() }
    #expect(view.layer.animationKeys()?.isEmpty == false)
  }

  @Test func `glass is a capsule unless it is told otherwise`() {
    let glass = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
    glass.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    glass.layoutIfNeeded()
    #expect(glass.subviews[0].layer.cornerRadius == 20)
    glass.cornerConfiguration = .corners(radius: 8)
    #expect(glass.subviews[0].layer.cornerRadius == 8)
    #expect(glass.layer.cornerRadius == 8)
  }
}
