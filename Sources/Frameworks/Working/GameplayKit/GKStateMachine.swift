// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// One of the states that something can be in.
open class GKState: NSObject, @unchecked Sendable {
  /// The machine that has the state.
  open internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  /// Whether a state may follow. Defaults to `true`.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the machine has come into the state.
  open func didEnter(from previousState: GKState?) {}
  /// Called with the seconds since the last time, as often as the machine is.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called when the machine is about to leave the state.
  open func willExit(to nextState: GKState) {}
}

/// States, of which one is current, each known by its class.
open class GKStateMachine: NSObject, @unchecked Sendable {
  private let states: [GKState]

  /// The state that was entered last; `nil` before the first.
  open private(set) var currentState: GKState?

  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// The state of a class, if the machine has one.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    find(stateClass) as? StateType
  }

  /// Whether the current state lets a state follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    guard find(stateClass) != nil else { return false }
    return currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes into a state, where it may follow; says whether it did.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = find(stateClass) else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Hands the time on to the current state.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

  private func find(_ stateClass: AnyClass) -> GKState? {
    states.first { ObjectIdentifier(type(of: $0)) == ObjectIdentifier(stateClass) }
  }
}
