// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A line between rows.
@MainActor struct SeparatorLine {
  private(set) var view: UIView?

  /// Shows the line at the front of a row, or takes it from sight where there is no frame for it.
  mutating func show(_ frame: CGRect?, _ color: UIColor, _ effect: UIVisualEffect?, in row: UIView) {
    guard let frame else {
      view?.isHidden = true
      return
    }
    let line = Self.line(view, color, effect)
    if line !== view {
      view?.removeFromSuperview()
      line.isUserInteractionEnabled = false
      view = line
      UIView.performWithoutAnimation { line.frame = frame }
      row.addSubview(line)
    }
    if line.isHidden {
      line.isHidden = false
      if AnimationContext.current != nil {
        UIView.performWithoutAnimation { line.alpha = 0 }
        line.alpha = 1
      }
    }
    if line.frame != frame { line.frame = frame }
  }

  /// A view with the look of a line: the one that was there, where it serves.
  private static func line(_ old: UIView?, _ color: UIColor, _ effect: UIVisualEffect?) -> UIView {
    guard let effect else {
      let view = old.flatMap { $0 is UIVisualEffectView ? nil : $0 } ?? UIView()
      if view.backgroundColor != color { view.backgroundColor = color }
      return view
    }
    let view = old as? UIVisualEffectView ?? UIVisualEffectView(effect: effect)
    view.effect = effect
    view.contentView.backgroundColor = effect is UIVibrancyEffect ? color : nil
    return view
  }
}
