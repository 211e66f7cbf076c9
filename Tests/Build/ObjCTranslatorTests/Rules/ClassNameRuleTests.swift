// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct ClassNameRuleTests {
  @Test func namesOfClassesAreTheKits() {
    expect(
      "import UIKit\nlet a = NSStringFromClass(Card.self), b = NSClassFromString(a), c = x.NSStringFromClass\n",
      becomes: "import UIKit\nlet a = _tesseraStringFromClass(Card.self), b = _tesseraClassFromString(a), "
        + "c = x.NSStringFromClass\n")
    expect(
      "import UIKit\nlet isTested = objc_getClass(\"XCTestCase\") != nil\n",
      becomes: "import UIKit\nlet isTested = _tesseraGetClass(\"XCTestCase\") != nil\n")
  }

  @Test func anyClassHasADescription() {
    expect(
      """
      import UIKit
      func add(_ type: AnyClass, _ other: UIView.Type, _ made: Maker) -> [String] {
        [type.description(), other.description(), made.description(), Card.description()]
      }

      """,
      becomes: """
        import UIKit
        func add(_ type: AnyClass, _ other: UIView.Type, _ made: Maker) -> [String] {
          [_tesseraDescription(type), other.description(), made.description(), Card.description()]
        }

        """)
  }

  @Test func namesOfObjectiveCAreInTheTables() {
    let source = "import UIKit\n@objc(XYZCard) class Card: UIView {}\nclass Plain: UIView {}\n"
    let added = trailer(of: translate([source]).files[0])
    #expect(added.contains("var table = _TesseraClassTable(Card.self)"))
    #expect(added.contains("table.add(className: \"XYZCard\")"))
    #expect(!added.contains("Plain"))
  }
}
