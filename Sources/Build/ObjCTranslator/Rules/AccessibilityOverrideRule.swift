// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Overrides of UIAccessibility's members in classes that are no responders. Every object has these members on Apple's
/// platforms; here an extension has them, which a class cannot override but hide.
///
/// ## Before
///     class Pin: NSObject { override var accessibilityLabel: String? { get { "Pin" } set {} } }
/// ## After
///     class Pin: NSObject { @preconcurrency @MainActor var accessibilityLabel: String? { get { "Pin" } set {} } }
struct AccessibilityOverrideRule: Rule {
  /// Classes of the kit that have members of these names, and their subclasses.
  private static let owners = ["UIResponder", "UIBarItem", "UIContextualAction", "UIMenuElement"]

  private static let names: Set<String> = [
    "accessibilityActivate()", "accessibilityActivationPoint", "accessibilityAttributedHint",
    "accessibilityAttributedLabel", "accessibilityAttributedValue", "accessibilityContainerType",
    "accessibilityCustomActions", "accessibilityCustomRotors", "accessibilityDecrement()",
    "accessibilityElement(at:)", "accessibilityElementCount()", "accessibilityElementDidBecomeFocused()",
    "accessibilityElementDidLoseFocus()", "accessibilityElementIsFocused()", "accessibilityElements",
    "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityIncrement()", "accessibilityLabel", "accessibilityLanguage", "accessibilityNavigationStyle",
    "accessibilityPath", "accessibilityPerformEscape()", "accessibilityPerformMagicTap()",
    "accessibilityRespondsToUserInteraction", "accessibilityScroll(_:)", "accessibilityTextualContext",
    "accessibilityTraits", "accessibilityUserInputLabels", "accessibilityValue", "accessibilityViewIsModal",
    "index(ofAccessibilityElement:)", "isAccessibilityElement", "shouldGroupAccessibilityChildren",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for type in file.scan.types where type.kind == .class {
        for member in type.members where member.has("override") && Self.names.contains(member.fullName) {
          guard Self.isOfRoot(member, type, module: module) else { continue }
          for modifier in member.modifiers where modifier.name.text == "override" {
            file.edits.replace(modifier.name.offsets, with: "@preconcurrency @MainActor")
          }
        }
      }
    }
  }

  /// Whether the member that is overridden is every object's: no class between has it.
  private static func isOfRoot(_ member: MemberFact, _ type: TypeFact, module: ModuleContext) -> Bool {
    guard let owner = module.declaration(of: type) else { return false }
    let line = [owner] + module.ancestors(of: owner)
    guard let root = line.last?.inherited.first, !owners.contains(where: { module.options.derives(root, from: $0) })
    else { return false }
    return !line.dropFirst().contains { ancestor in
      module.members(of: ancestor, named: member.name).contains { $0.fullName == member.fullName }
    }
  }
}
