// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct Switching: View {
  let model: Moved
  var transition: AnyTransition?
  var log: (String) -> Void = { _ in }
  var body: some View {
    VStack(spacing: 0) {
      if model.isOn {
        content.onAppear { log("appear") }.onDisappear { log("disappear") }
      }
      Color.blue.frame(width: 100, height: 50)
    }
  }

  @ViewBuilder private var content: some View {
    let color = Color.red.frame(width: 100, height: 50)
    if let transition { color.transition(transition) } else { color }
  }
}

private struct Flipping: View {
  let model: Moved
  var body: some View {
    ZStack {
      if model.isOn {
        Color.red.frame(width: 50, height: 50).transition(.move(edge: .leading))
      } else {
        Color.green.frame(width: 50, height: 50).transition(.move(edge: .trailing))
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").onTapGesture { count += 1 }
  }
}

private struct Counting: View {
  let model: Moved
  var body: some View {
    VStack { if model.isOn { Counter() } }
  }
}

private struct Rows: View {
  let model: Moved
  var body: some View {
    VStack(spacing: 0) {
      ForEach(model.ids, id: \.self) { _ in Color.red.frame(width: 100, height: 20) }
    }
  }
}

private struct Shrink: ViewModifier {
  let isActive: Bool
  func body(content: Content) -> some View { content.frame(width: isActive ? 10 : 100, height: 50).clipped() }
}

private struct Tilt: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

@Suite @MainActor struct TransitionTests {
  /// What the fills show on screen: frame and opacity.
  private func shown(_ scene: AnimationScene<some View>) -> [(frame: CGRect, opacity: Float)] {
    scene.colored.map { layer in
      var opacity: Float = 1
      var current: CALayer? = layer
      while let layer = current, layer !== scene.view.layer {
        opacity *= layer.presentation()?.opacity ?? 1
        current = layer.superlayer
      }
      return (scene.frame(layer), opacity)
    }
  }

  private let linear = Animation.linear(duration: 1)

  @Test func viewsFadeInAndOutByDefault() {
    let model = Moved()
    let scene = AnimationScene(Switching(model: model))
    scene.change { withAnimation(linear) { model.isOn = true } }
    scene.screen.advance(by: 0.25)
    #expect(shown(scene).count == 2)
    #expect(abs((shown(scene).first?.opacity ?? 0) - 0.25) < 0.02)
    scene.screen.advance(by: 1)
    #expect(shown(scene).map(\.opacity) == [1, 1])
    scene.change { withAnimation(linear) { model.isOn = false } }
    scene.screen.advance(by: 0.75)
    #expect(shown(scene).count == 2)
    #expect(abs((shown(scene).first?.opacity ?? 0) - 0.25) < 0.02)
    scene.screen.advance(by: 0.3)
    #expect(shown(scene).map(\.opacity) == [1])
  }

  @Test func nothingIsShownOfARemovedViewWithoutAnAnimation() {
    let model = Moved()
    let scene = AnimationScene(Switching(model: model, transition: .slide))
    scene.change { model.isOn = true }
    #expect(shown(scene).count == 2)
    scene.change { model.isOn = false }
    #expect(shown(scene).count == 1)
  }

  @Test func whatLeavesTakesNoRoomAndNoTouches() {
    let model = Moved()
    let scene = AnimationScene(Switching(model: model))
    let alone = shown(scene)[0].frame
    scene.change { model.isOn = true }
    let red = shown(scene)[0].frame
    scene.change { withAnimation(linear) { model.isOn = false } }
    #expect(scene.host?.place.height == 50)
    scene.screen.advance(by: 0.5)
    let frames = shown(scene).map(\.frame)
    #expect(frames.count == 2)
    // The stack is 50 lower and centred: what leaves goes along with it.
    #expect(abs(frames[0].minY - red.minY - 12.5) < 0.5, "keeps its frame in the stack")
    #expect(abs(frames[1].minY - (red.maxY + alone.minY) / 2) < 0.5, "the sibling closes up")
    // Above the sibling's final place only the leaving view draws.
    #expect(scene.host?.isHit(at: CGPoint(x: red.midX, y: red.minY + 2)) == false)
  }

  @Test func onDisappearComesWhenTheTransitionIsOver() {
    let model = Moved()
    var log: [String] = []
    let scene = AnimationScene(Switching(model: model, log: { log.append($0) }))
    scene.change { withAnimation(linear) { model.isOn = true } }
    #expect(log == ["appear"])
    scene.change { withAnimation(linear) { model.isOn = false } }
    scene.screen.advance(by: 0.5)
    #expect(log == ["appear"])
    scene.screen.advance(by: 0.6)
    #expect(log == ["appear", "disappear"])
    scene.change { model.isOn = true }
    scene.change { model.isOn = false }
    #expect(log == ["appear", "disappear", "appear", "disappear"])
  }

  @Test func movesComeFromAndGoToTheirEdge() {
    let model = Moved()
    let scene = AnimationScene(Flipping(model: model))
    let place = shown(scene)[0].frame.minX
    scene.change { withAnimation(linear) { model.isOn = true } }
    scene.screen.advance(by: 0.5)
    let places = shown(scene).map { $0.frame.minX - place }
    // What leaves lies behind: it is first.
    #expect(places.map { $0.rounded() } == [25, -25])
    scene.screen.advance(by: 0.6)
    #expect(shown(scene).map { $0.frame.minX.rounded() } == [place.rounded()])
  }

  @Test func aViewThatReturnsInTheMiddleIsTheSame() {
    let model = Moved()
    var log: [String] = []
    let scene = AnimationScene(Switching(model: model, log: { log.append($0) }))
    scene.change { model.isOn = true }
    let layer = scene.colored.first
    scene.change { withAnimation(linear) { model.isOn = false } }
    scene.screen.advance(by: 0.5)
    scene.change { withAnimation(linear) { model.isOn = true } }
    #expect(scene.colored.contains { $0 === layer })
    #expect(scene.colored.count == 2)
    scene.screen.advance(by: 0.5)
    #expect(abs((shown(scene).first?.opacity ?? 0) - 0.75) < 0.02)
    scene.screen.advance(by: 2)
    #expect(shown(scene).map(\.opacity) == [1, 1])
    #expect(log == ["appear"])
  }

  @Test func stateOutlivesALeavingThatIsTakenBack() {
    let model = Moved()
    model.isOn = true
    let scene = AnimationScene(Counting(model: model))
    func text() -> String? {
      func find(_ box: Box) -> String? { (box as? TextBox)?.spoken ?? box.children.lazy.compactMap(find).first }
      return scene.host?.box.flatMap(find)
    }
    guard let host = scene.host, let box = host.box else { return }
    scene.screen.tap(at: CGPoint(x: host.place.midX, y: host.place.midY))
    scene.screen.advance(by: 0.5)
    #expect(text() == "1" && box === host.box)
    scene.change { withAnimation(linear) { model.isOn = false } }
    scene.change { withAnimation(linear) { model.isOn = true } }
    #expect(text() == "1")
    scene.change { withAnimation(linear) { model.isOn = false } }
    scene.screen.advance(by: 1.1)
    scene.change { withAnimation(linear) { model.isOn = true } }
    #expect(text() == "0")
  }

  @Test func rowsThatStayMoveWhileOthersFade() {
    let model = Moved()
    model.ids = [1, 2, 3]
    let scene = AnimationScene(Rows(model: model))
    let third = scene.colored[2]
    let start = scene.frame(third).minY
    scene.change { withAnimation(linear) { model.ids = [1, 3] } }
    scene.screen.advance(by: 0.5)
    #expect(scene.colored.count == 3)
    // The stack is 20 shorter and centred: what was third moves up by 10.
    #expect(abs(scene.frame(third).minY - start + 5) < 0.2)
    scene.screen.advance(by: 0.6)
    #expect(scene.colored.count == 2)
    #expect(abs(scene.frame(third).minY - start + 10) < 0.01)
  }

  @Test func scalesSlidesAndCombinations() {
    let model = Moved()
    let scene = AnimationScene(
      Switching(model: model, transition: .scale.combined(with: .opacity).combined(with: .offset(x: 40))))
    scene.change { withAnimation(linear) { model.isOn = true } }
    scene.screen.advance(by: 0.5)
    let half = shown(scene)[0]
    #expect(abs(half.frame.width - 50) < 0.5)
    #expect(abs(half.opacity - 0.5) < 0.02)
    scene.screen.advance(by: 0.6)
    let whole = shown(scene)[0]
    #expect(abs(whole.frame.midX - half.frame.midX + 20) < 0.5)
    #expect(whole.frame.width.rounded() == 100 && whole.opacity == 1)
  }

  @Test func asymmetricTransitionsDifferInTheirDirections() {
    let model = Moved()
    let scene = AnimationScene(
      Switching(model: model, transition: .asymmetric(insertion: .offset(x: 100), removal: .opacity)))
    scene.change { withAnimation(linear) { model.isOn = true } }
    scene.screen.advance(by: 0.5)
    let entering = shown(scene)[0]
    scene.screen.advance(by: 0.6)
    let place = shown(scene)[0].frame.minX
    #expect(abs(entering.frame.minX - place - 50) < 0.5 && entering.opacity == 1)
    scene.change { withAnimation(linear) { model.isOn = false } }
    scene.screen.advance(by: 0.5)
    #expect(abs(shown(scene)[0].frame.minX - place) < 0.1)
    #expect(abs(shown(scene)[0].opacity - 0.5) < 0.02)
  }

  @Test func modifiersAndOwnTransitionsAreApplied() {
    let model = Moved()
    let scene = AnimationScene(
      Switching(
        model: model, transition: .modifier(active: Shrink(isActive: true), identity: Shrink(isActive: false))))
    scene.change { withAnimation(linear) { model.isOn = true } }
    scene.screen.advance(by: 1.1)
    #expect(scene.layers.contains { $0.masksToBounds && $0.bounds.width.rounded() == 100 })
    scene.change { withAnimation(linear) { model.isOn = false } }
    scene.screen.advance(by: 0.5)
    let clip = scene.layers.first { $0.masksToBounds }?.presentation()
    #expect(abs((clip?.bounds.width ?? 0) - 55) < 1)

    let other = Moved()
    let tilted = AnimationScene(Switching(model: other, transition: AnyTransition(Tilt())))
    tilted.change { withAnimation(linear) { other.isOn = true } }
    tilted.screen.advance(by: 0.5)
    #expect(abs(shown(tilted)[0].opacity - 0.75) < 0.02)
  }

  @Test func transitionsMayHaveAnAnimationOfTheirOwn() {
    let model = Moved()
    let scene = AnimationScene(Switching(model: model, transition: .opacity.animation(.linear(duration: 2))))
    scene.change { model.isOn = true }
    scene.screen.advance(by: 1)
    #expect(abs(shown(scene)[0].opacity - 0.5) < 0.02)
  }

  @Test func theIdentityTransitionIsNone() {
    let model = Moved()
    let scene = AnimationScene(Switching(model: model, transition: .identity))
    scene.change { withAnimation(linear) { model.isOn = true } }
    #expect(shown(scene).map(\.opacity) == [1, 1])
    scene.change { withAnimation(linear) { model.isOn = false } }
    #expect(shown(scene).count == 1)
  }
}
