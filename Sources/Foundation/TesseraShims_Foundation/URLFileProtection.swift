// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// When a file can be read. Files are not encrypted here: they can always be.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Always.
  public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
  /// While the device is unlocked.
  public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
  /// While the device is unlocked, and as long as it stays open.
  public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
  /// From the first time on that the device is unlocked.
  public static let completeUntilFirstUserAuthentication = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
  /// While the device is unlocked, and some minutes longer.
  public static let completeWhenUserInactive = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteWhenUserInactive")
}

extension URLResourceKey {
  /// When a file can be read. Nothing is found under it.
  public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
}

extension URLResourceValues {
  /// When the file can be read; `nil`, as on a volume without protection.
  public var fileProtection: URLFileProtection? { nil }
}
