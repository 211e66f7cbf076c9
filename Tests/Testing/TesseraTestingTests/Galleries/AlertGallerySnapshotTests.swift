// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Alerts, action sheets and items that are shown large, drawn. Look at the pictures when one changes.
@MainActor struct AlertGallerySnapshotTests {
  private func present(_ alert: UIAlertController, _ look: Look, _ device: TestDevice, _ name: String) throws {
    let screen = look.screen(device)
    let page = ColorPage()
    look.show(page, on: screen)
    screen.step()
    if look == .mirrored { alert.traitOverrides.layoutDirection = .rightToLeft }
    alert.popoverPresentationController?.sourceView = page.view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 40, height: 40)
    page.present(alert, animated: false)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: look.name(name))
  }

  @Test(arguments: Look.allCases)
  func alert(_ look: Look) throws {
    let alert = UIAlertController(
      title: "Delete “Holidays”?", message: "It goes from all of your devices.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    try present(alert, look, .iPhone16, "alert")
  }

  @Test(arguments: [Look.light, .dark])
  func alertWithFields(_ look: Look) throws {
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      field.text = "secret"
      field.isSecureTextEntry = true
    }
    let actions = ["Sign In", "Forgotten", "Later"].map { UIAlertAction(title: $0, style: .default) }
    for action in actions { alert.addAction(action) }
    alert.preferredAction = actions[0]
    actions[1].isEnabled = false
    try present(alert, look, .iPhoneSE, "fields")
  }

  private func sheet() -> UIAlertController {
    let sheet = UIAlertController(
      title: "Photo", message: "Where should it come from?", preferredStyle: .actionSheet)
    for title in ["Camera", "Library"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Remove", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }

  @Test(arguments: Look.allCases)
  func actionSheet(_ look: Look) throws { try present(sheet(), look, .iPhone16, "sheet") }

  @Test func actionSheetOnAPad() throws { try present(sheet(), .light, .iPadMini, "sheet-pad") }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func itemShownLarge(_ style: UIUserInterfaceStyle) throws {
    let screen = TestScreen(
      .iPhoneSE, appearance: style, textSize: .accessibilityLarge, scale: 1)
    let page = ColorPage()
    screen.show(page)
    let item = UIView(frame: CGRect(x: 40, y: 560, width: 50, height: 50))
    item.backgroundColor = .systemBlue
    item.showsLargeContentViewer = true
    item.largeContentTitle = "Favorites"
    item.largeContentImage = UIImage(systemName: "star.fill")
    page.view.addSubview(item)
    page.view.addInteraction(UILargeContentViewerInteraction())
    screen.step()
    let finger = screen.touchDown(at: CGPoint(x: 60, y: 580))
    screen.advance(by: 2)
    try assertSnapshot(of: screen, named: style == .dark ? "large-item-dark" : "large-item")
    finger.lift()
  }
}
