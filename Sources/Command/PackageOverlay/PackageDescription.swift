// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A package as SwiftPM describes it (`swift package describe --type json`): the manifest is never read as text.
package struct PackageDescription: Hashable, Sendable, Decodable {
  package struct Target: Hashable, Sendable, Decodable {
    package var name: String
    /// The module's name: the target's as an identifier.
    package var moduleName: String
    /// `test`, `library`, `executable`, `macro`, `plugin`, `system-target`, `binary`, `snippet`.
    package var type: String
    /// `SwiftTarget`, `ClangTarget` …
    package var moduleType: String
    /// Relative to the package.
    package var path: String
    /// Relative to `path`.
    package var sources: [String]
    /// Other targets of the package.
    package var targetDependencies: [String]
    /// Files that go into its bundle, absolute.
    package var resources: [String]
    /// Those of them that the manifest does not name (``ImplicitResources``), relative to `path`.
    package private(set) var implicitResources: [String] = []

    enum CodingKeys: String, CodingKey {
      case name, type, path, sources, resources
      case moduleName = "c99name"
      case moduleType = "module_type"
      case targetDependencies = "target_dependencies"
    }

    package init(
      name: String, moduleName: String? = nil, type: String, moduleType: String = "SwiftTarget", path: String,
      sources: [String], targetDependencies: [String] = [], resources: [String] = []
    ) {
      self.name = name
      self.moduleName = moduleName ?? name
      self.type = type
      self.moduleType = moduleType
      self.path = path
      self.sources = sources
      self.targetDependencies = targetDependencies
      self.resources = resources
    }

    /// Adds resources that the manifest does not name.
    ///
    /// - Parameters:
    ///   - paths: Relative to the target's folder.
    ///   - hasBundle: Whether the target gets a bundle for its resources; of the days before there were such bundles, tests
    ///     find resources beside their program.
    mutating func add(implicit paths: [String], in package: String, hasBundle: Bool = true) {
      implicitResources += paths
      guard hasBundle else { return }
      let folder = URL(fileURLWithPath: package, isDirectory: true).appendingPathComponent(path, isDirectory: true)
      resources += paths.map { folder.appendingPathComponent($0).standardizedFileURL.path }
    }

    /// The asset catalogs among its resources, absolute.
    var catalogs: [String] {
      var found: [String] = []
      for path in resources {
        guard let end = path.range(of: ".xcassets") else { continue }
        let catalog = String(path[..<end.upperBound])
        if !found.contains(catalog) { found.append(catalog) }
      }
      return found
    }

    private struct Resource: Decodable {
      var path: String
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      moduleName = try values.decode(String.self, forKey: .moduleName)
      type = try values.decode(String.self, forKey: .type)
      moduleType = try values.decode(String.self, forKey: .moduleType)
      path = try values.decode(String.self, forKey: .path)
      sources = try values.decode([String].self, forKey: .sources)
      targetDependencies = try values.decodeIfPresent([String].self, forKey: .targetDependencies) ?? []
      resources = try values.decodeIfPresent([Resource].self, forKey: .resources)?.map(\.path) ?? []
    }
  }

  package struct Dependency: Hashable, Sendable, Decodable {
    package var identity: String
    /// `fileSystem`, `sourceControl`, `registry`.
    package var type: String
    /// Of a local package, absolute.
    package var path: String?
  }

  package var name: String
  /// Absolute.
  package var path: String
  package var targets: [Target]
  package var dependencies: [Dependency]
  package var toolsVersion: String

  enum CodingKeys: String, CodingKey {
    case name, path, targets, dependencies
    case toolsVersion = "tools_version"
  }

  package init(
    name: String, path: String, targets: [Target], dependencies: [Dependency] = [], toolsVersion: String = "5.9"
  ) {
    self.name = name
    self.path = path
    self.targets = targets
    self.dependencies = dependencies
    self.toolsVersion = toolsVersion
  }

  /// Reads SwiftPM's output, which may have warnings in front of the JSON.
  package init(output: String) throws(OverlayError) {
    do {
      guard let start = output.firstIndex(of: "{") else { throw OverlayError.undescribed(output) }
      self = try JSONDecoder().decode(PackageDescription.self, from: Data(output[start...].utf8))
    } catch let error as OverlayError {
      throw error
    } catch {
      throw .undescribed("\(error)")
    }
  }
}

/// Why a package's tests cannot be built.
package enum OverlayError: Error, Hashable, CustomStringConvertible {
  case noPackage(String)
  case undescribed(String)
  case pathOutside(target: String, path: String)
  case unreadable(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case noTests(String)
  case unknownTarget(String)
  case unfetched(String)

  package var description: String {
    switch self {
    case .noPackage(let path): "there is no Package.swift in \(path); give the folder of a Swift package"
    case .undescribed(let words): "SwiftPM can't describe the package:\n\(words)"
    case .pathOutside(let target, let path): "the target '\(target)' is outside of its package, at \(path)"
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
    case .cannotWrite(let path, let reason): "\(path) can't be written: \(reason)"
    case .noTests(let path): "the package at \(path) has no test targets"
    case .unknownTarget(let name): "there is no target '\(name)'"
    case .unfetched(let path): "\(path): the reference is a Git LFS pointer; `git lfs pull` fetches what it stands for"
    }
  }
}
