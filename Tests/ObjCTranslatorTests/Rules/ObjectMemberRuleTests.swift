// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct ObjectMemberRuleTests {
  @Test func membersOfTextsAreFoundByName() {
    expect(
      """
      import Foundation
      let found = names.contains { ($0 as AnyObject).lowercased == "b" }
      let other = (names as AnyObject).priority
      let sure = (names as! NSString).lowercased

      """,
      becomes: """
        import Foundation; import TesseraShims_Foundation
        let found = names.contains { _ObjectMembers($0             ).lowercased == "b" }
        let other = (names as AnyObject).priority
        let sure = (names as! NSString).lowercased

        """)
  }
}
