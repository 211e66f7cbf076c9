// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Running, pausing, scrubbing, turning.

extension UIViewPropertyAnimator {
  /// Where the animator's time goes on.
  private var application: UIApplication { birthplace ?? UIApplication.current }
  var now: TimeInterval { application.now }

  private func cancel(_ token: inout DelayedActions.Token?) {
    token?.cancel()
    token = nil
  }

  /// The share of the way that is covered, from the start, whatever the direction.
  private var shareOfWay: Double { min(max(stretch.fraction(at: now), 0), 1) }

  /// The share of the way covered in the direction of travel.
  var currentFraction: CGFloat {
    guard state != .inactive else { return 0 }
    return CGFloat(storedIsReversed ? 1 - shareOfWay : shareOfWay)
  }

  // MARK: - Going

  func start() {
    guard state != .stopped else { fatalError("It is an error to start a stopped property animator.") }
    cancel(&pendingStart)
    guard !isRunning else { return }
    if state == .inactive {
      activate()
      if storedIsReversed { stretch.elapsed = stretch.duration }
    } else {
      stretch = wholeWay(from: shareOfWay)
    }
    run()
  }

  func start(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return start() }
    self.delay = delay
    // The blocks' values hold at once, and their animations fill backwards until the delay is over.
    pauseAnimation()
    pendingStart = application.delayedActions.schedule(at: now + delay) { self.start() }
  }

  /// Lets the stretch run from where it stands.
  private func run() {
    stretch.anchor = now
    stretch.isBackwards = storedIsReversed && stretch.to == 1
    show()
    scheduleEnd()
  }

  private func scheduleEnd() {
    cancel(&pendingEnd)
    pendingEnd = stretch.endTime.map { time in
      application.delayedActions.schedule(at: time) { self.arrive() }
    }
  }

  /// The whole way at the animator's own pace, standing at a share of the way.
  private func wholeWay(from share: Double) -> AnimatorStretch {
    let pace = timingParameters?.pace(duration: duration) ?? stretch.pace
    return AnimatorStretch(pace: pace, duration: duration, elapsed: pace.time(of: share, of: duration))
  }

  // MARK: - Standing

  func pause() {
    guard state != .stopped else { fatalError("It is an error to pause a stopped property animator.") }
    if state == .inactive {
      activate()
      if storedIsReversed { stretch.elapsed = stretch.duration }
    }
    stand(at: nil)
  }

  func scrub(to fraction: CGFloat) {
    guard state != .stopped else { fatalError("It is an error to scrub a stopped property animator.") }
    if state == .inactive { activate() }
    let fraction = min(max(Double(fraction), 0), 1)
    stand(at: storedIsReversed ? 1 - fraction : fraction)
  }

  /// Stands still at a share of the way, or where it is.
  private func stand(at share: Double?) {
    cancel(&pendingEnd)
    if scrubsLinearly {
      let share = share ?? shareOfWay
      stretch = AnimatorStretch(
        pace: .curve(CAMediaTimingFunction(name: .linear)), duration: duration, elapsed: share * duration)
    } else if let share {
      stretch.elapsed = share * stretch.duration
    } else {
      stretch.elapsed = stretch.time(at: now)
    }
    stretch.anchor = nil
    stretch.isBackwards = false
    show()
  }

  // MARK: - Turning

  func setReversed(_ reversed: Bool) {
    guard reversed != storedIsReversed else { return }
    storedIsReversed = reversed
    guard isRunning else { return }
    if stretch.from == 0, stretch.to == 1 {
      stretch.elapsed = stretch.time(at: now)
    } else {
      stretch = wholeWay(from: shareOfWay)
    }
    run()
  }

  func goOn(with parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active else {
      fatalError("It is an error to continue a property animator that is not active.")
    }
    if isRunning { pause() }
    guard parameters != nil || durationFactor > 0 else { return start() }
    let share = shareOfWay
    let target = storedIsReversed ? 0.0 : 1.0
    let asked = durationFactor > 0 ? Double(durationFactor) * duration : abs(target - share) * duration
    guard let timing = parameters ?? timingParameters else { return start() }
    for index in tracks.indices {
      tracks[index].stretchStart = tracks[index].value(stretch, at: now)
    }
    stretch = AnimatorStretch(
      from: share, to: target, pace: timing.pace(duration: asked), duration: timing.settledDuration(asked), elapsed: 0)
    run()
  }

  // MARK: - Ending

  /// The stretch is at its end.
  private func arrive() {
    if pausesOnCompletion {
      stand(at: storedIsReversed ? 0 : 1)
      return
    }
    settle(at: storedIsReversed ? .start : .end)
  }

  func stop(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    cancel(&pendingEnd)
    cancel(&pendingStart)
    for track in tracks { track.hold(track.value(stretch, at: now)) }
    stretch.elapsed = stretch.time(at: now)
    stretch.anchor = nil
    if withoutFinishing {
      forget()
    } else {
      state = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped else {
      fatalError("finishAnimation(at:) should only be called on a stopped animator.")
    }
    settle(at: position)
  }

  private func settle(at position: UIViewAnimatingPosition) {
    for track in tracks {
      switch position {
      case .end: track.hold(track.end)
      case .start: track.hold(track.start)
      case .current: break  // Stopping left the model where it was seen.
      }
    }
    let blocks = completions
    forget()
    for block in blocks { block(position) }
  }

  /// Is as new, but for the direction.
  private func forget() {
    cancel(&pendingEnd)
    cancel(&pendingStart)
    for view in untouchable { view.untouchableCount -= 1 }
    untouchable = []
    tracks = []
    completions = []
    state = .inactive
    stretch = wholeWay(from: 0)
  }
}
