// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What an animator animates: the changes made in its blocks, kept as one track a property.

extension UIViewPropertyAnimator: AdoptingRecorder {
  func add(_ body: @escaping () -> Void, delayFactor: CGFloat) {
    let delayFactor = min(max(delayFactor, 0), 1)
    switch state {
    case .inactive:
      blocks.append((body, delayFactor))
    case .active:
      // The block's way is what is left of the animator's.
      let passed = stretch.duration > 0 ? stretch.time(at: now) / stretch.duration : 1
      run(body, delayFactor: passed + Double(delayFactor) * (1 - passed))
      show()
    case .stopped:
      fatalError("It is an error to add animations to a stopped property animator.")
    }
  }

  /// Runs the blocks that were added so far.
  func activate() {
    guard state == .inactive else { return }
    state = .active
    let waiting = blocks
    blocks = []
    for block in waiting { run(block.body, delayFactor: Double(block.delayFactor)) }
  }

  private func run(_ body: () -> Void, delayFactor: Double) {
    var options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
    if flushUpdates {
      options.insert(.flushUpdates)
      UIView.flushUpdates()
    }
    let context = AnimationContext(
      duration: duration, delay: 0, options: options, pace: stretch.pace, recorder: self)
    let outer = blockDelayFactor
    blockDelayFactor = delayFactor
    context.run(body)
    blockDelayFactor = outer
  }

  func record(_ change: AnimatedChange, of view: UIView, in context: AnimationContext) {
    if let index = tracks.firstIndex(where: { $0.view === view && $0.key == change.key && !$0.claim.isLost }) {
      tracks[index].end = change.newValue
    } else {
      tracks.append(
        AnimatorTrack(
          view: view, key: change.key, start: change.shownValue, end: change.newValue, delayFactor: blockDelayFactor,
          claim: view.claim(change.key)))
    }
    if !context.isInteractive, untouchable.insert(view).inserted {
      view.untouchableCount += 1
    }
  }
}
