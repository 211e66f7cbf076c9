// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct AccessibilityOverrideRuleTests {
  private static let member = "var accessibilityLabel: String? { get { super.accessibilityLabel } set {} }"

  @Test func objectsHideTheMemberOfTheExtension() {
    let file = translate(["import UIKit\nclass A: NSObject {\n  override \(Self.member)\n}\n"]).files[0]
    #expect(file.source.contains("  @preconcurrency @MainActor \(Self.member)"))
  }

  @Test func respondersAndTheirSubclassesOverride() {
    let source =
      "import UIKit\nclass A: UIView {\n  override \(Self.member)\n}\nclass B: A {\n  override \(Self.member)\n}\n"
    #expect(translate([source]).files[0].source.contains(source.dropFirst("import UIKit\n".count)))
  }

  @Test func subclassesOfAnObjectOverrideItsMember() {
    let file = translate([
      "import UIKit\nclass A: NSObject {\n  override \(Self.member)\n}\nclass B: A {\n  override \(Self.member)\n}\n"
    ]).files[0]
    #expect(file.source.contains("class B: A {\n  override \(Self.member)"))
  }
}
