// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What UI code means by `import Darwin` is the C library: sin, cos, pow, memcpy, errno.
@_exported public import Glibc

/// Closes a library; Darwin's takes `nil` too, and fails.
@_disfavoredOverload @discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 { handle.map { Glibc.dlclose($0) } ?? -1 }
