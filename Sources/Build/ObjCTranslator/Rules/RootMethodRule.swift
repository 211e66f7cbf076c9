// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Overrides of methods about observing that only Objective-C's root class has. Here the class says by a conformance that it
/// has the method.
///
/// ## Before
///     override func observeValue(forKeyPath: …) { super.observeValue(forKeyPath: …) }
///     override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { ["first"] }
/// ## After
///              func observeValue(forKeyPath: …) { _tesseraUnobserved(forKeyPath: …) }
///              class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { ["first"] }
///     … at the end of the file: extension Meter: _TesseraKeyValueObserver, _TesseraDependentKeys {}
struct RootMethodRule: Rule {
  /// One of the root class's methods.
  struct Method {
    var name: String
    var fullName: String
    /// What a class that has it conforms to.
    var conformance: String
    /// The function that is the root class's own.
    var root: String
  }

  static let methods = [
    Method(
      name: "observeValue", fullName: "observeValue(forKeyPath:of:change:context:)",
      conformance: "_TesseraKeyValueObserver", root: "_tesseraUnobserved"),
    Method(
      name: "keyPathsForValuesAffectingValue", fullName: "keyPathsForValuesAffectingValue(forKey:)",
      conformance: "_TesseraDependentKeys", root: "_tesseraNoDependencies"),
    Method(
      name: "automaticallyNotifiesObservers", fullName: "automaticallyNotifiesObservers(forKey:)",
      conformance: "_TesseraAutomaticKeys", root: "_tesseraNotifiesByItself"),
  ]

  static func method(named name: String, labels: [String]) -> Method? {
    methods.first { $0.name == name && $0.fullName == "\(name)(\(labels.map { $0 + ":" }.joined()))" }
  }

  func apply(to module: ModuleContext) {
    for file in module.files {
      for (callee, method, scope) in file.scan.superRootCalls where !Self.isInherited(method, scope, module: module) {
        file.edits.replace(callee.offsets, with: method.root)
      }
      for type in file.scan.types where type.kind == .class || type.kind == .extension {
        for member in type.members where member.has("override") {
          guard let method = Self.methods.first(where: { $0.fullName == member.fullName }) else { continue }
          translate(method, member, of: type, in: file, module: module)
        }
      }
    }
  }

  private func translate(
    _ method: Method, _ member: MemberFact, of type: TypeFact, in file: SourceFile, module: ModuleContext
  ) {
    guard !Self.isInherited(method, type, module: module) else { return }
    guard type.kind == .class, !type.isLocal else {
      module.report(
        "\(method.fullName) must stand in the body of a class at file level; move it there",
        at: member.node.offsets.lowerBound, in: file)
      return
    }
    for modifier in member.modifiers where modifier.name.text == "override" { file.blank(modifier.offsets) }
    file.requiredImports.append("UIKit")
    file.promote(type)
    file.trailer += file.wrap(["extension \(type.qualifiedName): \(method.conformance) {}"], in: type.conditions)
  }

  /// Whether a class of the module above this one has the method.
  private static func isInherited(_ method: Method, _ type: TypeFact?, module: ModuleContext) -> Bool {
    guard let owner = type.flatMap({ module.declaration(of: $0) }) else { return false }
    return module.ancestors(of: owner).contains { ancestor in
      module.members(of: ancestor, named: method.name).contains { $0.fullName == method.fullName }
    }
  }
}
