// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct LinuxImportsTests {
  @Test(arguments: [
    ("import UIKit\nimport Foundation", ["Foundation", "UIKit"]),
    ("#if canImport(UIKit)\nimport UIKit\n#else\nimport Foundation\n#endif", ["Foundation"]),
    ("#if os(iOS) || os(tvOS)\nimport UIKit\n#endif", []),
    ("#if !os(Linux)\nimport UIKit\n#elseif os(Linux)\nimport Glibc\n#endif", ["Glibc"]),
    ("#if DEBUG\nimport UIKit\n#endif", ["UIKit"]),
    ("import UIKit.UIView\n@testable import Lib\nimport class QuartzCore.CALayer", ["Lib", "QuartzCore", "UIKit"]),
    ("// import UIKit\nlet text = \"import UIKit\"", []),
    ("import", []),
  ]) func branchesThatLinuxLeavesOutDoNotCount(_ source: String, _ modules: [String]) {
    #expect(LinuxImports.modules(in: source).filter { !$0.isEmpty }.sorted() == modules)
  }
}
