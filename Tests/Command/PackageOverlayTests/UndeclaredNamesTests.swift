// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PackageOverlay

@Suite struct UndeclaredNamesTests {
  @Test func modifiersThatNothingDeclaresAreNamed() {
    let source = """
      struct Page: View {
        var body: some View {
          Text("a")
            .padding(4)
            .shimmering()
            .onTapGesture { go() }
            .font(.body.bold())
            .sparkle {
              Text("b")
            }
            .shimmering(active: true)
          let names = all.map { $0 }
        }
      }
      """
    let declared: Set<String> = ["padding", "onTapGesture", "font"]
    #expect(UndeclaredNames(in: source) { declared.contains($0) }.names == ["shimmering", "sparkle"])
  }
}
