// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Which of the packages in a manifest its targets use (`swift package dump-package`).
///
/// Linters, formatters and documentation tools are packages that no target links. Some of them bring binaries for a Mac, so
/// fetching one would stop a build that needs nothing of it.
struct PackageUse: Hashable {
  /// Identities of packages of which no target uses a product, sorted.
  private(set) var unused: [String] = []
  /// Names of plugins that check or format source and generate nothing, sorted.
  private(set) var decorations: [String] = []

  init() {}

  init(json: String) throws(OverlayError) {
    let manifest: Manifest
    do {
      manifest = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    } catch {
      throw .undescribed("its manifest: \(error)")
    }
    let targets = Set(manifest.targets.map(\.name))
    let plugins = manifest.targets.flatMap { $0.pluginUsages ?? [] }.compactMap(\.use)
    decorations = Set(plugins.map(\.product).filter(Self.decorates)).sorted()
    let uses =
      manifest.targets.flatMap(\.dependencies).compactMap(\.use) + plugins.filter { !Self.decorates($0.product) }
    let identities = manifest.dependencies.compactMap(\.identity)
    var used: Set<String> = []
    for use in uses where use.package != nil || !targets.contains(use.product) {
      let name = (use.package ?? use.product).lowercased()
      guard let found = identities.first(where: { $0 == name }) else {
        // The product of a package with another name: any of them may have it.
        return
      }
      used.insert(found)
    }
    unused = identities.filter { !used.contains($0) }.sorted()
  }

  /// Whether a plugin only looks at source, by its name: `SwiftLintBuildToolPlugin`, `FormatSwift`.
  private static func decorates(_ plugin: String) -> Bool {
    ["lint", "format"].contains(where: plugin.lowercased().contains)
  }

  // MARK: - What SwiftPM prints

  private struct Manifest: Decodable {
    var dependencies: [Dependency]
    var targets: [Target]
  }

  private struct Target: Decodable {
    var name: String
    var dependencies: [Product]
    var pluginUsages: [Product]?
  }

  /// `{"sourceControl": [{"identity": "quick", …}]}`
  private struct Dependency: Decodable {
    var identity: String?

    private struct Details: Decodable { var identity: String }

    init(from decoder: any Decoder) throws {
      let values = try decoder.singleValueContainer().decode([String: [Details]].self)
      identity = values.values.first?.first?.identity
    }
  }

  /// `{"product": ["Name", "package", null, null]}`, `{"byName": ["Name", null]}`, `{"plugin": ["Name", "package"]}`,
  /// `{"target": ["Name", null]}`
  private struct Product: Decodable {
    var use: (product: String, package: String?)?

    private enum CodingKeys: String, CodingKey, CaseIterable { case product, byName, plugin }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      guard let key = CodingKeys.allCases.first(where: values.contains) else { return }
      var list = try values.nestedUnkeyedContainer(forKey: key)
      let name = try list.decode(String.self)
      use = (name, key == .byName ? nil : try list.decodeIfPresent(String.self))
    }
  }
}
