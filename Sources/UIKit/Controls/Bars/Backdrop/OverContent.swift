// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What stands over content that goes under a bar is light over dark content and dark over light.

/// A part of a bar that goes by the content behind it: a platter, a title.
@preconcurrency @MainActor protocol OverContent: UIView {
  /// Whether the content behind was dark when it was last looked at; `nil` before.
  var isOverDark: Bool? { get set }
  /// Whether the part goes by content at all.
  var followsContent: Bool { get }
}

/// A bar with such parts.
@preconcurrency @MainActor protocol BarOverContent: UIView {
  /// The parts that content can be seen behind.
  var partsOverContent: [any OverContent] { get }
  /// Whether the bar has no background of its own.
  var showsContent: Bool { get }
  /// The parts have changed.
  func partsDidChange()
}

extension OverContent {
  /// Takes the style that suits what lies behind; returns whether it has found anything else than before.
  fileprivate func adapt(in bar: any BarOverContent) -> Bool {
    let isDarkByItself = bar.traitCollection.userInterfaceStyle == .dark
    var isDark = isDarkByItself
    if bar.showsContent, followsContent, let luma = lumaBehind(bar) {
      isDark = luma < ((isOverDark ?? isDarkByItself) ? BarTone.leavesDark : BarTone.turnsDark)
    }
    let style: UIUserInterfaceStyle = isDark == isDarkByItself ? .unspecified : isDark ? .dark : .light
    let old = isOverDark
    isOverDark = isDark
    // The whole interface may have turned dark, and what is behind with it.
    guard overrideUserInterfaceStyle != style else { return old != nil && old != isDark }
    if old != nil { fadeToNextLook() }
    overrideUserInterfaceStyle = style
    return true
  }

  /// The mean of what is seen behind three places of the part.
  private func lumaBehind(_ bar: any BarOverContent) -> CGFloat? {
    var (sum, count): (CGFloat, CGFloat) = (0, 0)
    for share in [0.15, 0.5, 0.85] {
      let place = convert(CGPoint(x: bounds.minX + bounds.width * share, y: bounds.midY), to: bar)
      guard let luma = bar.layer.brightnessBehind(place) else { continue }
      sum += luma
      count += 1
    }
    return count > 0 ? sum / count : nil
  }
}

/// How dark content must be to count as dark. Two thresholds, so that what is between them does not flicker. Chosen.
enum BarTone {
  static let turnsDark: CGFloat = 0.4
  static let leavesDark: CGFloat = 0.5

  @MainActor static func isDark(_ color: UIColor, in traits: UITraitCollection) -> Bool {
    let rgba = color.resolvedCGColor(with: traits).rgba
    return 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue < 0.45
  }
}

extension BarOverContent {
  /// Brings the parts in line with what lies behind them now; returns whether any has changed.
  func adaptToContent() -> Bool {
    guard window != nil, !isHidden, alpha > 0 else { return false }
    var hasChanged = false
    for part in partsOverContent where part.adapt(in: self) { hasChanged = true }
    if hasChanged { partsDidChange() }
    return hasChanged
  }
}

extension UIView {
  /// Has what the view is about to look like fade in over what it looks like now.
  func fadeToNextLook() {
    guard UIView.areAnimationsEnabled else { return }
    let fade = CATransition()
    fade.duration = BarMetrics.titleFade
    layer.add(fade, forKey: kCATransition)
  }
}

extension UIWindow {
  /// A bar is in the window from now on.
  func follow(_ bar: any BarOverContent) {
    barsOverContent.removeAll { $0.object == nil || $0.object?.window !== self || $0.object === bar }
    barsOverContent.append(WeakReference(bar as UIView))
  }

  /// Brings the window's bars in line with the content behind them; returns whether any has changed.
  func adaptBarsToContent() -> Bool {
    var hasChanged = false
    for reference in barsOverContent {
      guard let bar = reference.object as? any BarOverContent, bar.window === self else { continue }
      if bar.adaptToContent() { hasChanged = true }
    }
    return hasChanged
  }
}
