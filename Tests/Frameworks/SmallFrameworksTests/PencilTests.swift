// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import PencilKit
import TesseraTesting
import Testing
import UIKit

@MainActor @Suite struct PencilTests {
  private final class Listener: NSObject, PKCanvasViewDelegate {
    var log: [String] = []
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { log.append("change") }
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { log.append("begin") }
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { log.append("end") }
  }

  private func canvas(_ tool: any PKTool) -> (PKCanvasView, TestScreen, Listener) {
    let screen = TestScreen(.iPhone16)
    let root = UIViewController()
    let canvas = PKCanvasView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    let listener = Listener()
    canvas.delegate = listener
    canvas.drawingPolicy = .anyInput
    canvas.tool = tool
    root.view.addSubview(canvas)
    screen.show(root)
    return (canvas, screen, listener)
  }

  @Test func aFingerDrawsAStroke() throws {
    let (canvas, screen, listener) = canvas(PKInkingTool(.pen, color: .red, width: 10))
    screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200))
    #expect(listener.log == ["begin", "change", "end"])
    let stroke = try #require(canvas.drawing.strokes.first)
    #expect(canvas.drawing.strokes.count == 1 && stroke.ink == PKInk(.pen, color: .red))
    #expect(canvas.drawing.bounds == CGRect(x: 45, y: 95, width: 210, height: 10))
    canvas.drawingPolicy = .pencilOnly
    screen.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 250, y: 300))
    #expect(canvas.drawing.strokes.count == 1)
  }

  @Test func erasersTakeStrokesOrPartsAway() throws {
    let points = (0...20).map { index in
      PKStrokePoint(
        location: CGPoint(x: 50 + index * 10, y: 100), timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1,
        force: 1, azimuth: 0, altitude: 0)
    }
    let stroke = PKStroke(ink: PKInk(.pen), path: PKStrokePath(controlPoints: points, creationDate: Date()))
    for (kind, left) in [(PKEraserTool.EraserType.vector, 0), (.bitmap, 2)] {
      let (canvas, screen, _) = canvas(PKEraserTool(kind))
      canvas.drawing = PKDrawing(strokes: [stroke])
      screen.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 210))
      #expect(canvas.drawing.strokes.count == left)
    }
  }

  @Test func drawingsAreKeptAndShown() throws {
    let point = PKStrokePoint(
      location: CGPoint(x: 10, y: 10), timeOffset: 0, size: CGSize(width: 8, height: 8), opacity: 1, force: 1,
      azimuth: 0, altitude: 0)
    let stroke = PKStroke(
      ink: PKInk(.pen, color: .blue), path: PKStrokePath(controlPoints: [point], creationDate: Date()),
      transform: CGAffineTransform(translationX: 5, y: 0))
    let drawing = PKDrawing(strokes: [stroke])
    #expect(try PKDrawing(data: drawing.dataRepresentation()) == drawing)
    #expect(try JSONDecoder().decode(PKDrawing.self, from: JSONEncoder().encode(drawing)) == drawing)
    #expect(throws: CocoaError.self) { try PKDrawing(data: Data("no drawing".utf8)) }
    #expect(drawing.bounds == CGRect(x: 11, y: 6, width: 8, height: 8))
    let picture = drawing.image(from: CGRect(x: 0, y: 0, width: 30, height: 20), scale: 2)
    #expect(picture.size == CGSize(width: 30, height: 20) && picture.scale == 2)
    #expect(drawing.transformed(using: CGAffineTransform(scaleX: 2, y: 2)).bounds.minX == 22)
  }

  @Test func coloursAreTurnedForTheDark() {
    var white: CGFloat = 0
    PKInkingTool.convertColor(.black, from: .light, to: .dark).getWhite(&white, alpha: nil)
    #expect(white == 1)
    #expect(PKInkingTool.convertColor(.red, from: .light, to: .light) == .red)
  }
}
