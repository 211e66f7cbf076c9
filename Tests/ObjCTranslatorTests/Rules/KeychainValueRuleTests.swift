// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct KeychainValueRuleTests {
  @Test func constantsBecomeObjectsWhereDictionariesHoldSuch() {
    expect(
      """
      import Foundation
      import Security
      var query: [String: AnyObject] = [kSecClass as String: kSecClassGenericPassword]
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      query[kSecReturnData as String] = kCFBooleanTrue
      let name = kSecAttrService

      """,
      becomes: """
        import Foundation; import CoreGraphics
        import TesseraShims_Security
        var query: [String: AnyObject] = [kSecClass as String: kSecClassGenericPassword as AnyObject]
        query[kSecMatchLimit as String] = kSecMatchLimitOne as AnyObject
        query[kSecReturnData as String] = kCFBooleanTrue
        let name = kSecAttrService

        """)
  }

  @Test func constantsStayWhatTheyAreElsewhere() {
    let source = """
      import TesseraShims_Security
      var query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, "a": kSecAttrService as String]
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      SecItemDelete(query as CFDictionary)

      """
    expect(source, becomes: source)
  }

  @Test func foundationsDictionariesBecomeSwifts() {
    expect(
      "import Security\nlet q = NSMutableDictionary()\nSecItemDelete(q as CFDictionary)\n",
      becomes: "import TesseraShims_Security\nlet q = NSMutableDictionary()\nSecItemDelete(q as! CFDictionary)\n")
  }

  @Test func constantsBecomeFoundationsTextsByAnotherLabel() {
    expect(
      "import Security\nlet k = NSString(format: kSecClass), n = NSString(format: \"%d\", 1)\n",
      becomes: "import TesseraShims_Security\nlet k = NSString(string: kSecClass), n = NSString(format: \"%d\", 1)\n")
  }
}
