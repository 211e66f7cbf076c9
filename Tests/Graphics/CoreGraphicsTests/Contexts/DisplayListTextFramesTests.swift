// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreGraphics

@Suite struct DisplayListTextFramesTests {
  /// A run that is 30 points wide, from 1 em above its baseline to 0.3 below.
  private func run(_ x: CGFloat = 0, _ y: CGFloat = 0, glyphs: Int = 1) -> DisplayList.Operation {
    .glyphs(
      GlyphRun(
        face: FontFace(name: "none.ttf"), size: 10, color: .black, origin: CGPoint(x: x, y: y), text: "a",
        glyphs: (0..<glyphs).map { _ in .init(identifier: 1, x: 0, y: 0) }, width: 30))
  }

  private func frames(_ operations: [DisplayList.Operation]) -> [CGRect] {
    DisplayList(operations: operations).textFrames
  }

  @Test func textLiesWhereItsTransformPutsIt() {
    #expect(frames([run(5, 20)]) == [CGRect(x: 5, y: 10, width: 30, height: 13)])
    #expect(frames([run(glyphs: 0)]).isEmpty)
    let twice = DisplayList.Operation.concatenate(CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      frames([.save, twice, .concatenate(CGAffineTransform(translationX: 1, y: 1)), run(5, 20), .restore, run(0, 10)])
        == [CGRect(x: 12, y: 22, width: 60, height: 26), CGRect(x: 0, y: 0, width: 30, height: 13)])
    #expect(frames([.restore, .restore, run(0, 10)]).count == 1, "nothing was kept")
  }

  @Test func picturesBringTheirs() throws {
    let bitmap = Bitmap(width: 40, height: 20, pixels: Data(repeating: 0, count: 40 * 20 * 4))
    let image = CGImage(bitmap, textFrames: [CGRect(x: 10, y: 10, width: 100, height: 4)])
    let drawn = frames([
      .image(image, rect: CGRect(x: 5, y: 5, width: 20, height: 10), alpha: 1, interpolation: .default)
    ])
    #expect(drawn == [CGRect(x: 10, y: 10, width: 15, height: 2)], "it ends where the picture does")
    #expect(image == CGImage(bitmap), "where text is is not what a picture is")
  }

  @Test func aContextsPictureKnowsItsText() throws {
    let context = try #require(CGContext(bitmapSize: CGSize(width: 50, height: 40), scale: 2, opaque: true))
    context.translateBy(x: 2, y: 0)
    guard case .glyphs(let text) = run(0, 10) else { return }
    context.draw(text)
    context.noteViews { "UIView at \($0.tx)\n" }
    let image = try #require(context.makeImage())
    #expect(image.textFrames == [CGRect(x: 4, y: 0, width: 60, height: 26)])
    #expect(image.views == "UIView at 2.0\n")
    let told = Told()
    CGImage.fileObserver.withLock { $0 = { told.note($0, $1.textFrames) } }
    defer { CGImage.fileObserver.withLock { $0 = nil } }
    let file = try image.pngData()
    #expect(told.frames(of: file) == image.textFrames)
  }

  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [(Data, [CGRect])] = []
    func note(_ data: Data, _ frames: [CGRect]) { lock.withLock { all.append((data, frames)) } }
    func frames(of file: Data) -> [CGRect]? { lock.withLock { all.first { $0.0 == file }?.1 } }
  }
}
