// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The projects that a workspace of Xcode's holds.
enum Workspace {
  /// Workspaces are read up to this size, in bytes.
  private static let largest = 1 << 20

  /// The workspace's projects, in its order, without those of CocoaPods.
  ///
  /// - Throws: Where there is no workspace, or it holds no project.
  static func projects(in workspace: URL) throws(AppBuildError) -> [URL] {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: file), data.count <= largest else {
      throw .projectUnreadable("\(file.path): expected the contents of a workspace")
    }
    let text = String(decoding: data, as: UTF8.self)
    var projects: [URL] = []
    // A reference is an element with an attribute, as in location = "group:Sample.xcodeproj"; groups of references may
    // have places of their own, which hardly any workspace uses.
    for part in text.split(separator: "location").dropFirst() {
      let quoted = part.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      guard quoted.count == 3, let colon = quoted[1].firstIndex(of: ":") else { continue }
      let path = quoted[1][quoted[1].index(after: colon)...].replacing("&amp;", with: "&")
      guard path.hasSuffix(".xcodeproj"), !path.hasSuffix("Pods.xcodeproj") else { continue }
      projects.append(
        URL(fileURLWithPath: String(path), relativeTo: workspace.deletingLastPathComponent()).standardizedFileURL)
    }
    guard !projects.isEmpty else { throw .projectUnreadable("\(workspace.path): expected a workspace with a project") }
    return projects.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
