// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

@Suite @MainActor struct ShapeViewTests {
  @Test func fillsAndLinesOfAShapeAreAdded() throws {
    let shape = Circle().fill(.red).stroke(.blue, lineWidth: 10).frame(width: 100, height: 100)
    let color = try pixels(shape)
    #expect(near(color(0, 0), [255, 56, 60], by: 12))
    #expect(near(color(50, 0), [0, 136, 255], by: 12))
    #expect(color(60, 0) == [255, 255, 255])
  }

  @Test func shapesAreCombined() throws {
    let square = Rectangle()
    let color = try pixels(square.subtracting(Circle()).fill(.black).frame(width: 100, height: 100))
    #expect(color(0, 0) == [255, 255, 255])
    #expect(color(48, 48) == [0, 0, 0])
    let both = Circle().intersection(Rectangle().offset(x: 50)).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(both.boundingRect.minX - 50) < 0.5)
  }

  @Test func effectsGoByThePlaceOfTheView() throws {
    let color = try pixels(
      Color.black.frame(width: 40, height: 40)
        .visualEffect { content, proxy in content.offset(x: proxy.size.width) })
    #expect(color(0, 0) == [255, 255, 255])
    #expect(color(40, 0) == [0, 0, 0])
  }

  @Test func effectsFollowScrolling() throws {
    let scene = AnimationScene(
      ScrollView {
        Color.red.frame(height: 100)
          .visualEffect { content, proxy in content.offset(y: -proxy.frame(in: .scrollView).minY) }
        Color.clear.frame(height: 3000)
      })
    func scrollView(_ view: UIView) -> UIScrollView? {
      view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView($0) }.first
    }
    let scroll = try #require(scrollView(scene.view))
    let layer = try #require(scene.colored.first { $0.bounds.height == 100 })
    func top() -> CGFloat { scene.view.layer.convert(layer.bounds, from: layer).minY }
    let first = top()
    scene.change { scroll.contentOffset.y += 80 }
    scene.screen.step()
    #expect(abs(top() - first) < 1)
  }

  @Test func widthsOfFontsNarrowText() {
    let normal = Stage(Text("Width")).size(nil, nil).width
    let narrow = Stage(Text("Width").fontWidth(.condensed)).size(nil, nil).width
    #expect(narrow < normal * 0.85 && narrow > normal * 0.7)
    #expect(Stage(Text("Width").font(.body.width(.expanded))).size(nil, nil).width > normal * 1.1)
  }
}
