// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// What falls, collides, hangs and comes to rest, frame by frame.
@MainActor @Suite struct UIDynamicAnimatorTests {
  private final class Log: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var lines: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      lines.append("began \(identifier as? String ?? "edge") \(Int(p.y.rounded()))")
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      lines.append("ended \(identifier as? String ?? "edge")")
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      lines.append("met at \(Int(p.x.rounded()))")
    }
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private let phone: Phone
  private let space: UIView
  private let animator: UIDynamicAnimator

  init() {
    let page = UIViewController()
    phone = Phone(root: page)
    space = page.view
    animator = UIDynamicAnimator(referenceView: space)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    space.addSubview(view)
    return view
  }

  @Test func `a view falls by a thousand points a second each second`() {
    let view = box(100, 0)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    #expect(animator.isRunning)
    phone.advance(0.5)
    #expect(abs(view.center.y - 50 - 125) < 5)
    #expect(abs(animator.elapsedTime - 0.5) < 0.02)
    #expect(view.center.x == 150)
    #expect(view.transform == .identity)
  }

  @Test func `it comes to rest on the edge of the view, pauses, and goes on when something changes`() {
    let log = Log()
    animator.delegate = log
    let view = box(100, 500)
    let gravity = UIGravityBehavior(items: [view])
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    phone.advance(3)
    #expect(abs(view.frame.maxY - space.bounds.maxY) < 0.5)
    #expect(!animator.isRunning)
    #expect(log.lines == ["resume", "began edge 852", "pause"])
    let elapsed = animator.elapsedTime
    phone.advance(1)
    #expect(animator.elapsedTime == elapsed)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    #expect(animator.isRunning)
    phone.advance(0.2)
    #expect(log.lines.suffix(2) == ["resume", "ended edge"])
    #expect(view.frame.maxY < space.bounds.maxY - 10)
  }

  @Test func `boundaries have names, and insets move the edges inwards`() {
    let log = Log()
    let view = box(100, 300)
    let collision = UICollisionBehavior(items: [view])
    collision.collisionDelegate = log
    collision.addBoundary(
      withIdentifier: "shelf" as NSCopying, from: CGPoint(x: 0, y: 450), to: CGPoint(x: 393, y: 450))
    #expect(collision.boundary(withIdentifier: "shelf" as NSCopying)?.bounds.minY == 450)
    #expect(collision.boundaryIdentifiers?.count == 1)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    phone.advance(2)
    #expect(abs(view.frame.maxY - 450) < 0.5)
    #expect(log.lines == ["began shelf 450"])
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
    phone.advance(3)
    #expect(abs(view.frame.maxY - 752) < 0.5)
  }

  @Test func `a push of 1 gives a hundred by a hundred points a hundred points a second`() {
    let view = box(100, 300)
    let material = UIDynamicItemBehavior(items: [view])
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(material)
    animator.addBehavior(push)
    phone.advance(1)
    #expect(abs(material.linearVelocity(for: view).x - 100) < 2)
    push.active = false
    material.density = 2
    let once = UIPushBehavior(items: [view], mode: .instantaneous)
    once.setAngle(0, magnitude: 2)
    animator.addBehavior(once)
    phone.advance(0.1)
    #expect(!once.active)
    #expect(abs(material.linearVelocity(for: view).x - 200) < 3)
  }

  @Test func `a push beside the middle turns the view`() {
    let view = box(100, 300)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: view)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    phone.advance(0.2)
    #expect(view.transform.b > 0.1)
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
  }

  @Test func `balls meet where their circles do`() {
    let log = Log()
    let (left, right) = (Ball(frame: CGRect(x: 0, y: 100, width: 40, height: 40)), Ball())
    right.frame = CGRect(x: 200, y: 100, width: 40, height: 40)
    space.addSubview(left)
    space.addSubview(right)
    let collision = UICollisionBehavior(items: [left, right])
    collision.collisionDelegate = log
    let material = UIDynamicItemBehavior(items: [left, right])
    material.elasticity = 1
    material.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    #expect(material.linearVelocity(for: left) == CGPoint(x: 300, y: 0))
    animator.addBehavior(collision)
    animator.addBehavior(material)
    phone.advance(1)
    #expect(log.lines == ["met at 200"])
    #expect(abs(material.linearVelocity(for: left).x) < 1)
    #expect(abs(material.linearVelocity(for: right).x - 300) < 1)
    #expect(abs(left.center.x - 180) < 3)
  }

  @Test func `an anchored view stays, and others lie on it`() {
    let (shelf, view) = (box(100, 500), box(120, 200, side: 60))
    let still = UIDynamicItemBehavior(items: [shelf])
    still.isAnchored = true
    animator.addBehavior(still)
    animator.addBehavior(UICollisionBehavior(items: [shelf, view]))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    phone.advance(2)
    #expect(shelf.frame == CGRect(x: 100, y: 500, width: 100, height: 100))
    #expect(abs(view.frame.maxY - 500) < 0.5)
    #expect(!animator.isRunning)
  }

  @Test func `a snapped view stands upright at its point`() {
    let view = box(0, 0, side: 80)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 400))
    animator.addBehavior(snap)
    phone.advance(2)
    #expect(abs(view.center.x - 200) < 0.5 && abs(view.center.y - 400) < 0.5)
    #expect(abs(view.transform.b) < 0.01)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    phone.advance(2)
    #expect(abs(view.center.x - 100) < 0.5 && abs(view.center.y - 100) < 0.5)
  }

  @Test func `an attachment follows the finger's point at its length`() {
    let view = box(100, 300)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 150, y: 250))
    #expect(attachment.length == 100)
    #expect(attachment.attachedBehaviorType == .anchor)
    animator.addBehavior(attachment)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    phone.advance(0.5)
    #expect(abs(view.center.y - 350) < 2)
    attachment.anchorPoint = CGPoint(x: 150, y: 150)
    phone.advance(1)
    #expect(abs(view.center.y - 250) < 10)
  }

  @Test func `every kind of attachment has its rule`() {
    let (a, b) = (box(100, 100), box(220, 100))
    let still = UIDynamicItemBehavior(items: [a])
    still.isAnchored = true
    animator.addBehavior(still)
    animator.addBehavior(UIGravityBehavior(items: [b]))
    func distance() -> CGFloat { hypot(b.center.x - a.center.x, b.center.y - a.center.y) }
    func run(_ attachment: UIAttachmentBehavior, _ check: () -> Void) {
      b.center = CGPoint(x: 270, y: 150)
      b.transform = .identity
      animator.updateItem(usingCurrentState: b)
      animator.addBehavior(attachment)
      for _ in 0..<60 {
        phone.advance(1.0 / 60)
        check()
      }
      animator.removeBehavior(attachment)
    }
    run(.limitAttachment(with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)) {
      #expect(distance() < 126)
    }
    b.center = CGPoint(x: 270, y: 150)
    run(.fixedAttachment(with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 210, y: 150))) {
      #expect(abs(b.center.y - 150) < 6)
    }
    b.center = CGPoint(x: 270, y: 150)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: b, attachmentAnchor: CGPoint(x: 270, y: 150), axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 20)
    run(slide) {
      #expect(abs(b.center.x - 270) < 2)
    }
  }

  @Test func `children come with their parent, actions are called each frame`() {
    final class Fall: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }
    let view = box(100, 100)
    let fall = Fall()
    let gravity = UIGravityBehavior()
    gravity.addItem(view)
    fall.addChildBehavior(gravity)
    var frames = 0
    fall.action = { frames += 1 }
    animator.addBehavior(fall)
    #expect(gravity.dynamicAnimator === animator)
    phone.advance(0.25)
    #expect(frames >= 14)
    #expect(view.center.y > 150)
    animator.removeAllBehaviors()
    #expect(fall.moves == [true, false])
    #expect(gravity.dynamicAnimator == nil)
    let stopped = view.center
    phone.advance(0.5)
    #expect(view.center == stopped)
    #expect(!animator.isRunning)
    #expect(animator.items(in: space.bounds).isEmpty)
  }

  @Test func `an animator that nobody keeps moves nothing`() {
    let view = box(100, 100)
    var forgotten: UIDynamicAnimator? = UIDynamicAnimator(referenceView: space)
    forgotten?.addBehavior(UIGravityBehavior(items: [view]))
    forgotten = nil
    phone.advance(0.5)
    #expect(view.center.y == 150)
  }

  @Test func `fields pull where their region is`() {
    let (inside, outside) = (box(150, 400, side: 20), box(20, 20, side: 20))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 160, y: 410)
    field.region = UIRegion(radius: 50)
    field.addItem(inside)
    field.addItem(outside)
    animator.addBehavior(field)
    phone.advance(0.2)
    #expect(inside.center.x > 170)
    #expect(outside.center == CGPoint(x: 30, y: 30))
    #expect(UIRegion(radius: 50).inverse().contains(CGPoint(x: 60, y: 0)))
    let region = UIRegion(size: CGSize(width: 10, height: 10)).union(with: UIRegion(radius: 3))
    #expect(!region.contains(CGPoint(x: 6, y: 0)))
  }

  @Test func `a group moves its views as one piece`() {
    let (a, b) = (box(100, 100, side: 40), box(160, 100, side: 40))
    let group = UIDynamicItemGroup(items: [a, b])
    #expect(group.center == CGPoint(x: 150, y: 120))
    #expect(group.bounds.size == CGSize(width: 100, height: 40))
    animator.addBehavior(UIGravityBehavior(items: [group]))
    phone.advance(0.3)
    #expect(a.center.y > 150)
    #expect(a.center.y == b.center.y && b.center.x - a.center.x == 60)
  }
}
