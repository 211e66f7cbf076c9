// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RenderProtocol
import SeededRandom
import Testing

/// Deltas, applied one after the other, leave a render server where one full commit would.
@MainActor struct CommitEquivalenceTests {
  @Test(arguments: 1...100) func deltasAmountToAFullCommit(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let session = InterfaceSession()
    session.makeCurrent()
    let context = LayerContext(screenSize: CGSize(width: 100, height: 100), screenScale: 2)
    var pool: [CALayer] = (0..<14).map { index in
      switch index % 7 {
      case 5: CAShapeLayer()
      case 6: CAGradientLayer()
      default: CALayer()
      }
    }
    pool.append(context.root)
    var tree = LayerTree()
    var time = 0.0
    session.clock = { time }
    for step in 0..<50 {
      time = Double(step) * 0.1
      context.tick(to: time)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        mutate(&pool, root: context.root, using: &random)
      }
      if let result = context.makeFrame() { tree.apply(result.commit) }
      #expect(context.makeCommit() == nil)
      CATransaction.endImplicitTransaction()
      // A full commit now and then must not disturb the deltas that follow.
      let isLast = step == 49
      if isLast || step % 17 == 16 {
        if let result = context.makeCommit() { tree.apply(result.commit) }
        var fresh = LayerTree()
        fresh.apply(context.makeFullCommit().commit)
        let different = Set(tree.layers.keys).union(fresh.layers.keys).filter { tree[$0] != fresh[$0] }
        #expect(different.isEmpty, "seed \(seed), step \(step)")
        #expect(tree.root == fresh.root)
      }
    }
  }

  private func mutate(_ pool: inout [CALayer], root: CALayer, using random: inout SeededRandom) {
    let layer = pool.randomElement(using: &random) ?? root
    let other = pool.randomElement(using: &random) ?? root
    let number = CGFloat(Int.random(in: 0...3, using: &random))
    let canAdopt = other !== root && !isAncestor(other, of: layer)
    switch Int.random(in: 0..<26, using: &random) {
    case 0: layer.opacity = Float(number) / 3
    case 1: layer.bounds.origin.y = number
    case 2: layer.frame = CGRect(x: number, y: 1, width: 2 + number, height: 4)
    case 3: layer.transform = CATransform3DMakeRotation(number, 0, 0, 1)
    case 4: layer.backgroundColor = number == 0 ? nil : CGColor(gray: number / 3, alpha: 1)
    case 5: layer.shadowColor = number == 0 ? nil : CGColor(gray: number / 3, alpha: 1)
    case 6: layer.contents = number == 0 ? nil : testImage(UInt64(number))
    case 7: layer.cornerCurve = number > 1 ? .continuous : .circular
    case 8: layer.name = number == 0 ? nil : "\(number)"
    case 9: (layer as? CAShapeLayer)?.path = CGPath(elements: [.move(CGPoint(x: number, y: 0)), .close])
    case 10: (layer as? CAShapeLayer)?.strokeEnd = number / 3
    case 11: (layer as? CAGradientLayer)?.colors = number == 0 ? nil : [CGColor(gray: number / 3, alpha: 1)]
    case 12: layer.maskedCorners = CACornerMask(rawValue: UInt(number))
    case 13: layer.anchorPointZ = number
    case 14 where canAdopt: layer.mask = other
    case 15: layer.mask = nil
    case 16 where layer !== root: layer.removeFromSuperlayer()
    case 17 where canAdopt: layer.insertSublayer(other, at: UInt32(number))
    case 18: layer.sublayers = layer.sublayers?.shuffled(using: &random)
    case 19 where layer !== root:
      // The layer is gone for good, and another takes its place in the pool.
      layer.removeFromSuperlayer()
      pool.replace(layer, with: CALayer())
    case 20: layer.add(CATransition(), forKey: nil)
    case 21: layer.removeAllAnimations()
    case 22: layer.speed = Float(number) / 2
    case 23: layer.isDoubleSided = number > 1
    default:
      if canAdopt { layer.addSublayer(other) }
    }
  }

  private func isAncestor(_ layer: CALayer, of other: CALayer) -> Bool {
    var current: CALayer? = other
    while let layerOnTheWay = current {
      if layerOnTheWay === layer { return true }
      current = layerOnTheWay.superlayer
    }
    return false
  }
}

extension [CALayer] {
  fileprivate mutating func replace(_ old: CALayer, with new: CALayer) {
    if let index = firstIndex(where: { $0 === old }) { self[index] = new }
  }
}
