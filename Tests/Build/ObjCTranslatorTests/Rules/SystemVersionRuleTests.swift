// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct SystemVersionRuleTests {
  @Test func theSystemsVersionIsTheDevices() {
    expect(
      """
      import UIKit
      let a = ProcessInfo.processInfo.isOperatingSystemAtLeast(v)
      let b = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
      let c = ProcessInfo().operatingSystemVersionString
      let d = report.operatingSystemVersion

      """,
      becomes: """
        import UIKit
        let a = ProcessInfo.processInfo._tesseraIsOperatingSystemAtLeast(v)
        let b = ProcessInfo.processInfo._tesseraOperatingSystemVersion.majorVersion
        let c = ProcessInfo.processInfo._tesseraOperatingSystemVersionString
        let d = report.operatingSystemVersion

        """)
  }
}
