// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSMutableString {
  /// An empty text.
  public convenience init(_tesseraNothing: Void = ()) { self.init(capacity: 0) }

  /// Adds a text that is made from a format.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as? String ?? String(describing: format), arguments: args))
  }

  /// Adds a text that is made from a format.
  @_disfavoredOverload public func appendFormat(_ format: String, _ args: any CVarArg...) {
    append(String(format: format, arguments: args))
  }
}

extension NSString {
  /// This text and behind it one that is made from a format.
  public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    let more = String(format: format as? String ?? String(describing: format), arguments: args)
    return NSString(string: appending(more))
  }
}
