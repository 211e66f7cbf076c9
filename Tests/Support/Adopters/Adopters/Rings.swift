// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A ring that closes as its progress grows, the way Core Animation keeps and moves properties of an app's own.
final class RingLayer: CALayer {
  @NSManaged var progress: CGFloat
  @NSManaged var ringColor: CGColor?
  @NSManaged private var steps: Int

  /// What was drawn, in its order.
  static var drawn: [CGFloat] = []

  override init() {
    super.init()
    ringColor = UIColor.systemRed.cgColor
    steps = 4
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? RingLayer {
      progress = other.progress
      ringColor = other.ringColor
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    if key == #keyPath(progress) || key == #keyPath(ringColor) { return true }
    return super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == #keyPath(progress) else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress ?? progress
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) {
    RingLayer.drawn.append(progress)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    ctx.setLineWidth(8)
    ctx.setStrokeColor(ringColor ?? UIColor.black.cgColor)
    ctx.addArc(
      center: center, radius: bounds.width / 2 - 4, startAngle: -.pi / 2, endAngle: -.pi / 2 + progress * 2 * .pi,
      clockwise: false)
    ctx.strokePath()
  }
}

/// A pie whose layer takes the duration and the curve of the animation block that it is changed in.
class PieView: UIView {
  override class var layerClass: AnyClass { PieLayer.self }

  private var pie: PieLayer { layer as! PieLayer }

  var share: CGFloat {
    get { pie.share }
    set { pie.share = newValue }
  }
}

class PieLayer: CALayer {
  @NSManaged var share: CGFloat
  static var drawn: [CGFloat] = []

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "share" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    if event == "share", let action = super.action(forKey: "backgroundColor") as? CABasicAnimation {
      action.keyPath = event
      action.fromValue = (presentation() ?? model()).share
      return action
    }
    return super.action(forKey: event)
  }

  override func draw(in ctx: CGContext) {
    PieLayer.drawn.append(share)
    ctx.setFillColor(UIColor.systemBlue.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height))
  }
}

/// A gauge that is told to move by an animation of its own, and drawn by the view.
final class GaugeView: UIView {
  final class NeedleLayer: CALayer {
    @objc dynamic var angle: CGFloat = 0

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let layer = layer as? NeedleLayer { angle = layer.angle }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class func needsDisplay(forKey key: String) -> Bool {
      return key == "angle" ? true : super.needsDisplay(forKey: key)
    }
  }

  override class var layerClass: AnyClass { return NeedleLayer.self }

  private(set) var drawn: [CGFloat] = []

  func turn(to angle: CGFloat) {
    guard let needle = layer as? NeedleLayer else { return }
    let animation = CABasicAnimation(keyPath: #keyPath(NeedleLayer.angle))
    animation.fromValue = needle.angle
    animation.toValue = angle
    animation.duration = 0.5
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    needle.add(animation, forKey: "turn")
    needle.angle = angle
    needle.setNeedsDisplay()
  }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    guard let needle = layer as? NeedleLayer else { return }
    drawn.append(needle.angle)
    UIGraphicsPushContext(ctx)
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: needle.angle * 10, y: 0, width: 2, height: bounds.height)).fill()
    UIGraphicsPopContext()
  }

  override func draw(_ rect: CGRect) {}
}

/// Counts up to a number by setting its contents itself.
final class CountingLayer: CALayer {
  @NSManaged var number: Int
  private(set) var shown: [Int] = []

  override class func needsDisplay(forKey key: String) -> Bool { key == "number" || super.needsDisplay(forKey: key) }

  override func display() {
    shown.append(presentation()?.number ?? number)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "number" ? 3 : super.defaultValue(forKey: key)
  }
}
