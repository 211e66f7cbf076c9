// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Names that Apple's platforms have and Foundation on Linux lacks.

extension CGPoint {
  /// Whether both coordinates are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both lengths are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both rectangles are the same when their lengths are made positive.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

/// The largest finite `Float`, as the C header `math.h` of Apple's platforms names it.
public let HUGE = Float.greatestFiniteMagnitude
