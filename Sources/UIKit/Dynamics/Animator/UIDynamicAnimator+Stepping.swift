// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// How far a simulation has come.
struct DynamicClock {
  /// After a longer pause of the app, in seconds, things go on from where they were.
  private static let longestFrame = 0.25

  private(set) var elapsed: TimeInterval = 0
  private var last: TimeInterval = 0
  /// Time that has passed and does not yet make a step.
  private var rest: TimeInterval = 0

  mutating func start(at time: TimeInterval) {
    last = time
    rest = 0
  }

  /// How many steps there are to do until `time`.
  mutating func steps(to time: TimeInterval) -> Int {
    rest += min(max(time - last, 0), Self.longestFrame)
    last = time
    // A frame is a whole number of steps but for rounding.
    let steps = Int(rest / World.step + 1e-6)
    rest = max(rest - Double(steps) * World.step, 0)
    return steps
  }

  mutating func didStep() { elapsed += World.step }
}

extension UIDynamicAnimator {
  /// Moves the bodies on, and then the items.
  func step(to time: TimeInterval) {
    let steps = clock.steps(to: time)
    guard steps > 0 else { return }
    bodies.setMaterials(storedBehaviors.flatMap(\.all))
    for _ in 0..<steps {
      let behaviors = storedBehaviors.flatMap(\.all)
      for behavior in behaviors { behavior.pull(self) }
      let joints = behaviors.compactMap { $0.joint(self) }
      let groups = behaviors.compactMap { $0.collisions(self) }
      let events = bodies.world.advance(joints: joints, groups: groups)
      clock.didStep()
      for event in events { tell(event, behaviors) }
    }
    // Items are the app's: what they do when they are moved may ask the animator.
    let moves = bodies.takeMoves()
    for move in moves {
      if let center = move.center { move.item.center = center }
      if let angle = move.angle { move.item.transform = CGAffineTransform(rotationAngle: angle) }
    }
    for behavior in storedBehaviors.flatMap(\.all) { behavior.action?() }
    if !moves.isEmpty { layout?.invalidateLayout() }
  }

  private func tell(_ event: TouchEvent, _ behaviors: [UIDynamicBehavior]) {
    let touch =
      switch event {
      case .began(let touch, _), .ended(let touch): touch
      }
    for case let behavior as UICollisionBehavior in behaviors where behavior.name == touch.group {
      guard let item = bodies.item(touch.first), behavior.dynamicAnimator === self else { return }
      behavior.tell(event, item, other: touch.second.flatMap(bodies.item))
    }
  }
}
