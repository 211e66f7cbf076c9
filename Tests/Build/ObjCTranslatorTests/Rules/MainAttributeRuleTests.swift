// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct MainAttributeRuleTests {
  @Test func oldSpellingsBecomeTheNewOne() {
    expect("@UIApplicationMain\nclass A {}\n", becomes: "@main\nclass A {}\n")
    expect("@main class A {}\n", becomes: "@main class A {}\n")
  }

  @Test(arguments: ["@UIApplicationMain", "@main"])
  func theSourceOfALibraryHasNoEntryPoint(_ attribute: String) {
    var options = TranslationOptions()
    options.omitsMain = true
    let module = Translator(options: options).translate([
      TranslationInput(path: "A.swift", source: "\(attribute) class A {}\n")
    ])
    let blank = String(repeating: " ", count: attribute.count)
    #expect(module.files[0].source.hasSuffix("\n\(blank) class A {}\n"))
  }
}
