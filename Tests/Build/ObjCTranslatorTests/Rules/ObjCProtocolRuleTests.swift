// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct ObjCProtocolRuleTests {
  @Test func protocolsMarkedForObjectiveCAreForClasses() {
    expect(
      """
      import UIKit
      @objc protocol Plain { func done() }
      @objc(TSRNamed)
      public protocol Named { func done() }
      @objc protocol Child: Plain { }
      @objc protocol Said: AnyObject { }
      @objc protocol Object : NSObjectProtocol { }
      protocol ForAll { }

      """,
      becomes: """
        import UIKit
              protocol Plain: AnyObject { func done() }
                       
        public protocol Named: AnyObject { func done() }
              protocol Child: Plain, AnyObject { }
              protocol Said: AnyObject { }
              protocol Object : NSObjectProtocol { }
        protocol ForAll { }

        """)
  }
}
