// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct RenamedOverrideRuleTests {
  private func translated(_ members: String, before: String = "") -> String {
    let source = "\(before)class C: UIViewController {\n\(members)\n}\n"
    return Translator().translate([TranslationInput(path: "C.swift", source: source)]).files[0].source
  }

  @Test func overridesAndTheirSuperCallsGetTheNewNames() {
    let text = translated(
      "  override func didMove(toParentViewController parent: UIViewController?) {\n"
        + "    super.didMove(toParentViewController: parent)\n    other.didMove(toParentViewController: self)\n  }\n"
        + "  override var childViewControllerForStatusBarStyle: UIViewController? { return nil }")
    #expect(text.contains("override func didMove(toParent parent: UIViewController?) {"))
    #expect(text.contains("super.didMove(toParent: parent)"))
    // Calls of others go through what has the old name.
    #expect(text.contains("other.didMove(toParentViewController: self)"))
    #expect(text.contains("override var childForStatusBarStyle: UIViewController? { return nil }"))
  }

  @Test func aLabelThatNamesTheParameterStaysItsName() {
    let text = translated(
      "  override func willMove(toParentViewController: UIViewController?) { print(toParentViewController) }")
    #expect(text.contains("willMove(toParent toParentViewController: UIViewController?) { print("))
  }

  @Test func methodsThatBecamePropertiesAreProperties() {
    let text = translated(
      "  override func prefersHomeIndicatorAutoHidden() -> Bool { return super.prefersHomeIndicatorAutoHidden() }")
    #expect(
      text.contains(
        "override var prefersHomeIndicatorAutoHidden: Bool { return super.prefersHomeIndicatorAutoHidden }"))
  }

  @Test(arguments: [
    "  func didMove(toParentViewController parent: UIViewController?) {}",
    "  override func didMove(toParent parent: UIViewController?) {}",
  ]) func allElseStaysAsItIs(_ members: String) {
    #expect(translated(members).contains(members))
  }

  @Test func namesOfTheModulesOwnStay() {
    let text = Translator().translate([
      TranslationInput(
        path: "C.swift",
        source: "class Base: UIViewController { func prefersHomeIndicatorAutoHidden() -> Bool { true } }\n"
          + "class C: Base { override func prefersHomeIndicatorAutoHidden() -> Bool { false } }\n")
    ]).files[0].source
    #expect(text.contains("override func prefersHomeIndicatorAutoHidden() -> Bool { false }"))
  }
}
