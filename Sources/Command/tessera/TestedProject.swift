// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import Foundation
import PackageOverlay
import TestRunner

/// The tests of a project of Xcode's, as a package of them.
struct TestedProject {
  let project: TestProject
  /// The package that was written.
  let package: URL
  let role: ProjectRole
  private let scratch: URL

  init(at path: String, choice: AppChoice, kit: Kit, scratch: URL) throws {
    let known = kit.moduleNames
    guard
      let project = try TestProject(
        at: path, choice: choice, known: known, scratch: scratch.appendingPathComponent("packages"),
        standIns: kit.standIns)
    else { throw OverlayError.noPackage(path) }
    for note in project.notes { Console.say(note) }
    package = scratch.appendingPathComponent("project", isDirectory: true)
    role = ProjectRole(
      hosts: project.hosts, modules: known.union(project.names), absences: project.absences,
      umbrellas: project.umbrellas, links: try project.writePackage(to: package))
    self.project = project
    self.scratch = scratch
  }

  /// The program of a module's tests in the bundle of their app.
  func stage(_ program: URL, of module: String) throws -> URL {
    try project.stage(program, in: scratch.appendingPathComponent("bundles/\(module).app")) { Console.say($0) }
  }
}

extension TestProject {
  /// What the test plan says of a run.
  func adapt(_ options: inout TestRun.Options, module: String) {
    options.skips += skips
    if options.filters.isEmpty { options.filters = selected(of: module) }
    guard let plan else { return }
    options.environment.merge(plan.environment) { $1 }
    options.arguments = plan.arguments
  }
}
