// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import FoundationXML

/// Has parsers of XML say `false` of a document that is not well formed, or is none, as on iOS: Foundation on Linux says `true`.
package enum MarkupErrors {
  /// Takes effect for the whole process, once.
  package static let isInstalled = tessera_lend_method(
    unsafeBitCast(HookedParser.self as AnyClass, to: UnsafeRawPointer.self),
    unsafeBitCast(XMLParser.self as AnyClass, to: UnsafeMutableRawPointer.self),
    "$s13FoundationXML9XMLParserC5parseSbyFTq", "$s13FoundationXML9XMLParserCMn")
}

/// Whose method parsers are lent: it uses nothing but what every parser has.
private final class HookedParser: XMLParser {
  // What ends before it has begun has no lines.
  override func parse() -> Bool { super.parse() && parserError == nil && lineNumber > 0 }
}
