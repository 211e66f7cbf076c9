// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A line through values, with a fading ground below it and a dot at its end.
final class LineChartView: UIView {
  /// From 0 at the bottom to 1 at the top; at least two.
  var values: [Double] = [] {
    didSet { setNeedsDisplay() }
  }

  var lineWidth: CGFloat = 2 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    fatalError("Charts are made in code.")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard values.count > 1, let context = UIGraphicsGetCurrentContext() else { return }
    let line = self.line
    let ground = UIBezierPath(cgPath: line.cgPath)
    ground.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    ground.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    ground.close()

    context.saveGState()
    ground.addClip()
    if let gradient = fade {
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
    }
    context.restoreGState()

    tintColor.setStroke()
    line.lineWidth = lineWidth
    line.lineJoinStyle = .round
    line.lineCapStyle = .round
    line.stroke()
  }

  /// From a little of the tint to none of it.
  private var fade: CGGradient? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(),
      colorComponents: [red, green, blue, alpha * 0.32, red, green, blue, 0], locations: [0, 1], count: 2)
  }

  /// Smooth between the values: each curve leaves and arrives level.
  private var line: UIBezierPath {
    let inset = lineWidth
    let height = bounds.height - 2 * inset
    let step = bounds.width / CGFloat(values.count - 1)
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: CGFloat(index) * step, y: inset + (1 - CGFloat(values[index])) * height)
    }
    let path = UIBezierPath()
    path.move(to: point(0))
    for index in 1..<values.count {
      let (from, to) = (point(index - 1), point(index))
      path.addCurve(
        to: to, controlPoint1: CGPoint(x: from.x + step / 2, y: from.y),
        controlPoint2: CGPoint(x: to.x - step / 2, y: to.y))
    }
    return path
  }
}
