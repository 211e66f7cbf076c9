// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing

@testable import SwiftUI

private struct Hero: View {
  let model: Moved
  var properties: MatchedGeometryProperties = .frame
  @Namespace private var space
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear.frame(width: 300, height: 300)
      if model.isOn {
        Color.red.matchedGeometryEffect(id: "card", in: space, properties: properties)
          .frame(width: 200, height: 100).offset(x: 0, y: 0).padding(.leading, 100)
      } else {
        Color.blue.matchedGeometryEffect(id: "card", in: space, properties: properties)
          .frame(width: 100, height: 50)
      }
    }
  }
}

private struct Tabs: View {
  let model: Moved
  @Namespace private var space
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { tab in
        Color.gray.frame(width: 60 + CGFloat(tab) * 20, height: 30)
          .matchedGeometryEffect(id: tab, in: space)
      }
    }
    .background(
      Color.red.matchedGeometryEffect(id: Int(model.value), in: space, isSource: false))
  }
}

@Suite @MainActor struct MatchedGeometryTests {
  private let linear = Animation.linear(duration: 1)

  @Test func whatAppearsComesFromThePlaceOfWhatGoes() {
    let model = Moved()
    let scene = AnimationScene(Hero(model: model))
    let start = scene.colored.first.map(scene.frame) ?? .null
    scene.change { withAnimation(linear) { model.isOn = true } }
    scene.screen.advance(by: 0.5)
    let frames = scene.colored.map(scene.frame)
    #expect(frames.count == 2)
    let half = CGRect(x: start.minX + 50, y: start.minY, width: 150, height: 75)
    for frame in frames {
      #expect(abs(frame.minX - half.minX) < 0.5 && abs(frame.minY - half.minY) < 0.5, "\(frame)")
      #expect(abs(frame.width - half.width) < 0.5 && abs(frame.height - half.height) < 0.5, "\(frame)")
    }
    scene.screen.advance(by: 0.6)
    let end = scene.colored.first.map(scene.frame) ?? .null
    #expect(abs(end.minX - start.minX - 100) < 0.01 && abs(end.width - 200) < 0.01)
  }

  @Test func thePositionAloneMayMatch() {
    let model = Moved()
    let scene = AnimationScene(Hero(model: model, properties: .position))
    let start = scene.colored.first.map(scene.frame) ?? .null
    scene.change { withAnimation(linear) { model.isOn = true } }
    let red = scene.colored.last.map(scene.frame) ?? .null
    #expect(abs(red.width - 200) < 0.5, "the size is its own")
    #expect(abs(red.midX - start.midX) < 1, "the middle is the other's")
  }

  @Test func othersFollowTheSource() {
    let model = Moved()
    let scene = AnimationScene(Tabs(model: model))
    // The background is behind: it is the first.
    func red() -> CGRect { scene.colored.first.map(scene.frame) ?? .null }
    let tabs = scene.colored.dropFirst().map(scene.frame)
    #expect(red() == tabs[0])
    scene.change { model.value = 2 }
    #expect(abs(red().minX - tabs[2].minX) < 1e-6 && red().width == tabs[2].width)
    scene.change { withAnimation(linear) { model.value = 1 } }
    scene.screen.advance(by: 0.5)
    #expect(abs(red().midX - (tabs[1].midX + tabs[2].midX) / 2) < 0.5)
    #expect(abs(red().width - 90) < 0.5)
  }
}
