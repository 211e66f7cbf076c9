// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct BlockRuleTests {
  @Test func handlersOfAlertsAreCastFromObjects() {
    expect(
      """
      import UIKit
      extension UIAlertAction {
        typealias Handler = @convention(block) (UIAlertAction) -> Void
        func tap() {
          guard let block = value(forKey: "handler") else { return }
          unsafeBitCast(block as AnyObject, to: Handler.self)(self)
          let pointer = UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(block as AnyObject).toOpaque())
          unsafeBitCast(pointer, to: UIAlertAction.Handler.self)(self)
        }
      }

      """,
      becomes: """
        import UIKit
        extension UIAlertAction {
          typealias Handler =                    (UIAlertAction) -> Void
          func tap() {
            guard let block = value(forKey: "handler") else { return }
            _tesseraBlock(block as AnyObject, to: Handler.self)(self)
            let pointer = UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(block as AnyObject).toOpaque())
            _tesseraBlock(pointer, to: UIAlertAction.Handler.self)(self)
          }
        }

        """)
  }

  @Test func otherCastsStay() {
    let source = """
      let bits = unsafeBitCast(1.0, to: UInt64.self)
      typealias Function = @convention(c) (Int) -> Void

      """
    expect(source, becomes: source)
  }
}
