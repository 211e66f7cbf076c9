// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Rows of an outline: their level, and taps that open and close them.

extension UICollectionViewListCell {
  private var outlineSource: (any OutlineDataSource)? { owningCollectionView?.heldDataSource as? any OutlineDataSource }

  /// Takes over from the data source how the row stands in an outline.
  func adoptOutlineState() {
    guard let source = outlineSource, let path = placePath, let state = source.outlinePosition(of: path) else { return }
    if status.isExpanded != state.isExpanded { status.isExpanded = state.isExpanded }
    if indentationLevel != state.level { indentationLevel = state.level }
  }

  /// Opens or closes the row's item.
  func toggleOutline() {
    guard let source = outlineSource, let path = listIndexPath, let state = source.outlinePosition(of: path) else {
      return
    }
    source.setExpanded(!state.isExpanded, at: path)
    UIView.animate(withDuration: 0.25) { self.adoptOutlineState() }
  }

  /// Whether a tap anywhere on the row opens and closes its item.
  var togglesOnTap: Bool {
    accessories.contains { accessory in
      guard accessory.accessoryType == .outlineDisclosure, !accessory.options.isHidden else { return false }
      switch accessory.options.style {
      case .header: return true
      case .cell: return false
      case .automatic: return status.listRole?.part == .header
      }
    }
  }

  /// Does what a tap on the row does apart from selecting it; `false` where that is nothing.
  func handleRowTap() -> Bool {
    guard togglesOnTap else { return false }
    for accessory in accessories where accessory.accessoryType == .outlineDisclosure {
      if let handler = accessory.actionHandler { handler() } else { toggleOutline() }
    }
    return true
  }
}

// Rows turn their marks when a snapshot expands or collapses them, too.
extension UICollectionViewListCell: OutlineRow {}
