// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// Puts single rows where a table would, two pixels a point.
@MainActor final class RowFixture {
  let window: TestWindow
  private let width: CGFloat

  init(width: CGFloat = 375, textSize: UIContentSizeCategory = .large) {
    self.width = width
    window = makeWindow(width, 667)
    window.overrideTraits {
      $0.displayScale = 2
      $0.preferredContentSizeCategory = textSize
    }
  }

  static func place(_ change: (inout TableRowPlace) -> Void = { _ in }) -> TableRowPlace {
    var place = TableRowPlace()
    place.layoutMargins = UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16)
    place.hasSeparatorBelow = true
    change(&place)
    return place
  }

  /// A row as high as it would like to be.
  @discardableResult func show<Cell: UITableViewCell>(
    _ cell: Cell, _ place: TableRowPlace = RowFixture.place(), height: CGFloat? = nil
  ) -> Cell {
    window.addSubview(cell)
    cell.place = place
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height ?? cell.preferredHeight(fittingWidth: width))
    cell.layoutIfNeeded()
    return cell
  }

  func row(
    _ style: UITableViewCell.CellStyle = .default, text: String? = "Text", detail: String? = nil,
    _ place: TableRowPlace = RowFixture.place(), height: CGFloat? = nil, _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    if let text { cell.textLabel?.text = text }
    if let detail { cell.detailTextLabel?.text = detail }
    change(cell)
    return show(cell, place, height: height)
  }
}

extension RowFixture {
  func row(
    _ place: TableRowPlace, text: String? = "Text", _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell { row(.default, text: text, place, change) }
}

extension UITableViewCell {
  /// The lines that are seen, top to bottom.
  var lines: [CGRect] {
    subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }.map(\.frame).sorted { $0.minY < $1.minY }
  }

  /// The frames of the marks that are seen, from the leading edge.
  var marks: [AccessoryMark: CGRect] {
    Dictionary(
      uniqueKeysWithValues: subviews.compactMap { $0 as? AccessoryMarkView }.map { ($0.mark, $0.frame) })
  }

  /// What is behind the content.
  var fill: UIColor? { backgroundConfiguration?.backgroundColor }
}
