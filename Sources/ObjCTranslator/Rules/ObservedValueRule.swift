// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A class that observes by name overrides a method that only Objective-C's root class has. Here the class says by a
/// conformance that it has the method.
///
/// ## Before
///     override func observeValue(forKeyPath: …) { super.observeValue(forKeyPath: …) }
/// ## After
///              func observeValue(forKeyPath: …) { _tesseraUnobserved(forKeyPath: …) }
///     … at the end of the file: extension Meter: _TesseraKeyValueObserver {}
struct ObservedValueRule: Rule {
  static let name = "observeValue"
  private static let fullName = "observeValue(forKeyPath:of:change:context:)"

  func apply(to module: ModuleContext) {
    for file in module.files {
      for (callee, scope) in file.scan.superObservations where !Self.isInherited(scope, module: module) {
        file.edits.replace(callee.offsets, with: "_tesseraUnobserved")
      }
      for type in file.scan.types where type.kind == .class || type.kind == .extension {
        for member in type.members where member.fullName == Self.fullName && member.has("override") {
          translate(member, of: type, in: file, module: module)
        }
      }
    }
  }

  private func translate(_ member: MemberFact, of type: TypeFact, in file: SourceFile, module: ModuleContext) {
    guard !Self.isInherited(type, module: module) else { return }
    guard type.kind == .class, !type.isLocal else {
      module.report(
        "observeValue(forKeyPath:of:change:context:) must stand in the body of a class at file level; move it there",
        at: member.node.offsets.lowerBound, in: file)
      return
    }
    for modifier in member.modifiers where modifier.name.text == "override" { file.blank(modifier.offsets) }
    file.requiredImports.append("UIKit")
    file.trailer += file.wrap(["extension \(type.qualifiedName): _TesseraKeyValueObserver {}"], in: type.conditions)
  }

  /// Whether a class of the module above this one has the method.
  private static func isInherited(_ type: TypeFact?, module: ModuleContext) -> Bool {
    guard let owner = type.flatMap({ module.declaration(of: $0) }) else { return false }
    return module.ancestors(of: owner).contains { ancestor in
      module.members(of: ancestor, named: name).contains { $0.fullName == fullName }
    }
  }
}
