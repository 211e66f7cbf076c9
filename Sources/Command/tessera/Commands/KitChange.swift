// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import AppSupervisor
import Foundation
import Synchronization

/// Moves apps that are shown on a kit without optimisation over to the optimised one, once that is built.
struct KitChange: Sendable {
  /// The optimised kit, not built yet.
  let kit: Kit
  let apps: [(app: AppFolder, supervisor: AppSupervisor)]

  /// Returns when the apps run on the optimised kit, or it can't be built: then they go on as they are.
  func run() async {
    Console.say("The apps run on a kit without optimisation until the optimised one is built, some minutes from now.")
    if let problem = await build() {
      if !Task.isCancelled { Console.say("The optimised kit can't be built; the apps go on without it.\n\(problem)") }
      return
    }
    for (_, supervisor) in apps where !Task.isCancelled { supervisor.start() }
    Console.say("The optimised kit is built; the apps were launched again on it.")
  }

  /// Builds the kit and the apps on a thread of its own, as no task may wait for a compiler.
  ///
  /// - Returns: What went wrong.
  private func build() async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let tail = Mutex<[String]>([])
        let progress: @Sendable (String) -> Void = { line in
          tail.withLock { $0 = $0.suffix(Self.keptLines - 1) + [line] }
        }
        do {
          try kit.build(isBeside: true, progress: progress)
          for (app, _) in apps { _ = try AppBuilder(app: app, kit: kit, progress: { progress($0) }).build() }
          continuation.resume(returning: nil)
        } catch {
          continuation.resume(returning: (tail.withLock { $0 } + ["\(error)"]).joined(separator: "\n"))
        }
      }
    }
  }

  /// How much of what compilers said last is told.
  private static let keptLines = 20
}
