// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a view is doing, as far as its looks depend on it.
public protocol UIConfigurationState: Sendable {
  /// Creates a state in which nothing is the case.
  init(traitCollection: UITraitCollection)

  /// The traits to resolve looks with.
  var traitCollection: UITraitCollection { get set }

  /// A value of the app's own; `nil` where it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a value that an app keeps in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
