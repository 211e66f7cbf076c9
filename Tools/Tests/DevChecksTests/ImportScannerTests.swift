// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct ImportScannerTests {
  private func modules(_ source: String) -> [String] {
    ImportScanner.imports(in: CodeText(source)).map(\.module)
  }

  @Test(arguments: [
    "import UIKit", "@testable import UIKit", "internal import UIKit", "@_exported public import UIKit",
    "@preconcurrency @testable import UIKit", "@_spi(Private) package import UIKit", "import struct UIKit.CGRect",
    "import class UIKit.UIView", "import func UIKit.UIGraphicsBeginImageContext", "import UIKit.Sub",
    "@testable\nimport UIKit", "import /* why */ UIKit", "import\n  UIKit", "import `UIKit`", "  import UIKit // so",
    "#if os(Linux)\nimport UIKit\n#endif", "let a = 1; import UIKit",
  ])
  func everyFormIsSeen(source: String) {
    #expect(modules(source) == ["UIKit"])
  }

  @Test func severalStandOnALine() {
    #expect(modules("import A; import B") == ["A", "B"])
  }

  @Test(arguments: [
    "// import UIKit", "/* import UIKit */", "let text = \"import UIKit\"", "\"\"\"\nimport UIKit\n\"\"\"",
    "f(import: module)", "rule.import(module)", "importUIKit()", "#if canImport(UIKit)\n#endif", "import",
  ])
  func whatIsNoImportIsNone(source: String) {
    #expect(modules(source).isEmpty)
  }

  @Test func linesCountFromOne() {
    #expect(ImportScanner.imports(in: CodeText("// a\n\nimport A\n")) == [Import(module: "A", line: 3)])
  }
}
