// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import ObjCTranslator
internal import XcodeProject

/// The tests of a project with the modules that they need. Of unit tests that is the app too: it becomes a library, without
/// the place where it starts. UI tests drive an app that is built as it is.
package struct TestProject: Sendable {
  /// The project's folder.
  package let folder: URL
  /// The modules of its tests.
  package private(set) var tests: [String] = []
  /// The modules that are apps.
  package private(set) var hosts: Set<String> = []
  /// The modules of UI tests, each with the target of the app that they drive.
  package private(set) var driven: [String: String] = [:]
  /// Which plan counts, where there is one.
  package private(set) var plan: TestPlan?
  /// What is left out, a line each.
  package private(set) var notes: [String] = []
  /// Why modules are missing, by name.
  package private(set) var absences: [String: String] = [:]
  /// Targets of tests whose files can't be read; the reasons are among the notes.
  package private(set) var unbuilt: [String] = []
  /// All modules, each behind those that it imports.
  private(set) var modules: [ModulePlan.Part] = []

  /// The modules' names.
  package var names: Set<String> { Set(modules.map(\.module.name)) }

  /// Those whose header imports UIKit.
  package var umbrellas: Set<String> { UmbrellaHeaders(of: modules.map(\.module)).modules }

  /// The modules that headers import for all files of a module, by its name; some may not be there.
  package var bridged: [String: [String]] {
    Dictionary(modules.map { ($0.module.name, $0.module.settings.bridgedModules) }) { first, _ in first }
  }

  /// The targets of tests that are run, with the names of their modules.
  private var targets: [String: String] = [:]

  /// - Parameters:
  ///   - known: The modules that the kit and the toolchain have.
  ///   - scratch: Where packages are described and fetched.
  ///   - standIns: Tessera's modules that stand in for libraries.
  /// - Returns: `nil` where there is no project at the path.
  package init?(
    at path: String, choice: AppChoice, known: Set<String>, scratch: URL, standIns: URL? = nil
  ) throws(AppBuildError) {
    guard var place = try ProjectPlace(at: path, choice) else { return nil }
    if choice.configuration == nil, let name = Schemes(at: path).testConfiguration(of: choice.scheme), name != "Debug",
      place.projects.contains(where: { $0.configurations.contains(name) })
    {
      var choice = choice
      choice.configuration = name
      place = try ProjectPlace(at: path, choice) ?? place
    }
    let all = place.projects.flatMap { project in project.targets.map { (project: project, target: $0) } }
    var chosen = all.filter { $0.target.isForPhones && choice.runs($0.target.kind) }
    var scheme: SchemeChoice?
    if let name = choice.scheme { scheme = try SchemeChoice(name, at: path, targets: all.map(\.target.name)) }
    if let name = choice.target ?? scheme?.target {
      chosen = chosen.filter { $0.target.name == name || $0.target.dependencies.contains(name) }
    }
    guard let project = chosen.first?.project else { throw .noTests(path) }
    folder = URL(fileURLWithPath: project.path).deletingLastPathComponent()
    let own = try scheme?.plan(named: choice.plan)
    if own == nil { plan = try Self.plan(named: choice.plan, around: folder, notes: &notes) } else { plan = own }
    if let plan {
      let wanted = chosen.filter { test in plan.targets.contains { $0.name == test.target.name } }
      // A scheme runs what it names and nothing else.
      if !wanted.isEmpty || own != nil { chosen = wanted }
      guard !chosen.isEmpty else { throw .noTests(path) }
      for name in plan.targets.map(\.name) where !all.contains(where: { $0.target.name == name }) {
        notes.append("\(plan.name) names the target \(name), which the project doesn't have")
      }
    }
    var shelves: [String: ModuleShelf] = [:]
    var problem: AppBuildError?
    for (owner, target) in chosen where !target.sources.isEmpty {
      if target.kind == .interfaceTests {
        guard let app = Self.app(drivenBy: target, among: owner.targets) else {
          notes.append("\(target.name) is not run: expected the app that it drives in TEST_TARGET_NAME")
          continue
        }
        driven[target.moduleName] = app
      }
      var shelf = shelves[owner.path] ?? self.shelf(around: owner, in: place, all, scratch, standIns)
      defer { shelves[owner.path] = shelf }
      if let conflict = add(target, &shelf, known, problem: &problem) {
        notes.append(
          "\(target.name) of \(owner.path) is not run: \(conflict); `tessera test \(owner.path)` runs it")
      }
    }
    if tests.isEmpty, let problem { throw problem }
    hosts.formIntersection(names)
    driven = driven.filter { tests.contains($0.key) }
  }

  /// The target of the app that a target of UI tests drives: the one that its settings name, else the one that it depends on,
  /// else the only one that there is.
  private static func app(drivenBy target: ProjectTarget, among others: [ProjectTarget]) -> String? {
    let apps = others.filter { $0.kind == .app && $0.isForPhones }.map(\.name)
    let named = [target.settings["TEST_TARGET_NAME"]].compactMap { $0 } + target.dependencies
    return named.first(where: apps.contains) ?? (apps.count == 1 ? apps[0] : nil)
  }

  /// What tests of a project may import: its own apps and libraries come before those of projects beside it.
  private mutating func shelf(
    around project: XcodeProject, in place: ProjectPlace, _ all: [(project: XcodeProject, target: ProjectTarget)],
    _ scratch: URL, _ standIns: URL?
  ) -> ModuleShelf {
    var shelf = ModuleShelf(around: project, beside: place)
    shelf.scratch = scratch
    shelf.standIns.own = standIns
    let own = all.filter { $0.project.path == project.path } + all.filter { $0.project.path != project.path }
    for (owner, app) in own where app.kind == .app && app.isForPhones && !app.sources.isEmpty {
      var module = AppFolder.appModule(of: app, in: owner)
      module.sources.removeAll { $0.lastPathComponent == "main.swift" }
      hosts.insert(module.name)
      shelf.add(module)
    }
    return shelf
  }

  /// Adds a target of tests with the modules that it needs.
  ///
  /// - Parameter problem: Set to what is wrong where the target's files, or those of a module that it needs, can't be read;
  ///   the other targets are tested all the same.
  /// - Returns: Why it can't be tested together with the targets before it; `nil` where it can. Modules of one name are one
  ///   module in a package, and several projects in one tree may each have theirs.
  private mutating func add(
    _ target: ProjectTarget, _ shelf: inout ModuleShelf, _ known: Set<String>, problem: inout AppBuildError?
  ) -> String? {
    var module = AppModule(name: target.moduleName, sources: target.sources.map { URL(fileURLWithPath: $0) })
    module.settings = AppSettings(target)
    module.resources = AppFolder.resources(of: target)
    let test: ModulePlan.Part
    let plan: ModulePlan
    do {
      test = try ModulePlan.Part(module)
      plan = try ModulePlan(test, shelf: shelf, known: known)
      // What packages have, it knows now.
      shelf = plan.shelf
    } catch {
      notes.append("\(target.name) can't be built: \(error)")
      unbuilt.append(target.name)
      problem = problem ?? error
      return nil
    }
    for part in plan.libraries + [test] {
      if let other = modules.first(where: { $0.module.name == part.module.name }),
        other.module.sources != part.module.sources
      {
        return "the module \(part.module.name) is another one than that of \(other.module.place)"
      }
    }
    for part in plan.libraries where !names.contains(part.module.name) {
      notes += part.module.notes
      modules.append(part)
    }
    guard !names.contains(test.module.name) else { return nil }
    notes += AppFolder.notes(target)
    absences.merge(plan.absences) { old, _ in old }
    modules.append(test)
    tests.append(test.module.name)
    targets[test.module.name] = target.name
    return nil
  }

  /// Whether the tests of a package's folder are those of a project in it: many a library has its tests in the project that
  /// it was made with, and a manifest without any.
  package static func isMeant(at folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.contains(where: { $0.hasSuffix(".xcodeproj") }) else { return false }
    return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.allSatisfy { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return text?.contains("testTarget(") == false
    }
  }

  /// The test plan that lies beside the project.
  ///
  /// - Parameter name: The file's name without its ending; `nil` for the first.
  private static func plan(
    named name: String?, around folder: URL, notes: inout [String]
  ) throws(AppBuildError) -> TestPlan? {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let plans = names.filter { $0.hasSuffix(".xctestplan") && !$0.hasPrefix("Pods/") && !$0.contains("Carthage/") }
      .sorted()
    if let name {
      guard
        let file = plans.first(where: { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent == name })
      else { throw .noSuchPlan(name, known: plans) }
      return try TestPlan(at: folder.appendingPathComponent(file))
    }
    guard let first = plans.first, let data = try? Data(contentsOf: folder.appendingPathComponent(first)) else {
      return nil
    }
    if plans.count > 1 { notes.append("of \(plans.count) test plans \(first) counts") }
    return try TestPlan(name: first, data)
  }

  // MARK: - What is run

  /// Regular expressions of tests that the plan leaves out.
  package var skips: [String] {
    entries { plan in plan.skipped }
  }

  /// Regular expressions of tests that are alone run of a module; all of it where there are none.
  package func selected(of module: String) -> [String] {
    let entry = plan?.targets.first { $0.name == targets[module] }
    return (entry?.selected ?? []).map { TestPlan.pattern($0, of: module) }
  }

  private func entries(_ list: (TestPlan.Target) -> [String]) -> [String] {
    tests.flatMap { module -> [String] in
      guard let entry = plan?.targets.first(where: { $0.name == targets[module] }) else { return [] }
      return list(entry).map { TestPlan.pattern($0, of: module) }
    }
  }
}
