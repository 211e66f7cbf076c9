// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A collection view on a stage, whose clock a test steps: ten rows of 300 × 40 points are on the screen.
@MainActor final class CollectionStage: CollectionFixture {
  let stage: Stage

  /// `setUp` registers what the fixture does not.
  init(
    _ sections: [[String]], height: CGFloat = 400, layout: UICollectionViewLayout? = nil,
    setUp: (UICollectionView) -> Void = { _ in }
  ) {
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 300, height: 40)
    rows.minimumLineSpacing = 0
    stage = Stage(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    super.init(sections, height: height, layout: layout ?? rows, setUp: setUp)
    // The fixture's own would stand in front.
    window.isHidden = true
    stage.window.addSubview(view)
    stage.frame()
    cellsAsked = 0
  }

  /// A cell by its text, leaving ones too; the frontmost of several.
  func cell(_ text: String) -> CountingCell? {
    view.subviews.compactMap { $0 as? CountingCell }.last { $0.text == text }
  }

  /// The vertical place on the screen of the middle of a cell, as shown now; the cell's text names it.
  func shownY(_ text: String) -> CGFloat? {
    guard let cell = cell(text) else { return nil }
    return cell.shown.position.y - view.shown.bounds.origin.y
  }

  /// How opaque a cell is shown now.
  func shownAlpha(_ text: String) -> Float? { cell(text)?.shown.opacity }
}

extension CGFloat? {
  /// Whether a length is there and within a thousandth of a point of another.
  func isNear(_ other: CGFloat) -> Bool { map { abs($0 - other) < 0.001 } ?? false }
}

/// How far an ease-in-out animation is at a quarter, and at half, of its time.
let easedQuarter: CGFloat = 0.12916
