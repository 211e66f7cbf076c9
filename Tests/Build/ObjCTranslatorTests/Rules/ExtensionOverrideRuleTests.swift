// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ObjCTranslator

@Suite struct ExtensionOverrideRuleTests {
  @Test func overridesMoveIntoTheClassOfTheFile() {
    expect(
      """
      class Card: UIView {
      }
      extension Card {
        // stays
        @objc override func layoutSubviews() {
          _ = #selector(layoutSubviews)
        }
        func other() {}
      }

      """,
      becomes: """
        class Card: UIView {

        #sourceLocation(file: "/app/A.swift", line: 5)
                override func layoutSubviews() {
            _ = Selector._tessera("layoutSubviews", Card.self, { o in { o.layoutSubviews() } })
          }
        #sourceLocation(file: "/app/A.swift", line: 2)
        }
        extension Card {
          // stays
          


          func other() {}
        }

        """)
  }

  @Test func overridesOfAnotherFileAreForwarded() {
    expect(
      [
        "class Card: UIView {\n}\n",
        "extension Card {\n  override public func hit(_ p: CGPoint, with e: UIEvent?) -> UIView? { print(#function); return nil }\n}\n",
      ],
      becomes: [
        "class Card: UIView {\noverride public func hit(_ p: CGPoint, with e: UIEvent?) -> UIView? "
          + "{ return self._tessera_Card_hit(p, with: e) }; }\n",
        "extension Card {\n                  func _tessera_Card_hit(_ p: CGPoint, with e: UIEvent?) -> UIView? "
          + "{ print(\"hit(_:with:)\"); return nil }\n}\n",
      ])
  }

  @Test func classPropertiesAreForwardedToo() {
    expect(
      [
        "open class Wave: UIView { var x = 1 }\n",
        "extension Wave {\n  open override class var layerClass: AnyClass { A.self }\n"
          + "  override class var isDeep: Bool { true }\n}\n",
      ],
      becomes: [
        "open class Wave: UIView { var x = 1 ; open override class var layerClass: AnyClass "
          + "{ return Self._tessera_Wave_layerClass }; override class var isDeep: Bool "
          + "{ return Self._tessera_Wave_isDeep }; }\n",
        "extension Wave {\n                class var _tessera_Wave_layerClass: AnyClass { A.self }\n"
          + "           class var _tessera_Wave_isDeep: Bool { true }\n}\n",
      ])
  }

  @Test func membersThatASubclassOverridesAreForwarded() {
    let module = translate([
      "class A: UIView {}\nclass B: A { override func f(x: inout Int) throws {} }\n",
      "extension A { func f(x: inout Int) throws {} }\n",
    ])
    #expect(
      body(of: module.files[0]).hasPrefix(
        "class A: UIView {func f(x: inout Int) throws { return try self._tessera_A_f(x: &x) }; }\n"))
    #expect(body(of: module.files[1]) == "extension A { func _tessera_A_f(x: inout Int) throws {} }\n")
  }

  @Test func overridesInExtensionsOfTheFrameworkAreWarnings() {
    let module = translate([
      "extension UILabel {\n  override open func layoutSubviews() { super.layoutSubviews() }\n}\n"
    ])
    #expect(
      module.diagnostics.map(\.description) == [
        "/app/A.swift:2:3: warning: nobody calls this override of 'layoutSubviews' in an extension of 'UILabel', a class of "
          + "another module; put it into a subclass and use that"
      ])
    #expect(
      body(of: module.files[0])
        == "extension UILabel {\n                func _tessera_UILabel_layoutSubviews() { super.layoutSubviews() }\n}\n"
    )
    let stored = translate(["extension UILabel {\n  override var tag: Int { didSet {} }\n}\n"])
    #expect(stored.diagnostics.map(\.severity) == [.error])
  }

  @Test func whatCannotBeForwardedIsAnErrorWithAWayOut() {
    let module = translate(["class A: B {}\n", "extension A { override func f(_ x: Int...) {} }\n"])
    #expect(
      module.diagnostics.map(\.description) == [
        "/app/B.swift:1:15: error: 'f(_:)' in an extension can't be carried into 'A'; move it into the class's body in "
          + "/app/A.swift"
      ])
  }

  @Test func controllersOfTheKitSayWhatAnExtensionSays() {
    expect(
      """
      import UIKit
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var shouldAutorotate: Bool { false }
      }
      extension UIScrollView: Themed {
        override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
        }
      }

      """,
      becomes: """
        import UIKit
        extension UINavigationController: _TesseraOwn_preferredStatusBarStyle, _TesseraOwn_shouldAutorotate {
          public          var _tesseraOwn_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          public var _tesseraOwn_shouldAutorotate: Bool { false }
        }
        extension UIScrollView: Themed, _TesseraOwn_touchesBegan {
                   public func _tesseraOwn_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            _tesseraSuper_touchesBegan(touches, with: event)
          }
        }

        """)
  }

  @Test func whatAnExtensionDoesWhenAControllerIsLoadedIsAskedFor() {
    expect(
      """
      import UIKit
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() {
          super.viewDidLoad()
          interactivePopGestureRecognizer?.delegate = self
        }
      }

      """,
      becomes: """
        import UIKit
        extension UINavigationController: UIGestureRecognizerDelegate, _TesseraOwn_viewDidLoad {
                   public func _tesseraOwn_viewDidLoad() {
            _tesseraSuper_viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
          }
        }

        """)
  }

  @Test func whatAnotherModuleOverridesMovesIntoTheClass() {
    var options = TranslationOptions()
    options.elsewhere.overridden = ["urlSession", "extra", "own"]
    let source = """
      open class Loader: NSObject {
      }
      extension Loader: URLSessionDataDelegate {
        open func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {}
      }
      extension Loader {
        @objc open func extra() -> Int { 1 }
        func own() {}
      }

      """
    let input = TranslationInput(path: "/app/A.swift", source: source)
    let text = Translator(options: options).translate([input]).files[0].source
    let body = text.prefix(upTo: text.range(of: "extension Loader")!.lowerBound)
    #expect(body.contains("open func urlSession(") && body.contains("open func extra()") && !body.contains("own()"))
  }
}
