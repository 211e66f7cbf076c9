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
}
