// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct VariableArgumentRuleTests {
  @Test func valuesBecomeArgumentsThroughAFunction() {
    expect(
      """
      import Foundation
      let p = NSPredicate(format: "a > %@ AND b == %@", date.start as CVarArg, find(id)! as any CVarArg)

      """,
      becomes: """
        import Foundation; import TesseraShims_Foundation; import UIKit
        let p = NSPredicate(format: "a > %@ AND b == %@", _tesseraVarArg(date.start)           , _tesseraVarArg(find(id)!)               )

        """)
  }

  @Test func otherCastsStay() {
    let source = """
      let a = value as? CVarArg
      let b = values as [CVarArg]

      """
    expect(source, becomes: source)
  }
}
