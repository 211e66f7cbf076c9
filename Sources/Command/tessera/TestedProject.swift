// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import Foundation
import PackageOverlay
import TestReport
import TestRunner

/// The tests of a project of Xcode's, as a package of them.
struct TestedProject {
  let project: TestProject
  /// The package that was written.
  let package: URL
  let role: ProjectRole
  private let scratch: URL
  private let path: String
  private let choice: AppChoice
  private let kit: Kit
  /// The apps that UI tests drive, by the tests' modules.
  private(set) var apps: [String: TestedApp] = [:]

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
      hosts: project.hosts, interfaceTests: Set(project.driven.keys), modules: known.union(project.names),
      absences: project.absences, umbrellas: project.umbrellas, bridged: project.bridged,
      links: try project.writePackage(to: package))
    self.project = project
    self.scratch = scratch
    (self.path, self.choice, self.kit) = (path, choice, kit)
  }

  /// Builds the apps that UI tests drive, each once.
  mutating func buildApps() throws {
    var built: [String: TestedApp] = [:]
    for (module, target) in project.driven.sorted(by: { $0.key < $1.key }) {
      if built[target] == nil {
        var choice = choice
        choice.target = target
        let builder = AppBuilder(app: try AppFolder(at: path, choice: choice), kit: kit) { Console.say($0) }
        let app = try builder.build()
        let plist = NSDictionary(contentsOf: builder.bundle.appendingPathComponent("Info.plist"))
        built[target] = TestedApp(
          executable: app.executable.path, bundleIdentifier: plist?["CFBundleIdentifier"] as? String ?? app.name,
          fixtures: app.fixtures?.standardizedFileURL.path, arguments: project.plan?.arguments ?? [])
      }
      apps[module] = built[target]
    }
  }

  /// The program of a module's tests in the bundle of their app.
  func stage(_ program: URL, of module: String) throws -> URL {
    try project.stage(program, of: module, in: scratch.appendingPathComponent("bundles/\(module).app")) {
      Console.say($0)
    }
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
