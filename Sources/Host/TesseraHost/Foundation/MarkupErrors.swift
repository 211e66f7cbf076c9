// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import FoundationXML

/// Has parsers of XML say `false` of a document that is not well formed, or is none, as on iOS: Foundation on Linux says `true`.
package enum MarkupErrors {
  /// Takes effect for the whole process, once.
  package static let isInstalled = lend(
    HookedParser.self, to: XMLParser.self, declaredBy: "13FoundationXML9XMLParser", "5parseSbyF")
}

/// Whose method parsers are lent: it uses nothing but what every parser has.
private final class HookedParser: XMLParser {
  // What ends before it has begun has no lines.
  override func parse() -> Bool { super.parse() && parserError == nil && lineNumber > 0 }
}
