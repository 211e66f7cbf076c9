// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Tells apart the places that items have in the data and those that they are shown at.
///
/// The two differ while there are placeholders, or items make room for what is dragged.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Where a section of the data is shown; sections always are where they are in the data.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Which section of the data is shown at a place.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Where an item of the data is shown; `nil` for `nil`.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Where in the data the item is that is shown at a place; `nil` where a placeholder is shown, or a gap.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Has index paths mean places as they are shown, in what is asked and answered within a block.
  ///
  /// That goes for questions, for selecting and for scrolling; changes and what the delegate hears are always of the data.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
