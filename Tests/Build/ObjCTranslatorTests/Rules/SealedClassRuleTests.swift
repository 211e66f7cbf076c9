// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct SealedClassRuleTests {
  private static let imports = "import Foundation; import func CoreFoundation.CFTreeGetTypeID\n"

  @Test func classesOfFoundationCanBeInheritedFrom() {
    for name in ["Thread", "NSLock"] {
      expect("import Foundation\nclass W: \(name) {}\n", becomes: Self.imports + "class W: \(name) {}\n")
    }
    expect(
      ["import Foundation\nclass W: Thread {}\n", "import Foundation\nclass V: W {}\n"],
      becomes: [Self.imports + "class W: Thread {}\n", Self.imports + "class V: W {}\n"])
  }

  @Test func bundlesAreMadeAsObjectsAre() {
    expect(
      "import Foundation\nclass B: Bundle {\n  let l: String\n  init(l: String) { self.l = l; super.init() }\n}\n",
      becomes: Self.imports
        + "class B: Bundle {\n  let l: String\n  init(l: String) { self.l = l; super.init(path: Bundle.main.bundlePath)! }\n}\n"
    )
    let empty = body(of: translate(["import Foundation\nclass B: Bundle {}\n"]).files[0])
    #expect(empty.contains("convenience init() { self.init(path: Bundle.main.bundlePath)! }"))
  }

  @Test func sessionsAreMadeAsObjectsAre() {
    expect(
      "import UIKit\nclass S: URLSession {\n  override init() {}\n  init(d: Data) {\n    self.d = d\n  }\n  let d: Data?\n}\n",
      becomes: "import UIKit; import FoundationNetworking\nclass S: URLSession {\n"
        + "           init() { super.init(configuration: .default) }\n"
        + "  init(d: Data) {\n    self.d = d\n  ; super.init(configuration: .default) }\n  let d: Data?\n}\n")
  }

  @Test func otherClassesNeedNothing() {
    for source in [
      "import Foundation\nclass W: Operation {}\n", "import Foundation\nclass Thread {}\nclass W: Thread {}\n",
    ] {
      expect(source, becomes: source)
    }
  }
}
