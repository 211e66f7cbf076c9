// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct GlassTests {
  private func glass(in view: UIView) -> [ShapedGlassView] {
    (view as? ShapedGlassView).map { [$0] } ?? view.subviews.flatMap { glass(in: $0) }
  }

  @Test func glassHasTheShapeAndTheColourThatIsAskedFor() throws {
    let screen = TestScreen()
    let controller = UIHostingController(
      rootView: GlassEffectContainer {
        VStack(spacing: 30) {
          Text("capsule").padding().glassEffect()
          Text("circle").frame(width: 80, height: 80).glassEffect(.clear.tint(.red).interactive(), in: .circle)
          Text("card").frame(width: 120, height: 80).glassEffect(in: .rect(cornerRadius: 12))
          Text("plain").glassEffect(.identity)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(.blue))
    screen.show(controller)
    let found = glass(in: controller.view)
    #expect(found.count == 3)
    #expect(abs(found[0].layer.cornerRadius - found[0].bounds.height / 2) < 0.01)
    #expect(found[1].layer.cornerRadius == 40 && found[2].layer.cornerRadius == 12)
    let effect = try #require(found[1].effect as? UIGlassEffect)
    #expect(effect.isInteractive && effect.tintColor != nil)
    _ = try look(controller.rootView, as: "glass")
  }

  @Test func shapesFollowTheirContainer() {
    let outline = ContainerOutline(RoundedRectangle(cornerRadius: 40))
    let stage = Stage(
      ZStack { ContainerRelativeShape().fill(.red).padding(10) }
        .frame(width: 200, height: 100).containerShape(RoundedRectangle(cornerRadius: 40)))
    _ = (outline, stage)
    let inner = CGRect(x: 0, y: 0, width: 180, height: 80)
    // No container: a rectangle, and corners of their least radius.
    #expect(ContainerRelativeShape().path(in: inner) == Path(inner))
    #expect(ConcentricRectangle().path(in: inner).boundingRect == inner)
    #expect(outline.radius(in: inner) == 40)
  }
}
