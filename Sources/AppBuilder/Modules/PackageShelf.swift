// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import XcodeProject

/// Finds out which modules packages have, by SwiftPM: manifests are programs, of which nothing is read as text.
struct PackageShelf {
  /// Where SwiftPM keeps what it finds out and fetches.
  let scratch: URL

  /// What packages have, and why some of it is not there.
  struct Found {
    var modules: [AppModule] = []
    var absences: [String: String] = [:]
    /// Packages that those depend on.
    var packages: [ProjectPackage] = []
  }

  /// The modules of packages; those in repositories are fetched first, all at once, since their versions have to agree.
  func modules(of packages: [ProjectPackage]) -> Found {
    var found = Found()
    var folders: [URL] = []
    for package in packages {
      if case .folder(let path) = package.place { folders.append(URL(fileURLWithPath: path, isDirectory: true)) }
    }
    folders += fetch(packages, into: &found)
    for folder in folders { describe(folder, into: &found) }
    return found
  }

  // MARK: - Descriptions

  /// What `swift package describe` says, as far as modules are made from it.
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var c99name: String
      var type: String
      var module_type: String
      var path: String
      var sources: [String]
      var resources: [Resource]?
    }

    struct Resource: Decodable {
      var path: String
    }

    struct Dependency: Decodable {
      var type: String
      var path: String?
      var url: String?
      var requirement: Requirement?
    }

    struct Requirement: Decodable {
      struct Range: Decodable {
        var lower_bound: String
        var upper_bound: String
      }

      var range: [Range]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?

      /// As a manifest has it.
      var text: String? {
        if let range = range?.first {
          return "\(ProjectPackage.quote(range.lower_bound))..<\(ProjectPackage.quote(range.upper_bound))"
        }
        if let version = exact?.first { return "exact: \(ProjectPackage.quote(version))" }
        if let branch = branch?.first { return "branch: \(ProjectPackage.quote(branch))" }
        return revision?.first.map { "revision: \(ProjectPackage.quote($0))" }
      }
    }

    var name: String
    var targets: [Target]
    var dependencies: [Dependency]?
    var tools_version: String
  }

  private func describe(_ folder: URL, into found: inout Found) {
    let words = [
      "package", "--package-path", folder.path, "--scratch-path", place(folder), "describe", "--type", "json",
    ]
    var lines: [String] = []
    let status = try? Tool.run("swift", words) { lines.append($0) }
    // Warnings may stand around the JSON, which begins and ends with a brace that stands alone.
    guard status == 0, let start = lines.firstIndex(of: "{"), let end = lines.lastIndex(of: "}"), start < end,
      let description = try? JSONDecoder().decode(
        Description.self, from: Data(lines[start...end].joined(separator: "\n").utf8))
    else {
      let reason = lines.last { $0.contains("error") } ?? lines.last ?? "it says nothing"
      found.absences[BuildSettings.identifier(folder.lastPathComponent)] =
        "SwiftPM can't describe the package \(folder.lastPathComponent): \(reason)"
      return
    }
    for target in description.targets { add(target, of: description, in: folder, to: &found) }
    for dependency in description.dependencies ?? [] {
      if let path = dependency.path, dependency.type == "fileSystem" {
        found.packages.append(ProjectPackage(place: .folder(path)))
      } else if let url = dependency.url, let requirement = dependency.requirement?.text {
        found.packages.append(ProjectPackage(place: .repository(url: url, requirement: requirement)))
      }
    }
  }

  private func place(_ folder: URL) -> String {
    scratch.appendingPathComponent("\(folder.lastPathComponent)-\(PathHash(folder.path).text)").path
  }

  private func add(
    _ target: Description.Target, of package: Description, in folder: URL, to found: inout Found
  ) {
    guard target.type != "test", target.type != "snippet" else { return }
    guard target.module_type == "SwiftTarget", target.type == "library" else {
      let what = target.module_type == "ClangTarget" ? "source in C or Objective-C" : "a \(target.type)"
      found.absences[target.c99name] = "In the package \(package.name) it is \(what), which is not built here"
      return
    }
    let place = folder.appendingPathComponent(target.path, isDirectory: true)
    var module = AppModule(
      name: target.c99name, sources: target.sources.sorted().map { place.appendingPathComponent($0) })
    module.settings.languageMode = (Int(package.tools_version.prefix { $0 != "." }) ?? 5) >= 6 ? "6" : "5"
    module.settings.conditions = ["DEBUG", "SWIFT_PACKAGE"]
    module.bundle = "\(package.name)_\(target.name).bundle"
    module.resources = Self.resources((target.resources ?? []).map(\.path))
    module.isOfPackage = !module.resources.isEmpty
    found.modules.append(module)
  }

  /// What goes into the bundle: files and folders, flat but for languages. Of a catalog SwiftPM names each file.
  private static func resources(_ paths: [String]) -> [AppResource] {
    var resources: [AppResource] = []
    for path in paths {
      var url = URL(fileURLWithPath: path)
      if let end = path.range(of: ".xcassets/") {
        url = URL(fileURLWithPath: String(path[..<end.upperBound]), isDirectory: true)
      }
      let folder = url.deletingLastPathComponent()
      let language = folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
      let resource = AppResource(url, destination: language + url.lastPathComponent)
      if !resources.contains(resource) { resources.append(resource) }
    }
    return resources
  }

  // MARK: - Repositories

  /// Real seconds in which SwiftPM says nothing before it is taken to hang.
  private static let patience = 60.0

  /// Fetches the packages that are in repositories.
  ///
  /// - Returns: The folders of all of them, and of those that they depend on.
  private func fetch(_ packages: [ProjectPackage], into found: inout Found) -> [URL] {
    var lines: [String] = []
    var wanted: [(url: String, products: [String])] = []
    for package in packages {
      guard case .repository(let url, let requirement) = package.place else { continue }
      lines.append("    .package(url: \(ProjectPackage.quote(url)), \(requirement)),")
      wanted.append((url, package.products))
    }
    guard !wanted.isEmpty else { return [] }
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription

      let package = Package(
        name: "Fetched",
        dependencies: [
      \(lines.sorted().joined(separator: "\n"))
        ])

      """
    let folder = scratch.appendingPathComponent("fetched-\(PathHash(manifest).text)", isDirectory: true)
    let checkouts = folder.appendingPathComponent(".build/checkouts", isDirectory: true)
    let stamp = folder.appendingPathComponent("fetched.stamp")
    if !FileManager.default.fileExists(atPath: stamp.path) {
      if let problem = resolve(manifest, in: folder) {
        for (url, products) in wanted {
          for name in products + [Self.name(of: url)] {
            found.absences[BuildSettings.identifier(name)] =
              "It is in the package \(url), which can't be fetched here: \(problem)"
          }
        }
        return []
      }
      try? Data().write(to: stamp)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
    return names.sorted().map { checkouts.appendingPathComponent($0, isDirectory: true) }
  }

  /// Has SwiftPM resolve a manifest.
  ///
  /// - Returns: What it says is wrong; `nil` where all was fetched.
  private func resolve(_ manifest: String, in folder: URL) -> String? {
    guard let swift = Tool.find("swift") else { return "there is no swift on the PATH" }
    var said: [String] = []
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      // Nobody is there who could be asked for a name and a password.
      let environment = ProcessInfo.processInfo.environment.merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }
      let process = try ChildProcess(
        swift, ["package", "--package-path", folder.path, "resolve"], environment: environment, keepsOutput: true)
      let isThrough = process.readLines(patience: { Self.patience }) { line in
        said.append(line)
        return true
      }
      let ending = process.wait()
      if isThrough, ending == .exited(status: 0) { return nil }
    } catch {
      return "\(error)"
    }
    let words = said.last { $0.contains("fatal:") } ?? said.last { $0.contains("error:") } ?? "it takes too long"
    return words.trimmingCharacters(in: .whitespaces)
  }

  /// The name that a package most likely has.
  private static func name(of url: String) -> String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
