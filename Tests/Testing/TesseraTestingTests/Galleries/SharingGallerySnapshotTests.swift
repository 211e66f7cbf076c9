// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// The sheet that shares items and the pictures to choose from, drawn. Look at the pictures when one changes.
@MainActor struct SharingGallerySnapshotTests {
  private final class Pin: UIActivity {
    override var activityTitle: String? { "Pin to Board" }
    override var activityImage: UIImage? { UIImage(systemName: "pin") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  private func share(on screen: TestScreen, _ look: Look = .light) throws {
    let page = ColorPage()
    look.show(page, on: screen)
    let link = try #require(URL(string: "https://example.org/walks"))
    let sheet = UIActivityViewController(
      activityItems: ["A walk in the hills", link, UIImage(systemName: "mountain.2") ?? UIImage()],
      applicationActivities: [Pin()])
    sheet.popoverPresentationController?.sourceView = page.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 200, width: 40, height: 40)
    if look == .mirrored { sheet.traitOverrides.layoutDirection = .rightToLeft }
    page.present(sheet, animated: true)
    screen.advance(by: 1.5)
  }

  @Test(arguments: Look.allCases)
  func aSheetOnAPhone(_ look: Look) throws {
    let screen = look.screen(scale: 2)
    try share(on: screen, look)
    try assertSnapshot(of: screen, named: look.name("sharing"))
  }

  @Test func aPopoverOnAPad() throws {
    let screen = TestScreen(.iPadPro11, scale: 1)
    try share(on: screen)
    try assertSnapshot(of: screen, named: "sharing-pad")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func picturesToChooseFrom(_ style: UIUserInterfaceStyle) throws {
    let screen = TestScreen(.iPhone16, appearance: style, scale: 2)
    let page = ColorPage()
    screen.show(page)
    page.present(UIImagePickerController(), animated: true)
    screen.advance(by: 1.5)
    try assertSnapshot(of: screen, named: style == .dark ? "pictures-dark" : "pictures")
  }
}
