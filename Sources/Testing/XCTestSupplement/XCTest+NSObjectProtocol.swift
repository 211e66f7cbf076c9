// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import XCTest

/// On Apple's platforms test cases are `NSObject`s, so that they are often the delegates of what they test.
extension XCTest: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  public var hash: Int { ObjectIdentifier(self).hashValue }

  public func `self`() -> Self { self }

  public func isProxy() -> Bool { false }

  /// The test's name.
  public var description: String { name }

  public var debugDescription: String { name }
}

extension XCTest {
  /// The test case's class, by which its bundle is found.
  public var classForCoder: AnyClass { type(of: self) }
}

/// As `NSObject`s, test cases are equal where they are the same.
extension XCTest: @retroactive Hashable {
  public static func == (lhs: XCTest, rhs: XCTest) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
