// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import XcodeProject

/// The schemes of a project, a workspace or a package.
package struct Schemes: Sendable {
  /// Scheme files by name.
  private var files: [String: URL] = [:]
  /// The folder of the project or workspace that holds each, from which plans are named.
  private var folders: [String: URL] = [:]

  /// - Parameter path: A project, a workspace, or a folder that holds one or a package.
  package init(at path: String) {
    let url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    var places = [url]
    if !["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
      places = Self.children(of: url).filter { ["xcodeproj", "xcworkspace"].contains($0.pathExtension) }
      places.append(url.appendingPathComponent(".swiftpm/xcode", isDirectory: true))
      places.append(url.appendingPathComponent(".swiftpm/xcode/package.xcworkspace", isDirectory: true))
    }
    // A workspace has the schemes of its projects too.
    for project in (try? ProjectPlace(at: path))?.projects ?? [] {
      places.append(URL(fileURLWithPath: project.path, isDirectory: true))
    }
    for place in places {
      let isOfPackage = place.path.contains("/.swiftpm/")
      let folder = isOfPackage ? url : place.deletingLastPathComponent()
      let users = Self.children(of: place.appendingPathComponent("xcuserdata", isDirectory: true))
      for owner in [place.appendingPathComponent("xcshareddata", isDirectory: true)] + users {
        for file in Self.children(of: owner.appendingPathComponent("xcschemes", isDirectory: true))
        where file.pathExtension == "xcscheme" {
          let name = file.deletingPathExtension().lastPathComponent
          if files[name] == nil { (files[name], folders[name]) = (file, folder) }
        }
      }
    }
  }

  private static func children(of folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map {
      folder.appendingPathComponent($0, isDirectory: true)
    }
  }

  /// The names of scheme files, sorted.
  package var names: [String] { files.keys.sorted() }

  /// The targets that a scheme's build action names, in its order.
  package func targets(builtBy name: String) -> [String] {
    guard let file = files[name], let data = try? Data(contentsOf: file) else { return [] }
    return (try? XcodeScheme([UInt8](data)))?.built ?? []
  }

  /// Whether a scheme's test action, or the plan that it runs, collects coverage.
  ///
  /// - Parameter plan: The plan's name; `nil` for the scheme's default.
  package func collectsCoverage(_ name: String, plan: String? = nil) -> Bool {
    guard let (scheme, folder) = try? scheme(name) else { return false }
    guard let chosen = Self.plan(named: plan, of: scheme) else { return scheme.collectsCoverage }
    return (try? TestPlan(at: folder.appendingPathComponent(chosen.path)))?.collectsCoverage ?? false
  }

  /// The configuration that tests are built in: that of a scheme's test action.
  ///
  /// - Parameter name: The scheme; `nil` for the first whose action names tests.
  package func testConfiguration(of name: String?) -> String? {
    if let name { return (try? scheme(name))?.scheme.testConfiguration }
    let all = names.compactMap { (try? scheme($0))?.scheme }
    return all.first { $0.testables.contains { !$0.isSkipped } || !$0.plans.isEmpty }?.testConfiguration
  }

  /// The plan of a name; without one the default, or the first.
  static func plan(named name: String?, of scheme: XcodeScheme) -> XcodeScheme.Plan? {
    if let name { return scheme.plans.first { $0.name == name } }
    return scheme.plans.first(where: \.isDefault) ?? scheme.plans.first
  }

  func scheme(_ name: String) throws(AppBuildError) -> (scheme: XcodeScheme, folder: URL)? {
    guard let file = files[name], let folder = folders[name] else { return nil }
    guard let data = try? Data(contentsOf: file) else {
      throw .projectUnreadable("\(file.path): the file can't be read")
    }
    do {
      return (try XcodeScheme([UInt8](data)), folder)
    } catch {
      throw .projectUnreadable("\(file.path): \(error)")
    }
  }
}

/// The tests that a scheme names.
struct SchemeChoice {
  private let name: String
  private let found: (scheme: XcodeScheme, folder: URL)?
  /// The target that has the scheme's name, where there is no scheme file: Xcode makes such schemes itself.
  let target: String?

  /// - Parameter targets: The names of the project's targets.
  /// - Throws: Where neither a scheme nor a target has the name.
  init(_ name: String, at path: String, targets: [String]) throws(AppBuildError) {
    let schemes = Schemes(at: path)
    self.name = name
    found = try schemes.scheme(name)
    target = found == nil ? name : nil
    guard found != nil || targets.contains(name) else {
      throw .noSuchScheme(name, known: schemes.names.isEmpty ? targets : schemes.names)
    }
  }

  /// The plan that the scheme names or is; `nil` where there is no scheme file.
  ///
  /// - Parameter wanted: The plan's name; `nil` for the scheme's default.
  func plan(named wanted: String?) throws(AppBuildError) -> TestPlan? {
    guard let (scheme, folder) = found else { return nil }
    if let plan = Schemes.plan(named: wanted, of: scheme) {
      return try TestPlan(at: folder.appendingPathComponent(plan.path))
    }
    if let wanted { throw .noSuchPlan(wanted, known: scheme.plans.map(\.name)) }
    return TestPlan(
      name: name,
      targets: scheme.testables.filter { !$0.isSkipped }.map {
        TestPlan.Target(name: $0.target, skipped: $0.skipped, selected: $0.selected)
      }, environment: scheme.testOptions.environment, arguments: scheme.testOptions.arguments)
  }
}
