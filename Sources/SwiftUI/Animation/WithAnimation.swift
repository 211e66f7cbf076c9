// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// When a `withAnimation` block counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// When the animations seem to be over; springs may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When the animations are over and removed.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)

  fileprivate func duration(of plan: AnimationPlan) -> TimeInterval { isRemoval ? plan.duration : plan.logicalDuration }
}

/// What to call when the animations of a transaction are over.
@MainActor final class AnimationCompletion {
  private let criteria: AnimationCompletionCriteria
  // Comes to the main actor with the object, and is not touched elsewhere.
  nonisolated(unsafe) private var body: (() -> Void)?
  /// When the last animation that was noted is over, in media time.
  private var end: TimeInterval?
  private var token: DelayedActions.Token?

  nonisolated init(criteria: AnimationCompletionCriteria, body: @escaping () -> Void) {
    self.criteria = criteria
    self.body = body
  }

  /// Something of the transaction is animated.
  fileprivate func note(_ plan: AnimationPlan, at time: TimeInterval) {
    end = max(end ?? time, time + criteria.duration(of: plan))
    schedule()
  }

  /// The changes of the transaction are done: without an animation the completion is due.
  ///
  /// - Parameter delay: How long to wait for the changes to be shown, in seconds.
  fileprivate func close(after delay: TimeInterval) {
    guard end == nil else { return }
    end = CACurrentMediaTime() + delay
    schedule()
    end = nil
  }

  private func schedule() {
    guard let end, end.isFinite, body != nil else {
      token?.cancel()
      return
    }
    token?.cancel()
    token = UIApplication.shared.delayedActions.schedule(at: end) { [self] in
      let body = body
      self.body = nil
      body?()
    }
  }
}

private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum CompletionsKey: TransactionKey {
  static var defaultValue: [AnimationCompletion] { [] }
}

extension Transaction {
  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// How the changes are shown; `nil` for at once.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether `animation(_:value:)` and its like leave the transaction as it is.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of many that follow each other, as while a slider is dragged.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the velocity of changes is to be known to a later animation.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  private var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// Calls `completion` when the animations of the transaction are over; at once where there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, body: completion))
  }

  /// Notes an animation that began because of the transaction.
  @MainActor func noteAnimation(_ animation: Animation, at time: TimeInterval) {
    let completions = completions
    guard !completions.isEmpty else { return }
    let plan = AnimationPlan(animation)
    completions.forEach { $0.note(plan, at: time) }
  }

  /// Notes that nothing else will be changed by the transaction.
  fileprivate func close() {
    // The update comes with the frame; what it animates is noted by then.
    nonisolated(unsafe) let completions = completions
    guard !completions.isEmpty else { return }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { completions.forEach { $0.close(after: 0.02) } }
    } else {
      DispatchQueue.main.async { completions.forEach { $0.close(after: 0.02) } }
    }
  }
}

/// Runs `body`, whose changes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, whose changes are animated, and calls `completion` when the animations are over.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  defer { transaction.close() }
  return try withTransaction(transaction, body)
}

extension Binding {
  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}
