// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The text of a project file with some targets.
struct ProjectText {
  struct Target {
    var name: String
    /// Behind `com.apple.product-type.`.
    var type = "application"
    var sources: [String] = []
    var resources: [String] = []
    var binaries: [String] = []
    var dependencies: [String] = []
    var settings = ""
  }

  var targets: [Target]
  /// Repositories of packages, each with a product.
  var repositories: [(url: String, product: String)] = []
  /// Folders of packages.
  var packages: [String] = []

  /// Paths are relative to the project's folder.
  var text: String {
    var objects = ""
    var group: [String] = []
    func add(_ path: String) -> String {
      let id = "F\(group.count)"
      group.append(id)
      objects += "\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
      objects += "B\(id) = {isa = PBXBuildFile; fileRef = \(id); };\n"
      return "B\(id)"
    }
    for target in targets {
      let id = "T_\(target.name)"
      let phases = [("Sources", target.sources), ("Resources", target.resources), ("Frameworks", target.binaries)]
      for (kind, paths) in phases {
        objects += "\"\(id)_\(kind)\" = {isa = PBX\(kind)BuildPhase; files = (\(list(paths.map(add)))); };\n"
      }
      for name in target.dependencies {
        objects += "\"\(id)_on_\(name)\" = {isa = PBXTargetDependency; target = \"T_\(name)\"; };\n"
      }
      objects += """
        "\(id)" = {isa = PBXNativeTarget; name = "\(target.name)"; productType = "com.apple.product-type.\(target.type)";
          buildConfigurationList = "\(id)_list"; dependencies = (\(list(target.dependencies.map { "\(id)_on_\($0)" })));
          buildPhases = (\(list(phases.map { "\(id)_\($0.0)" }))); };
        "\(id)_list" = {isa = XCConfigurationList; buildConfigurations = ("\(id)_debug"); };
        "\(id)_debug" = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(target.settings)}; };

        """
    }
    for (index, repository) in repositories.enumerated() {
      objects += """
        R\(index) = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(repository.url)";
          requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
        RP\(index) = {isa = XCSwiftPackageProductDependency; package = R\(index);
          productName = "\(repository.product)"; };

        """
    }
    for (index, path) in packages.enumerated() {
      objects += "L\(index) = {isa = XCLocalSwiftPackageReference; relativePath = \"\(path)\"; };\n"
    }
    let references = repositories.indices.map { "R\($0)" } + packages.indices.map { "L\($0)" }
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; packageReferences = (\(list(references)));
        targets = (\(list(targets.map { "T_\($0.name)" }))); };
      G = {isa = PBXGroup; children = (\(list(group))); sourceTree = "<group>"; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
      \(objects)
      }; }
      """
  }

  private func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}
