// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What `Package.swift` says of its targets.
public struct Manifest: Sendable {
  public struct Target: Sendable {
    public var name: String
    public var isTest: Bool
    public var path: String?
    public var excluded: [String]
    /// Names of targets and of products.
    public var dependencies: Set<String>

    public init(
      name: String, isTest: Bool = false, path: String? = nil, excluded: [String] = [], dependencies: Set<String>
    ) {
      self.name = name
      self.isTest = isTest
      self.path = path
      self.excluded = excluded
      self.dependencies = dependencies
    }
  }

  public var targets: [String: Target]

  public init(targets: [Target]) {
    self.targets = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Reads what `swift package dump-package` prints.
  public init(json: Data) throws {
    self.init(targets: try JSONDecoder().decode(Dump.self, from: json).targets.map(\.target))
  }
}

private struct Dump: Decodable {
  var targets: [Entry]

  struct Entry: Decodable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]?
    var dependencies: [Dependency]

    var target: Manifest.Target {
      Manifest.Target(
        name: name, isTest: type == "test", path: path, excluded: exclude ?? [],
        dependencies: Set(dependencies.compactMap(\.name)))
    }
  }

  /// `{"byName": ["X", null]}`, `{"target": …}` or `{"product": ["X", "package", …]}`.
  struct Dependency: Decodable {
    var name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let fields = try container.decode([String: [First?]].self)
      name = fields.values.first?.first??.text
    }
  }

  /// A string; whatever else stands in the list does not matter.
  struct First: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
