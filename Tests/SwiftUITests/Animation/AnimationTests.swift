// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing

@testable import SwiftUI

private struct Sliding: View {
  let model: Moved
  var body: some View {
    Color.red.frame(width: 100, height: 100).offset(x: model.value)
  }
}

private struct Growing: View {
  let model: Moved
  var body: some View {
    Color.red.frame(width: 100 + model.value, height: 100).frame(width: 300, alignment: .leading)
  }
}

private struct Fading: View {
  let model: Moved
  var body: some View { Color.red.frame(width: 100, height: 100).opacity(1 - model.value) }
}

private struct Turning: View {
  let model: Moved
  var body: some View {
    Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(model.value))
      .scaleEffect(1 + model.other)
  }
}

private struct Scoped: View {
  let model: Moved
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 10).offset(x: model.value).animation(.linear(duration: 1), value: model.value)
      Color.blue.frame(width: 100, height: 10).offset(x: model.value)
      Color.green.frame(width: 100, height: 10).animation(.linear(duration: 1), value: model.other)
        .offset(x: model.value)
    }
  }
}

/// A card with parts that come, go and move.
private struct Poster: View {
  let model: Moved
  var body: some View {
    VStack(spacing: 12) {
      Text("Weather").font(.title.bold())
      if model.isOn {
        HStack {
          Image(systemName: "sun.max.fill").foregroundStyle(.orange)
          Text("Sunny until the evening")
        }
        .padding(12)
        .background(Color.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 12))
        .transition(.move(edge: .leading).combined(with: .opacity))
      }
      RoundedRectangle(cornerRadius: model.isOn ? 40 : 8).fill(model.isOn ? Color.blue : Color.green)
        .frame(width: model.isOn ? 260 : 120, height: 90)
      Circle().trim(from: 0, to: model.isOn ? 1 : 0.25).stroke(Color.red, lineWidth: 8)
        .frame(width: 80, height: 80).rotationEffect(.degrees(model.isOn ? 90 : 0))
    }
    .padding()
  }
}

private struct Arc: Shape {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
  }
}

private struct Counted: View, Animatable {
  var number: Double
  let log: (Double) -> Void
  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  var body: some View {
    log(number)
    return Color.red.frame(width: 10, height: 10)
  }
}

@Suite @MainActor struct AnimationTests {
  private func position(_ scene: AnimationScene<some View>) -> CGFloat {
    scene.colored.first.map { scene.frame($0).minX } ?? .nan
  }

  @Test func offsetsGoAlongTheCurve() {
    let model = Moved()
    let scene = AnimationScene(Sliding(model: model))
    let start = position(scene)
    scene.change { withAnimation(.easeInOut(duration: 1)) { model.value = 100 } }
    for (time, share) in [(0.25, 0.129), (0.5, 0.5), (0.75, 0.871)] {
      scene.screen.advance(by: 0.25)
      #expect(abs(position(scene) - start - 100 * share) < 0.2, "at \(time)")
    }
    scene.screen.advance(by: 0.3)
    #expect(abs(position(scene) - start - 100) < 1e-9)
    #expect(scene.colored.allSatisfy { $0.animationKeys()?.isEmpty != false })
  }

  @Test func changesWithoutAnAnimationShowAtOnce() {
    let model = Moved()
    let scene = AnimationScene(Sliding(model: model))
    let start = position(scene)
    scene.change { model.value = 50 }
    #expect(abs(position(scene) - start - 50) < 1e-9)
    scene.change { withAnimation(nil) { model.value = 80 } }
    #expect(abs(position(scene) - start - 80) < 1e-9)
  }

  @Test func theDefaultAnimationIsASpring() {
    let model = Moved()
    let scene = AnimationScene(Sliding(model: model))
    let start = position(scene)
    scene.change { withAnimation { model.value = 100 } }
    let spring = Spring(response: 0.55, dampingRatio: 1)
    for step in 1...4 {
      scene.screen.advance(by: 0.1)
      let expected = spring.value(target: 100.0, time: Double(step) * 0.1)
      #expect(abs(position(scene) - start - expected) < 0.5)
    }
  }

  @Test func sizesAndPlacesMoveTogether() {
    let model = Moved()
    let scene = AnimationScene(Growing(model: model))
    let start = scene.colored.first.map(scene.frame) ?? .null
    scene.change { withAnimation(.linear(duration: 1)) { model.value = 100 } }
    scene.screen.advance(by: 0.5)
    let half = scene.colored.first.map(scene.frame) ?? .null
    #expect(abs(half.minX - start.minX) < 0.1, "the leading edge stays")
    #expect(abs(half.width - 150) < 0.1)
  }

  @Test func opacityFadesAndTurnsBackFromWhatIsShown() {
    let model = Moved()
    let scene = AnimationScene(Fading(model: model))
    func opacity() -> Float { scene.layers.compactMap { $0.presentation()?.opacity }.min() ?? -1 }
    #expect(opacity() == 1)
    scene.change { withAnimation(.linear(duration: 1)) { model.value = 1 } }
    scene.screen.advance(by: 0.25)
    #expect(abs(opacity() - 0.75) < 0.01)
    scene.change { withAnimation(.linear(duration: 1)) { model.value = 0 } }
    #expect(abs(opacity() - 0.75) < 0.02)
    scene.screen.advance(by: 0.5)
    #expect(abs(opacity() - 0.875) < 0.02)
    scene.screen.advance(by: 0.6)
    #expect(opacity() == 1)
  }

  @Test func aWholeTurnGoesRound() {
    let model = Moved()
    let scene = AnimationScene(Turning(model: model))
    scene.change {
      withAnimation(.linear(duration: 1)) {
        model.value = 360
        model.other = 1
      }
    }
    scene.screen.advance(by: 0.25)
    func matrix(_ index: Int) -> CATransform3D? {
      let moved = scene.layers.compactMap { $0.presentation() }.filter { !CATransform3DIsIdentity($0.transform) }
      return moved.indices.contains(index) ? moved[index].transform : nil
    }
    // A quarter of the turn, and a quarter of the growth.
    #expect(abs((matrix(0)?.m11 ?? 0) - 1.25) < 0.02)
    #expect(abs((matrix(1)?.m12 ?? 0) - 1) < 0.02)
  }

  @Test func aReversedSpringIsSmooth() {
    let model = Moved()
    let scene = AnimationScene(Sliding(model: model))
    let start = position(scene)
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let other = Spring(duration: 0.8)
    scene.change { withAnimation(.spring(spring)) { model.value = 100 } }
    scene.screen.advance(by: 0.1)
    scene.change { withAnimation(.spring(other)) { model.value = 0 } }
    let (place, velocity) = (spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1))
    for step in 1...5 {
      scene.screen.advance(by: 0.1)
      let expected = place + other.value(target: -place, initialVelocity: velocity, time: Double(step) * 0.1)
      #expect(abs(position(scene) - start - expected) < 1.5)
    }
  }

  @Test func animationsOfAValueAreForWhatIsBelowThem() {
    let model = Moved()
    let scene = AnimationScene(Scoped(model: model))
    let start = scene.colored.map { scene.frame($0).minX }
    scene.change { model.value = 100 }
    scene.screen.advance(by: 0.5)
    let moved = zip(scene.colored, start).map { scene.frame($0).minX - $1 }
    #expect(moved.map { ($0 / 10).rounded() * 10 } == [50, 100, 100])
  }

  @Test func disabledAnimationsStopModifiersButNotBlocks() {
    let model = Moved()
    let scene = AnimationScene(Scoped(model: model))
    let start = scene.colored.map { scene.frame($0).minX }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    scene.change { withTransaction(transaction) { model.value = 100 } }
    #expect(zip(scene.colored, start).allSatisfy { abs(scene.frame($0).minX - $1 - 100) < 1e-9 })
    transaction.animation = .linear(duration: 1)
    scene.change { withTransaction(transaction) { model.value = 0 } }
    scene.screen.advance(by: 0.5)
    #expect(zip(scene.colored, start).allSatisfy { abs(scene.frame($0).minX - $1 - 50) < 1 })
  }

  @Test func repetitionsGoOnUntilTheNextChange() {
    let model = Moved()
    let scene = AnimationScene(Sliding(model: model))
    let start = position(scene)
    scene.change { withAnimation(.linear(duration: 1).repeatForever()) { model.value = 100 } }
    scene.screen.advance(by: 10.25)
    #expect(abs(position(scene) - start - 25) < 0.5)
    scene.change { withAnimation(.linear(duration: 0.5)) { model.value = 0 } }
    scene.screen.advance(by: 0.25)
    #expect(abs(position(scene) - start - 12.5) < 1)
    scene.screen.advance(by: 0.3)
    #expect(position(scene) == start)
  }

  @Test func shapesAreDrawnWithValuesInBetween() {
    let model = Moved()
    struct Bar: View {
      let model: Moved
      var body: some View { Arc(share: model.value).fill(.red).frame(width: 100, height: 10) }
    }
    let scene = AnimationScene(Bar(model: model))
    func width() -> CGFloat {
      scene.layers.compactMap { ($0 as? CAShapeLayer)?.path?.boundingBox.width }.first ?? -1
    }
    scene.change { withAnimation(.linear(duration: 1)) { model.value = 1 } }
    scene.screen.advance(by: 0.5)
    #expect(abs(width() - 50) < 2)
    scene.screen.advance(by: 0.6)
    #expect(width() == 100)
  }

  @Test func animatableViewsRunWithEachFrame() {
    let model = Moved()
    var numbers: [Double] = []
    struct Holder: View {
      let model: Moved
      let log: (Double) -> Void
      var body: some View { Counted(number: model.value, log: log) }
    }
    let scene = AnimationScene(Holder(model: model) { numbers.append($0) })
    scene.change { withAnimation(.linear(duration: 0.5)) { model.value = 1 } }
    scene.screen.advance(by: 1)
    #expect(numbers.first == 0 && numbers.last == 1)
    #expect((28...34).contains(numbers.count), "one body a frame: \(numbers.count)")
    #expect(numbers == numbers.sorted())
    let count = numbers.count
    scene.screen.advance(by: 1)
    #expect(numbers.count == count, "and none when it is over")
  }

  @Test func completionsComeWhenAnimationsSeemToBeOver() {
    let model = Moved()
    let scene = AnimationScene(Sliding(model: model))
    var log: [String] = []
    scene.change {
      let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
      withAnimation(animation, completionCriteria: .removed) {
        model.value = 100
      } completion: {
        log.append("removed")
      }
      withAnimation(animation) {
        model.other = 1
      } completion: {
        log.append("unused")
      }
    }
    scene.change {
      withAnimation(.linear(duration: 2)) {
        model.value = 0
      } completion: {
        log.append("complete")
      }
    }
    scene.screen.advance(by: 0.5)
    #expect(log == ["unused"])
    scene.screen.advance(by: 2)
    #expect(log == ["unused", "complete"])
    scene.screen.advance(by: 3)
    #expect(log == ["unused", "complete", "removed"])
  }

  @Test func bindingsAnimateTheirWrites() {
    let model = Moved()
    let scene = AnimationScene(Sliding(model: model))
    let start = position(scene)
    let binding = Binding(get: { model.value }, set: { model.value = $0 }).animation(.linear(duration: 1))
    scene.change { binding.wrappedValue = 100 }
    scene.screen.advance(by: 0.5)
    #expect(abs(position(scene) - start - 50) < 0.5)
  }

  @Test func viewsOfUIKitsAnimateLikeOurs() {
    let scene = AnimationScene(Color.clear)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.view.addSubview(view)
    scene.screen.step()
    var isDone = false
    scene.change {
      UIView.animate(.linear(duration: 1)) {
        view.frame.origin.x = 100
      } completion: {
        isDone = true
      }
    }
    scene.screen.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 0.5)
    #expect(!isDone)
    scene.screen.advance(by: 0.6)
    #expect(isDone)
    scene.change { UIView.animate(.spring(duration: 0.5)) { view.frame.origin.x = 0 } }
    scene.screen.advance(by: 0.2)
    let expected = 100 - Spring(duration: 0.5).value(target: 100.0, time: 0.2)
    #expect(abs(Double(view.layer.presentation()?.frame.minX ?? 0) - expected) < 1.5)
  }

  @Test func aSpringNeedsNoUpdateBetweenItsEnds() {
    let model = Moved()
    let scene = AnimationScene(Sliding(model: model))
    scene.change { withAnimation(.bouncy) { model.value = 100 } }
    let count = scene.host?.root.bodyCount
    var layouts = 0
    scene.host?.layoutDidChange = { layouts += 1 }
    let keys = scene.colored.first?.animationKeys()
    #expect(keys == ["position"])
    scene.screen.advance(by: 0.3)
    #expect(scene.colored.first?.animationKeys() == keys)
    #expect(scene.host?.root.bodyCount == count && layouts == 0)
    #expect(scene.host?.animator.frames.isIdle == true)
  }

  @Test func framesAreTheSameHoweverTimePasses() throws {
    func picture(_ pass: (TestScreen) -> Void) throws -> Data {
      let model = Moved()
      let scene = AnimationScene(Turning(model: model))
      scene.change {
        withAnimation(.bouncy(duration: 0.8)) {
          model.value = 60
          model.other = 0.5
        }
      }
      scene.screen.activate()
      pass(scene.screen)
      return try scene.screen.snapshot()
    }
    let atOnce = try picture { $0.advance(by: 0.25) }
    let inSteps = try picture { screen in for _ in 0..<5 { screen.advance(by: 0.05) } }
    #expect(atOnce == inSteps)
  }

  @Test func theMiddleOfAChangeIsAPictureOfItsOwn() throws {
    let model = Moved()
    let scene = AnimationScene(Poster(model: model))
    func look(_ name: String) throws -> Data {
      let picture = try scene.screen.snapshot()
      if let folder = ProcessInfo.processInfo.environment["TESSERA_LOOK"] {
        try picture.write(to: URL(fileURLWithPath: "\(folder)/animation-\(name).png"))
      }
      return picture
    }
    let start = try look("start")
    scene.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    scene.screen.advance(by: 0.5)
    let middle = try look("middle")
    scene.screen.advance(by: 0.6)
    let end = try look("end")
    scene.change { withAnimation(.linear(duration: 1)) { model.isOn = false } }
    scene.screen.advance(by: 0.5)
    let back = try look("back")
    scene.screen.advance(by: 0.6)
    #expect(Set([start, middle, end, back]).count == 4)
    #expect(try look("closed") == start)
  }

  @Test func textFadesUnlessItsContentTransitionIsNone() {
    struct Label: View {
      let model: Moved
      let transition: ContentTransition
      var body: some View { Text("\(Int(model.value))").contentTransition(transition) }
    }
    func keys(_ transition: ContentTransition) -> [String] {
      let model = Moved()
      let scene = AnimationScene(Label(model: model, transition: transition))
      scene.change { withAnimation(.linear(duration: 1)) { model.value = 7 } }
      return scene.layers.flatMap { $0.animationKeys() ?? [] }
    }
    #expect(keys(.opacity).contains("transition"))
    #expect(!keys(.identity).contains("transition"))
  }

  @Test func scopedAnimationsLeaveTheViewItselfAlone() {
    struct Half: View {
      let model: Moved
      var body: some View {
        Color.red.frame(width: 100 + model.value, height: 10)
          .animation(.linear(duration: 1)) { $0.opacity(1 - model.other) }
      }
    }
    let model = Moved()
    let scene = AnimationScene(Half(model: model))
    scene.change {
      model.value = 50
      model.other = 1
    }
    scene.screen.advance(by: 0.5)
    #expect(scene.colored.first.map(scene.frame)?.width == 150)
    let opacity = scene.layers.compactMap { $0.presentation()?.opacity }.min() ?? -1
    #expect(abs(opacity - 0.5) < 0.02)
  }

  @Test func shapesThatChangeTheirFormAndSizeKeepTheirMiddle() {
    struct Pill: View {
      let model: Moved
      var body: some View {
        RoundedRectangle(cornerRadius: model.isOn ? 40 : 8).fill(.red)
          .frame(width: model.isOn ? 260 : 120, height: 90)
      }
    }
    let model = Moved()
    let scene = AnimationScene(Pill(model: model))
    scene.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    scene.screen.advance(by: 0.5)
    let layer = scene.layers.compactMap { $0 as? CAShapeLayer }.first
    let width = layer?.path?.boundingBox.width ?? 0
    #expect(abs(width - 190) < 3)
    #expect(abs((layer?.presentation()?.bounds.width ?? 0) - width) < 3)
    scene.screen.advance(by: 0.6)
    #expect(layer?.path?.boundingBox.width == 260)
  }

  @Test func coloursComeFromAndGoToNothing() {
    struct Chip: View {
      let model: Moved
      var body: some View {
        Text("chip").padding().background(model.isOn ? Color.red : .clear)
      }
    }
    let model = Moved()
    let scene = AnimationScene(Chip(model: model))
    #expect(scene.colored.isEmpty)
    scene.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    scene.screen.advance(by: 0.25)
    #expect(abs((scene.shown?.backgroundColor?.alpha ?? 0) - 0.25) < 0.02)
    scene.screen.advance(by: 1)
    scene.change { withAnimation(.linear(duration: 1)) { model.isOn = false } }
    scene.screen.advance(by: 0.25)
    #expect(abs((scene.shown?.backgroundColor?.alpha ?? 0) - 0.75) < 0.02)
  }

  @Test func changesThatFollowEachOtherInOneFrameAreBothAnimated() {
    let model = Moved()
    let scene = AnimationScene(Growing(model: model))
    // The size is asked before the frame is made: the transaction waits for it.
    scene.change {
      withAnimation(.linear(duration: 1)) { model.value = 100 }
      _ = scene.controller.sizeThatFits(in: CGSize(width: 300, height: 300))
    }
    scene.screen.advance(by: 0.5)
    #expect(abs((scene.colored.first.map(scene.frame)?.width ?? 0) - 150) < 0.5)
  }

  @Test func otherPicturesFadeIntoEachOther() {
    struct Heart: View {
      let model: Moved
      var body: some View {
        Image(systemName: model.isOn ? "heart.fill" : "heart").offset(x: model.value)
      }
    }
    let model = Moved()
    let scene = AnimationScene(Heart(model: model))
    func keys() -> Set<String> { Set(scene.layers.flatMap { $0.animationKeys() ?? [] }) }
    scene.change { withAnimation(.linear(duration: 1)) { model.value = 10 } }
    #expect(keys() == ["position"])
    scene.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    #expect(keys().contains("transition"))
  }
}
