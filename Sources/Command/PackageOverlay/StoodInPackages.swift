// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AppBuilder
internal import Foundation

/// Packages in Objective-C that a tested package depends on, and that Tessera has stand-ins for.
struct StoodInPackages {
  let standIns: StandIns
  /// Where the packages are made that take their places.
  let scratch: URL

  /// The places of packages, by identity, with those of stand-ins for the packages that can't be compiled.
  func replacing(
    _ places: [String: String], _ reader: PackageReader, _ warn: (String) -> Void
  ) throws -> [String: String] {
    var result = places
    for (identity, path) in places.sorted(by: { $0.key < $1.key }) where mayHaveStandIn(path) {
      let package = try reader.describe(URL(fileURLWithPath: path, isDirectory: true))
      let targets = package.targets.filter { target in
        target.sources.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
      }
      guard !targets.isEmpty else { continue }
      // Swift that stands on them has a stand-in too, or none is of use.
      let names = package.targets.map(\.name).filter { name in
        targets.contains { $0.name == name } || standIns.ownNames.contains(name)
      }
      guard let place = try standIns.writePackage(identity, name: package.name, targets: names, in: scratch) else {
        continue
      }
      result[identity] = place.path
      warn("\(package.name): Tessera's stand-in is built in its place. It is Objective-C, which is not compiled here")
    }
    return result
  }

  /// Whether a manifest has the name of a stand-in; to ask SwiftPM takes a second.
  private func mayHaveStandIn(_ path: String) -> Bool {
    let manifest = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
    return standIns.ownNames.contains { text.contains("\"\($0)\"") }
  }
}
