// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A method of a class, by the name that Objective-C has for it.
public typealias Method = OpaquePointer
