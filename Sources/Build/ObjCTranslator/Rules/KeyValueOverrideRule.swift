// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A class that gets or sets values by name in a way of its own, or says what it responds to, overrides methods that only Objective-C's root class has. Here
/// the class says by a conformance that it has the method.
///
/// ## Before
///     override func setValue(_ value: Any?, forUndefinedKey key: String) {}
///     override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
/// ## After
///              func setValue(_ value: Any?, forUndefinedKey key: String) {}
///              func setValue(_ value: Any?, forKey key: String) { _tesseraSetValue(value, forKey: key) }
///     … at the end of the file: extension Model: _TesseraUndefinedKeySetting {}; extension Model: _TesseraKeyValueSetting {}
struct KeyValueOverrideRule: Rule {
  /// The base names of the methods.
  static let names: Set<String> = ["forwardingTarget", "responds", "setNilValueForKey", "setValue", "value"]

  private static let protocols = [
    "setValue(_:forKey:)": "_TesseraKeyValueSetting", "setValue(_:forUndefinedKey:)": "_TesseraUndefinedKeySetting",
    "value(forKey:)": "_TesseraKeyValueGetting", "value(forUndefinedKey:)": "_TesseraUndefinedKeyGetting",
    "setNilValueForKey(_:)": "_TesseraNilValueSetting", "responds(to:)": "_TesseraResponding",
    ForwardingRule.method: "_TesseraForwarding",
  ]

  /// What Objective-C asks an object for a message that it has no method for.
  private static let forwarding: Set<String> = [
    "forwardInvocation(_:)", "methodSignature(for:)", "resolveInstanceMethod(_:)",
    "resolveClassMethod(_:)", "doesNotRecognizeSelector(_:)",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for (call, scope) in file.scan.superKeyCalls {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { continue }
        let name = access.declName.baseName.text
        let fullName = "\(name)(\(labels.map { $0 + ":" }.joined()))"
        guard Self.protocols[fullName] != nil, Self.isOfRoot(scope, fullName, module: module) else { continue }
        file.edits.replace(
          call.calledExpression.offsets, with: "_tessera" + name.prefix(1).uppercased() + name.dropFirst())
      }
      for type in file.scan.types where type.kind == .class && !type.isLocal {
        for member in type.members where member.has("override") {
          if Self.forwarding.contains(member.fullName) {
            module.report(
              "messages can't be forwarded here: Swift calls methods directly, so nobody asks '\(member.fullName)'; "
                + "implement the delegate's methods and call the other object in them",
              severity: .error, at: member.node.offsets.lowerBound, in: file)
          }
          guard let name = Self.protocols[member.fullName],
            Self.isOfRoot(type, member.fullName, module: module)
          else { continue }
          for modifier in member.modifiers where modifier.name.text == "override" { file.blank(modifier.offsets) }
          file.requiredImports.append("UIKit")
          file.promote(type)
          file.trailer += file.wrap(["extension \(type.qualifiedName): \(name) {}"], in: type.conditions)
        }
      }
    }
  }

  /// Whether what a class overrides is the root class's method: no class between has it. Layers, animations and managed
  /// objects have such methods of their own.
  private static func isOfRoot(_ type: TypeFact?, _ fullName: String, module: ModuleContext) -> Bool {
    guard let owner = type.flatMap({ module.declaration(of: $0) }), owner.kind == .class else { return false }
    let line = [owner] + module.ancestors(of: owner)
    guard let root = line.last?.inherited.first, root == "NSObject" || root.hasPrefix("UI") else { return false }
    return !line.dropFirst().contains { ancestor in
      module.members(of: ancestor).contains { $0.fullName == fullName }
    }
  }
}
