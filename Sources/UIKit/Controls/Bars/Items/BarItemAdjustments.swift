// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What was said of an item's looks by metrics and state, before there were appearances.
struct BarItemAdjustments {
  struct Key: Hashable {
    let state: UIControl.State
    let metrics: UIBarMetrics
    let style: UIBarButtonItem.Style?

    init(_ state: UIControl.State, _ metrics: UIBarMetrics, _ style: UIBarButtonItem.Style? = nil) {
      (self.state, self.metrics, self.style) = (state, metrics, style)
    }
  }

  var titles: [UIBarMetrics: UIOffset] = [:]
  var backTitles: [UIBarMetrics: UIOffset] = [:]
  var backgrounds: [Key: UIImage] = [:]
  var backBackgrounds: [Key: UIImage] = [:]
  var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]

  /// How far the title is moved; what is said for the default metrics counts where there is nothing for compact ones.
  func title(isBack: Bool, isCompact: Bool) -> UIOffset? {
    let said = isBack ? backTitles : titles
    return (isCompact ? said[.compact] : nil) ?? said[.default]
  }

  /// The picture behind the item.
  func background(isBack: Bool, isCompact: Bool, _ state: UIControl.State, _ style: UIBarButtonItem.Style) -> UIImage? {
    let said = isBack ? backBackgrounds : backgrounds
    for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
      for state in state == .normal ? [state] : [state, .normal] {
        if let image = said[Key(state, metrics, style)] ?? said[Key(state, metrics)] { return image }
      }
    }
    return nil
  }

  /// How far that picture is moved down.
  func backgroundOffset(isBack: Bool, isCompact: Bool) -> CGFloat {
    let said = isBack ? backBackgroundOffsets : backgroundOffsets
    return (isCompact ? said[.compact] : nil) ?? said[.default] ?? 0
  }
}

extension UIBarButtonItem {
  /// The item with its proxies behind it, those that count most first.
  private func sayers(in view: UIView) -> [BarItemAdjustments] {
    ([self] + BarItemProxies.proxies(for: self, shownBy: view).reversed())
      .compactMap { ($0 as? UIBarButtonItem)?.adjustments }
  }

  func shownTitleOffset(isBack: Bool, isCompact: Bool, in view: UIView) -> UIOffset {
    sayers(in: view).lazy.compactMap { $0.title(isBack: isBack, isCompact: isCompact) }.first ?? .zero
  }

  /// The picture behind the item, and how far it is moved down.
  func shownBackground(
    isBack: Bool, isCompact: Bool, _ state: UIControl.State, in view: UIView
  ) -> (image: UIImage, offset: CGFloat)? {
    for adjustments in sayers(in: view) {
      if let image = adjustments.background(isBack: isBack, isCompact: isCompact, state, style) {
        return (image, adjustments.backgroundOffset(isBack: isBack, isCompact: isCompact))
      }
    }
    return nil
  }
}
