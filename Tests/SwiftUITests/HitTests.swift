// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Hits {
  var log: [String] = []
}

private struct Paged: View {
  let hits: Hits

  var body: some View {
    VStack(spacing: 40) {
      Button("above") { hits.log.append("above") }
      Text("tapped").onTapGesture { hits.log.append("tapped") }
      TabView {
        Button("inside") { hits.log.append("inside") }
        Text("second")
      }
      .tabViewStyle(.page)
      .frame(height: 200)
      Button("below") { hits.log.append("below") }
    }
  }
}

private struct Split: View {
  let hits: Hits

  var body: some View {
    VStack {
      Button("above") { hits.log.append("above") }
      NavigationStack { Button("inside") { hits.log.append("inside") } }.frame(height: 300)
      Button("below") { hits.log.append("below") }
    }
  }
}

@Suite @MainActor struct HitTests {
  private let hits = Hits()
  private let screen = TestScreen()

  private func show(_ view: some View) {
    screen.show(UIHostingController(rootView: view))
    screen.step()
  }

  @Test func pagesTakeTouchesOfTheirOwnPlaceOnly() {
    show(Paged(hits: hits))
    for text in ["above", "tapped", "inside", "below"] { screen.tap(text) }
    #expect(hits.log == ["above", "tapped", "inside", "below"])
  }

  @Test func stacksTakeTouchesOfTheirOwnPlaceOnly() {
    show(Split(hits: hits))
    for text in ["above", "inside", "below"] { screen.tap(text) }
    #expect(hits.log == ["above", "inside", "below"])
  }

  @Test func rowsUnderTheHomeIndicatorAreTouched() {
    show(List(0..<40) { number in Button("row \(number)") { hits.log.append("row \(number)") } })
    let height = screen.size.height
    screen.tap(at: CGPoint(x: 100, y: height - 20))
    screen.advance(by: 1)
    #expect(hits.log.count == 1)
  }
}
