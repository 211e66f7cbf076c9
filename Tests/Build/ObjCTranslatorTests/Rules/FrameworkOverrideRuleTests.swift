// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

/// What comes of it when it runs stands in `ObjCRowsTests`.
@Suite struct FrameworkOverrideRuleTests {
  @Test func theModulesOwnMethodGoesUpTheClasses() {
    expect(
      [
        "extension UIView {\n  @objc public func fill(_ n: Int) { tag = n }\n}\n",
        "extension UICollectionViewCell {\n  public override func fill(_ n: Int) { super.fill(n + 1) }\n}\n",
      ],
      becomes: [
        "extension UIView {\n        public func _tessera_UIView_fill(_ n: Int) { tag = n }"
          + "; public func fill(_ n: Int) { return self._tessera_at_UIView_fill(Swift.type(of: self), n) }"
          + "; func _tessera_at_UIView_fill(_ _tesseraClass: AnyClass?, _ n: Int) { var _tesseraType = _tesseraClass; "
          + "while let type = _tesseraType { if type == UICollectionViewCell.self, let object = self as? "
          + "UICollectionViewCell { return object._tessera_UICollectionViewCell_fill(n) }; "
          + "_tesseraType = _tesseraSuperclass(type) }; return self._tessera_UIView_fill(n) }\n}\n",
        "extension UICollectionViewCell {\n                  func _tessera_UICollectionViewCell_fill(_ n: Int) "
          + "{ self._tessera_at_UIView_fill(UICollectionViewCell.superclass(), n + 1) }\n}\n",
      ])
  }

  @Test func classesOfTheModuleOverrideToo() {
    let module = translate([
      "extension UIView { @objc var kind: String { \"view\" } }\n",
      "class A: UILabel { override var kind: String { super.kind + \"A\" } }\nclass B: A {}\n"
        + "final class C: B { override var kind: String { \"C\" + super.kind } }\n",
    ])
    #expect(module.diagnostics.map(\.description) == [])
    let text = body(of: module.files[0])
    #expect(text.contains("var kind: String { return self._tessera_at_UIView_kind(Swift.type(of: self)) }"))
    #expect(
      text.contains("if type == A.self") && text.contains("if type == C.self") && !text.contains("type == B.self"))
    #expect(
      body(of: module.files[1]).hasPrefix(
        "class A: UILabel {          var _tessera_A_kind: String { self._tessera_at_UIView_kind(A.superclass()) + \"A\" } }"
      ))
  }

  @Test func methodsOfOtherClassesOfTheSameNameAreNone() {
    let sources = [
      "extension UIViewController { func setUp() {} }\nextension UICollectionViewLayout { func reload() {} }\n"
        + "extension UIView { func apply(_ color: UIColor) {} }\n",
      "class Base: UIView { func setUp() {} }\nclass Sub: Base { override func setUp() {} }\n"
        + "class List: UICollectionView { override func reload() {} }\n"
        + "class Band: UICollectionReusableView { override func apply(_ attributes: UICollectionViewLayoutAttributes) {} }\n",
    ]
    expect(sources, becomes: sources)
  }

  @Test func onlyWhatObjectiveCSeesIsOverridden() {
    let bases = translate([
      "@objc protocol Filling { func fill() }\nextension UIView: Filling { func fill() {} }\n"
        + "extension UIView { func clear() {} }\n",
      "class A: UIView { override func fill() {} }\n",
    ])
    #expect(body(of: bases.files[0]).contains("func _tessera_at_UIView_fill"))
    // An enumeration of a framework that nobody here knows has a member of that name too.
    let module = translate([
      "extension SKPaymentTransactionState: CustomDebugStringConvertible { public var debugDescription: String { \"\" } }\n",
      "extension SKPaymentTransaction { open override var debugDescription: String { super.debugDescription } }\n",
    ])
    #expect(!module.files.contains { $0.source.contains("_tessera_at_") })
    #expect(
      body(of: module.files[1]) == "extension SKPaymentTransaction {               var "
        + "_tessera_SKPaymentTransaction_debugDescription: String { super.debugDescription } }\n")
  }

  @Test(arguments: [
    (
      "extension UIView { @objc class func make() {} }", "class A: UIView { override class func make() {} }",
      "belongs to the class"
    ),
    (
      "extension UIView { @objc func f(_ x: Int...) {} }", "class A: UIView { override func f(_ x: Int...) {} }",
      "passed on"
    ),
    (
      "extension UIView { @objc func f() {} }", "private class A: UIView { override func f() {} }",
      "private to another file"
    ),
    ("extension UIView { @objc func f() {} }", "class A<T>: UIView { override func f() {} }", "generic"),
  ])
  func whatCannotBeIsAnErrorWithAWayOut(base: String, override: String, reason: String) {
    let messages = translate([base, override]).diagnostics.map(\.description)
    #expect(messages.count == 1 && messages[0].contains("can't be overridden here") && messages[0].contains(reason))
  }

  private func translated(_ library: String, _ own: String) -> (library: String, own: String, diagnostics: [String]) {
    let input = TranslationInput(path: "/app/A.swift", source: own)
    var options = TranslationOptions()
    options.elsewhere.overridden = input.overriddenNames
    let first = Translator(options: options).translate([TranslationInput(path: "/library/A.swift", source: library)])
    options = TranslationOptions()
    options.add(first.interface)
    let second = Translator(options: options).translate([input])
    return (
      body(of: first.files[0]), body(of: second.files[0]),
      (first.diagnostics + second.diagnostics).map(\.description)
    )
  }

  @Test func classesOfOtherModulesAreAskedFirst() {
    let module = translated(
      "public extension UIView { @objc var edge: Int { 1 } }\n",
      "class A: UIView { override var edge: Int { super.edge + 1 } }\nclass B: A { override var edge: Int { super.edge } }\n"
    )
    #expect(module.diagnostics == [])
    #expect(
      module.library.contains(
        "var edge: Int { if let object = self as? any _TesseraOverrides_UIView_edge { return "
          + "object._tesseraOverride_UIView_edge }; return self._tessera_at_UIView_edge(Swift.type(of: self)) }"))
    #expect(
      module.library.hasSuffix(
        "; public protocol _TesseraOverrides_UIView_edge: UIView { var _tesseraOverride_UIView_edge: Int { get } }\n"))
    #expect(
      module.own == "class A: UIView, @preconcurrency _TesseraOverrides_UIView_edge {          var "
        + "_tesseraOverride_UIView_edge: Int { self._tessera_at_UIView_edge(A.superclass()) + 1 } }\n"
        + "class B: A { override var _tesseraOverride_UIView_edge: Int { super._tesseraOverride_UIView_edge } }\n")
  }

  @Test func nothingChangesWhereNoOtherModuleCanOverride() {
    for library in [
      "extension UIView { @objc private var edge: Int { 1 } }\n", "extension UIView { var edge: Int { 1 } }\n",
      "extension UIView { @objc class var edge: Int { 1 } }\n",
    ] {
      let module = translated(library, "class A: Edged { override var edge: Int { 2 } }\n")
      #expect(!module.library.contains("_tessera") && !module.own.contains("_tessera"))
    }
  }

  @Test func whatIsObservedCannotBeAskedElsewhere() {
    let module = translated(
      "extension UIView { @objc var edge: Int { get { 1 } set {} } }\n",
      "class A: UIView { override var edge: Int { didSet {} } }\n")
    #expect(module.diagnostics.count == 1 && module.diagnostics[0].contains("with `get` and `set`"))
  }

  @Test func namesOfOverridesAreFoundBehindModifiers() {
    let source = """
      public override func layout() {}
      @objc override open var edge: Int { 1 }
      override class func make<T>(_ t: T) {}
      override init() {}
      let overrideUserInterfaceStyle = 1
      func `override`() {}
      """
    #expect(TranslationInput(path: "A.swift", source: source).overriddenNames == ["layout", "edge", "make"])
  }
}
