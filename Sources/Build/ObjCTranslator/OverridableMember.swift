// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A member that a module adds to a framework's class and that classes of other modules can override.
public struct OverridableMember: Sendable, Hashable {
  /// The framework's class, as the extension names it.
  var owner: String
  /// With labels: `fill(with:)`; a property's name.
  var fullName: String
  var name: String
  var isProperty: Bool
  /// The types of the parameters, as written.
  var parameters: [String]

  init(_ member: MemberFact, of owner: String) {
    self.owner = owner
    fullName = member.fullName
    name = ObjCName.plain(member.name)
    isProperty = member.kind == .property
    parameters = member.parameters.map(\.type.oneLine)
  }

  private var plainOwner: String { owner.replacing(".", with: "_") }

  /// The protocol of those that override it.
  var protocolName: String {
    let labels = String(fullName.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
    return "_TesseraOverrides_\(plainOwner)_\(labels)"
  }

  /// What an override in another module is called.
  var hiddenName: String { "_tesseraOverride_\(plainOwner)_\(name)" }

  /// The method of the module's own that goes up the classes from one of them.
  var walker: String { "_tessera_at_\(plainOwner)_\(name)" }

  /// Whether a member overrides this one.
  func isOverridden(by member: MemberFact, in module: ModuleContext) -> Bool {
    // The framework may have a method of that name for other types.
    guard member.fullName == fullName, (member.kind == .property) == isProperty,
      member.parameters.map(\.type.oneLine) == parameters
    else { return false }
    var framework: String?
    if let declared = module.declaration(of: member.owner) {
      let ancestors = module.ancestors(of: declared)
      framework = ([declared] + ancestors).last?.inherited.first
      // A class between them that declares the member anew is what is overridden.
      if ancestors.contains(where: { ancestor in
        module.members(of: ancestor, named: member.name).contains {
          $0.fullName == fullName && !$0.has("override")
        }
      }) {
        return false
      }
    } else {
      framework = member.owner.name
    }
    guard let framework else { return false }
    return module.options.derives(framework, from: owner)
  }
}
