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

  /// What counts where content has gone under the bar.
  func overContent(isCompact: Bool) -> Appearance { (isCompact ? others[.compact] : nil) ?? storedStandard }

  /// What counts where content rests beside the bar, if that was said.
  func besideContent(isCompact: Bool) -> Appearance? {
    (isCompact ? others[.compactScrollEdge] : nil) ?? others[.scrollEdge]
  }

  private func kept(_ appearance: Appearance) -> Appearance {
    // The bars' classes of appearances copy themselves as such, an app's subclasses of them too.
    let copy = appearance.makeCopy() as! Appearance
    copy.onChange = onChange
    return copy
  }
}
