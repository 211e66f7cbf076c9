// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The first stored property of classes whose objects go into attributed strings and other collections of Foundation.
///
/// Foundation's C half compares objects by looking for its type number where a Swift object has its first stored
/// property, in bits 8 to 17. Where these happen to be zero, as in round numbers, it takes the object for one of its own
/// without a type, and stops. A number that none of its types has makes it ask the object's `isEqual(_:)` instead.
struct FoundationMark: Sendable {
  private let bits: UInt64 = 0x3FF << 8
}
