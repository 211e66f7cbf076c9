// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct RootConformanceRuleTests {
  @Test func classesThatAreNoObjectsOnLinuxAreGivenWhatEveryObjectIs() {
    let own =
      "import Foundation\nprotocol Named { associatedtype Base; var ext: Ext<Base> { get } }\n"
      + "extension Named { var ext: Ext<Self> { Ext(self) } }\nstruct Ext<T> { init(_ t: T) {} }\n"
    let told = translate([own + "extension NSObject: Named {}\n"]).files[0].source
    #expect(
      told.contains(
        "extension NSObject: Named {}; extension FileManager: Named {}; extension NotificationCenter: Named {}"))
  }

  @Test(arguments: [
    "protocol Named { var a: Int { get } }\nextension Named where Self: NSObject { var a: Int { 1 } }\n",
    "protocol Named: NSObject {}\n", "protocol Named { var a: Int { get } }\n",
  ])
  func notThoseWhoseExtensionsAreForObjectsAlone(_ own: String) {
    let told = translate(["import Foundation\n" + own + "extension NSObject: Named {}\n"]).files[0].source
    #expect(!told.contains("FileManager"))
  }
}
