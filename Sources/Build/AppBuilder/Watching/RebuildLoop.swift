// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Builds an app again whenever its folder changed.
///
/// A build waits until the folder has been quiet for a moment, as an editor or a checkout may write many files. What is
/// saved while a build runs makes that build's result old: it is dropped, and the next build follows at once.
package final class RebuildLoop: Sendable {
  package enum Outcome: Sendable {
    case built(AppBuilder.BuiltApp)
    case failed(BuildProblem)
  }

  private let path: String
  private let watcher: FolderWatcher
  private let clock: any Clock<Duration>
  private let build: @Sendable () throws -> AppBuilder.BuiltApp
  /// What the builder said during the present build.
  private let lines: Lines
  private let fingerprint: @Sendable () -> [String]?
  private let name: String

  /// - Parameter progress: Told what is going on and what compilers say, a line at a time.
  /// - Throws: Where the folder is not there or can't be watched.
  package convenience init(
    path: String, choice: AppChoice = AppChoice(), kit: Kit, clock: any Clock<Duration>,
    progress: @escaping @Sendable (String) -> Void
  ) throws {
    let folder = try AppFolder(at: path, choice: choice)
    let lines = Lines()
    try self.init(
      path: folder.url.path, name: folder.moduleName, clock: clock, lines: lines,
      fingerprint: { (try? AppFolder(at: path, choice: choice))?.fingerprint() },
      build: {
        // Which files there are is part of what changes.
        let builder = AppBuilder(app: try AppFolder(at: path, choice: choice), kit: kit) { line in
          lines.add(line)
          progress(line)
        }
        return try builder.build()
      })
  }

  init(
    path: String, name: String, clock: any Clock<Duration>, lines: Lines,
    fingerprint: @escaping @Sendable () -> [String]?, build: @escaping @Sendable () throws -> AppBuilder.BuiltApp
  ) throws {
    self.path = path
    self.name = name
    self.clock = clock
    self.lines = lines
    self.fingerprint = fingerprint
    self.build = build
    watcher = try FolderWatcher(path: path)
  }

  /// Builds at once, and again with every change, until the task is cancelled.
  ///
  /// - Parameter onOutcome: Told how each build went; not of builds whose files changed meanwhile, nor where nothing did.
  package func run(_ onOutcome: @Sendable (Outcome) -> Void) async {
    /// What the last build was made from.
    var last: [String]?
    while !Task.isCancelled {
      let changes = watcher.count
      let files = fingerprint()
      if files == nil || files != last {
        last = files
        let outcome = await make()
        if watcher.count != changes, fingerprint() != files {
          await watcher.settle(clock)
          continue
        }
        onOutcome(outcome)
      }
      await watcher.wait(past: changes)
      await watcher.settle(clock)
    }
  }

  /// Compilers take seconds: a thread of its own, so that no task waits for them.
  private func make() async -> Outcome {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        lines.clear()
        do {
          continuation.resume(returning: .built(try build()))
        } catch {
          continuation.resume(
            returning: .failed(BuildProblem(name: name, folder: path, error: error, lines: lines.all)))
        }
      }
    }
  }

  /// What was said during a build; the beginning, where it is much.
  final class Lines: Sendable {
    private let storage = Mutex<[String]>([])
    private static let most = 1_000

    var all: [String] { storage.withLock { $0 } }

    func add(_ line: String) {
      storage.withLock { lines in if lines.count < Self.most { lines.append(line) } }
    }

    func clear() { storage.withLock { $0 = [] } }
  }
}
