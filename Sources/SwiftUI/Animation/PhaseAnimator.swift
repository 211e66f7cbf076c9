// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view that goes through phases, each with an animation of its own.
public struct PhaseAnimator<Phase, Content> where Phase: Equatable {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()
}

extension PhaseAnimator: View where Content: View {
  /// Creates a view that goes through the phases once when `trigger` changes, and back to the first.
  ///
  /// - Parameters:
  ///   - phases: At least one.
  ///   - animation: How a phase is come to; `nil` for at once.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), PhaseTrigger(value: trigger), content, animation)
  }

  /// Creates a view that goes through the phases again and again.
  ///
  /// - Parameters:
  ///   - phases: At least one.
  ///   - animation: How a phase is come to; `nil` for at once.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  private nonisolated init(
    _ phases: [Phase], _ trigger: PhaseTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "a phase animator needs a phase")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    content(phases[min(index, phases.count - 1)])
      .onAppear { if trigger == nil { start() } }
      .onDisappear { run.number += 1 }
      .onChange(of: trigger) { start() }
  }

  @MainActor private func start() {
    guard phases.count > 1 else { return }
    run.number += 1
    go(to: 1, in: run.number)
  }

  /// Comes to a phase, and goes on from there unless the run is over.
  @MainActor private func go(to next: Int, in number: Int) {
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      guard run.number == number, next != 0 || trigger == nil else { return }
      go(to: (next + 1) % phases.count, in: number)
    }
  }
}

/// The run through the phases that counts: a new one ends the one before.
@MainActor final class PhaseRun {
  var number = 0

  nonisolated init() {}
}

/// A value of any type that starts a run when it changes.
struct PhaseTrigger: Equatable {
  let value: any Equatable

  static func == (a: PhaseTrigger, b: PhaseTrigger) -> Bool {
    func isSame<Value: Equatable>(_ value: Value) -> Bool { b.value as? Value == value }
    return isSame(a.value)
  }
}

extension View {
  /// Goes through phases once when `trigger` changes, and back to the first.
  public nonisolated func phaseAnimator<Phase, V>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable, V: View {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { BodyTransactionView(content: self, changed: content(PlaceholderContentView(), $0)) { _ in } },
      animation: animation)
  }

  /// Goes through phases again and again.
  public nonisolated func phaseAnimator<Phase, V>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable, V: View {
    PhaseAnimator(
      phases, content: { BodyTransactionView(content: self, changed: content(PlaceholderContentView(), $0)) { _ in } },
      animation: animation)
  }
}
