// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct ModuleInterfaceTests {
  private static let library = """
    @objc public protocol PickerDelegate {
      @objc optional func picker(_ picker: Picker, canPick index: Int) -> Bool
      @objc optional func pickerDidEnd(_ picker: Picker)
    }
    @objc public protocol ListDelegate: PickerDelegate {}
    open class Picker: NSObject { @objc public dynamic var count = 0 }

    """

  private func translated(_ source: String) -> TranslatedModule {
    let library = Translator().translate([TranslationInput(path: "/library/Picker.swift", source: Self.library)])
    var options = TranslationOptions()
    options.add(library.interface)
    return Translator(options: options).translate([TranslationInput(path: "/app/A.swift", source: source)])
  }

  @Test func aModuleSaysWhatItsImportersHaveToKnow() {
    let interface = Translator().translate([TranslationInput(path: "/library/Picker.swift", source: Self.library)])
      .interface
    #expect(
      interface.optionalRequirements.map(\.signature) == [
        "func picker(_ picker: Picker, canPick index: Int) -> Bool", "func pickerDidEnd(_ picker: Picker)",
      ])
    #expect(interface.optionalRequirements.allSatisfy { $0.protocolName == "PickerDelegate" && $0.isThrowing })
    #expect(interface.inheritedProtocols == ["PickerDelegate": [], "ListDelegate": ["PickerDelegate"]])
    #expect(interface.observableProperties == ["count"])
  }

  @Test func callsOfAnotherModulesOptionalMethodsMayFindNobody() {
    let module = translated("let a = d?.picker?(p, canPick: 1) ?? true\n")
    #expect(module.files[0].source.contains("let a = (try? d?.picker(p, canPick: 1)) ?? true"))
  }

  @Test func selectorsOfAnotherModulesOptionalMethodsAreNames() {
    let module = translated("let s = #selector(ListDelegate.pickerDidEnd(_:))\n")
    #expect(module.files[0].source.contains("let s = Selector(\"pickerDidEnd:\")"))
  }

  @Test func subclassesImplementWhatTheirBaseClassInheritsFromAnotherModule() {
    let module = translated(
      "class Base: NSObject, ListDelegate {}\nclass Own: Base { func pickerDidEnd(_ picker: Picker) {} }\n")
    let source = module.files[0].source
    #expect(source.contains("override func pickerDidEnd(_ picker: Picker)"))
    #expect(source.contains("class Base: NSObject, ListDelegate {"))
  }

  @Test func selectorsOfAnotherModulesClassesAreNotWhatOtherClassesWereGiven() {
    let own = "extension UIView { @objc func add(_ number: Int, to: Int) {} }\n"
    let source = translated(own + "class Panel: UIView { let s = #selector(Panel.add) }\n").files[0].source
    #expect(source.contains("add:to:"), "of a class that has it")
    let other = translated(own + "class Panel: UIView { let s = #selector(Picker.add) }\n").files[0].source
    #expect(other.contains("Selector._tessera(\"add\", Picker.self"), "a picker is no view")
  }

  @Test func propertiesOfAnotherModuleAreKnownToTell() {
    #expect(translated("let o = p.observe(\\.count) { _, _ in }\n").diagnostics.isEmpty)
    #expect(translated("let o = p.observe(\\.size) { _, _ in }\n").diagnostics.count == 1)
  }

  @Test func optionalPropertiesOfAnotherModulesProtocolsMayBeMissing() {
    let library = "@objc public protocol Row { @objc optional var title: String { get } }\n"
    var options = TranslationOptions()
    options.add(Translator().translate([TranslationInput(path: "/library/Row.swift", source: library)]).interface)
    let source = "func f(_ r: Row) -> String? { r.title }\n"
    let told = Translator(options: options).translate([TranslationInput(path: "/app/A.swift", source: source)])
    #expect(told.files[0].source.contains("(try? r.title)"))
  }

  @Test func optionalMethodsOfASubclassInAnotherModuleAreOverrides() {
    let library = """
      open class Screen: UIViewController {}
      extension Screen: UITableViewDelegate {
        open func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
      }

      """
    let own = """
      class Own: Screen {
        func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 7 }
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
        func other() {}
      }

      """
    let input = TranslationInput(path: "/app/A.swift", source: own)
    var options = TranslationOptions()
    options.elsewhere = ForeignNames(input)
    let first = Translator(options: options).translate([TranslationInput(path: "/library/A.swift", source: library)])
    #expect(first.files[0].source.contains("{open func tableView(_ tableView: UITableView, heightForRowAt"))
    options = TranslationOptions()
    options.add(first.interface)
    let text = Translator(options: options).translate([input]).files[0].source
    #expect(text.contains("  override func tableView(_ t: UITableView, heightForRowAt"))
    #expect(text.contains("table.add(answers: [\"tableView:heightForRowAt") && text.contains("  func other()"))
  }

  @Test func methodsAreAddedForSubclassesElsewhereOnceAndOnlyWhereThereAreSome() {
    let library = """
      open class Director: NSObject, UIScrollViewDelegate {
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }
      open class Screen: UIViewController, UIScrollViewDelegate {}

      """
    let own = "class Own<T>: Library.Director {\n  func scrollViewDidScroll(_ s: UIScrollView) {}\n}\n"
    let input = TranslationInput(path: "/app/A.swift", source: own)
    var options = TranslationOptions()
    options.elsewhere = ForeignNames(input)
    #expect(options.elsewhere.superclasses == ["Director"])
    let first = Translator(options: options).translate([TranslationInput(path: "/library/A.swift", source: library)])
    let text = first.files[0].source
    #expect(text.components(separatedBy: "open func scrollViewDidScroll(_").count == 2)
    #expect(text.contains("class Screen: UIViewController, UIScrollViewDelegate {}"))
    options = TranslationOptions()
    options.add(first.interface)
    let told = Translator(options: options).translate([input]).files[0].source
    #expect(told.contains("  override func scrollViewDidScroll(_ s"))
  }

  @Test func selectorsOfAnotherModulesMethodsHaveTheirNamesAndReceivers() {
    let library = """
      open class Model: NSObject {
        @objc(customName:with:) open func named(_ a: String, b: String) {}
        @objc public class func heard(_ note: Notification) {}
      }
      open class Second: Model { open override func named(_ a: String, b: String) {} }

      """
    var options = TranslationOptions()
    options.add(Translator().translate([TranslationInput(path: "/library/M.swift", source: library)]).interface)
    let own =
      "class Own: Second {\n let s = [#selector(Second.named(_:b:)), #selector(Model.heard), #selector(Model.other(_:))]\n}\n"
    let told = Translator(options: options).translate([TranslationInput(path: "/app/A.swift", source: own)])
    for text in [
      "_tessera(\"customName:with:\", Second.self, { $0.named(_:b:) })",
      "_tessera(\"heard:\", Model.Type.self", "_tessera(\"other:\", Model.self",
    ] { #expect(told.files[0].source.contains(text)) }
  }

  @Test func functionsAreFoundByTheirLabels() {
    let source =
      "func a() {}; func b(_ x: [Int: (Int, Int)], for y: @escaping (A, B) -> C) {}\n"
      + "public func c<T>(d: T) {}; func e(\n  f g: Map<A, B>,\n  h: Int = max(1, 2)\n) {}\n"
    #expect(
      ForeignNames(TranslationInput(path: "A.swift", source: source)).declared == ["a()", "b(_:for:)", "e(f:h:)"])
  }
}
