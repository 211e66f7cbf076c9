// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a drawing of text was asked for and what came of it.
open class NSStringDrawingContext: NSObject {
  /// How much smaller text may become to fit, from 0 (not at all) to 1.
  open var minimumScaleFactor: CGFloat = 0
  /// How much smaller text became in the last drawing or measurement.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Where the text was in the last drawing or measurement.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {
    super.init()
  }
}
