// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

/// What comes of it when it runs stands in the package `Corners`.
@Suite struct OwnInitRuleTests {
  @Test func aClassMakesItsObjectsByItsOwnInit() {
    let source = translate([
      "import UIKit\npublic final class Card: UIView {\n  public init() { super.init(frame: .zero) }\n}\n"
    ]).files[0].source
    #expect(source.contains("class Card: UIView, _TesseraMade {"))
    #expect(
      source.contains(
        "public class func _tesseraMade(_ type: AnyClass) -> AnyObject? { type == Card.self ? Card() : nil }"))
  }

  @Test func classesBelowOverrideIt() {
    let sources = translate([
      "import UIKit\nopen class Page: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }\n"
        + "class Sub: Page {}\nclass Other: Page { init(title: String) { super.init() } }\n"
    ])
    let text = sources.files[0].source
    #expect(text.contains("open class func _tesseraMade"))
    #expect(
      text.contains("override class func _tesseraMade(_ type: AnyClass) -> AnyObject? { type == Sub.self ? Sub() "))
    #expect(!text.contains("Other()"))
    var options = TranslationOptions()
    options.add(sources.interface)
    let own =
      "import UIKit\nclass Own: Page { override init() { super.init() }; init(a: Int) { super.init() } }\n"
      + "class Plain: Page { init() { super.init() } }\n"
    let told = Translator(options: options).translate([TranslationInput(path: "/app/A.swift", source: own)]).files[0]
      .source
    #expect(told.contains("override class func _tesseraMade(_ type: AnyClass) -> AnyObject? { type == Plain.self"))
    #expect(!told.contains("_TesseraMade"), "its superclass conforms")
  }

  @Test(arguments: [
    "class A: NSObject { override init() {} }",
    "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
    "class A: UIView { init() throws { super.init(frame: .zero) } }", "class A: Unknown { init() {} }",
    "class A: UIView { @available(*, unavailable) init() { fatalError() } }", "struct A { init() {} }",
  ])
  func othersAreLeftAsTheyAre(source: String) {
    #expect(!translate(["import UIKit\n" + source + "\n"]).files[0].source.contains("_tesseraMade"))
  }
}
