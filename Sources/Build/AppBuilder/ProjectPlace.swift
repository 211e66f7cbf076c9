// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import XcodeProject

/// The projects that a path means: itself, those that a workspace names, or those in a folder.
struct ProjectPlace {
  let projects: [XcodeProject]
  /// Where lists of libraries may lie besides the projects' own folders.
  let folders: [URL]
  /// Folders of packages that stand beside the projects in a workspace.
  private(set) var packages: [URL] = []

  /// - Returns: `nil` where the path is a folder without projects.
  init?(at path: String, _ choice: AppChoice = AppChoice()) throws(AppBuildError) {
    let url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    let found: [URL]
    switch url.pathExtension {
    case "xcodeproj": found = [url]
    case "xcworkspace":
      let workspace = try Workspace(url)
      (found, packages) = (workspace.projects, workspace.packages)
    default: found = Self.projects(in: url)
    }
    guard let first = found.first else { return nil }
    projects = try Self.read(found, choice)
    folders = [(url.pathExtension == "xcworkspace" ? url : first).deletingLastPathComponent()]
  }

  private static func read(_ places: [URL], _ choice: AppChoice) throws(AppBuildError) -> [XcodeProject] {
    var read: [XcodeProject] = []
    for url in places {
      guard FileManager.default.fileExists(atPath: url.path) else { throw .noFolder(url.path) }
      do {
        let usual = try XcodeProject(path: url.path, overrides: choice.overrides, files: .disk)
        // Of several projects not every one has every configuration.
        guard let configuration = choice.configuration,
          places.count == 1 || usual.configurations.contains(configuration)
        else {
          read.append(usual)
          continue
        }
        read.append(
          try XcodeProject(
            path: url.path, configuration: configuration, overrides: choice.overrides, files: .disk))
      } catch {
        throw .projectUnreadable("\(error)")
      }
    }
    return read
  }

  /// Folders below each other that projects are looked for in.
  private static let deepest = 3
  /// Folders that are looked into, at most.
  private static let most = 500

  /// The projects in a folder, or, where it has no source of its own, in those below it that are nearest: many a
  /// repository holds its project in a folder beside its notes.
  private static func projects(in folder: URL) -> [URL] {
    var folders = [folder]
    for _ in 0...deepest {
      let names = folders.map { Self.names(in: $0) }
      let found = zip(folders, names).flatMap { projects($1, in: $0) }
      if !found.isEmpty || names.joined().contains(where: { $0.hasSuffix(".swift") }) { return found }
      folders = zip(folders, names).flatMap { folder, names in
        names.filter(AppFolder.mayHoldSources).map { folder.appendingPathComponent($0, isDirectory: true) }
      }
      guard folders.count <= most else { return [] }
    }
    return []
  }

  private static func projects(_ names: [String], in folder: URL) -> [URL] {
    names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }.map { folder.appendingPathComponent($0) }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
