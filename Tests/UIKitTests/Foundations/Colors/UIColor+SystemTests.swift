// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIColorSystemTests {
  private static let backgrounds: [(UIColor, base: [CGFloat], elevated: [CGFloat])] = [
    (.systemBackground, [0, 0, 0], [28, 28, 30]),
    (.secondarySystemBackground, [28, 28, 30], [44, 44, 46]),
    (.tertiarySystemBackground, [44, 44, 46], [58, 58, 60]),
    (.systemGroupedBackground, [0, 0, 0], [28, 28, 30]),
    (.secondarySystemGroupedBackground, [28, 28, 30], [44, 44, 46]),
    (.tertiarySystemGroupedBackground, [44, 44, 46], [58, 58, 60]),
  ]

  private func components(
    of color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel
  ) -> [CGFloat] {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
    ])
    let components = color.resolvedColor(with: traits).cgColor.components ?? []
    return components.prefix(3).map { ($0 * 255).rounded() }
  }

  @Test func backgroundsAreLighterOnWhatLiesAboveInTheDarkOnly() {
    for (color, base, elevated) in Self.backgrounds {
      #expect(components(of: color, .dark, .base) == base)
      #expect(components(of: color, .dark, .unspecified) == base)
      #expect(components(of: color, .dark, .elevated) == elevated)
      #expect(components(of: color, .light, .elevated) == components(of: color, .light, .base))
    }
    #expect(components(of: .label, .dark, .elevated) == [255, 255, 255])
  }

  @Test func aSheetInTheDarkHasTheBackgroundOfWhatLiesAbove() {
    let root = UIViewController()
    let phone = Phone(root: root)
    let sheet = UIViewController()
    phone.window.overrideUserInterfaceStyle = .dark
    sheet.view.backgroundColor = .systemBackground
    root.present(sheet, animated: false)
    phone.frame()
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.view.layer.backgroundColor?.components?.first == 28.0 / 255)
  }
}
