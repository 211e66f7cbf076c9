// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// A span or a point of time, in seconds.
public typealias CFTimeInterval = TimeInterval

/// The media clock's time, in seconds since some fixed moment.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  InterfaceSession.current.clock()
}
