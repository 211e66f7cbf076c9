// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct ScrollNameTests {
  @Test func smallContentStandsAtTheAnchor() throws {
    let scene = AnimationScene(ScrollView { Text("low") }.defaultScrollAnchor(.bottom))
    let low = try #require(scene.screen.readTexts.first?.frame)
    let top = AnimationScene(ScrollView { Text("low") }.defaultScrollAnchor(.bottom, for: .initialOffset))
    let high = try #require(top.screen.readTexts.first?.frame)
    #expect(low.maxY > 700 && low.maxY < 852)
    #expect(high.minY < 120)
  }

  @Test func phasesOfScrollingAreTold() {
    var phases: [ScrollPhase] = []
    let scene = AnimationScene(
      ScrollView { Color.red.frame(height: 5000) }.onScrollPhaseChange { phases.append($1) })
    scene.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.15)
    scene.screen.advance(by: 5)
    #expect(phases == [.interacting, .decelerating, .idle])
  }

  @Test func viewsAreToldWhenTheyAreSeen() throws {
    var log: [Bool] = []
    let scene = AnimationScene(
      ScrollView {
        Color.clear.frame(height: 2000)
        Color.red.frame(height: 100).onScrollVisibilityChange { log.append($0) }
        Color.clear.frame(height: 2000)
      })
    func scrollView(_ view: UIView) -> UIScrollView? {
      view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView($0) }.first
    }
    let scroll = try #require(scrollView(scene.view))
    #expect(log == [])
    for offset in [1700.0, 0] {
      scene.change { scroll.contentOffset.y = offset }
      scene.screen.step()
    }
    #expect(log == [true, false])
  }

  @Test func menusLiftTheShapeOfTheContent() throws {
    let scene = AnimationScene(
      Color.red.frame(width: 100, height: 60).contentShape(.contextMenuPreview, Circle())
        .contextMenu { Button("a") {} })
    func find(_ box: Box) -> UITargetedPreview? {
      box.liftedPreview(.contextMenuPreview, of: scene.view)
        ?? box.children.lazy.compactMap { find($0) }.first
    }
    let box = try #require(scene.host?.box)
    let path = try #require(find(box)?.parameters.visiblePath)
    #expect(abs(path.bounds.width - 60) < 1 && abs(path.bounds.height - 60) < 1)
    #expect(box.liftedPreview(.dragPreview, of: scene.view) == nil)
  }

  @Test func symbolsMakePlaceForOthersWithoutAnAnimation() {
    let state = Moved()
    struct Symbol: View {
      let state: Moved
      var body: some View {
        Image(systemName: state.isOn ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
      }
    }
    let scene = AnimationScene(Symbol(state: state))
    scene.screen.step()
    scene.change { state.isOn = true }
    let moving = scene.layers.filter { $0.animationKeys()?.isEmpty == false }
    #expect(moving.count == 2)
    scene.screen.advance(by: 1)
    #expect(scene.layers.count { $0.animationKeys()?.isEmpty == false && $0.opacity > 0 } == 0)
  }
}
