// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

// Which session a caller runs in, where nothing at hand says so. All of it is on the main actor, so what counts is which
// task is running: tasks take turns wherever they await.

/// What tasks inherit from the turn that they were made in.
private enum Inheritance {
  @TaskLocal static var session: InterfaceSession?
}

extension InterfaceSession {
  /// A session whose work is being done, by one task or, outside any, by a block of the main queue.
  private struct Turn {
    let session: InterfaceSession
    let task: UnsafeRawPointer?
  }

  private struct Weak {
    weak var session: InterfaceSession?
  }

  /// The innermost turn on the call stack.
  private static var turn: Turn?
  /// The session that each task took by `makeCurrent()`, by the task's number; by 0, what those go by that took none.
  private static var taken: [UInt64: Weak] = [:]
  /// The session of a process in which no host has made one: tests of layers and views need no more.
  package static let resting = InterfaceSession()

  /// The session that the caller runs in.
  ///
  /// It is the one in whose turn the caller was called; in a task that waited meanwhile, the one that it took, or in
  /// whose turn it was made; and else the process's.
  package static var current: InterfaceSession {
    let task = tessera_running_task()
    if let turn, turn.task == task { return turn.session }
    if !taken.isEmpty, let task, let session = taken[tessera_task_number(task)]?.session { return session }
    return Inheritance.session ?? turn?.session ?? taken[0]?.session ?? resting
  }

  /// Does some of the session's work: what is called meanwhile, and the tasks that are made, go by the session.
  package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    let task = tessera_running_task()
    let former = Self.turn
    if let former, former.session === self, former.task == task { return try work() }
    Self.turn = Turn(session: self, task: task)
    defer { Self.turn = former }
    // Tasks that inherit nothing go by the process's session, so that an app's frames need not tell them.
    if (Self.taken[0]?.session ?? Self.resting) === self, Inheritance.session == nil { return try work() }
    return try Inheritance.$session.withValue(self, operation: work)
  }

  /// Makes this the session that the running task goes by from now on, between turns. Outside any task it is the
  /// process's, so that an app's main queue goes by it.
  package func makeCurrent() {
    let key = tessera_running_task().map(tessera_task_number) ?? 0
    guard Self.taken[key]?.session !== self else { return }
    Self.taken = Self.taken.filter { $0.value.session != nil }
    Self.taken[key] = Weak(session: self)
  }

  /// Makes this the session of everything in the process that has no other.
  package func makeProcessWide() {
    Self.taken[0] = Weak(session: self)
  }

  /// Nobody goes by this session any more, because its interface is gone.
  package func retire() {
    Self.taken = Self.taken.filter { $0.value.session !== self }
  }
}
