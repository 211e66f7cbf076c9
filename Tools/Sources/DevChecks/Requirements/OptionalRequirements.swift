// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the translator has to know of the kit, read off the kit's source: the requirements that are optional with
/// Objective-C, which are those that an extension of the protocol gives a default, and which class derives from which.
public struct OptionalRequirements {
  /// Where the table is kept.
  public static let path = "Sources/Build/ObjCTranslator/Resources/OptionalRequirements.json"
  /// Where the protocols and classes are.
  private static let folders = [
    "Sources/Graphics/CoreImage", "Sources/Frameworks/Working/CoreLocation", "Sources/Frameworks/Working/CoreMotion",
    "Sources/Render/QuartzCore", "Sources/UIKit",
  ]
  /// Where more of them are, of which the class with the defaults knows nothing.
  private static let furtherFolders = ["Sources/Foundation", "Sources/Frameworks"]

  private var protocols: [Declarations.Group] = []
  private var given: [String: [Declarations.Group]] = [:]
  private var superclasses: [String: String] = [:]
  /// What the class that has the defaults conforms to.
  private var conforming: Set<String> = []
  /// Protocols of further modules: their defaults are what stands there.
  private var further: Set<String> = []
  /// An object of the kit that implements nothing, and so does what the defaults do.
  private static let defaults = "_TesseraDefaults"

  public init(tree: SourceTree) throws {
    for path in Self.folders.flatMap({ tree.files(in: $0, endings: ["swift"]) }) {
      add(Declarations(try tree.text(path)))
    }
    let known = Set(protocols.map(\.name))
    for path in Self.furtherFolders.flatMap({ tree.files(in: $0, endings: ["swift"]) })
    where !Self.folders.contains(where: { path.hasPrefix($0 + "/") }) {
      add(Declarations(try tree.text(path)))
    }
    protocols = protocols.filter { known.contains($0.name) || isObjectiveC($0.name) }
    further = Set(protocols.map(\.name)).subtracting(known)
  }

  init(sources: [String]) {
    for source in sources { add(Declarations(source)) }
  }

  private mutating func add(_ declarations: Declarations) {
    protocols += declarations.protocols
    for group in declarations.extensions { given[group.name, default: []].append(group) }
    conforming.formUnion(declarations.extensions.filter { $0.name == Self.defaults }.flatMap(\.inherited))
    superclasses.merge(declarations.superclasses) { first, _ in first }
  }

  /// Whether a protocol is one for Objective-C's objects.
  private func isObjectiveC(_ name: String) -> Bool {
    name == "NSObjectProtocol" || protocols.first { $0.name == name }?.inherited.contains(where: isObjectiveC) == true
  }

  // MARK: - The table

  private struct Requirement {
    var signature: String
    var value: String?
  }

  private func requirements(of group: Declarations.Group) -> [Requirement] {
    let given = (self.given[group.name] ?? []).flatMap(\.functions)
    let names = Set(group.functions.map { $0.fullName.prefix { $0 != "(" } })
    return group.functions.compactMap { function in
      guard let body = given.first(where: { $0.fullName == function.fullName })?.body else { return nil }
      if body.isEmpty, !function.returns { return Requirement(signature: function.signature) }
      if further.contains(group.name) {
        // More than an expression may name what other modules can't see.
        let isPlain = !body.contains("{") && !body.contains(" = ")
        return isPlain || !function.returns
          ? Requirement(signature: function.signature, value: isPlain ? body : nil) : nil
      }
      // What asks the object itself has to ask the object that it is about.
      let asksItself = body.contains("self.") || names.contains { body.hasPrefix($0 + "(") }
      return Requirement(
        signature: function.signature, value: asksItself ? body : function.call(on: Self.defaults))
    }
  }

  private func properties(of group: Declarations.Group) -> [String] {
    let given = (self.given[group.name] ?? []).flatMap(\.properties).map(\.name)
    return group.properties.filter { $0.type.hasSuffix("?") && given.contains($0.name) }.map(\.name)
  }

  /// The JSON, with a requirement to a line.
  public var json: String {
    let names = Set(protocols.map(\.name))
    let listed = protocols.sorted { $0.name < $1.name }.map { group in
      let requirements = requirements(of: group)
      let properties = properties(of: group)
      let inherited = group.inherited.filter(names.contains)
      var lines = ["   \"name\": \(Self.quoted(group.name)),", "   \"inherits\": \(Self.list(inherited)),"]
      if !properties.isEmpty { lines.append("   \"properties\": \(Self.list(properties)),") }
      let entries = requirements.map { requirement in
        let value = requirement.value.map { ", \"default\": \(Self.quoted($0))" } ?? ""
        return "    { \"signature\": \(Self.quoted(requirement.signature))\(value) }"
      }
      lines.append(entries.isEmpty ? "   \"requirements\": []" : "   \"requirements\": [")
      if !entries.isEmpty { lines += [entries.joined(separator: ",\n"), "   ]"] }
      return "  {\n" + lines.joined(separator: "\n") + "\n  }"
    }
    let classes = superclasses.sorted { $0.key < $1.key }.map { "  \(Self.quoted($0.key)): \(Self.quoted($0.value))" }
    return """
      {
       "about": "Made from the kit's source by `tessera-dev generate`. 'requirements' are optional with Objective-C; 'default' is what the kit does where no class implements one.",
       "protocols": [
      \(listed.joined(separator: ",\n"))
       ],
       "classes": {
      \(classes.joined(separator: ",\n"))
       }
      }

      """
  }

  /// The protocols whose defaults do something, and to which the class that has the defaults does not conform.
  public var missing: [String] {
    protocols.filter { requirements(of: $0).contains { $0.value?.hasPrefix(Self.defaults) == true } }.map(\.name).filter
    { name in
      !conforming.contains(name)
    }
  }

  private static func list(_ names: [String]) -> String { "[" + names.map(quoted).joined(separator: ", ") + "]" }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension Declarations.Function {
  /// A call that passes the parameters on.
  func call(on object: String) -> String {
    let name = fullName.prefix { $0 != "(" }
    let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
    return "\(object).shared.\(name)(\(arguments.joined(separator: ", ")))"
  }
}
