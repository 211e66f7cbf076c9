// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A method of a class. It can be compared with others; there is nothing behind it.
public typealias Method = OpaquePointer
