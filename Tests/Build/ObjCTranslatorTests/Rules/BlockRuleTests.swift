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

  @Test func whatMethodsDidIsCastFromImplementations() {
    expect(
      """
      import UIKit
      typealias Load = @convention(c) (UIViewController, Selector) -> Void
      func call(_ implementation: IMP, _ object: UIViewController, _ selector: Selector) {
        unsafeBitCast(implementation, to: Load.self)(object, selector)
        unsafeBitCast(implementation, to: (@convention(c) (AnyObject, Selector, Bool) -> Void).self)(object, selector, true)
      }

      """,
      becomes: """
        import UIKit
        typealias Load =                (UIViewController, Selector) -> Void
        func call(_ implementation: IMP, _ object: UIViewController, _ selector: Selector) {
          _tesseraFunction(implementation, to: Load.self)(object, selector)
          _tesseraFunction(implementation, to: (               (AnyObject, Selector, Bool) -> Void).self)(object, selector, true)
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
