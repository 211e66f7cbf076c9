// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import XcodeProject

/// Fetches packages from their repositories.
///
/// SwiftPM resolves all of them together, so that their versions agree. Where that fails, each repository is asked by
/// itself: those that answer are resolved again without the others. If they still can't be resolved (one depends on
/// something out of reach, or their requirements contradict), each is cloned alone and its dependencies are left to the
/// caller, who knows which of them are needed.
struct PackageFetcher {
  struct Repository: Hashable {
    var url: String
    /// As a manifest has it.
    var requirement: String

    /// What SwiftPM calls the package: the last part of its address.
    var name: String {
      let last = url.split(separator: "/").last.map(String.init) ?? url
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  struct Fetched {
    /// The folders of all packages that are there now.
    var folders: [URL] = []
    /// Why repositories are missing, by their addresses.
    var problems: [String: String] = [:]
  }

  /// Where packages are kept.
  let scratch: URL
  /// The longest silence of SwiftPM or git, in real seconds, before it counts as hanging.
  var patience = 60.0

  func fetch(_ wanted: [Repository]) -> Fetched {
    guard !wanted.isEmpty else { return Fetched() }
    var problem = ""
    if let folders = resolve(wanted, &problem) { return Fetched(folders: folders) }
    var fetched = Fetched()
    var reachable: [(repository: Repository, refs: References)] = []
    for repository in wanted {
      switch references(of: repository) {
      case .success(let refs): reachable.append((repository, refs))
      case .failure(let failure): fetched.problems[repository.url] = failure.description
      }
    }
    if reachable.count < wanted.count, !reachable.isEmpty,
      let folders = resolve(reachable.map(\.repository), &problem)
    {
      fetched.folders = folders
      return fetched
    }
    for (repository, refs) in reachable {
      switch clone(repository, refs) {
      case .success(let folder): fetched.folders.append(folder)
      case .failure(let failure): fetched.problems[repository.url] = failure.description
      }
    }
    return fetched
  }

  // MARK: - By SwiftPM

  /// The folders of packages and of all that they depend on; `nil` where SwiftPM can't resolve them.
  private func resolve(_ wanted: [Repository], _ problem: inout String) -> [URL]? {
    let lines = wanted.map { "    .package(url: \(ProjectPackage.quote($0.url)), \($0.requirement))," }
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
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        _ = try run("swift", ["package", "--package-path", folder.path, "resolve"]).get()
        try Data().write(to: stamp)
      } catch {
        problem = "\(error)"
        return nil
      }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
    return names.sorted().map { checkouts.appendingPathComponent($0, isDirectory: true) }
  }

  // MARK: - By git

  private struct References {
    var tags: [String] = []
  }

  /// The tags of a repository.
  private func references(of repository: Repository) -> Result<References, Failure> {
    run("git", ["ls-remote", "--tags", "--refs", repository.url]).map { lines in
      References(
        tags: lines.compactMap { line in
          line.range(of: "refs/tags/").map { String(line[$0.upperBound...]) }
        })
    }
  }

  /// Clones one package without what it depends on.
  private func clone(_ repository: Repository, _ refs: References) -> Result<URL, Failure> {
    guard let requirement = PackageRequirement(repository.requirement) else {
      return .failure(Failure("its requirement \(repository.requirement) can't be read"))
    }
    let place = scratch.appendingPathComponent(
      "alone-\(PathHash("\(repository.url) \(repository.requirement)").text)", isDirectory: true)
    let folder = place.appendingPathComponent(repository.name, isDirectory: true)
    if FileManager.default.fileExists(atPath: folder.path) { return .success(folder) }
    var name = requirement.branch
    if name == nil, requirement.revision == nil {
      guard let tag = requirement.tag(of: refs.tags) else {
        return .failure(Failure("it has no version for \(repository.requirement)"))
      }
      name = tag
    }
    let fresh = place.appendingPathComponent(".fresh", isDirectory: true)
    try? FileManager.default.removeItem(at: fresh)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      // A commit that no branch ends in can't be asked for alone.
      let part = name.map { ["--depth", "1", "--branch", $0] } ?? []
      _ = try run("git", ["clone", "--quiet"] + part + ["--", repository.url, fresh.path]).get()
      if let revision = requirement.revision {
        _ = try run("git", ["-C", fresh.path, "checkout", "--quiet", revision, "--"]).get()
      }
      try FileManager.default.moveItem(at: fresh, to: folder)
      return .success(folder)
    } catch {
      return .failure(Failure("\(error)"))
    }
  }

  // MARK: - Programs

  private struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
  }

  /// The lines that a program writes; a failure with its own words where it fails or hangs.
  private func run(_ program: String, _ arguments: [String]) -> Result<[String], Failure> {
    guard let executable = Tool.find(program) else { return .failure(Failure("there is no \(program) on the PATH")) }
    var said: [String] = []
    // Nobody is there who could be asked for a name, a password or whether a host is known.
    let environment = ProcessInfo.processInfo.environment.merging([
      "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes",
    ]) { $1 }
    let process: ChildProcess
    do {
      process = try ChildProcess(executable, arguments, environment: environment, keepsOutput: true)
    } catch {
      return .failure(Failure("\(error)"))
    }
    let isThrough = process.readLines(patience: { patience }) { line in
      said.append(line)
      return true
    }
    let ending = process.wait()
    if isThrough, ending == .exited(status: 0) { return .success(said) }
    let words = said.last { $0.contains("fatal:") } ?? said.last { $0.contains("error:") }
    return .failure(Failure((words ?? "it takes too long").trimmingCharacters(in: .whitespaces)))
  }
}
