// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class BlurringModel {
  var radius: CGFloat = 0
}

@Suite @MainActor struct FilterTests {
  private var square: some View { Color(.sRGB, red: 1, green: 0.5, blue: 0).frame(width: 100, height: 100) }

  @Test func coloursAreChangedByEachFilter() throws {
    func middle(_ view: some View) throws -> [Int] { try pixels(view)(0, 0) }
    #expect(near(try middle(square), [255, 128, 0]))
    let grey = Int((0.2126 * 255 + 0.7152 * 127.5).rounded())
    #expect(near(try middle(square.grayscale(1)), [grey, grey, grey]))
    #expect(near(try middle(square.saturation(1)), [255, 128, 0]))
    #expect(near(try middle(square.colorInvert()), [0, 127, 255]))
    #expect(near(try middle(square.brightness(0.25)), [255, 191, 64]))
    #expect(near(try middle(square.contrast(0)), [128, 128, 128]))
    #expect(near(try middle(square.colorMultiply(Color(.sRGB, red: 0.5, green: 1, blue: 1))), [128, 128, 0]))
    #expect(near(try middle(square.hueRotation(.degrees(360))), [255, 128, 0]))
    let turned = try middle(square.hueRotation(.degrees(180)))
    #expect(turned[2] > turned[0])
  }

  @Test func aBlurSpreadsAnEdgeAsAGaussianDoes() throws {
    let pixel = try pixels(Color.black.frame(width: 100, height: 100).blur(radius: 10))
    // The edge itself is half way, and the middle is black.
    #expect(near(pixel(0, 0), [0, 0, 0], by: 2))
    #expect(abs(pixel(50, 0)[0] - 128) < 12)
    // One sigma beyond the edge: the integral of a Gaussian up to -1.
    #expect(abs(pixel(60, 0)[0] - Int(255 * (1 - 0.1587))) < 8)
    #expect(near(pixel(90, 0), [255, 255, 255], by: 2))
  }

  @Test func anOpaqueBlurStaysInItsFrame() throws {
    let pixel = try pixels(Color.black.frame(width: 100, height: 100).blur(radius: 10, opaque: true))
    #expect(near(pixel(48, 0), [0, 0, 0], by: 2))
    #expect(near(pixel(52, 0), [255, 255, 255], by: 2))
  }

  @Test func blendModesMixWithWhatIsBehind() throws {
    func middle(_ mode: BlendMode) throws -> [Int] {
      try pixels(
        ZStack {
          Color(.sRGB, red: 0.5, green: 0.5, blue: 1).frame(width: 100, height: 100)
          square.blendMode(mode)
        })(0, 0)
    }
    #expect(near(try middle(.normal), [255, 128, 0]))
    #expect(near(try middle(.multiply), [128, 64, 0]))
    #expect(near(try middle(.screen), [255, 191, 255]))
    #expect(near(try middle(.difference), [128, 0, 255]))
    #expect(near(try middle(.plusLighter), [255, 255, 255]))
  }

  @Test func theFrameOfABlurredViewStays() {
    let stage = Stage(Color.red.frame(width: 40, height: 20).blur(radius: 8))
    #expect(stage.size(nil, nil) == CGSize(width: 40, height: 20))
  }

  @Test func aBlurGoesOverInAnAnimation() {
    struct Blurred: View {
      let model: BlurringModel
      var body: some View { Color.red.frame(width: 40, height: 20).blur(radius: model.radius) }
    }
    let model = BlurringModel()
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Blurred(model: model))
    screen.show(controller)
    func radius() -> CGFloat {
      var found: CGFloat = 0
      func walk(_ layer: CALayer) {
        found = max(found, layer.contentBlur)
        layer.sublayers?.forEach(walk)
      }
      walk(controller.view.layer)
      return found
    }
    withAnimation(.linear(duration: 1)) { model.radius = 10 }
    screen.advance(by: 0.5)
    #expect(abs(radius() - 5) < 0.5)
    screen.advance(by: 1)
    #expect(radius() == 10)
  }
}
