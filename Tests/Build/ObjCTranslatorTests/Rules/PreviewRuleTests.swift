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

  @Test func typesThatProvidePreviewsGoAndViewsStay() {
    let module = translate([
      """
      import SwiftUI
      struct Wrapper<Child: UIViewController>: UIViewControllerRepresentable {
        let child: Child
        func makeUIViewController(context: Context) -> Child { child }
        func updateUIViewController(_ child: Child, context: Context) {}
      }
      final class Page: UIViewController {
        @objc func tap() {}
      }
      @available(iOS 13.0, *)
      struct PagePreviews: PreviewProvider {
        static var previews: some View {
          Wrapper(child: Page())
        }
      }
      """
    ])
    #expect(module.missing.isEmpty)
    let source = module.files.map(\.source).joined()
    for name in ["PreviewProvider", "PagePreviews", "available"] { #expect(!source.contains(name), "\(name)") }
    #expect(source.contains("import SwiftUI"))
    #expect(source.contains("struct Wrapper<Child: UIViewController>: UIViewControllerRepresentable {"))
    #expect(source.contains("final class Page: UIViewController {"))
  }

  @Test func traitsOfPreviewsGoWithThem() {
    let source = translate([
      """
      import SwiftUI
      struct Sample: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content }
      }
      extension PreviewTrait where T == Preview.ViewTraits {
        @MainActor static var sample: Self = .modifier(Sample())
      }
      #Preview(traits: .sample) {
        @Previewable @State var isOn = false
        Text("on")
      }
      let kept = 1
      """
    ]).files[0].source
    #expect(!source.contains("Sample") && !source.contains("PreviewTrait") && !source.contains("Previewable"))
    #expect(source.contains("let kept = 1"))
  }

  @Test func aModuleOfTheProjectsOwnKeepsItsViews() {
    let source = "protocol View {}\nstruct Box: View {}\nvar box: View { Box() }\n"
    #expect(translate([source]).files[0].source.hasSuffix(source))
  }
}
