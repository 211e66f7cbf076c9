// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct AttributeRuleTests {
  @Test func attributesLeaveSpacesSoThatColumnsHold() {
    expect(
      """
      import UIKit
      @IBDesignable @objcMembers public class Card: UIView {
        @IBOutlet private weak var title: UILabel! // @IBOutlet in a comment
        @IBInspectable var radius: CGFloat = 0
        @IBAction func open(_ sender: Any) {}
        @objc(name) func named() {}
        @nonobjc func plain() {}
        @available(iOS 13, *) @objc @discardableResult func both() -> Int { 1 }
      }
      @objc enum Kind: Int { case a }

      """,
      becomes: """
        import UIKit
                                   public class Card: UIView {
                    private weak var title: UILabel! // @IBOutlet in a comment
                         var radius: CGFloat = 0
                    func open(_ sender: Any) {}
                      func named() {}
                   func plain() {}
          @available(iOS 13, *)       @discardableResult func both() -> Int { 1 }
        }
              enum Kind: Int { case a }

        """)
  }

  @Test func attributeOnItsOwnLineKeepsTheLines() {
    expect(
      "class A {\n  @objc(\n    long:\n  )\n  func long(_ x: Any) {}\n  @objc\n  func b() {}\n}\n",
      becomes: "class A {\n        \n         \n   \n  func long(_ x: Any) {}\n       \n  func b() {}\n}\n"
        .replacing("class A {", with: "class A {"))
  }

  @Test func mainAttributesBecomeOne() {
    expect("@UIApplicationMain\nclass A {}\n", becomes: "@main\nclass A {}\n")
    expect("@NSApplicationMain class A {}\n", becomes: "@main class A {}\n")
    expect("@main class A {}\n", becomes: "@main class A {}\n")
  }

  @Test func managedAndDynamicStay() {
    let source = "class A { @NSManaged var a: Int; dynamic var b = 1 }\n"
    expect(source, becomes: source)
  }
}
