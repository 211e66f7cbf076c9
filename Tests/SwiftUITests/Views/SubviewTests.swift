// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Shelf { var names = ["a", "b"] }

private struct Divided: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Text("-") }
    }
  }
}

@Suite @MainActor struct SubviewTests {
  private let shelf = Shelf()

  private struct Names: View {
    let shelf: Shelf
    var body: some View { ForEach(shelf.names, id: \.self) { Text($0) } }
  }

  @Test func groupsAreMadeOfTheViewsOfAnother() {
    let shelf = shelf
    let scene = AnimationScene(
      VStack {
        Group(subviews: Names(shelf: shelf)) { views in
          Text("\(views.count)")
          views.last
        }
      })
    #expect(scene.screen.texts == ["2", "b"])
    scene.change { shelf.names = ["a", "b", "c"] }
    #expect(scene.screen.texts == ["3", "c"])
  }

  @Test func eachOfTheViewsOfAnotherIsPartOfOne() {
    let shelf = shelf
    let scene = AnimationScene(
      VStack {
        ForEach(
          subviews: Group {
            Names(shelf: shelf)
            Text("z")
          }
        ) { view in
          HStack {
            Text("*")
            view
          }
        }
      })
    #expect(scene.screen.texts == ["*", "a", "*", "b", "*", "z"])
    scene.change { shelf.names = ["b"] }
    #expect(scene.screen.texts == ["*", "b", "*", "z"])
  }

  @Test func rootsOfVariadicViewsGetTheirViews() {
    let shelf = shelf
    let scene = AnimationScene(
      VStack {
        _VariadicView.Tree(Divided()) {
          Text("x")
          Names(shelf: shelf)
        }
      })
    #expect(scene.screen.texts == ["x", "-", "a", "-", "b"])
    scene.change { shelf.names = [] }
    #expect(scene.screen.texts == ["x"])
  }
}
