// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Scanning into an `NSString?`, as before iOS 13; Foundation on Linux has it for `String?`.

extension Scanner {
  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    hand(scanString(string), to: result)
  }

  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    hand(scanUpToString(string), to: result)
  }

  @_disfavoredOverload @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    hand(scanCharacters(from: set), to: result)
  }

  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    hand(scanUpToCharacters(from: set), to: result)
  }

  private func hand(_ found: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let found else { return false }
    result?.pointee = NSString(string: found)
    return true
  }
}
