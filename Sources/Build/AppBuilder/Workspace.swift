// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The projects and packages that a workspace of Xcode's holds.
struct Workspace {
  /// In its order, without those of CocoaPods.
  private(set) var projects: [URL] = []
  /// Folders with manifests.
  private(set) var packages: [URL] = []

  /// Workspaces are read up to this size, in bytes.
  private static let largest = 1 << 20

  /// - Throws: Where there is no workspace, or it names no project that is there.
  init(_ workspace: URL) throws(AppBuildError) {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: file), data.count <= Self.largest else {
      throw .projectUnreadable("\(file.path): expected the contents of a workspace")
    }
    let root = workspace.deletingLastPathComponent()
    /// The places of the groups that are open, the innermost last.
    var groups = [root]
    for part in String(decoding: data, as: UTF8.self).split(separator: "<") {
      if part.hasPrefix("/Group"), groups.count > 1 { groups.removeLast() }
      let isGroup = part.hasPrefix("Group")
      guard isGroup || part.hasPrefix("FileRef") else { continue }
      let place = Self.place(part, root: root, group: groups[groups.count - 1])
      if isGroup { groups.append(place ?? groups[groups.count - 1]) } else if let place { add(place) }
    }
    guard !projects.isEmpty else { throw .projectUnreadable("\(workspace.path): expected a workspace with a project") }
  }

  /// Where an element's attribute leads, as in `location = "group:Sample.xcodeproj"`.
  private static func place(_ element: Substring, root: URL, group: URL) -> URL? {
    guard let start = element.range(of: "location") else { return nil }
    let quoted = element[start.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard quoted.count == 3, let colon = quoted[1].firstIndex(of: ":") else { return nil }
    let path = quoted[1][quoted[1].index(after: colon)...].replacing("&amp;", with: "&")
    let base = quoted[1].hasPrefix("group:") ? group : root
    guard !path.isEmpty else { return base }
    return URL(fileURLWithPath: String(path), relativeTo: base).standardizedFileURL
  }

  private mutating func add(_ place: URL) {
    let manager = FileManager.default
    if place.pathExtension == "xcodeproj" {
      guard place.lastPathComponent != "Pods.xcodeproj", manager.fileExists(atPath: place.path) else { return }
      projects.append(place)
    } else if manager.fileExists(atPath: place.appendingPathComponent("Package.swift").path) {
      packages.append(place)
    }
  }
}
