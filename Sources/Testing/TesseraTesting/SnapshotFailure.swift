// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// Why a snapshot can't be made, or differs from its reference.
public struct SnapshotFailure: Error, Hashable, CustomStringConvertible, LocalizedError {
  public let description: String

  public var errorDescription: String? { description }

  init(_ description: String) {
    self.description = description
  }
}
