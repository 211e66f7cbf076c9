// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// What a host knows of the animations of its tree.
@MainActor final class TreeAnimator {
  /// How many places change every transaction that passes them.
  var lastingNodeCount = 0
  /// Places that change the transaction of the update that is not drawn yet.
  private var changedNodes: [TransactionNode] = []
  /// The transaction of an update that was made for a question about size, and not drawn.
  private var undrawn: Transaction?
  /// What begins to move once its beginning is drawn.
  private var entering: [() -> Void] = []
  /// Departures of the update under way.
  var departures: [Departure] = []
  /// Elements that run again in the next frame.
  let frames = FrameDriver()
  /// Until when layers move because of the tree, in media time.
  private var movesUntil: TimeInterval = 0

  /// A place changes the transaction of the update under way.
  func noteChange(of node: TransactionNode) { changedNodes.append(node) }

  /// Keeps the transaction of an update that is not drawn.
  func keep(_ transaction: Transaction?) {
    if let transaction, transaction.animation != nil { undrawn = transaction }
  }

  /// The transaction at the root: that of the update, or of one before it that was not drawn.
  func transaction(of root: UpdateRoot) -> Transaction {
    let current = (root.transaction as? TransactionScope)?.transaction
    if let current, current.animation != nil || undrawn == nil { return current }
    return undrawn ?? Transaction()
  }

  /// Notes an animation that began.
  func note(_ animation: Animation, at time: TimeInterval) {
    movesUntil = max(movesUntil, time + AnimationPlan(animation).duration)
  }

  /// Whether drawing now may begin animations, or end some.
  func isAnimated(_ root: UpdateRoot, at time: TimeInterval) -> Bool {
    lastingNodeCount > 0 || !changedNodes.isEmpty || time < movesUntil || transaction(of: root).animation != nil
  }

  /// Has `begin` called when what appeared is drawn at its beginning, and drawn again after that.
  func enter(_ begin: @escaping () -> Void) { entering.append(begin) }

  /// Begins what waits for its beginning to be drawn; `false` where nothing does.
  func beginEntering() -> Bool {
    guard !entering.isEmpty else { return false }
    let begins = entering
    entering = []
    begins.forEach { $0() }
    return true
  }

  /// The update is drawn: its transaction is over.
  ///
  /// - Returns: Departures that are to be ended.
  func didDraw() -> [Departure] {
    changedNodes.forEach { $0.change = nil }
    changedNodes = []
    undrawn = nil
    let left = departures
    departures = []
    return left
  }
}

extension ViewElement {
  /// The transaction of the update under way, as it arrives at the element.
  var transaction: Transaction {
    let base = host?.animator.transaction(of: root) ?? (root.transaction as? TransactionScope)?.transaction
    let transaction = base ?? Transaction()
    return transactionNode?.apply(to: transaction) ?? transaction
  }
}

extension ViewHost {
  /// The time that animations go by.
  var time: TimeInterval { CACurrentMediaTime() }

  /// Whether changes may be animated: the tree is on screen and was drawn before.
  var canAnimate: Bool { view?.window != nil && wasDrawn }
}
