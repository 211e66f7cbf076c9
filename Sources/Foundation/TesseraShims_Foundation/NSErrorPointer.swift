// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where a function puts its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Where a method puts an object, which with Objective-C the one who asks need not own.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
