// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The lines above and below a row.
@MainActor final class ListSeparators {
  private var top = SeparatorLine()
  private var bottom = SeparatorLine()
  private var configuration: UIListSeparatorConfiguration?
  /// Whether the list was asked since the row came to its place.
  var isResolved = false
  /// The constraints of the separators' guide that stand for what the list would do.
  var automaticGuide: (leading: NSLayoutConstraint, trailing: NSLayoutConstraint)?

  func layOut(in cell: UICollectionViewListCell) {
    resolve(cell)
    let automatic = cell.automaticSeparatorInsets()
    if let automaticGuide {
      if automaticGuide.leading.constant != automatic.leading { automaticGuide.leading.constant = automatic.leading }
      if automaticGuide.trailing.constant != -automatic.trailing {
        automaticGuide.trailing.constant = -automatic.trailing
      }
    }
    let place = cell.listPlace
    let showsBottom =
      switch configuration?.bottomSeparatorVisibility {
      case .visible: true
      case .automatic:
        !cell.isMarked && cell.neighbour(1)?.isMarked != true
          && (place.map { $0.section.showsBottomSeparator($0) } ?? false)
      case .hidden, nil: false
      }
    let showsTop = configuration?.topSeparatorVisibility == .visible
    show(showsTop, &top, configuration?.topSeparatorInsets, automatic, cell, isTop: true)
    show(showsBottom, &bottom, configuration?.bottomSeparatorInsets, automatic, cell, isTop: false)
  }

  private func resolve(_ cell: UICollectionViewListCell) {
    guard !isResolved else { return }
    guard let place = cell.listPlace, place.role.part == .row else {
      configuration = nil
      isResolved = true
      return
    }
    guard let path = cell.listIndexPath else { return }
    isResolved = true
    configuration = place.section.separators(at: path)
  }

  private func show(
    _ isShown: Bool, _ line: inout SeparatorLine, _ wanted: NSDirectionalEdgeInsets?,
    _ automatic: NSDirectionalEdgeInsets, _ cell: UICollectionViewListCell, isTop: Bool
  ) {
    guard isShown, let configuration, let wanted else { return line.show(nil, .clear, nil, in: cell) }
    // A guide that the app moves wins over the list; insets that the app has set win over both.
    var insets = automatic
    if let guide = cell.separatorGuideInUse {
      let frame = cell.mirrored(guide.layoutFrame)
      if frame.width > 0 {
        insets.leading = frame.minX
        insets.trailing = cell.bounds.width - frame.maxX
      }
    }
    let open = UIListSeparatorConfiguration.automaticInsets
    if wanted.leading != open.leading { insets.leading = wanted.leading }
    if wanted.trailing != open.trailing { insets.trailing = wanted.trailing }
    let thickness = ListMetrics.separator
    let width = max(cell.bounds.width - insets.leading - insets.trailing, 0)
    let y = isTop ? 0 : cell.bounds.height - thickness
    let color =
      cell.isSelected && cell.owningCollectionView?.allowsMultipleSelection == true
      ? configuration.multipleSelectionColor : configuration.color
    line.show(
      cell.mirrored(CGRect(x: insets.leading, y: y, width: width, height: thickness)), color,
      configuration.visualEffect, in: cell)
  }
}

extension UICollectionViewListCell {
  /// The list's own insets: from where the text starts to the row's end, or to the margin of a card.
  func automaticSeparatorInsets() -> NSDirectionalEdgeInsets {
    let content = contentView as? UIListContentView
    let leading = rowInsets().leading + (content.map { $0.plan(width: bounds.width).textStart } ?? rowMargins.leading)
    return NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: rowMargins.trailing)
  }
}
