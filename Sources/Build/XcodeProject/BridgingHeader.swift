// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The header by which a target's Swift sees Objective-C. What it declares can't be read; the modules that it imports are as
/// if each file imported them.
package struct BridgingHeader: Equatable, Sendable {
  /// Names that may be modules, in the order of the header: `UIKit` of `<UIKit/UIKit.h>`, `Nocilla` of `"Nocilla.h"`.
  package let modules: [String]
  /// Whether it says anything else than what it imports.
  package let hasDeclarations: Bool

  package init(_ text: String) {
    var modules: [String] = []
    var hasDeclarations = false
    for line in Self.withoutComments(text).split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let first = words.first else { continue }
      switch first {
      case "@import": modules += words.dropFirst().map { Self.module($0.split { ".;".contains($0) }.first ?? "") }
      case _ where first.hasPrefix("#import") || first.hasPrefix("#include"):
        guard let start = line.firstIndex(where: { "<\"".contains($0) }) else { continue }
        let path = line[line.index(after: start)...].prefix { !">\"".contains($0) }.split(separator: "/")
        let name = path.count > 1 ? path.first : path.first?.split(separator: ".").first
        modules.append(Self.module(name ?? ""))
      case _ where first.hasPrefix("#"): continue
      default: hasDeclarations = true
      }
    }
    var seen: Set<String> = []
    self.modules = modules.filter { BuildSettings.identifier($0) == $0 && !$0.isEmpty && seen.insert($0).inserted }
    self.hasDeclarations = hasDeclarations
  }

  /// The module of a header that is called otherwise.
  private static func module(_ name: Substring) -> String {
    switch name {
    case "sqlite3": "SQLite3"
    case "objc": "ObjectiveC"
    case "ifaddrs", "net", "netinet", "arpa", "mach", "sys", "unistd": "Darwin"
    default: String(name)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    result += rest
    return result.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }
}
