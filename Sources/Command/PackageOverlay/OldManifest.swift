// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Manifests of the days before targets could have flags and resources: a copy says that it is of a later day, so that
/// what is added to it compiles.
enum OldManifest {
  /// The oldest version of the tools in which what ``OverlayManifest`` adds can be said.
  private static let oldest = [5, 3]
  /// From this one on versions of the language are cases of an enumeration; they were numbers before.
  private static let named = [4, 2]

  /// A manifest whose first line says at least version 5.3.
  ///
  /// Where there is no such line the manifest is left as it is, as the compiler has more to say of it.
  static func raised(_ manifest: String) -> String {
    let end = manifest.firstIndex { $0.isNewline } ?? manifest.endIndex
    let line = manifest[..<end]
    guard line.hasPrefix("//"), let mark = line.range(of: "swift-tools-version") else { return manifest }
    let said = line[mark.upperBound...].drop { !$0.isNumber }
    let version = said.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
    guard !version.isEmpty, version.lexicographicallyPrecedes(oldest) else { return manifest }
    let number = oldest.map(String.init).joined(separator: ".")
    let text = "// swift-tools-version:\(number)" + manifest[end...]
    return version.lexicographicallyPrecedes(named) ? text + numbers : text
  }

  private static let numbers = """

    extension SwiftVersion: ExpressibleByIntegerLiteral {
      public init(integerLiteral value: Int) { self = value > 4 ? .v5 : value == 4 ? .v4 : .v3 }
    }

    """
}
