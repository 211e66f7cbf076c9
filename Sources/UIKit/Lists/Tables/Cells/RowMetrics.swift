// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Figures of table rows, in points; measured on iOS 26 where no comment says otherwise.
@MainActor enum RowMetrics {
  /// The least height of a row: of one that shows nothing.
  static let least: CGFloat = 44
  /// Above and below a single line, together.
  static let aroundLine: CGFloat = 31.5
  /// Above and below several lines, together.
  static let aroundLines: CGFloat = 27.5
  /// Of a row with a subtitle: above the text, between the texts, below the second.
  static let aboveSubtitled: CGFloat = 8
  static let aboveSubtitle: CGFloat = 3
  static let leastBelowSubtitle: CGFloat = 12.5
  static let belowSubtitle: CGFloat = 11.33
  /// The least gap between texts that stand side by side.
  static let betweenTexts: CGFloat = 6
  /// Between picture and text; not measured.
  static let afterPicture: CGFloat = 16
  /// The column of the first text in `value2` cells and the gap after it; not measured.
  static let value2Column: CGFloat = 91
  /// From content to an accessory.
  static let beforeAccessory: CGFloat = 8
  /// The room in which check marks and detail buttons stand in the middle.
  static let accessoryRoom: CGFloat = 24
  /// Margins of a cell that is in no table.
  static let margins = UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16)

  /// A length that follows the size of text, by body text's leading.
  static func scaled(_ length: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: traits)
  }

  /// How much larger than usual text is, by body text's leading.
  static func growth(_ traits: UITraitCollection) -> CGFloat {
    let measure: CGFloat = 300
    return scaled(measure, traits) / measure
  }
}

/// Figures of the controls beside an edited row.
///
/// They were measured at three sizes of text: the usual one, the largest but for accessibility, and a third. Between those
/// they are taken to grow evenly.
struct EditFigures {
  /// From the margin to the middle of the control at the start, which all sizes share.
  static let controlCentre: CGFloat = 12
  /// The disc of that control.
  let disc: CGFloat
  /// From the margin to the content.
  let content: CGFloat
  /// The grip's width.
  let grip: CGFloat

  init(growth: CGFloat) {
    func between(_ figures: (CGFloat, CGFloat, CGFloat)) -> CGFloat {
      let (middle, large): (CGFloat, CGFloat) = (29.0 / 22, 40.0 / 22)
      if growth <= 1 { return figures.0 }
      if growth < middle { return figures.0 + (figures.1 - figures.0) * (growth - 1) / (middle - 1) }
      if growth < large { return figures.1 + (figures.2 - figures.1) * (growth - middle) / (large - middle) }
      return figures.2
    }
    // On half points, as they were measured.
    func rounded(_ figure: CGFloat) -> CGFloat { (figure * 2).rounded() / 2 }
    disc = rounded(between((22, 29, 33)))
    content = rounded(between((24, 31.5, 39)))
    grip = rounded(between((27, 36.5, 41)))
  }
}
