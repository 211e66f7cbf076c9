// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A Swift package that a project uses.
package struct ProjectPackage: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// In a folder, by its absolute path.
    case folder(String)
    /// In a repository, and which of its versions are wanted, as a manifest says it: `from: "1.2.0"`.
    case repository(url: String, requirement: String)
  }

  package let place: Place
  /// The products of it that targets use.
  package let products: [String]

  package init(place: Place, products: [String] = []) { (self.place, self.products) = (place, products) }

  /// The packages of a project.
  static func all(
    in objects: ProjectObjects, _ tree: ProjectTree, _ files: ProjectFiles, project: ProjectObject
  ) -> [ProjectPackage] {
    var products: [String: [String]] = [:]
    for product in objects.all(isa: "XCSwiftPackageProductDependency") {
      guard let package = product.string("package"), let name = product.string("productName") else { continue }
      products[package, default: []].append(name)
    }
    var packages: [ProjectPackage] = []
    func add(_ place: Place, _ names: [String]) {
      guard !packages.contains(where: { $0.place == place }) else { return }
      packages.append(ProjectPackage(place: place, products: Array(Set(names)).sorted()))
    }
    for reference in objects.list(project["packageReferences"]) {
      let names = products[reference.identifier] ?? []
      if let path = reference.string("relativePath") {
        add(.folder(FilePath.join(tree.folder, path)), names)
      } else if let url = reference.string("repositoryURL") {
        add(.repository(url: url, requirement: requirement(reference["requirement"]?.dictionary)), names)
      }
    }
    // Before there were references for them, a package in the project's tree was a folder in its groups.
    for file in objects.all(isa: "PBXFileReference") {
      guard let path = tree.path(file.identifier), FilePath.ending(path).isEmpty,
        files.read(FilePath.join(path, "Package.swift")) != nil
      else { continue }
      add(.folder(path), [])
    }
    return packages
  }

  private static func requirement(_ table: OpenStepTable?) -> String {
    func value(_ key: String) -> String { quote(table?[key]?.string ?? "") }
    return switch table?["kind"]?.string {
    case "upToNextMinorVersion": ".upToNextMinor(from: \(value("minimumVersion")))"
    case "exactVersion": "exact: \(value("version"))"
    case "versionRange": "\(value("minimumVersion"))..<\(value("maximumVersion"))"
    case "branch": "branch: \(value("branch"))"
    case "revision": "revision: \(value("revision"))"
    default: "from: \(value("minimumVersion"))"
    }
  }

  /// A text as a manifest has it; what no version, branch or URL has is taken out.
  package static func quote(_ text: String) -> String {
    "\"" + text.filter { $0.isASCII && !$0.isWhitespace && $0 != "\"" && $0 != "\\" } + "\""
  }
}
