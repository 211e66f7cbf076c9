// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A method of which selectors in other modules need to know more than its name in Swift tells.
struct NamedMethod: Sendable, Hashable {
  /// With labels: `fill(with:)`.
  var fullName: String
  /// Its name in Objective-C.
  var selector: String
  var isStatic: Bool

  /// The methods of a module's types, by the type's name.
  static func all(in module: ModuleContext) -> [String: [NamedMethod]] {
    var result: [String: [NamedMethod]] = [:]
    for type in module.files.flatMap(\.scan.types) where !type.isLocal {
      for member in type.members where member.kind == .function && !member.has("private") {
        let selector = module.selectorName(of: member)
        guard member.isStatic || selector != ObjCName.selector(base: member.name, labels: member.labels) else {
          continue
        }
        result[type.qualifiedName, default: []].append(
          NamedMethod(fullName: member.fullName, selector: selector, isStatic: member.isStatic))
      }
    }
    return result
  }
}

extension TranslationOptions {
  /// What is known of a method of another module's type, or of one that it derives from; `nil` labels stand for the only one.
  func method(_ name: String, labels: [String]?, of type: String) -> NamedMethod? {
    let fullName = labels.map { name + "(" + $0.map { $0 + ":" }.joined() + ")" }
    for owner in line(from: type) {
      let found = (namedMethods[owner] ?? []).filter { method in
        fullName.map { $0 == method.fullName } ?? method.fullName.hasPrefix(name + "(")
      }
      if found.count == 1 { return found[0] }
    }
    return nil
  }
}
