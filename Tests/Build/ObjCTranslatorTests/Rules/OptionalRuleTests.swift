// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax
import Testing

@testable import ObjCTranslator

@Suite struct OptionalRuleTests {
  private let before = """
    @objc protocol D: AnyObject {
      @objc optional func f(_ x: Int) -> Bool
      @objc optional func g()
    }
    func use(d: D?) {
      d?.g?()
      _ = d?.f?(1) ?? true
      _ = d!.f!(1)
      _ = d?.f?(1).description
    }

    """

  @Test func optionalRequirementsMayThrow() {
    expect(
      before,
      becomes: """
              protocol D: AnyObject {
                         func f(_ x: Int) throws(_TesseraUnimplemented) -> Bool
                         func g() throws(_TesseraUnimplemented)
        }
        func use(d: D?) {
          (try? d?.g())
          _ = (try? d?.f(1)) ?? true
          _ = (try! d!.f(1))
          _ = (try? d?.f(1))?.description
        }

        """)
  }

  @Test func defaultsStandBehindTheFile() {
    let expected =
      "extension D {\n  func f(_ x: Int) throws(_TesseraUnimplemented) -> Bool { throw _TesseraUnimplemented() }\n}"
    #expect(trailer(of: translate([before]).files[0]).contains(expected))
  }

  @Test func callsOfTheFrameworksMethodsAskTheObject() {
    expect(
      "func f(d: UIScrollViewDelegate?, e: UIScrollViewDelegate, s: UIScrollView) {\n  d?.scrollViewDidScroll?(s)\n"
        + "  if let x = e.scrollViewShouldScrollToTop?(s) {}\n  let v = e.viewForZooming?(in: s)\n}\n",
      becomes: "func f(d: UIScrollViewDelegate?, e: UIScrollViewDelegate, s: UIScrollView) {\n"
        + "  _tesseraAnswering(d, \"scrollViewDidScroll:\")?.scrollViewDidScroll(s)\n"
        + "  if let x = _tesseraAnswering(e, \"scrollViewShouldScrollToTop:\")?.scrollViewShouldScrollToTop(s) {}\n"
        + "  let v = _tesseraAnswering(e, \"viewForZoomingIn:\")?.viewForZooming(in: s)\n}\n")
  }

  @Test func callsOfFoundationsMethodsAskToo() {
    expect(
      "func f(d: Any, x: any XMLParserDelegate, p: XMLParser, s: URLSession, t: URLSessionTask, r: URLRequest) {\n"
        + "  (d as? URLSessionTaskDelegate)?.urlSession?(s, task: t, didCompleteWithError: nil)\n"
        + "  x.parser?(p, foundCharacters: \"\")\n}\n",
      becomes:
        "func f(d: Any, x: any XMLParserDelegate, p: XMLParser, s: URLSession, t: URLSessionTask, r: URLRequest) {\n"
        + "  _tesseraAnswering((d as? URLSessionTaskDelegate), \"urlSession:task:didCompleteWithError:\")?"
        + ".urlSession(s, task: t, didCompleteWithError: nil)\n"
        + "  _tesseraAnswering(x, \"parser:foundCharacters:\")?.parser(p, foundCharacters: \"\")\n}\n")
  }

  @Test func aBaseClassOfParsersGetsWhatASubclassImplements() {
    expect(
      "class Base: NSObject, URLSessionDataDelegate {}\n"
        + "class Loader: Base { func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError e: (any Error)?) {} }\n",
      becomes:
        "class Base: NSObject, URLSessionDataDelegate {func urlSession(_ session: URLSession, task: URLSessionTask, "
        + "didCompleteWithError error: (any Error)?) {}; }\n"
        + "class Loader: Base { override func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError e: (any "
        + "Error)?) {} }\n")
  }

  @Test func optionalPropertiesOfTheFrameworkAreOptionalOnce() {
    expect(
      "let a = app.delegate?.window??.rootViewController, b = app.delegate!.window!!.frame, c = x.other??.y\n",
      becomes: "let a = app.delegate?.window?.rootViewController, b = app.delegate!.window!.frame, c = x.other??.y\n")
  }

  @Test func whatIsBoundOfThemIsStillOptional() {
    expect(
      "func f() { if let w = UIApplication.shared.delegate?.window, let v = w { v.show() }; if let x = own?.window {} }\n",
      becomes: "func f() { if let w = UIApplication.shared.delegate.map({ $0.window }), let v = w { v.show() }; "
        + "if let x = own?.window {} }\n")
  }

  @Test func closuresInPropertiesAreLeftAlone() {
    let source =
      "struct S { var onTap: ((Int) -> Void)?; var g: (() -> Void)?; func f() { self.onTap?(1); self.g?() } }\n"
    expect(source, becomes: source)
  }

  @Test func aPropertyOfTheSameNameHidesNoMethodWithLabels() {
    expect(
      "@objc protocol D { @objc optional func list(_ l: V, heightAt i: Int) -> Double }\n"
        + "class V { var list: V?; weak var d: D?\n  func f() { _ = d?.list?(self, heightAt: 1) ?? 2 } }\n",
      becomes:
        "      protocol D: AnyObject {                func list(_ l: V, heightAt i: Int) throws(_TesseraUnimplemented)"
        + " -> Double }\n"
        + "class V { var list: V?; weak var d: D?\n  func f() { _ = (try? d?.list(self, heightAt: 1)) ?? 2 } }\n")
  }

  @Test func optionalPropertiesAreErrorsWithAWayOut() {
    let module = translate(["@objc protocol D {\n  @objc optional static var title: String { get }\n}\n"])
    #expect(
      module.diagnostics.map(\.description) == [
        "/app/A.swift:2:3: error: this optional property can't be translated; write it as "
          + "`@objc optional var name: Type { get }`"
      ])
  }

  @Test func optionalPropertiesMayThrow() {
    let before = """
      @objc protocol D: AnyObject {
        @objc optional var title: String { get }
        @objc optional var badge: Int? { get set }
      }
      final class V {
        weak var delegate: D?
        let title = ""
        func f(_ d: any D, _ v: V) {
          let a = delegate?.title ?? d.title ?? v.title
          if let t = self.delegate?.title?.count, let b = d.badge??.magnitude { print(t, b) }
        }
      }

      """
    expect(
      before,
      becomes: """
              protocol D: AnyObject {
                         var title: String { get throws(_TesseraUnimplemented) }
                         var badge: Int? { get throws(_TesseraUnimplemented) }
        }
        final class V {
          weak var delegate: D?
          let title = ""
          func f(_ d: any D, _ v: V) {
            let a = (try? delegate?.title) ?? (try? d.title) ?? v.title
            if let t = (try? self.delegate?.title)?.count, let b = (try? d.badge)?.magnitude { print(t, b) }
          }
        }

        """)
    #expect(
      trailer(of: translate([before]).files[0]).contains(
        "var badge: Int? { get throws(_TesseraUnimplemented) { throw _TesseraUnimplemented() } }"))
  }

  @Test func readsThatAreOptionalAnywayMayThrowWhateverTheyAreOf() {
    let own = "@objc protocol D { @objc optional var inset: CGFloat { get } }\n"
    func told(_ body: String) -> String { translate([own + body + "\n"]).files[0].source }
    #expect(told("let a = maker()?.inset ?? 8").contains("let a = (try? maker()?.inset) ?? 8"))
    #expect(told("let a = list.map { $0.inset ?? 0 }").contains("{ (try? $0.inset) ?? 0 }"))
    #expect(told("if let a = things().inset { print(a) }").contains("if let a = (try? things().inset) {"))
    #expect(told("let a = maker().part?.inset").contains("let a = (try? maker().part?.inset)"))
    #expect(
      told("print(maker().inset?.rounded(), maker().inset!.magnitude)").contains(
        "((try? maker().inset)?.rounded(), (try? maker().inset)!.magnitude)"))
    for kept in [
      "let a = maker().inset", "maker()?.inset = 7", "maker()?.inset += 7", "maker()?.inset(by: 7)",
      "maker()?.inset?.x = 1",
      "change(&maker().inset)", "let a = maker()?.inset.rounded()",
    ] { #expect(told(kept).contains(kept)) }
  }

  @Test func aBaseClassGetsTheMethodThatASubclassImplements() {
    expect(
      [
        "class Base: UIView, UIScrollViewDelegate {\n  var x = 1\n}\n",
        "class Sub: Base {\n  @objc public func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n",
      ],
      becomes: [
        "class Base: UIView, UIScrollViewDelegate {\n  var x = 1\n"
          + "func scrollViewDidScroll(_ scrollView: UIScrollView) {}; }\n",
        "class Sub: Base {\n        override public func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n",
      ])
  }

  @Test func conformancesThroughRefinedProtocolsCount() {
    let module = translate([
      "class Base: UIView, UICollectionViewDelegate {}\nclass Sub: Base { func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
    ])
    #expect(body(of: module.files[0]).contains("override func scrollViewDidScroll"))
  }

  @Test func classesThatConformThemselvesStay() {
    let source =
      "class A: UIView {}\nclass B: A, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
    expect(source, becomes: source)
  }

  @Test func theShippedListIsReadable() throws {
    #expect(OptionalRequirement.uiKit.count > 150)
    for requirement in OptionalRequirement.uiKit {
      let known = try #require(KnownRequirement(requirement), "\(requirement.signature)")
      #expect(known.returnType == nil || requirement.defaultValue != nil)
      // Read as the compiler's parser reads it.
      let tree = Parser.parse(source: requirement.signature)
      let function = try #require(tree.statements.first?.item.as(FunctionDeclSyntax.self))
      let parsed = KnownRequirement(function, of: known.protocolName)
      #expect(!tree.hasError && tree.statements.count == 1)
      #expect(known.fullName == parsed.fullName && known.returnType == parsed.returnType)
      #expect(known.parameterClause == parsed.parameterClause)
    }
    for odd in ["func f", "var x: Int", "func f(_ a: Int", "func f() throws -> Int", ""] {
      #expect(KnownRequirement(OptionalRequirement(protocolName: "P", signature: odd)) == nil)
    }
    #expect(throws: (any Error).self) { try OptionalRequirementList(json: Array("{".utf8)) }
  }
}
