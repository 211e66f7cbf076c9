// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct PreviewRuleTests {
  @Test func previewsGoAndLinesStay() {
    let module = translate([
      "import UIKit\n#Preview {\n  Box.init()\n}\n@available(iOS 17, *)\n#Preview(\"Named\", traits: .landscapeLeft) { Box() }\n"
        + "class Box: UIView {}\n"
    ])
    let lines = module.files[0].source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix(7)
      .map { $0.allSatisfy { $0 == " " } ? "" : String($0) }
    #expect(lines == ["import UIKit", "", "", "", "", "", "class Box: UIView {}"])
    #expect(module.diagnostics.isEmpty)
  }

  @Test func namesInPreviewsAreNotLookedAt() {
    let module = translate(["import UIKit\nimport SceneKit\n#Preview { SCNView() }\n"])
    #expect(module.missing.isEmpty)
  }
}
