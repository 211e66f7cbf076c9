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

  @Test func whatOnlyTheCanvasShowsGoesWithSwiftUI() {
    let module = translate([
      """
      import SwiftUI

      struct Wrapper<Child: UIViewController>: UIViewControllerRepresentable {
        let child: Child
        func makeUIViewController(context: Context) -> Child { child }
        func updateUIViewController(_ child: Child, context: Context) {}
      }
      extension UIViewController {
        private struct Frame: UIViewControllerRepresentable { let page: UIViewController }
        func toPreview() -> some View { Frame(page: self) }
        var inset: CGFloat { 8 }
      }
      """,
      """
      import UIKit
      import SwiftUI
      final class Page: UIViewController {
        @objc func tap() {}
      }
      @available(iOS 13.0, *)
      struct PagePreviews: PreviewProvider {
        static var previews: some View {
          Wrapper(child: Page())
          Page().toPreview().ignoresSafeArea()
        }
      }
      """,
    ])
    #expect(module.missing.isEmpty)
    #expect(module.diagnostics.allSatisfy { $0.severity == .warning })
    let source = module.files.map(\.source).joined()
    for name in ["SwiftUI", "Wrapper", "Frame", "toPreview", "PreviewProvider", "available"] {
      #expect(!source.contains(name), "\(name)")
    }
    #expect(source.contains("var inset: CGFloat { 8 }"))
    #expect(source.contains("final class Page: UIViewController {"))
  }

  @Test func aViewOfSwiftUIsThatTheAppShowsIsAnError() {
    let module = translate([
      """
      import SwiftUI
      struct Inner: View { var body: some View { Text("Hello") } }
      struct Content: View { var body: some View { Inner() } }
      struct ContentPreviews: PreviewProvider { static var previews: some View { Content() } }
      """,
      "import UIKit\nimport SwiftUI\nfunc page() -> UIViewController { UIHostingController(rootView: Content()) }\n",
    ])
    #expect(module.missing.map(\.name) == ["SwiftUI"])
    #expect(module.missing.first?.names == ["Text", "UIHostingController", "View"])
    #expect(module.diagnostics.contains { $0.severity == .error })
  }

  @Test func aModuleOfTheProjectsOwnKeepsItsViews() {
    let source = "protocol View {}\nstruct Box: View {}\nvar box: View { Box() }\n"
    #expect(translate([source]).files[0].source.hasSuffix(source))
  }
}
