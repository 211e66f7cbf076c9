// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct FoundationNameRuleTests {
  @Test func thereIsOneProcessInfo() {
    expect(
      "import UIKit\nlet v = ProcessInfo().processName, i: ProcessInfo = ProcessInfo()\n",
      becomes: "import UIKit\nlet v = ProcessInfo.processInfo.processName, i: ProcessInfo = "
        + "ProcessInfo.processInfo\n")
    let own = "import UIKit\nstruct ProcessInfo {}\nlet i = ProcessInfo()\n"
    expect(own, becomes: own)
  }

  @Test func anOrderOfNumbersOfTheModulesOwnIsTakenLast() {
    expect(
      "import UIKit\nfunc < (a: NSNumber, b: NSNumber) -> Bool { true }\nfunc < (a: Int, b: NSNumber) -> Bool { true }\n",
      becomes: "import UIKit\n@_disfavoredOverload func < (a: NSNumber, b: NSNumber) -> Bool { true }\n"
        + "func < (a: Int, b: NSNumber) -> Bool { true }\n")
  }

  @Test func bytesOfACastAreKept() {
    let file = translate(["import UIKit\nlet bytes = (data as NSData).bytes\nlet others = data.bytes\n"]).files[0]
    #expect(file.source.contains("let bytes = (data as NSData)._tesseraBytes"))
    #expect(file.source.contains("let others = data.bytes"))
  }
}
