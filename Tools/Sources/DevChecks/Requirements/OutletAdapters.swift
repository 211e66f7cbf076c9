// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The adapters behind outlets: for each weak property of a class whose type is a protocol, a class that conforms to the protocol and
/// calls what a connected object has by name, and the tables that give nibs the property.
///
/// Made from the source of the kit and of its frameworks, as the requirements that the translator knows.
public struct OutletAdapters {
  /// A property that interface files can connect to any object.
  struct Outlet {
    var owner: String
    var property: String
    var type: String
  }

  /// What one module has.
  private struct Module {
    var name: String
    var folder: String
    var outlets: [Outlet] = []
    var declarations: [Declarations] = []
    /// The protocols of the main actor, with what the files where they stand import.
    var mainActorProtocols: [String: Set<String>] = [:]
  }

  /// Properties that are no outlets: the system sets them, or what they are given has to be of a kind.
  private static let skipped: Set<String> = [
    "UIApplication.delegate", "UIPasteControl.target", "UIAccessibilityCustomRotorItemResult.targetElement",
    "UITextField.inputDelegate", "UITextView.inputDelegate",
  ]
  /// What Interface Builder calls properties whose Swift names are others.
  private static let otherNames = ["uiDelegate": "UIDelegate"]
  /// Protocols that the class behind an outlet conforms to besides the outlet's own: those that the kit looks for in it.
  private static let refined = ["UICollectionViewDelegate": "UICollectionViewDelegateFlowLayout"]

  private let modules: [Module]
  private let protocols: [String: Declarations.Group]
  private let given: [String: [Declarations.Group]]

  public init(tree: SourceTree) throws {
    var modules: [Module] = []
    let files = Dictionary(grouping: tree.files(in: "Sources", endings: ["swift"])) { path in
      Floors.tessera.module(of: path).map { [$0.name, $0.folder] } ?? []
    }
    for (place, paths) in files.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) where !place.isEmpty {
      let name = place[0]
      var module = Module(name: name, folder: place[1])
      var usesUIKit = name == "UIKit"
      for path in paths.sorted() where !path.contains("/Outlets/") {
        let text = try tree.text(path)
        usesUIKit = usesUIKit || text.contains("import UIKit\n")
        if text.contains("protocol ") || text.contains("extension ") { module.declarations.append(Declarations(text)) }
        module.outlets += Self.outlets(in: text)
        for line in text.split(separator: "\n") where line.contains("@MainActor public protocol ") {
          let name = line.split(separator: " ").drop { $0 != "protocol" }.dropFirst().first ?? ""
          module.mainActorProtocols[String(name.prefix { $0.isLetter || $0.isNumber })] = Self.imports(in: text)
        }
      }
      if usesUIKit || name == "QuartzCore" { modules.append(module) }
    }
    protocols = Dictionary(modules.flatMap(\.declarations).flatMap(\.protocols).map { ($0.name, $0) }) { first, _ in
      first
    }
    given = Dictionary(grouping: modules.flatMap(\.declarations).flatMap(\.extensions), by: \.name)
    self.modules = modules.filter { $0.name != "QuartzCore" }
  }

  private static func imports(in text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").compactMap { line in
        guard !line.hasPrefix(" "), let place = line.range(of: "import ") else { return nil }
        return String(line[place.upperBound...])
      })
  }

  private static func outlets(in text: String) -> [Outlet] {
    var owner = ""
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      if !line.hasPrefix(" "), let place = words.firstIndex(of: "class"), place + 1 < words.count {
        owner = String(words[place + 1].prefix { $0.isLetter || $0.isNumber })
      }
      guard let place = words.firstIndex(of: "weak"), place + 4 < words.count, words[place + 1] == "var",
        words[place + 3] == "(any", words[place + 2].hasSuffix(":"), words[place + 4].hasSuffix(")?"),
        words[..<place].contains("open") || words[..<place].contains("public"),
        !words[..<place].contains(where: { $0.hasSuffix("(set)") })
      else { return nil }
      let outlet = Outlet(
        owner: owner, property: String(words[place + 2].dropLast()), type: String(words[place + 4].dropLast(2)))
      return skipped.contains("\(outlet.owner).\(outlet.property)") ? nil : outlet
    }
  }

  // MARK: - Files

  /// The files, by path.
  public var files: [String: String] {
    var files: [String: String] = [:]
    var made: Set<String> = []
    for module in modules {
      let folder =
        module.folder + (module.name == "UIKit" ? "/Application/ObjectiveC/Outlets" : "/Outlets")
      let outlets = module.outlets.filter { outlet in
        module.mainActorProtocols[outlet.type] != nil && adapter(for: outlet.type) != nil
      }
      guard !outlets.isEmpty else { continue }
      var own: [String] = []
      for outlet in outlets where made.insert(outlet.type).inserted {
        own.append(outlet.type)
        files["\(folder)/\(outlet.type)+Outlet.swift"] =
          Self.head(module, outlet.type) + (adapter(for: outlet.type) ?? "")
      }
      files["\(folder)/OutletTables.swift"] = Self.head(module, nil) + tables(module.name, outlets, own)
    }
    return files
  }

  private static func head(_ module: Module, _ type: String?) -> String {
    var imports = type.flatMap { module.mainActorProtocols[$0] } ?? []
    if module.name != "UIKit" { imports.insert("UIKit") }
    let lines = imports.sorted().map { "internal import \($0)\n" }.joined()
    return """
      // SPDX-FileCopyrightText: 2026 The Tessera Authors
      // SPDX-License-Identifier: MIT

      // Made by `tessera-dev generate outlets`.
      \(lines.isEmpty ? "" : "\n" + lines)

      """
  }

  private func tables(_ module: String, _ outlets: [Outlet], _ types: [String]) -> String {
    let tables = outlets.map { outlet in
      var lines = ["    add(to: \(outlet.owner).self, \"\(outlet.property)\", \\.\(outlet.property))"]
      if let other = Self.otherNames[outlet.property] {
        lines.append("    add(to: \(outlet.owner).self, \"\(other)\", \\.\(outlet.property))")
      }
      return lines.joined(separator: "\n")
    }
    let adapters = types.map { "    OutletAdapters.register((any \($0)).self) { \($0)Outlet(OutletLink($0)) }" }
    let body = """
        static func registerDelegates() {
      \(adapters.joined(separator: "\n"))
      \(tables.joined(separator: "\n"))
        }

        private static func add<Owner: AnyObject, Value>(
          to type: Owner.Type, _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
        ) {
          var table = _TesseraClassTable(type)
          table.add(outlet: name, path)
          _TesseraClassTable.register(table)
        }
      """
    if module == "UIKit" { return "extension _TesseraTables {\n\(body)\n}\n" }
    return """
      /// What nibs connect objects of the framework by. Found by name.
      final class _TesseraTables: _TesseraTableProvider {
        override class func registerTables() { registerDelegates() }

      \(body)
      }

      """
  }

  // MARK: - Adapters

  /// A protocol and those it refines, the nearest first.
  private func ancestry(of name: String) -> [String] {
    guard let group = protocols[name] else { return [] }
    return [name] + group.inherited.flatMap { ancestry(of: $0) }
  }

  /// The class behind outlets of a type; `nil` where the protocol asks for what no name stands for.
  private func adapter(for type: String) -> String? {
    let shown = Self.refined[type] ?? type
    var methods: [String] = []
    var silent: [String] = []
    var seen: Set<String> = []
    for name in ancestry(of: shown) {
      guard let group = protocols[name] else { return nil }
      let defaults = given[name] ?? []
      for property in group.properties
      where !defaults.flatMap(\.properties).contains(where: { $0.name == property.name }) {
        return nil
      }
      for function in group.functions where seen.insert(function.signature).inserted {
        let value = defaults.flatMap(\.functions).first {
          $0.fullName == function.fullName && $0.signature.types == function.signature.types
        }
        let isPlain = function.isForwardable
        guard isPlain || value != nil else { return nil }
        if value == nil { silent.append("  \(function.signature) { fatalError(\"asked of nobody\") }") }
        if isPlain { methods.append(method(function, of: name, outlet: type, value, group)) }
      }
    }
    let silence = """
      /// Implements nothing that it need not.
      @MainActor private final class \(type)Silence: NSObject, \(shown) {
        static let shared = \(type)Silence()
      \(silent.map { $0 + "\n" }.joined())}
      """
    let isSilenceUsed = methods.contains { $0.contains("Silence.shared") }
    return """
      /// Answers for an object that does not declare `\(type)`, by the names of its methods.
      @MainActor final class \(type)Outlet: NSObject, \(shown) {
        private let link: OutletLink

        init(_ link: OutletLink) { self.link = link }

      \(methods.joined(separator: "\n\n"))
      }
      \(isSilenceUsed ? "\n" + silence + "\n" : "")
      """
  }

  private func method(
    _ function: Declarations.Function, of name: String, outlet type: String, _ value: Declarations.Function?,
    _ group: Declarations.Group
  ) -> String {
    let base = String(function.fullName.prefix { $0 != "(" })
    let call =
      "\(base)(\(function.parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }.joined(separator: ", ")))"
    let arguments = "[\(function.parameters.map(\.name).joined(separator: ", "))]"
    let pieces = function.selectorPieces.map { "\"\($0)\"" }.joined(separator: ", ")
    let types = function.signature.types.map { "\"\($0.lastWordOfType)\"" }.joined(separator: ", ")
    let message = "OutletMessage([\(pieces)], [\(types)])"
    var lines: [String] = []
    if name != type {
      lines.append("if let own = link.object as? any \(name) { return own.\(call) }")
    }
    if let value, let body = value.body {
      let names = Set(group.functions.map { $0.fullName.prefix { $0 != "(" } })
      let asksItself = body.contains("self.") || names.contains { body.hasPrefix($0 + "(") }
      let otherwise = asksItself ? body : "\(type)Silence.shared.\(call)"
      if function.returns {
        lines.append(
          "if let answer: \(function.signature.result) = link.answer(\(message), \(arguments)) { return answer }")
        lines.append(asksItself ? body : "return \(otherwise)")
        if asksItself, !body.contains(";"), !body.hasPrefix("return ") { lines[lines.count - 1] = "return \(body)" }
      } else if body.isEmpty {
        lines.append("link.send(\(message), \(arguments))")
      } else {
        lines.append("if !link.send(\(message), \(arguments)) { \(otherwise) }")
      }
    } else {
      lines.append(
        function.returns ? "return link.require(\(message), \(arguments))" : "link.demand(\(message), \(arguments))")
    }
    return "  \(function.signature) {\n" + lines.map { "    \($0)" }.joined(separator: "\n") + "\n  }"
  }
}

extension Declarations.Function {
  /// Whether what is given can be handed on in a list.
  fileprivate var isForwardable: Bool {
    parameters.count <= 3 && !signature.contains("inout ") && !signature.contains(" async")
      && !signature.contains(" throws")
      && !signature.types.contains { $0.contains("->") && !$0.hasPrefix("@escaping") && !$0.hasPrefix("(") }
      && !signature.types.contains { $0.contains("Pointer") }
  }

  /// The parts of the method's name in Objective-C before each colon, as Swift's rules make them.
  fileprivate var selectorPieces: [String] {
    let base = String(fullName.prefix { $0 != "(" })
    guard let first = parameters.first else { return [base] }
    let words = first.label.prefix { !$0.isUppercase }
    let label = first.label == "_" ? "" : first.label.prefix(1).uppercased() + first.label.dropFirst()
    let joint = first.label == "_" || Self.prepositions.contains(String(words)) ? label : "With" + label
    return [base + joint] + parameters.dropFirst().map { $0.label == "_" ? "" : $0.label }
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]
}

extension String {
  /// The types of a signature's parameters.
  fileprivate var types: [String] {
    guard let open = firstIndex(of: "(") else { return [] }
    var depth = 0
    var types: [String] = []
    var part = ""
    var previous: Character = " "
    scan: for character in self[open...] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "," where depth == 1:
        types.append(part)
        part = ""
        previous = character
        continue
      default: break
      }
      if depth == 0 { break scan }
      part.append(character)
      previous = character
    }
    types.append(part)
    return types.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      return String(part[part.index(after: colon)...]).split(separator: " ").joined(separator: " ")
    }
  }

  /// What a signature says that comes back.
  fileprivate var result: String {
    guard let arrow = range(of: ") -> ", options: .backwards) else { return "Void" }
    return String(self[arrow.upperBound...])
  }

  /// What Objective-C's name of a method may say of a parameter's type.
  fileprivate var lastWordOfType: String {
    let plain = split(separator: ".").last.map(String.init) ?? self
    let word = plain.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).last.map(String.init) ?? ""
    return hasPrefix("[") ? word + "s" : word
  }
}
