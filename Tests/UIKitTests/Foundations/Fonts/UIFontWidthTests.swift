// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite struct UIFontWidthTests {
  private func width(_ width: UIFont.Width) -> CGFloat {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold, width: width)
    return ("Width" as NSString).size(withAttributes: [.font: font]).width
  }

  @Test func lettersAreNarrowerOrWider() {
    let standard = width(.standard)
    #expect(UIFont.systemFont(ofSize: 20, weight: .bold, width: .standard) == .systemFont(ofSize: 20, weight: .bold))
    #expect(width(.compressed) < width(.condensed) && width(.condensed) < standard && standard < width(.expanded))
  }
}
