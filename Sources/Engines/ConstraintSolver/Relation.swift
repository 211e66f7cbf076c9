// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a constraint's expression compares with its constant.
public enum Relation: Int8, Sendable, BitwiseCopyable {
  case lessOrEqual = -1
  case equal = 0
  case greaterOrEqual = 1

  /// The sign as it is written in `dump()` and in errors.
  public var symbol: String {
    switch self {
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    }
  }
}
