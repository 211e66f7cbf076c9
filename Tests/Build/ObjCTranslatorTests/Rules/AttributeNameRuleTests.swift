// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct AttributeNameRuleTests {
  @Test func dictionariesOfOldNamesAreOfTodaysType() {
    expect(
      """
      import UIKit
      let a = [NSFontAttributeName: f, NSKernAttributeName: 2] as [String: Any]
      let b: [String : AnyObject] = [NSFontAttributeName: f]
      label.show(text, attributes: [NSFontAttributeName: f] as [String : Any]?)
      var c = [String: Any]()
      c[NSLinkAttributeName] = url
      class C { var d: [String: Any]? = [:]; func f() { self.d?[NSFontAttributeName] = 1; d![NSFontAttributeName] = 2 } }

      """,
      becomes: """
        import UIKit
        let a = [NSFontAttributeName: f, NSKernAttributeName: 2] as [NSAttributedString.Key: Any]
        let b: [NSAttributedString.Key : Any] = [NSFontAttributeName: f]
        label.show(text, attributes: [NSFontAttributeName: f] as [NSAttributedString.Key : Any]?)
        var c = [NSAttributedString.Key: Any]()
        c[NSLinkAttributeName] = url
        class C { var d: [NSAttributedString.Key: Any]? = [:]; func f() { self.d?[NSFontAttributeName] = 1; d![NSFontAttributeName] = 2 } }

        """)
  }

  @Test func otherDictionariesStay() {
    let text = "import UIKit\nlet a: [String: Any] = [\"x\": NSFontAttributeName]\nlet b = [NSFontAttributeName: f]\n"
    expect(text, becomes: text)
  }
}
