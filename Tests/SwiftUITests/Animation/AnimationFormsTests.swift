// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

// Animations as apps write them: these compile.

extension Animation {
  fileprivate static let house = Animation.spring(response: 0.4, dampingFraction: 0.7)
  fileprivate static var slow: Animation { .easeInOut(duration: 2).delay(0.1) }
}

extension AnyTransition {
  fileprivate static var sheet: AnyTransition { .move(edge: .bottom).combined(with: .opacity) }
  fileprivate static var page: AnyTransition {
    .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading).combined(with: .scale(scale: 0.9)))
  }
}

private struct Shake: AnimatableModifier {
  var share: CGFloat
  nonisolated var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: sin(share * .pi * 4) * 8) }
}

private struct Wave: Shape {
  var phase: Double
  var height: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, height) }
    set { (phase, height) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: height * sin(phase))) }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
  }
}

private struct Forms: View {
  @State private var isOn = false
  @State private var items = [1, 2, 3]
  @State private var angle = 0.0
  @Namespace private var space
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    VStack {
      if isOn {
        Text("a").transition(.move(edge: .bottom).combined(with: .opacity))
        Text("b").transition(.sheet)
        Text("c").transition(.opacity.animation(.easeIn(duration: 0.2)))
        Text("d").transition(Twirl())
        Text("e").transition(.scale).zIndex(1)
        Text("f").transition(.asymmetric(insertion: .scale(scale: 0.5, anchor: .top), removal: .slide))
      }
      ForEach(items, id: \.self) { item in
        Text("\(item)").matchedGeometryEffect(id: item, in: space).transition(.page)
      }
      Wave(phase: isOn ? 1 : 0, height: 4).fill(.blue).modifier(Shake(share: isOn ? 1 : 0))
      Circle().rotationEffect(.degrees(angle))
        .animation(reducesMotion ? nil : .linear(duration: 1).repeatForever(autoreverses: false), value: angle)
        .onAppear { angle = 360 }
      Toggleable(isOn: $isOn.animation(.snappy))
    }
    .animation(.default, value: items)
    .animation(.none, value: isOn)
    .animation(.spring(), value: angle)
    .animation(.interpolatingSpring(stiffness: 50, damping: 5).speed(2), value: angle)
    .animation(.easeInOut) { $0.opacity(isOn ? 1 : 0.5) }
    .transaction { $0.animation = nil }
    .transaction { transaction in
      transaction.disablesAnimations = true
      if isOn { transaction.animation = .house }
    }
  }

  func act() {
    withAnimation { isOn.toggle() }
    withAnimation(.spring(duration: 0.3, bounce: 0.2)) { items.shuffle() }
    withAnimation(.spring(.bouncy)) { items.removeLast() }
    withAnimation(.house.delay(0.2)) {
      items.append(4)
      isOn = true
    } completion: {
      withAnimation(.slow) { isOn = false }
    }
    var transaction = Transaction(animation: .bouncy)
    transaction.disablesAnimations = true
    withTransaction(transaction) { isOn = true }
    withTransaction(\.disablesAnimations, true) { isOn = false }
    UIView.animate(.smooth) { UIView().alpha = 0 }
  }
}

private struct Toggleable: View {
  @Binding var isOn: Bool
  var body: some View { Button("on") { isOn.toggle() } }
}

@Suite @MainActor struct AnimationFormsTests {
  @Test func formsOfAppsAreShown() {
    let controller = UIHostingController(rootView: Forms())
    #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 600)).width > 0)
  }
}
