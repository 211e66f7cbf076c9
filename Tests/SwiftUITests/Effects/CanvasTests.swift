// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class PaintedModel {
  var color = Color.red
  var sizes: [CGSize] = []
}

@Suite @MainActor struct CanvasTests {
  /// A canvas with something of everything.
  private var picture: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
      context.stroke(
        Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)), with: .color(.blue), lineWidth: 6)
      var turned = context
      turned.translateBy(x: 150, y: 50)
      turned.rotate(by: .degrees(45))
      turned.opacity = 0.5
      turned.fill(Path(CGRect(x: -30, y: -30, width: 60, height: 60)), with: .color(.red))
      context.draw(Text("Hello").font(.title), at: CGPoint(x: 100, y: 130))
      context.draw(Image(systemName: "star.fill"), in: CGRect(x: 10, y: 120, width: 30, height: 30))
      context.fill(
        Path(roundedRect: CGRect(x: 10, y: 160, width: 180, height: 30), cornerRadius: 8),
        with: .linearGradient(
          Gradient(colors: [.green, .purple]), startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 190, y: 0)))
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 180, y: 130)) }
    } symbols: {
      Circle().fill(.orange).frame(width: 24, height: 24).tag(1)
    }
    .frame(width: 200, height: 200)
  }

  @Test func aClosureDrawsShapesTextsPicturesAndViews() throws {
    let screen = TestScreen(scale: 2)
    screen.show(UIHostingController(rootView: picture))
    let data = try look(picture, as: "canvas")
    #expect(!data.isEmpty)
  }

  @Test func theClosureRunsAgainWithOtherData() {
    struct Drawn: View {
      let model: PaintedModel
      var body: some View {
        let color = model.color
        Canvas { context, size in
          model.sizes.append(size)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
        }
        .frame(width: 50, height: 40)
      }
    }
    let model = PaintedModel()
    let screen = TestScreen()
    screen.show(UIHostingController(rootView: Drawn(model: model)))
    screen.step()
    let count = model.sizes.count
    #expect(count > 0 && model.sizes.allSatisfy { $0 == CGSize(width: 50, height: 40) })
    model.color = .blue
    screen.step()
    #expect(model.sizes.count > count)
  }

  @Test func aCopyOfAContextHasAStateOfItsOwn() {
    let space = CGColorSpaceCreateDeviceRGB()
    let base = CGContext(
      data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 40, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    let context = GraphicsContext(base!, EnvironmentValues(), CanvasSymbols())
    var copy = context
    copy.translateBy(x: 5, y: 5)
    copy.clip(to: Path(CGRect(x: 0, y: 0, width: 2, height: 2)))
    #expect(context.transform == .identity)
    #expect(copy.transform == CGAffineTransform(translationX: 5, y: 5))
    #expect(copy.clipBoundingRect == CGRect(x: 0, y: 0, width: 2, height: 2))
  }
}
