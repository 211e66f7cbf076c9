// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RasterServer
import Testing

@testable import UIKit

/// Lists of all kinds, drawn; `TESSERA_PICTURES` names a folder to see them in.
@MainActor struct ListGalleryTests {
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func appearancesAreDrawn(_ style: UIUserInterfaceStyle) throws {
    for appearance in [Appearance.plain, .grouped, .insetGrouped, .sidebar] {
      let list = makeList(appearance)
      try draw(list, style, "\(appearance)")
    }
    let wide = makeList(.insetGrouped, width: 820)
    try draw(wide, style, "pad")
  }

  private func makeList(_ appearance: Appearance, width: CGFloat = 390) -> ListFixture {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
        UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) },
      ])
    }
    let list = ListFixture(
      [
        .init(
          header: "General", rows: ["Name", "Software", "Selected", "Swiped"],
          footer: "A footer note that says more of it."),
        .init(
          header: "Accessories",
          rows: ["Disclosure", "Checkmark", "Label", "Detail", "Outline", "Switch"], footer: "Two"),
        .init(header: "Editing", rows: ["Delete", "Insert", "Select"], footer: nil),
      ], configuration, width: width, height: 1100)
    list.fill = { cell, path in
      guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
      switch (path.section, path.item) {
      case (0, 0):
        content = .valueCell()
        content.text = "Name"
        content.secondaryText = "iPhone"
        cell.accessories = [.disclosureIndicator()]
      case (0, 1):
        content.secondaryText = "Version 26.0, with everything that belongs to it"
        content.image = Self.picture()
      case (1, 0): cell.accessories = [.disclosureIndicator()]
      case (1, 1): cell.accessories = [.checkmark()]
      case (1, 2): cell.accessories = [.label(text: "12"), .disclosureIndicator()]
      case (1, 3): cell.accessories = [.detail(), .disclosureIndicator()]
      case (1, 4):
        cell.accessories = [.outlineDisclosure()]
        cell.status.isExpanded = true
      case (1, 5):
        cell.indentationLevel = 1
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 28))
        view.backgroundColor = .systemGreen
        view.layer.cornerRadius = 14
        cell.accessories = [
          .customView(configuration: .init(customView: view, placement: .trailing(), maintainsFixedSize: true))
        ]
      case (2, 0): cell.accessories = [.delete(displayed: .always), .reorder(displayed: .always)]
      case (2, 1): cell.accessories = [.insert(displayed: .always), .reorder(displayed: .always)]
      case (2, 2): cell.accessories = [.multiselect(displayed: .always)]
      default: break
      }
      cell.contentConfiguration = content
    }
    list.settle()
    list.view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    if let cell = list.cell(0, 3) {
      UIView.performWithoutAnimation { _ = list.view.listSwipes?.open(cell, isLeading: false) }
    }
    return list.settle()
  }

  private static func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { context in
      UIColor.systemOrange.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 7).fill()
    }
  }

  private func draw(_ list: ListFixture, _ style: UIUserInterfaceStyle, _ name: String) throws {
    list.window.overrideUserInterfaceStyle = style
    list.window.layoutIfNeeded()
    let bitmap = try Rendering.bitmap(list.window)
    #expect(bitmap.width == Int(list.window.bounds.width * 2))
    if let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(
        "list-\(name)-\(style == .dark ? "dark" : "light").png")
      try Data(bitmap.pngData()).write(to: file)
    }
  }
}
