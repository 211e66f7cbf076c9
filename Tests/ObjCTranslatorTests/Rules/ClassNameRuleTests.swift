// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct ClassNameRuleTests {
  @Test func namesOfClassesAreTheKits() {
    expect(
      "import UIKit\nlet a = NSStringFromClass(Card.self), b = NSClassFromString(a), c = x.NSStringFromClass\n",
      becomes: "import UIKit\nlet a = _tesseraStringFromClass(Card.self), b = _tesseraClassFromString(a), "
        + "c = x.NSStringFromClass\n")
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
}
