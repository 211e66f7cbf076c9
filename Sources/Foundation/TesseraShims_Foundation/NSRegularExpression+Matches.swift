// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// `enumerateMatches(in:options:range:using:)` takes a block that does not escape on Apple's platforms, and one that escapes
// in Foundation on Linux. Of two methods that differ in that alone, the compiler prefers the escaping one; a property that
// can be called is preferred to both.

/// Goes through the matches of a regular expression when it is called: `expression.enumerateMatches(in:range:using:)`.
public struct _MatchEnumeration {
  fileprivate let expression: NSRegularExpression

  /// Calls a block for each match.
  ///
  /// - Parameters:
  ///   - string: The text that is searched.
  ///   - range: The part of it, in UTF-16 code units.
  ///   - block: Gets a match, how the search stands, and a flag that ends it. It does not escape.
  public func callAsFunction(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      // The full name is the method's of Foundation.
      expression.enumerateMatches(in:options:range:using:)(string, options, range, block)
    }
  }
}

extension NSRegularExpression {
  /// Calls a block for each match.
  public var enumerateMatches: _MatchEnumeration { _MatchEnumeration(expression: self) }
}
