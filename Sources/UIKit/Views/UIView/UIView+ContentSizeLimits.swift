// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// How far text in a view follows the size that people choose.

extension UIView {
  /// The least text size that the view and all below it have; `nil`, the default, for none.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traits.sizeLimits.minimum }
    set { limitTextSize(newValue, traits.sizeLimits.maximum) }
  }

  /// The greatest text size that the view and all below it have; `nil`, the default, for none.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traits.sizeLimits.maximum }
    set { limitTextSize(traits.sizeLimits.minimum, newValue) }
  }

  /// The limits that hold for the view, its own and those of views around it, for a person to read.
  public var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self) { $0.superview }.filter { $0.traits.sizeLimits != ContentSizeLimits() }.map { view in
      let limits = view.traits.sizeLimits
      func text(_ category: UIContentSizeCategory?) -> String { category?.rawValue ?? "none" }
      return "\(type(of: view)): minimum \(text(limits.minimum)), maximum \(text(limits.maximum))"
    }.joined(separator: "\n")
  }

  private func limitTextSize(_ minimum: UIContentSizeCategory?, _ maximum: UIContentSizeCategory?) {
    guard let previous = traits.limit(ContentSizeLimits(minimum: minimum, maximum: maximum)) else { return }
    traitsChanged(from: previous)
  }
}

/// Between which sizes text may be.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// A size that is not known has no limits; where they contradict each other the greatest wins.
  func held(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    var held = category
    if let minimum, held < minimum { held = minimum }
    if let maximum, held > maximum { held = maximum }
    return held
  }
}
