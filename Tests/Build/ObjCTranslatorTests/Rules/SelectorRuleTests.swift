// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct SelectorRuleTests {
  /// The translation of one expression inside a class with a few methods.
  private func selector(_ expression: String) -> String {
    let source = """
      import UIKit
      class Base: UIView { func inherited(_ a: Any) {}; func special(x: Int) {} }
      extension UIView { func ofView() {} }
      class Foo: Base {
        let helper: Helper = Helper()
        func tap() {}
        func press(_ sender: UIButton) {}
        func didTap(sender: Any) {}
        func both(_ a: Int, event: Int) {}
        func twice(_ a: Int) {}
        func twice(_ a: String) {}
        static func shared(_ x: Int) {}
        var title = ""
        func use() { _ = \(expression) }
      }
      class Helper { func help(_ a: Any) {} }

      """
    let lines = body(of: translate([source]).files[0]).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("  func use()") } ?? ""
    return String(line.dropFirst("  func use() { _ = ".count).dropLast(2))
  }

  @Test(arguments: [
    ("#selector(tap)", #"Selector._tessera("tap", Foo.self, { o in { o.tap() } })"#),
    ("#selector(self.tap)", #"Selector._tessera("tap", Foo.self, { o in { o.tap() } })"#),
    ("#selector(press)", #"Selector._tessera("press:", Foo.self, { $0.press(_:) })"#),
    ("#selector(Foo.press(_:))", #"Selector._tessera("press:", Foo.self, { $0.press(_:) })"#),
    ("#selector(didTap(sender:))", #"Selector._tessera("didTapWithSender:", Foo.self, { $0.didTap(sender:) })"#),
    ("#selector(both)", #"Selector._tessera("both:event:", Foo.self, { $0.both(_:event:) })"#),
    ("#selector(inherited(_:))", #"Selector._tessera("inherited:", Foo.self, { $0.inherited(_:) })"#),
    ("#selector(ofView)", #"Selector._tessera("ofView", Foo.self, { o in { o.ofView() } })"#),
    (
      "#selector(twice(_:) as (String) -> Void)",
      #"Selector._tessera("twice:", Foo.self, { $0.twice(_:) as (String) -> Void })"#
    ),
    (
      "#selector(Foo.twice(_:) as (Foo) -> (Int) -> Void)",
      #"Selector._tessera("twice:", Foo.self, { $0.twice(_:) as (Int) -> Void })"#
    ),
    ("#selector(Foo.shared(_:))", #"Selector._tessera("shared:", Foo.Type.self, { $0.shared(_:) })"#),
    ("#selector(helper.help)", #"Selector._tessera("help:", like: helper, { $0.help(_:) })"#),
    ("#selector(UIView.endEditing(_:))", #"Selector._tessera("endEditing:", UIView.self, { $0.endEditing(_:) })"#),
    ("#selector(UIView.layoutIfNeeded)", #"Selector._tessera("layoutIfNeeded", UIView.self, { $0.layoutIfNeeded })"#),
    ("#selector(getter: title)", #"Selector._tessera("title", Foo.self, { o in { o.title } })"#),
    (
      "#selector(getter: UIApplication.shared)",
      #"Selector._tessera("shared", UIApplication.Type.self, { o in { o.shared } })"#
    ),
    ("#selector(setter: Foo.title)", #"Selector._tessera("setTitle:", Foo.self, { o in { o.title = $0 } })"#),
  ])
  func selectorsCarryNameAndMethod(before: String, after: String) {
    #expect(selector(before) == after)
    #expect(selector(after) == after)
  }

  @Test func overloadsAreToldApartByTheirTypes() {
    let source = """
      import UIKit
      class A: UIView {
        @objc(one:) func f(_ a: Int) {}
        @objc(two:) func f(_ a: UIButton?) {}
        @objc func g() {}
        @objc func g(_ a: Int) {}
        let a = #selector(f(_:) as (UIButton?) -> Void), b = #selector(A.f(_:) as (A) -> (Int) -> Void)
        let c = #selector(g as () -> Void), d = #selector(A.g as (A) -> (Int) -> Void)
      }

      """
    let text = body(of: translate([source]).files[0])
    #expect(text.contains(#"Selector._tessera("two:", A.self, { $0.f(_:) as (UIButton?) -> Void })"#))
    #expect(text.contains(#"Selector._tessera("one:", A.self, { $0.f(_:) as (Int) -> Void })"#))
    #expect(text.contains(#"Selector._tessera("g", A.self, { $0.g as () -> Void })"#))
    #expect(text.contains(#"Selector._tessera("g:", A.self, { $0.g as (Int) -> Void })"#))
  }

  @Test func optionalRequirementsGoByName() {
    let source = """
      import UIKit
      @objc protocol P: NSObjectProtocol { @objc optional func may(_ a: Int); func must() }
      class A: NSObject, P, UIScrollViewDelegate {
        func must() {}
        func may(_ a: Int) {}
        func scrollViewDidScroll(_ s: UIScrollView) {}
        func scrollViewDidZoom(_ s: UIScrollView) {}
      }
      let a = #selector(P.may), b = #selector(UIScrollViewDelegate.scrollViewDidScroll), c = #selector(P.must)
      let d = #selector(UICollectionViewDelegate.scrollViewDidScroll(_:))

      """
    let output = translate([source]).files[0]
    let text = body(of: output)
    #expect(text.contains(#"a = Selector("may:"), b = Selector("scrollViewDidScroll:")"#))
    #expect(text.contains(#"c = Selector._tessera("must", P.self, { o in { o.must() } })"#))
    #expect(text.contains(#"d = Selector("scrollViewDidScroll:")"#))
    let table = trailer(of: output)
    #expect(table.contains(#"Selector._tessera("may:", A.self, { $0.may(_:) })"#))
    #expect(table.contains(#"Selector._tessera("scrollViewDidScroll:", A.self, { $0.scrollViewDidScroll(_:) })"#))
    // Not asked for in the module, but perhaps elsewhere: a name is enough to say that it is there.
    #expect(!table.contains(#"Selector._tessera("scrollViewDidZoom:""#))
    #expect(table.contains(#"table.add(answers: ["scrollViewDidScroll:", "scrollViewDidZoom:"])"#))
  }

  @Test func aPatternIsAName() {
    let source =
      "class A: NSObject {\n  @objc func one() {}\n  @objc func two(_ a: Any) {}\n"
      + "  func run(_ s: Selector) { switch s { case #selector(one), #selector(A.two(_:)): break; default: break } }\n}\n"
    #expect(translate([source]).files[0].source.contains("case Selector(\"one\"), Selector(\"two:\"): break"))
  }

  @Test func namesFollowObjectiveC() {
    #expect(ObjCName.selector(base: "tap", labels: []) == "tap")
    #expect(ObjCName.selector(base: "tap", labels: ["_"]) == "tap:")
    #expect(ObjCName.selector(base: "tap", labels: ["_", "event"]) == "tap:event:")
    #expect(ObjCName.selector(base: "didTap", labels: ["sender"]) == "didTapWithSender:")
    #expect(ObjCName.selector(base: "move", labels: ["to"]) == "moveTo:")
    #expect(ObjCName.selector(base: "move", labels: ["toView"]) == "moveToView:")
    #expect(ObjCName.selector(base: "moveTo", labels: ["place"]) == "moveToPlace:")
    #expect(ObjCName.selector(base: "`default`", labels: ["_", "_"]) == "default::")
    #expect(ObjCName.setter(property: "title") == "setTitle:")
  }

  @Test func lineBreaksInsideASelectorStay() {
    expect(
      "import UIKit\nclass A: UIView {\n  func tap() {}\n  lazy var s = #selector(\n    tap\n  )\n  let x = 1\n}\n",
      becomes: "import UIKit\nclass A: UIView {\n  func tap() {}\n"
        + "  lazy var s = Selector._tessera(\"tap\", A.self, { o in { o.tap() } }\n\n)\n  let x = 1\n}\n")
  }

  @Test func selectorsOutsideATypeAndOddOnesAreErrors() {
    let module = translate(["import UIKit\nlet a = #selector(tap)\nclass B { func x() { #selector(1 + 2) } }\n"])
    #expect(
      module.diagnostics.map(\.description) == [
        "/app/A.swift:2:9: error: #selector outside a type needs the type's name: #selector(Type.tap)",
        "/app/A.swift:3:22: error: this #selector can't be read; write it as #selector(Type.method(_:)) or "
          + "Selector(\"method:\")",
      ])
  }

  @Test func methodsThatNoSelectorCanCallAreErrors() {
    let module = translate(["class A {\n  func f() async {}\n  func g() { _ = #selector(f) }\n}\n"])
    #expect(
      module.diagnostics.map(\.description) == [
        "/app/A.swift:3:18: error: 'f()' can't be a selector: it is async; call it from a method that isn't"
      ])
  }

  @Test func keyPathsBecomeStrings() {
    expect(
      "let a = #keyPath(Foo.bar.baz), b = #keyPath(name), c = #keyPath(a?.b)\n",
      becomes: "let a = \"bar.baz\", b = \"name\", c = \"a.b\"\n")
  }
}
