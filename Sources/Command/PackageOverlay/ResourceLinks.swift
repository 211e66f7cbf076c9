// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AppBuilder
internal import Foundation

/// What lies beside the programs of tests besides what SwiftPM puts there: links, so that code which looks for resources itself
/// finds them as on iOS, and the tables of string catalogs.
enum ResourceLinks {
  /// Adds the links to the folder of the programs. What is there already stays.
  static func add(for plan: OverlayPlan, in folder: URL, progress: @escaping (String) -> Void) {
    bundles(in: folder)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasSuffix(".resources") {
      StringCatalogs(staysInPlace: true, progress: progress).convert(in: folder.appendingPathComponent(name))
    }
    loose(plan, in: folder)
  }

  /// SwiftPM calls a target's bundle `Package_Target.bundle` on Apple's systems and `Package_Target.resources` on Linux.
  static func bundles(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasSuffix(".resources") {
      let link = folder.appendingPathComponent(name.dropLast("resources".count) + "bundle")
      try? FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: name)
      CompiledInterfaces.link(in: folder.appendingPathComponent(name))
    }
  }

  /// Before version 5.3 of the tools targets had no bundles: `Bundle(for:)` of a project's tests has the resources itself.
  private static func loose(_ plan: OverlayPlan, in folder: URL) {
    guard !OverlayManifest.isAtLeast("5.3", plan.package) else { return }
    let root = URL(fileURLWithPath: plan.package.path, isDirectory: true)
    for target in plan.translated {
      for path in target.implicitResources {
        let file = root.appendingPathComponent(target.path).appendingPathComponent(path)
        try? FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent(file.lastPathComponent), withDestinationURL: file)
      }
    }
  }
}
