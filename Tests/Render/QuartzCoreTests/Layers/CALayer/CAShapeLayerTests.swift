// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RenderProtocol
import Testing

@MainActor struct CAShapeLayerTests {
  private let path = CGPath(elements: [.move(.zero), .line(CGPoint(x: 10, y: 0))])

  @Test func aNewShapeIsFilledInBlackAndNotStroked() {
    let layer = CAShapeLayer()
    #expect(layer.renderContents == .none)
    #expect(layer.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.strokeColor == nil)
    layer.path = path
    #expect(layer.renderContents == .shape(LayerShape(path: path, fillColor: .black)))
  }

  @Test func theStrokeIsToldInFull() {
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = nil
    layer.fillRule = .evenOdd
    layer.strokeColor = CGColor(gray: 1, alpha: 1)
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.miterLimit = 4
    layer.lineDashPhase = 1
    layer.lineDashPattern = [5, 2.5]
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    #expect(
      layer.renderContents
        == .shape(
          LayerShape(
            path: path, fillColor: nil, evenOdd: true, strokeColor: .white,
            stroke: DisplayList.StrokeStyle(
              width: 3, cap: .round, join: .bevel, miterLimit: 4, dashPhase: 1, dashLengths: [5, 2.5]),
            strokeStart: 0.25, strokeEnd: 0.75)))
  }

  @Test(arguments: [[0, 0], [-1, 2], [.nan]] as [[Double]])
  func aPatternThatMeansNothingIsAnUnbrokenLine(lengths: [Double]) throws {
    let layer = CAShapeLayer()
    layer.path = path
    layer.lineDashPattern = lengths.map { NSNumber(value: $0) }
    guard case .shape(let shape) = layer.renderContents else {
      Issue.record("not a shape: \(layer.renderContents)")
      return
    }
    #expect(shape.stroke.dashLengths == [])
  }

  @Test func aGradientSpreadsItsColoursEvenly() {
    let layer = CAGradientLayer()
    #expect(layer.renderContents == .none)
    let colors = [0, 0.5, 1].map { CGColor(gray: $0, alpha: 1) }
    layer.colors = colors
    let stops = zip([0, 0.5, 1] as [CGFloat], colors).map { CGGradient.Stop(location: $0, color: $1.rgba) }
    #expect(
      layer.renderContents
        == .gradient(LayerGradient(stops: stops, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))))
    layer.locations = [0.1, 0.2, 0.3]
    layer.type = .radial
    guard case .gradient(let gradient) = layer.renderContents else {
      Issue.record("not a gradient")
      return
    }
    #expect(gradient.kind == .radial)
    #expect(gradient.stops.map(\.location) == [0.1, 0.2, 0.3])
    layer.locations = [0.1]
    #expect(layer.colors?.count == 3)
  }

  @Test func coloursThatAreNoneStopTheApp() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      CAGradientLayer().colors = ["red"]
    }
  }

  @Test func aFlippedShapeStandsOnItsHead() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    layer.path = CGPath(elements: [.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 10, y: 5))])
    layer.isGeometryFlipped = true
    let flipped = CGPath(elements: [.move(CGPoint(x: 1, y: 28)), .line(CGPoint(x: 10, y: 25))])
    #expect(layer.renderContents == .shape(LayerShape(path: flipped, fillColor: .black)))
    layer.bounds.size.height = 40
    let lower = CGPath(elements: [.move(CGPoint(x: 1, y: 38)), .line(CGPoint(x: 10, y: 35))])
    #expect(layer.renderContents == .shape(LayerShape(path: lower, fillColor: .black)))
    #expect(layer.path?.currentPoint == CGPoint(x: 10, y: 5))
  }
}
