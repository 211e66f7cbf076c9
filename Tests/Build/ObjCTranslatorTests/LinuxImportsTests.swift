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
    ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", ["UIKit"], true),
    ("#if os(iOS) || os(tvOS)\nimport UIKit\n#elseif os(macOS)\nimport Cocoa\n#endif", ["UIKit"], false),
    ("#if !os(Linux)\nimport UIKit\n#else\nimport Glibc\n#endif", ["UIKit"], false),
  ]) func aTranslatedBuildChoosesAsOneForIOSDoes(_ source: String, _ modules: [String], _ needsApple: Bool) {
    let imports = LinuxImports(of: source)
    #expect(imports.translated.sorted() == modules)
    #expect(imports.needsApple == needsApple)
  }
}
