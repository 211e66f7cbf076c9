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
    #expect(LinuxImports(of: source).untranslated.filter { !$0.isEmpty }.sorted() == modules)
  }

  @Test(arguments: [
    ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", ["UIKit"]),
    ("#if os(iOS) || os(tvOS)\nimport UIKit\n#elseif os(macOS)\nimport Cocoa\n#endif", ["UIKit"]),
    ("#if !os(Linux)\nimport UIKit\n#else\nimport Glibc\n#endif", ["UIKit"]),
  ]) func aTranslatedBuildChoosesAsOneForIOSDoes(_ source: String, _ modules: [String]) {
    #expect(LinuxImports(of: source).translated.sorted() == modules)
  }
}
