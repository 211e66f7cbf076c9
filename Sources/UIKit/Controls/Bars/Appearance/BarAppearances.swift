// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a bar looks in each of its states. As on iOS it has copies of its own, and follows their changes.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
  /// States that are as another one unless they have an appearance of their own.
  enum State {
    /// Height is compact.
    case compact
    /// Content rests beside the bar.
    case scrollEdge
    case compactScrollEdge
  }

  /// What something else than the bar says of the states, as an item does.
  struct Others {
    var overContent: Appearance?
    var besideContent: Appearance?
  }

  private var storedStandard: Appearance
  private var others: [State: Appearance] = [:]
  private let onChange: () -> Void

  /// - Parameter onChange: Told that an appearance is another one, or looks otherwise; not of the first one.
  init(_ standard: Appearance, onChange: @escaping () -> Void) {
    storedStandard = standard
    self.onChange = onChange
    standard.onChange = onChange
  }

  /// Whatever has no appearance of its own.
  var standard: Appearance {
    get { storedStandard }
    set {
      storedStandard = kept(newValue)
      onChange()
    }
  }

  subscript(state: State) -> Appearance? {
    get { others[state] }
    set {
      others[state] = newValue.map(kept)
      onChange()
    }
  }

  /// What counts now.
  ///
  /// - Parameters:
  ///   - isAtEdge: Whether content rests beside the bar.
  ///   - isTranslucent: Whether content may be seen behind the bar.
  func shown(isAtEdge: Bool, isCompact: Bool, isTranslucent: Bool, besides item: Others = Others()) -> Appearance {
    let standard = item.overContent ?? (isCompact ? others[.compact] : nil) ?? storedStandard
    guard isAtEdge else { return isTranslucent ? standard : opaque(standard) }
    let edge = item.besideContent ?? (isCompact ? others[.compactScrollEdge] : nil) ?? others[.scrollEdge]
    if let edge { return edge }
    if !isTranslucent { return opaque(standard) }
    let isSeen = standard.coversContent || standard.shadowColor != nil || standard.shadowImage != nil
    return isSeen ? copy(standard) { $0.configureWithTransparentBackground() } : standard
  }

  /// The same with a background that nothing shows through.
  private func opaque(_ appearance: Appearance) -> Appearance {
    appearance.coversContent ? appearance : copy(appearance) { $0.configureWithOpaqueBackground() }
  }

  private func kept(_ appearance: Appearance) -> Appearance {
    let copy = copy(appearance) { _ in }
    copy.onChange = onChange
    return copy
  }

  private func copy(_ appearance: Appearance, changed: (Appearance) -> Void) -> Appearance {
    // The bars' classes of appearances copy themselves as such, an app's subclasses of them too.
    let copy = appearance.makeCopy() as! Appearance
    changed(copy)
    return copy
  }
}

/// Whether a bar is light or dark by itself: its own style besides the one that every view has.
struct BarInterfaceStyle {
  var bar = UIBarStyle.default
  /// What `overrideUserInterfaceStyle` was set to.
  var own = UIUserInterfaceStyle.unspecified

  /// What the bar overrides the inherited style with.
  var override: UIUserInterfaceStyle { bar.interfaceStyle(besides: own) }
}
