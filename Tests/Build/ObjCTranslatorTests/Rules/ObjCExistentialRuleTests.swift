// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjCTranslator
import Testing

@Suite struct ObjCExistentialRuleTests {
  private func added(_ source: String) -> [String] {
    trailer(of: translate([source]).files[0]).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  private let shown = "@objc protocol Shown {}\n"

  @Test func valuesOfAnObjCProtocolStandForThemselves() {
    #expect(
      added(shown + "public func show<T: Shown>(_ value: T) -> [T] { let all: [T] = [value]; return all }") == [
        "@_disfavoredOverload public func show(_ value: (any Shown)) -> [(any Shown)] "
          + "{ let all: [(any Shown)] = [value]; return all }"
      ])
    #expect(
      added(shown + "func show(_ list: [some Shown], at place: Int) {}")
        == ["@_disfavoredOverload func show(_ list: [(any Shown)], at place: Int) {}"])
  }

  @Test func otherTypesStayWhatTheyAre() {
    #expect(
      added(shown + "func show<T: Shown, U>(_ value: T, _ other: U) {}")
        == ["@_disfavoredOverload func show<U>(_ value: (any Shown), _ other: U) {}"])
    #expect(added(shown + "func show<T: Other>(_ value: T) {}") == [])
    #expect(added("protocol Shown {}\nfunc show<T: Shown>(_ value: T) {}") == [])
  }

  @Test func membersAreAddedToTheirType() {
    #expect(
      added(shown + "enum Outer { class Inner { static func show<T: Shown>(_ value: T) {} } }")
        == ["extension Outer.Inner { @_disfavoredOverload static func show(_ value: (any Shown)) {} }"])
    #expect(added(shown + "class A: B { override func show<T: Shown>(_ value: T) {} }") == [])
    #expect(added(shown + "protocol P { func show<T: Shown>(_ value: T) }") == [])
    #expect(added(shown + "func outer() { func show<T: Shown>(_ value: T) {} }") == [])
  }

  @Test func whatOnlyATypeCanDoIsLeftToTypes() {
    #expect(added(shown + "func make<T: Shown>() -> T { T() }") == [])
    #expect(added(shown + "func name<T: Shown>(_ type: T.Type) {}") == [])
  }

  @Test func whoHasBothFormsKeepsThem() {
    #expect(added(shown + "func show<T: Shown>(_ value: T) {}\nfunc show(_ value: (any Shown)) {}") == [])
  }

  @Test func rulesForWhatIsInsideHold() {
    let source = shown + "func show<T: Shown>(_ value: T) {\n  value.hear(#selector(UIView.draw(_:)))\n}"
    let output = translate([source]).files[0]
    #expect(trailer(of: output).contains("Selector._tessera"))
    #expect(trailer(of: output).contains("#sourceLocation(file: \"/app/A.swift\", line: 2)"))
  }
}
