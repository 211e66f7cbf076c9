// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import UIKit

/// Where a row of the canvas's system has its content. Lengths are points.
struct CanvasRow: Equatable {
  /// What accessories take at the end, with what stands around them.
  var trailing: CGFloat = 0
  /// The line below, which the content of earlier systems leaves free.
  var line: CGFloat = 0
  /// Of the cell, and of its content.
  var margins = NSDirectionalEdgeInsets.zero
  var contentMargins = NSDirectionalEdgeInsets.zero

  init(_ root: NibCanvas.Root, _ system: CanvasSystem, scale: CGFloat) {
    let element = root.element
    let version = system.version
    let frame = element.rect("frame")
    let card: Double = root.list?["style"] == "insetGrouped" ? 40 : 0
    let isWide = (frame?.width ?? 0) + card >= 414
    // From the edge to where the content of lists begins. The square canvas of old files is none of the wide phones.
    let side: CGFloat = version >= 11 ? (isWide ? 20 : 16) : isWide && scale > 2 ? 20 : 15
    let accessory = Self.accessory(element["accessoryType"] ?? "none", version)
    if accessory > 0 { trailing = accessory + side + (version >= 13 ? 0 : 10) }
    let hasLine = root.list?["separatorStyle"] != "none"
    if version < 13, hasLine { line = Self.line(element, scale) }
    if version >= 11 {
      let above: CGFloat = version >= 26 ? 15 : 11
      margins = NSDirectionalEdgeInsets(top: above, leading: side, bottom: above, trailing: side)
      contentMargins = margins
      if trailing > 0 { contentMargins.trailing = 8 }
    } else {
      let inherits = element.bool("preservesSuperviewLayoutMargins") == true
      margins = NSDirectionalEdgeInsets(top: 8, leading: inherits ? side : 8, bottom: 8, trailing: inherits ? side : 8)
      contentMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
  }

  private static func accessory(_ type: String, _ version: Int) -> CGFloat {
    switch type {
    case "disclosureIndicator": version >= 13 ? 10.5 : 8
    case "checkmark": version >= 13 ? 19.5 : 14
    case "detailButton": version >= 13 ? 25 : 22
    case "detailDisclosureButton": version >= 13 ? 43.5 : 42
    default: 0
    }
  }

  /// A pixel. Files that name no device were laid out in the pixels of the Mac at hand, which only rows tell.
  private static func line(_ element: NibElement, _ scale: CGFloat) -> CGFloat {
    guard let cell = element.rect("frame"), let content = element.child(key: "contentView")?.rect("frame") else {
      return 1 / scale
    }
    let free = cell.height - content.height
    return abs(free - 1) < 0.01 ? 1 : 1 / scale
  }
}

/// A row as the canvas's system has it.
final class CanvasCell: UITableViewCell {
  private var row: CanvasRow?
  private var fillsContent = false

  /// Gives the row the margins of the system, unless the file says its own.
  func take(_ row: CanvasRow, _ element: NibElement) {
    self.row = row
    fillsContent = element["style"] == "IBUITableViewCellStyleDefault" && element["textLabel"] != nil
    func isSaid(_ element: NibElement?) -> Bool {
      element?.child(key: "layoutMargins") != nil || element?.child(key: "directionalLayoutMargins") != nil
    }
    // Not by what the cell has: its table may have given it some already.
    if !isSaid(element) { directionalLayoutMargins = row.margins }
    if !isSaid(element.child(key: "contentView")) { contentView.directionalLayoutMargins = row.contentMargins }
    canvasInsets = UIEdgeInsets(top: 0, left: 0, bottom: row.line, right: row.trailing)
    insetsLayoutMarginsFromSafeArea = false
    contentView.insetsLayoutMarginsFromSafeArea = false
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let row, fillsContent, let label = textLabel, imageView?.image == nil else { return }
    let side = row.margins.leading
    let end = row.trailing > 0 ? 8 : row.margins.trailing
    label.frame = CGRect(
      x: side, y: 0, width: max(contentView.bounds.width - side - end, 0), height: contentView.bounds.height)
  }
}
