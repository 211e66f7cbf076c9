// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ObjCTranslator

@Suite struct OptionalReferenceRuleTests {
  private static let library = """
    import UIKit
    @objc public protocol PickerDelegate { @objc optional func picker(_ picker: Picker, canPick index: Int) -> Bool }
    open class Picker: NSObject {
      weak var delegate: PickerDelegate?
      func ask() -> Bool {
        guard let mayPick = delegate?.picker(_:canPick:) else { return true }
        return mayPick(self, 3)
      }
    }

    """

  @Test func aMethodThatMayBeMissingIsAFunctionOrNothing() {
    let module = translate([Self.library])
    #expect(module.diagnostics.isEmpty)
    #expect(
      module.files[0].source.contains(
        "guard let mayPick = (delegate).flatMap({ _o in (((_o as? NSObject)?.responds(to: "
          + "Selector(\"picker:canPick:\")) == true ? { (_0: Picker, _1: Int) -> Bool in "
          + "try! _o.picker(_0, canPick: _1) } : nil) as ((Picker, Int) -> Bool)?) }) else { return true }"))
  }

  @Test func aValuesMethodOfThatNameIsAlwaysThere() {
    let rest = """
      struct Adapter { func picker(_ picker: Picker, canPick index: Int) -> Bool { true } }
      func ask(_ adapter: Adapter) -> (Picker, Int) -> Bool { adapter.picker(_:canPick:) }

      """
    let source = translate([Self.library + rest]).files[0].source
    #expect(source.contains("{ adapter.picker(_:canPick:) }"))
    #expect(source.contains("(delegate).flatMap("))
  }

  @Test func withoutLabelsItIsOneBehindAQuestionMark() {
    let source = Self.library.replacing("picker(_:canPick:)", with: "picker")
    let module = translate([source + "func has(_ p: Picker) -> Bool { p.delegate?.picker != nil }\n"])
    #expect(module.diagnostics.isEmpty)
    let text = module.files[0].source
    #expect(text.contains("guard let mayPick = (delegate).flatMap({ _o in (((_o as? NSObject)?.responds(to: "))
    #expect(text.contains("as ((Picker, Int) -> Bool)?) }) != nil }"))
  }

  @Test(arguments: [
    "func f(_ d: PickerDelegate?) -> Bool { if let d, d.picker != nil { return true }; return false }",
    "func f(_ d: PickerDelegate?) -> Bool { d!.picker != nil }",
    "func f(_ d: PickerDelegate) -> Bool { nil == d.picker }",
    "func f(_ l: [PickerDelegate]) -> Bool { l.contains { $0.picker != nil } }",
    "func f(_ d: PickerDelegate) { guard let m = d.picker else { return }; _ = m(Picker(), 1) }",
  ])
  func whetherItIsThereIsAskedOfAnything(source: String) {
    let module = translate([Self.library + source + "\n"])
    #expect(module.diagnostics.isEmpty)
    #expect(module.files[0].source.components(separatedBy: "responds(to:").count == 3, "\(module.files[0].source)")
  }

  @Test func theFrameworksMethodsAreAskedForToo() {
    let source = "import UIKit\nfunc f(_ d: UITextFieldDelegate?) -> Bool { d?.textFieldShouldReturn != nil }\n"
    #expect(translate([source]).files[0].source.contains("responds(to: Selector(\"textFieldShouldReturn:\")) == true"))
    let property = "import UIKit\nfunc f(_ i: UIBarButtonItem) { if let a = i.action { print(a) } }\n"
    #expect(!translate([property]).files[0].source.contains("responds"))
  }

  @Test func aCallAndAPropertyOfThatNameAreNoReference() {
    let rest = """
      extension Picker { func call() { _ = delegate?.picker?(self, canPick: 1) } }
      class Shop { var picker: Picker?; var shop: Shop? }
      let p = Shop().shop?.picker

      """
    let source = translate([Self.library + rest]).files[0].source
    #expect(source.contains("_ = (try? delegate?.picker(self, canPick: 1))"))
    #expect(source.contains("let p = Shop().shop?.picker\n"))
  }

  @Test func whoImplementsItInAnotherModuleSaysSoInItsTable() {
    var options = TranslationOptions()
    options.add(translate([Self.library]).interface)
    let source = "class Own: NSObject, PickerDelegate { func picker(_ p: Picker, canPick i: Int) -> Bool { true } }\n"
    let told = Translator(options: options).translate([TranslationInput(path: "/app/A.swift", source: source)])
    #expect(told.files[0].source.contains("\"picker:canPick:\""))
    let silent = Translator().translate([TranslationInput(path: "/app/A.swift", source: source)])
    #expect(!silent.files[0].source.contains("\"picker:canPick:\""))
  }

  @Test func selectorsCallsAndOtherMethodsAreLeftAlone() {
    let rest = "let a = #selector(PickerDelegate.picker(_:canPick:)); let b = x.map(other.pick(_:with:))\n"
    let source = translate([Self.library + rest]).files[0].source
    #expect(source.contains("let a = Selector(\"picker:canPick:\"); let b = x.map(other.pick(_:with:))"))
  }
}
