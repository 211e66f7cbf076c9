// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The objects of a project file, by their identifiers.
struct ProjectObjects: Sendable {
  private let objects: OpenStepTable
  let rootIdentifier: String

  /// Reads the text of a `project.pbxproj`.
  init(_ bytes: [UInt8]) throws(ProjectError) {
    let top = try OpenStepReader.read(bytes)
    guard let table = top.dictionary, let objects = table["objects"]?.dictionary else {
      throw ProjectError(line: 1, expected: "a table with a table of objects")
    }
    guard let root = table["rootObject"]?.string else {
      throw ProjectError(line: table.line, expected: "rootObject, the project's identifier")
    }
    self.objects = objects
    rootIdentifier = root
  }

  /// The object of an identifier; `nil` where the file has none, as where a reference was left over.
  subscript(identifier: String) -> ProjectObject? {
    guard let table = objects[identifier]?.dictionary else { return nil }
    return ProjectObject(identifier: identifier, isa: table["isa"]?.string ?? "", table: table)
  }

  /// The object of an identifier that the project cannot do without.
  func required(_ identifier: String, isa: String) throws(ProjectError) -> ProjectObject {
    guard let object = self[identifier] else {
      throw ProjectError(object: identifier, expected: "a \(isa), which the project names, among the objects")
    }
    guard object.isa == isa else {
      throw ProjectError(line: object.table.line, object: identifier, expected: "a \(isa), not \(object.isa)")
    }
    return object
  }

  /// The objects that a list of identifiers names; those that are not there are left out.
  func list(_ identifiers: OpenStepValue?) -> [ProjectObject] {
    (identifiers?.strings ?? []).compactMap { self[$0] }
  }

  /// All objects of a class, by identifier.
  func all(isa: String) -> [ProjectObject] {
    objects.values.keys.sorted().compactMap { self[$0] }.filter { $0.isa == isa }
  }
}

/// One object of a project file.
struct ProjectObject: Sendable {
  let identifier: String
  /// What it is: `PBXGroup`, `PBXNativeTarget` …
  let isa: String
  let table: OpenStepTable

  subscript(key: String) -> OpenStepValue? { table[key] }
  func string(_ key: String) -> String? { table[key]?.string }
}
