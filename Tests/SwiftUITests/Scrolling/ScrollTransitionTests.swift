// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct ScrollTransitionTests {
  private let screen = TestScreen(scale: 1)

  private func scrollView(in view: UIView) -> UIScrollView? {
    if let found = view as? UIScrollView { return found }
    for inner in view.subviews { if let found = scrollView(in: inner) { return found } }
    return nil
  }

  /// The opacities of the layers below, in order, that are not opaque.
  private func layers(_ layer: CALayer) -> [CALayer] {
    (layer.opacity < 1 ? [layer] : []) + (layer.sublayers ?? []).flatMap(layers)
  }

  /// A row of 100 points at each 100 points; the room is 400 points high.
  private func rows(_ configuration: ScrollTransitionConfiguration) throws -> UIScrollView {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { _ in
          Color.red.frame(height: 100)
            .scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
            }
        }
      }
    }
    .frame(height: 400)
    let controller = UIHostingController(rootView: view)
    screen.show(controller)
    screen.step()
    return try #require(scrollView(in: controller.view))
  }

  private func opacities(_ scroll: UIScrollView) -> [Float] { layers(scroll.layer).map(\.opacity).filter { $0 > 0 } }

  @Test func anInteractiveTransitionFollowsThePosition() throws {
    let scroll = try rows(.interactive(timingCurve: .linear))
    #expect(opacities(scroll) == [])
    scroll.contentOffset.y = 25
    #expect(opacities(scroll) == [0.75, 0.25], "the first row leaves at the top, the fifth comes from below")
    let moved = layers(scroll.layer).filter { $0.opacity > 0 }.map { $0.transform.m41 }
    #expect(moved == [-10, 30])
    scroll.contentOffset.y = 100
    #expect(opacities(scroll) == [])
  }

  @Test func aThresholdSaysWhereTheTransitionEnds() throws {
    let scroll = try rows(.interactive(timingCurve: .linear).threshold(.visible(0.5)))
    scroll.contentOffset.y = 25
    #expect(opacities(scroll) == [0.5])
    let centred = ScrollTransitionConfiguration.Threshold.centered
    #expect(centred.depth(view: 100, container: 400) == 250)
    #expect(centred.inset(by: 10).depth(view: 100, container: 400) == 260)
    let hidden = ScrollTransitionConfiguration.Threshold.hidden
    #expect(hidden.interpolated(towards: .visible, amount: 0.25).depth(view: 100, container: 400) == 25)
  }

  @Test func anAnimatedTransitionRunsWhenThePhaseChanges() throws {
    let scroll = try rows(.animated(.linear(duration: 1)))
    scroll.contentOffset.y = 60
    screen.advance(by: 0.5)
    let half = opacities(scroll)
    #expect(half.count == 2 && half.allSatisfy { abs($0 - 0.5) < 0.1 }, "\(half)")
    screen.advance(by: 1)
    #expect(opacities(scroll) == [])
  }

  @Test func theIdentityChangesNothing() throws {
    let scroll = try rows(.identity)
    scroll.contentOffset.y = 50
    #expect(layers(scroll.layer).isEmpty)
  }

  @Test func rowsOfAListHaveTransitionsToo() throws {
    let view = List(0..<40) { Text("row \($0)").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.1) } }
    let controller = UIHostingController(rootView: view)
    screen.show(controller)
    screen.step()
    let list = try #require(scrollView(in: controller.view))
    list.contentOffset.y += 30
    screen.step()
    #expect(!opacities(list).isEmpty)
  }
}
