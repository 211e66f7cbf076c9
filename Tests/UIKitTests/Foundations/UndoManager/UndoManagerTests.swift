// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor private final class Counter: NSObject {
  var value = 0
  let manager: UndoManager

  init(_ manager: UndoManager) {
    self.manager = manager
  }

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
}

@MainActor struct UndoManagerTests {
  private let manager = UndoManager()

  @Test func whatIsUndoneCanBeMadeAgain() {
    let counter = Counter(manager)
    counter.set(1)
    manager.setActionName("Count")
    #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(counter.value == 1 && manager.canUndo && !manager.canRedo)
  }

  @Test func groupsAreUndoneAsOne() {
    let counter = Counter(manager)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    counter.set(3)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test func aNewChangeForgetsWhatCouldBeMadeAgain() {
    let counter = Counter(manager)
    counter.set(1)
    manager.undo()
    counter.set(5)
    #expect(!manager.canRedo)
  }

  @Test func whatATargetRegisteredGoesWithIt() {
    var counter: Counter? = Counter(manager)
    counter?.set(1)
    manager.removeAllActions(withTarget: counter as Any)
    #expect(!manager.canUndo)
    counter = nil
    manager.undo()
  }
}
