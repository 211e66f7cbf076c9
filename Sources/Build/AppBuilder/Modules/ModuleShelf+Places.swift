// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import XcodeProject

extension ModuleShelf {
  /// Looks around a project: at its own targets, projects that it holds, pods, checkouts of Carthage's, packages.
  ///
  /// - Parameter place: The workspace or folder that it was found in, whose projects and packages count too; `Podfile` and
  ///   `Cartfile` may lie there or beside the project.
  init(around project: XcodeProject, beside place: ProjectPlace) {
    self.init()
    let others = place.projects
    let folders = [URL(fileURLWithPath: project.path).deletingLastPathComponent()] + place.folders
    for package in place.packages { add(ProjectPackage(place: .folder(package.path))) }
    var projects = [project] + others.filter { $0.path != project.path }
    var known = Set(projects.map(\.path))
    for path in project.subprojects where known.insert(path).inserted {
      if let read = try? XcodeProject(path: path, configuration: nil, files: .disk) {
        projects.append(read)
      } else {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        note(absent: BuildSettings.identifier(name), "The project holds \(name).xcodeproj, which is not there")
      }
    }
    for project in projects { add(project, called: "the target") }
    var isDone: Set<String> = []
    for folder in folders where isDone.insert(folder.path).inserted {
      addStandIns(beside: folder)
      addPods(folder)
      addCheckouts(folder)
      addPackages(folder.appendingPathComponent("Packages", isDirectory: true))
    }
  }

  /// Folders with manifests beside the project, which Xcode shows though no target names them.
  private mutating func addPackages(_ folder: URL) {
    for name in Self.names(in: folder) {
      let package = folder.appendingPathComponent(name, isDirectory: true)
      guard Self.isThere(package.appendingPathComponent("Package.swift")) else { continue }
      add(ProjectPackage(place: .folder(package.path)))
    }
  }

  // MARK: - CocoaPods

  private mutating func addPods(_ folder: URL) {
    let pods = folder.appendingPathComponent("Pods", isDirectory: true)
    if let project = try? XcodeProject(
      path: pods.appendingPathComponent("Pods.xcodeproj").path, configuration: nil, files: .disk)
    {
      add(project, called: "the pod")
    }
    for name in Self.names(in: pods) where !Self.notPods.contains(name) && !name.hasSuffix(".xcodeproj") {
      let module = Self.moduleName(name)
      guard !has(module) else { continue }
      addPod(module, pods.appendingPathComponent(name, isDirectory: true))
    }
    for name in Self.quoted(folder.appendingPathComponent("Podfile"), behind: "pod ") {
      note(
        absent: Self.moduleName(String(name.prefix { $0 != "/" })),
        "The Podfile names it, and its source is not in Pods; `pod install` puts it there, where CocoaPods is")
    }
  }

  private static let notPods: Set<String> = ["Headers", "Local Podspecs", "Target Support Files"]

  /// A pod without its project: all the Swift in its folder, but for tests and examples.
  private mutating func addPod(_ name: String, _ folder: URL) {
    var found: (swift: [URL], foreign: Bool, binary: Bool) = ([], false, false)
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = walk?.nextObject() as? URL {
      switch file.pathExtension {
      case "swift": found.swift.append(file)
      case "m", "mm", "c", "cpp": found.foreign = true
      case "framework", "xcframework", "a":
        found.binary = true
        walk?.skipDescendants()
      default: break
      }
    }
    if !found.swift.isEmpty {
      var module = AppModule(name: name, sources: found.swift.sorted { $0.path < $1.path })
      module.bundle = AppModule.frameworkBundle(name)
      module.infoPlist = AppModule.frameworkPlist(name)
      add(module)
    } else if found.binary {
      note(absent: name, "The pod \(name) is compiled for Apple's devices")
    } else if found.foreign {
      note(absent: name, "The pod \(name) is Objective-C, which is not compiled here")
    }
  }

  // MARK: - Carthage

  private mutating func addCheckouts(_ folder: URL) {
    let checkouts = folder.appendingPathComponent("Carthage/Checkouts", isDirectory: true)
    for name in Self.names(in: checkouts) {
      let place = checkouts.appendingPathComponent(name, isDirectory: true)
      for inner in Self.names(in: place) where inner.hasSuffix(".xcodeproj") {
        if let project = try? XcodeProject(
          path: place.appendingPathComponent(inner).path, configuration: nil, files: .disk)
        {
          add(project, called: "the checkout")
        }
      }
    }
    for name in Self.quoted(folder.appendingPathComponent("Cartfile"), behind: "") {
      guard let last = name.split(separator: "/").last else { continue }
      let module = Self.moduleName(last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last))
      note(
        absent: module,
        "The Cartfile names it, and its source is not in Carthage/Checkouts; `carthage checkout` puts it there")
    }
  }

  // MARK: - Files

  private func has(_ name: String) -> Bool { modules[name] != nil || absences[name] != nil }

  private static func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// A library's name as that of a module: `RxSwift-5` is `RxSwift_5`; what ends in `.swift` mostly goes without.
  private static func moduleName(_ name: String) -> String {
    BuildSettings.identifier(name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)
  }

  /// Lists are read up to this size, in bytes.
  private static let largestList = 1 << 20

  /// The first quoted text of each line that begins with a word.
  private static func quoted(_ file: URL, behind word: String) -> [String] {
    guard let data = try? Data(contentsOf: file), data.count <= largestList else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let text = line.drop { $0.isWhitespace }
      guard text.hasPrefix(word), !text.hasPrefix("#") else { return nil }
      let parts = text.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
      return parts.count > 2 ? String(parts[1]) : nil
    }
  }
}
