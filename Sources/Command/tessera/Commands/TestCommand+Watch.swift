// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import Foundation
import PackageOverlay
import TestReport

extension TestCommand {
  /// Runs the tests, and again what depends on a file that is saved, until somebody interrupts it.
  func runForEver() throws {
    let changes = try FolderChanges(path: package.path, clock: ContinuousClock())
    var files = PackageFiles(package: package, scratch: try scratch)
    var sources: [String: [String]] = [:]
    var known: [TestResult] = []
    /// What the next run has to look at; `nil` stands for everything.
    var targets: Set<String>?
    while true {
      do {
        let rest = known.filter { targets?.contains($0.name.target) == false }
        let outcome = try runOnce(targets: targets, besides: rest)
        known = rest + outcome.results.results
        sources = outcome.sources
      } catch let code as ExitCode {
        // It has been said what is wrong; that is mended by saving a file, too.
        if code.rawValue == 2 { throw code }
        sources = [:]
      }
      print("watching \(package.path)")
      fflush(nil)
      var changed: Set<String> = []
      while changed.isEmpty {
        changes.wait()
        let newer = PackageFiles(package: package, scratch: try scratch)
        changed = newer.changed(since: files)
        files = newer
      }
      targets = PackageFiles.targets(dependingOn: changed, sources: sources)
    }
  }
}
