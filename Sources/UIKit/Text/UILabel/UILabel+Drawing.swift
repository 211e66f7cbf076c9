// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

extension UILabel {
  /// Draws the lines in the middle of the rectangle's height, smaller if they do not fit and may be smaller.
  func drawLines(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let fontScale = fontScale(for: rect.size)
    let options = layoutOptions(width: rect.width, height: rect.height, numberOfLines: numberOfLines)
    let tightening = tightening(fontScale: fontScale, width: rect.width)
    let text = { (shadow: NSShadow??) in
      self.engineText(fontScale: fontScale, onlyShadow: shadow).tightened(by: tightening)
    }
    let whole = TextLayout(text(.none), options: options)
    guard !whole.lines.isEmpty else { return }
    let origin = CGPoint(
      x: rect.minX, y: rect.minY + options.rounded(top(of: whole, fontScale: fontScale, height: rect.height)))
    for shadow in storedAttributedText?.shadows ?? [nil] {
      let isAlone = shadow == nil && (storedAttributedText?.shadows.count ?? 1) == 1
      let layout =
        isAlone
        ? whole : TextLayout(text(.some(shadow)), options: options)
      context.withShadow(shadow ?? ownShadow, traits: traitCollection) { context.draw(layout, at: origin) }
    }
  }

  private var ownShadow: NSShadow? {
    guard let shadowColor else { return nil }
    let shadow = NSShadow()
    shadow.shadowColor = shadowColor
    shadow.shadowOffset = shadowOffset
    return shadow
  }

  /// How many points closer characters stand so that one line need not be cut; 0 where that is not wanted, or not enough.
  private func tightening(fontScale: CGFloat, width: CGFloat) -> CGFloat {
    guard allowsDefaultTighteningForTruncation, numberOfLines == 1 else { return 0 }
    let text = engineText(fontScale: fontScale)
    let full = TextLayout(text, options: layoutOptions(width: .infinity, numberOfLines: 1)).size.width
    let missing = full - width
    guard missing > 0, text.length > 1, missing <= Self.greatestTightening * full else { return 0 }
    return missing / CGFloat(text.length)
  }

  /// The share of its width that a line gives up before it is cut; the factor that text systems of macOS begin with.
  private static let greatestTightening: CGFloat = 0.05

  /// The distance from the top to the first line.
  private func top(of layout: TextLayout, fontScale: CGFloat, height: CGFloat) -> CGFloat {
    let middle = (height - layout.size.height) / 2
    guard fontScale < 1 else { return middle }
    switch baselineAdjustment {
    case .alignCenters: return middle
    case .none: return 0
    case .alignBaselines:
      let full = TextLayout(engineText(), options: layoutOptions(width: .infinity, numberOfLines: 1))
      let fullTop = (height - full.size.height) / 2
      return fullTop + full.firstBaseline - layout.firstBaseline
    }
  }

  /// How much smaller the text is to be.
  func fontScale(for size: CGSize) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines != 0 else { return 1 }
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : Self.leastPointSize / max(font.pointSize, 1)
    let isSingle = numberOfLines == 1
    let options = layoutOptions(
      width: isSingle ? .infinity : size.width, height: isSingle ? .infinity : size.height,
      numberOfLines: numberOfLines)
    return TextFitting.scale(from: 1, to: least) { scale in
      let layout = TextLayout(engineText(fontScale: scale), options: options)
      return isSingle ? layout.size.width <= size.width + 0.001 : !layout.isTruncated
    }
  }

  /// No label makes text smaller than this by itself, in points.
  private static let leastPointSize: CGFloat = 4
}

extension AttributedText {
  /// The text with characters a little closer to each other, in points.
  fileprivate func tightened(by points: CGFloat) -> AttributedText {
    guard points > 0 else { return self }
    let runs = runs.map { run in
      var run = run
      run.attributes.kern = (run.attributes.kern ?? 0) - points
      return run
    }
    return AttributedText(string, runs: runs, defaultAttributes: TextAttributes())
  }
}
