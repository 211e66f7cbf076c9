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
  /// From the edges to texts of the cell's style.
  let side: CGFloat
  /// From such a text to what stands beside the content.
  let gap: CGFloat
  /// The gap between the image view and the text.
  let afterPicture: CGFloat
  /// Whether the labels of all cell styles follow systems before iOS 26.
  let placesTexts: Bool

  init(_ root: NibCanvas.Root, _ system: CanvasSystem, _ device: CanvasDevice) {
    let scale = device.scale
    let element = root.element
    let version = system.version
    let isWide = system.isWide((root.list ?? element).rect("frame")?.width ?? 0)
    // From the edge of the row, or of the card, to the content. The square canvas of old files is not a wide phone.
    switch root.list?["style"] {
    case "insetGrouped": side = device.isPad || isWide ? 20 : 16
    case _ where version >= 26 && device.isPad: side = 16
    default: side = version >= 11 ? (isWide ? 20 : 16) : isWide && scale > 2 ? 20 : 15
    }
    gap = version >= 11 ? 8 : 2
    afterPicture = version >= 11 ? 16 : 15
    placesTexts = version < 26
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
    case "checkmark": version >= 13 ? 24 : 14
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
  private var style = ""
  /// Text measurement for the labels of the cell's style.
  private var texts: [ObjectIdentifier: CanvasText] = [:]

  /// Gives the row the margins of the system, unless the file says its own.
  ///
  /// - Parameter texts: Text measurement for the labels of the cell.
  func take(_ row: CanvasRow, _ element: NibElement, texts: [ObjectIdentifier: CanvasText]) {
    self.row = row
    self.texts = texts
    style = element["textLabel"] == nil ? "" : element["style"] ?? ""
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
    guard let row, row.placesTexts || style == "IBUITableViewCellStyleDefault", let label = textLabel else { return }
    let room = contentView.bounds.size
    var start = row.side
    if let picture = imageView, let size = picture.image?.size, size.width > 0 {
      let height = min(size.height, room.height)
      let width = size.width * height / size.height
      picture.frame = CGRect(x: row.side, y: ((room.height - height) / 2).rounded(), width: width, height: height)
      start += width + row.afterPicture
    }
    let end = row.trailing > 0 ? row.gap : row.side
    let width = max(room.width - start - end, 0)
    switch style {
    case "IBUITableViewCellStyleDefault":
      label.frame = CGRect(x: start, y: 0, width: width, height: room.height)
    case "IBUITableViewCellStyleSubtitle":
      guard let detail = detailTextLabel else { return }
      let (one, two) = (natural(label, width), natural(detail, width))
      let top = max(((room.height - one.height - two.height) / 2).rounded(.up), 0)
      label.frame = CGRect(origin: CGPoint(x: start, y: top), size: one)
      detail.frame = CGRect(origin: CGPoint(x: start, y: top + one.height), size: two)
    case "IBUITableViewCellStyleValue1":
      guard let detail = detailTextLabel else { return }
      let one = natural(label, width)
      let two = natural(detail, width - one.width)
      label.frame = CGRect(
        x: start, y: ((room.height - one.height) / 2).rounded(.up), width: one.width, height: one.height)
      detail.frame = CGRect(
        x: room.width - end - two.width, y: ((room.height - two.height) / 2).rounded(.up), width: two.width,
        height: two.height)
    default: break
    }
  }

  private func natural(_ label: UILabel, _ most: CGFloat) -> CGSize {
    var size = label.intrinsicContentSize
    if let text = texts[ObjectIdentifier(label)] {
      size = CGSize(width: text.width(of: label), height: text.rounded(size, isWrapped: false).height)
    }
    return CGSize(width: min(max(size.width, 0), max(most, 0)), height: max(size.height, 0))
  }
}
