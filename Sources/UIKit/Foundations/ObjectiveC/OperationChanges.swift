// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import Synchronization

// Operations say by hand that they are ready or have finished, or have it follow from a property of their own by
// `keyPathsForValuesAffectingValue`. Queues hear it from Foundation, observers from here.

extension Operation {
  /// Stands in front of `willChangeValue(forKey:)`; `CFoundationDoors` has Foundation's name lead here.
  @_silgen_name("tessera_operation_will_change")
  package func tesseraWillChange(_ key: String) {
    KeyValueObserving.willChange(self, key)
    switch key {
    case "isCancelled": willChangeValue(for: \.isCancelled)
    case "isExecuting": willChangeValue(for: \.isExecuting)
    case "isFinished": willChangeValue(for: \.isFinished)
    case "isReady": willChangeValue(for: \.isReady)
    default: break
    }
  }

  /// Stands in front of `didChangeValue(forKey:)`.
  @_silgen_name("tessera_operation_did_change")
  package func tesseraDidChange(_ key: String) {
    KeyValueObserving.didChange(self, key)
    switch key {
    case "isCancelled": didChangeValue(for: \.isCancelled)
    case "isExecuting": didChangeValue(for: \.isExecuting)
    case "isFinished": didChangeValue(for: \.isFinished)
    case "isReady": didChangeValue(for: \.isReady)
    default: break
    }
  }
}

/// What follows for an operation from a property of its own.
enum OperationChanges {
  private struct Property: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private static let known = Mutex<[Property: [String]]>([:])

  /// The states of an operation that a property of its own affects. Asked of its class once.
  private static func states(of operation: Operation, affectedBy name: String) -> [String] {
    let property = Property(type: ObjectIdentifier(type(of: operation)), name: name)
    if let states = known.withLock({ $0[property] }) { return states }
    let states = ["isReady", "isExecuting", "isFinished"].filter { state in
      state != name && KeyPathObserver.dependencies(of: state, in: operation).contains(name)
    }
    known.withLock { $0[property] = states }
    return states
  }

  static func willChange(_ object: AnyObject, _ name: String) {
    guard let operation = object as? Operation else { return }
    for state in states(of: operation, affectedBy: name) { operation.willChangeValue(forKey: state) }
  }

  static func didChange(_ object: AnyObject, _ name: String) {
    guard let operation = object as? Operation else { return }
    for state in states(of: operation, affectedBy: name) { operation.didChangeValue(forKey: state) }
  }
}
