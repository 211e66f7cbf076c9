// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a view is doing, as far as its looks depend on it. Everything defaults to `false`.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  // Unchecked: values of apps' own keys are whatever they put there, as on iOS.

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether a header or footer sticks to an edge of the screen while its section passes.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
