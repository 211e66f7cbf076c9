// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import OpenCombine

// OpenCombine declares these, but not where it finds a module named Combine while it is compiled. Where both exist the
// members are the same; the mark lets the compiler choose.

extension Optional {
  /// A publisher of an optional's value: of one value, or of none.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value, if there is one, and finishes.
  @_disfavoredOverload public var publisher: Publisher { ocombine.publisher }
}

extension Result {
  /// A publisher of a result: of one value, or of a failure.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value and finishes, or fails.
  @_disfavoredOverload public var publisher: Publisher { ocombine.publisher }
}
