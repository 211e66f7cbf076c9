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
    /// What SwiftPM calls the packages that were fetched.
    var identities: Set<String> = []
    /// Packages that can't be fetched, each with the reason: nobody knows what else is in them.
    var unreachable: [String] = []
  }

  /// The modules of packages. Those in repositories are fetched first; one that can't be fetched does not keep the others
  /// away.
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
    var swift_languages_versions: [String]?
  }

  /// The JSON that SwiftPM says of a package, and the last line that names an error where it says none.
  private func ask(_ folder: URL, _ words: [String]) -> (json: Data?, problem: String) {
    let place = ["package", "--package-path", folder.path, "--scratch-path", place(folder)]
    var lines: [String] = []
    let status = try? Tool.run("swift", place + words) { lines.append($0) }
    // Warnings may stand around the JSON, which begins and ends with a brace that stands alone.
    guard status == 0, let start = lines.firstIndex(of: "{"), let end = lines.lastIndex(of: "}"), start < end else {
      return (nil, lines.last { $0.contains("error") } ?? lines.last ?? "it says nothing")
    }
    return (Data(lines[start...end].joined(separator: "\n").utf8), "")
  }

  private func describe(_ folder: URL, into found: inout Found) {
    let (json, reason) = ask(folder, ["describe", "--type", "json"])
    guard let json, let description = try? JSONDecoder().decode(Description.self, from: json) else {
      found.absences[BuildSettings.identifier(folder.lastPathComponent)] =
        "SwiftPM can't describe the package \(folder.lastPathComponent): \(reason)"
      return
    }
    let settings = PackageSettings(
      dump: ask(folder, ["dump-package"]).json, toolsVersion: description.tools_version,
      modes: description.swift_languages_versions)
    for target in description.targets {
      add(target, of: description, settings.settings(of: target.name), in: folder, to: &found)
    }
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
    _ target: Description.Target, of package: Description, _ settings: AppSettings, in folder: URL,
    to found: inout Found
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
    module.settings = settings
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

  /// Fetches the packages that are in repositories.
  ///
  /// - Returns: The folders of those that can be had, and of what they depend on.
  private func fetch(_ packages: [ProjectPackage], into found: inout Found) -> [URL] {
    var wanted: [(repository: PackageFetcher.Repository, products: [String])] = []
    for package in packages {
      guard case .repository(let url, let requirement) = package.place else { continue }
      wanted.append((PackageFetcher.Repository(url: url, requirement: requirement), package.products))
    }
    let fetched = PackageFetcher(scratch: scratch).fetch(wanted.map(\.repository))
    for (repository, products) in wanted {
      guard let problem = fetched.problems[repository.url] else { continue }
      for name in products + [repository.name] {
        found.absences[BuildSettings.identifier(name)] =
          "It is in the package \(repository.url), which can't be fetched here: \(problem)"
      }
      found.unreachable.append("\(repository.url) (\(problem))")
    }
    found.identities = Set(fetched.folders.map { $0.lastPathComponent.lowercased() })
    return fetched.folders
  }
}
