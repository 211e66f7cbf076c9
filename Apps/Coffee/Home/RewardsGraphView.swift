// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The way from no stars to the largest reward, drawn by Core Graphics.
final class RewardsGraphView: UIView {
  private let balance: Int

  init(balance: Int) {
    self.balance = balance
    super.init(frame: .zero)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Rewards at " + Reward.all.map { "\($0.points)" }.joined(separator: ", ") + " stars"
    accessibilityValue = "\(balance) stars"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The rewards tile makes its graph.")
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let graph = RewardsGraph(width: bounds.width)
    context.saveGState()
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      context.translateBy(x: bounds.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    context.setLineWidth(RewardsGraph.lineWidth)
    drawLine(graph, in: context)
    drawDots(graph, in: context)
    drawIndicator(graph.indicator(at: balance), in: context)
    context.restoreGState()
    drawLabels(graph)
  }

  private func drawLine(_ graph: RewardsGraph, in context: CGContext) {
    context.setStrokeColor(UIColor.systemGray4.cgColor)
    for line in graph.lines {
      context.move(to: CGPoint(x: line.lowerBound, y: graph.y))
      context.addLine(to: CGPoint(x: line.upperBound, y: graph.y))
    }
    context.strokePath()
    context.setStrokeColor(Palette.star.cgColor)
    context.move(to: CGPoint(x: RewardsGraph.padding, y: graph.y))
    context.addLine(to: CGPoint(x: graph.x(of: balance), y: graph.y))
    context.strokePath()
  }

  private func drawDots(_ graph: RewardsGraph, in context: CGContext) {
    let size = RewardsGraph.dotSize
    for (index, reward) in graph.rewards.enumerated() {
      let center = graph.dot(index)
      let box = CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size)
      context.setFillColor(Palette.tile.cgColor)
      context.setStrokeColor((reward <= balance ? Palette.star : .systemGray4).cgColor)
      context.addEllipse(in: box.insetBy(dx: 1, dy: 1))
      context.drawPath(using: .fillStroke)
    }
  }

  /// A pin whose tip is on the line.
  private func drawIndicator(_ box: CGRect, in context: CGContext) {
    let radius = box.width / 2
    let center = CGPoint(x: box.midX, y: box.minY + radius)
    let pin = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: .pi * 0.85, endAngle: .pi * 0.15, clockwise: true)
    pin.addLine(to: CGPoint(x: box.midX, y: box.maxY))
    pin.close()
    Palette.star.setFill()
    pin.fill()
    UIColor.white.setFill()
    UIBezierPath(ovalIn: CGRect(x: center.x - 2.5, y: center.y - 2.5, width: 5, height: 5)).fill()
  }

  /// Numbers are not mirrored, only where they stand.
  private func drawLabels(_ graph: RewardsGraph) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    // The boxes are of one size; the graph itself tells larger readers nothing more.
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: usual),
      .foregroundColor: UIColor.label, .paragraphStyle: style,
    ]
    for (index, reward) in graph.rewards.enumerated() {
      var box = graph.label(index)
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { box.origin.x = bounds.width - box.maxX }
      ("\(reward)" as NSString).draw(in: box, withAttributes: attributes)
    }
  }
}
