// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSRegularExpression {
  /// Calls a block for each match. Apple's block need not outlive the call; Foundation's on Linux must be able to.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      let escaping: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = block
      enumerateMatches(in: string, options: options, range: range, using: escaping)
    }
  }
}
