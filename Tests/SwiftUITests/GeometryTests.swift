// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

/// Places subviews on a diagonal.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      size.width += own.width + subview[Gap.self]
      size.height += own.height
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews {
      let own = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point.x += own.width + subview[Gap.self]
      point.y += own.height
    }
  }

  struct Gap: LayoutValueKey { static let defaultValue: CGFloat = 0 }
}

@Suite @MainActor struct GeometryTests {
  @Test func aGeometryReaderTakesAllAndPutsItsContentAtTheTopLeadingCorner() {
    let stage = Stage(
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: 10) }, width: 200, height: 100)
    #expect(stage.colored == [CGRect(x: 0, y: 0, width: 100, height: 10)])
    stage.view.frame.size.width = 100
    stage.layOut()
    #expect(stage.colored == [CGRect(x: 0, y: 0, width: 50, height: 10)])
    #expect(stage.size(nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func framesAreToldInNamedSpaces() {
    var frames: [CGRect] = []
    _ = Stage(
      VStack(spacing: 0) {
        Color.green.frame(height: 30)
        HStack(spacing: 0) {
          Color.blue.frame(width: 20)
          GeometryReader { proxy in
            let _ = frames.append(proxy.frame(in: .named("inner")))
            Color.red
          }
        }.coordinateSpace(.named("inner"))
      }, width: 100, height: 100)
    #expect(frames.last == CGRect(x: 20, y: 0, width: 80, height: 70))
  }

  @Test func placesOutsideOfScrollViewsAreThoseOfTheLayout() {
    var frames: [CGRect] = []
    let stage = Stage(
      VStack(spacing: 0) {
        Color.green.frame(height: 30)
        Color.blue.frame(width: 40, height: 20).background(
          GeometryReader { proxy in
            let _ = frames.append(proxy.frame(in: .global))
            Color.clear
          })
      }, width: 100, height: 100)
    // Made once, when all around it stands where it will.
    #expect(frames == [CGRect(x: 30, y: 55, width: 40, height: 20)])
    stage.view.frame.size.width = 200
    stage.layOut()
    #expect(frames.last == CGRect(x: 80, y: 55, width: 40, height: 20))
  }

  @Test func readersInReadersAreMadeOneAfterTheOther() {
    var sizes: [CGSize] = []
    let stage = Stage(
      GeometryReader { outer in
        GeometryReader { _ in
          GeometryReader { inner in
            let _ = sizes.append(inner.size)
            Color.red.frame(width: outer.size.width / 2)
          }
        }
      }, width: 80, height: 40)
    #expect(sizes == [CGSize(width: 80, height: 40)])
    #expect(stage.colored == [CGRect(x: 0, y: 0, width: 40, height: 40)])
  }

  @Test func aCustomLayoutSizesAndPlaces() {
    let stage = Stage(
      Diagonal() {
        Color.red.frame(width: 20, height: 10)
        Color.green.frame(width: 20, height: 10).layoutValue(key: Diagonal.Gap.self, value: 5)
        Color.blue.frame(width: 10, height: 10)
      }, width: 100, height: 100)
    #expect(stage.size(nil, nil) == CGSize(width: 55, height: 30))
    #expect(stage.colored.map(\.minX) == [22, 42, 67] || stage.colored.map(\.minX) == [23, 43, 68])
    #expect(stage.colored.map(\.minY) == [35, 45, 55])
  }

  @Test func anErasedLayoutKeepsTheIdentityOfItsSubviews() {
    func content(_ isVertical: Bool) -> some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      return layout {
        Color.red; Color.green
      }
    }
    let stage = Stage(content(true), width: 100, height: 100)
    #expect(stage.colored.map(\.height) == [50, 50])
    let made = stage.host.root.madeCount
    stage.view.rootView = content(false)
    stage.layOut()
    #expect(stage.colored.map(\.width) == [50, 50])
    #expect(stage.host.root.madeCount == made)
  }

  @Test func aMaskAndAClipShapeItsContent() {
    let stage = Stage(Color.red.clipShape(Circle()).frame(width: 40, height: 40), width: 100, height: 100)
    let group = stage.view.layer.sublayers?.first
    #expect(group?.masksToBounds == true && group?.cornerRadius == 20)
    let masked = Stage(Color.red.mask { Circle() }, width: 100, height: 100)
    #expect(masked.view.layer.sublayers?.first?.mask != nil)
  }

  @Test func twentyNestedStacksAskEachViewFewTimes() {
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("x"))
        : AnyView(
          HStack {
            VStack {
              nest(depth - 1); Text("y")
            }; Text("z")
          })
    }
    let stage = Stage(nest(10), width: 300, height: 300)
    var (asks, boxes) = (0, 0)
    func count(_ box: Box) {
      boxes += 1
      asks += box.answers.sizeMisses
      box.children.forEach(count)
    }
    stage.host.box.map(count)
    #expect(asks <= 8 * boxes, "\(asks) answers for \(boxes) boxes")
  }

  @Test func twoHundredNestedViewsAreLaidOut() {
    func nest(_ depth: Int) -> AnyView { depth == 0 ? AnyView(Text("x")) : AnyView(nest(depth - 1).padding(1)) }
    let stage = Stage(nest(200), width: 800, height: 800)
    #expect(stage.size(nil, nil).width > 400)
  }
}
