// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Writes Swift members for what asset catalogs hold, as Xcode does since 15: `ImageResource.hero`, `UIColor.brand`.
package struct AssetSymbols {
  package static let fileName = "GeneratedAssetSymbols.swift"

  /// A folder that gives its name, or the catalogs themselves.
  private final class Space {
    var colors: [(member: String, asset: String)] = []
    var images: [(member: String, asset: String)] = []
    var spaces: [String: Space] = [:]
  }

  /// Folders within each other, and sets, at most.
  private static let deepest = 16
  private static let most = 20_000

  private let root = Space()
  private var count = 0

  /// - Parameter catalogs: `.xcassets` folders.
  package init(_ catalogs: [URL]) {
    for catalog in catalogs { collect(catalog, into: root, prefix: "", depth: 0) }
  }

  private mutating func collect(_ folder: URL, into space: Space, prefix: String, depth: Int) {
    guard depth < Self.deepest else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where count < Self.most {
      let url = folder.appendingPathComponent(name)
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset", "symbolset": add(stem, prefix, without: "Image", to: &space.images)
      case "colorset": add(stem, prefix, without: "Color", to: &space.colors)
      case "":
        guard (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false else { continue }
        guard Self.givesName(url) else {
          collect(url, into: space, prefix: prefix, depth: depth + 1)
          continue
        }
        guard let type = AssetNames.type(name) else { continue }
        let inner = space.spaces[type] ?? Space()
        space.spaces[type] = inner
        collect(url, into: inner, prefix: prefix + name + "/", depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func add(
    _ name: String, _ prefix: String, without suffix: String, to list: inout [(member: String, asset: String)]
  ) {
    guard let member = AssetNames.member(name, without: suffix), !list.contains(where: { $0.member == member }) else {
      return
    }
    count += 1
    list.append((member, prefix + name))
  }

  private static func givesName(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var space: Bool?

        enum CodingKeys: String, CodingKey { case space = "provides-namespace" }
      }

      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.space ?? false
  }

  // MARK: - Writing

  /// The members as source; `nil` where the catalogs hold nothing that gets one.
  ///
  /// - Parameters:
  ///   - bundle: The bundle that has the catalogs, as source.
  ///   - hasExtensions: Whether `UIColor` and `UIImage` have the members too.
  ///   - sources: The app's own files: what they declare in extensions of those classes is theirs. Where one imports
  ///     SwiftUI, `Color` and styles have the colours too.
  package func source(bundle: String = ".main", hasExtensions: Bool, sources: [String]) -> String? {
    guard count > 0 else { return nil }
    var lines = ["// Written from the module's asset catalogs.", "", "import Foundation", "import UIKit"]
    for (kind, list) in [("Color", \Space.colors), ("Image", \Space.images)] {
      lines += ["", "extension \(kind)Resource {"]
      write(root, list, into: &lines, indent: "  ") { member, asset in
        "nonisolated static let \(member) = \(kind)Resource(name: \(Self.literal(asset)), bundle: \(bundle))"
      }
      lines.append("}")
      guard hasExtensions else { continue }
      let taken = Self.members(of: "UI\(kind)", in: sources).union(kind == "Color" ? Self.colors : Self.images)
      lines += ["", "extension UI\(kind) {"]
      write(root, list, into: &lines, indent: "  ", without: taken, path: ".") { member, _ in
        "nonisolated static var \(member): UI\(kind) { UI\(kind)(resource: "
      }
      lines.append("}")
    }
    if hasExtensions, sources.contains(where: Self.importsSwiftUI), hasColors(root) {
      writeStyles(into: &lines, sources: sources)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func importsSwiftUI(_ source: String) -> Bool {
    guard source.contains("SwiftUI") else { return false }
    return source.split(separator: "\n").contains { line in
      let words = line.prefix { $0 != "/" }.split(separator: " ")
      return zip(words, words.dropFirst()).contains { $0 == "import" && $1 == "SwiftUI" }
    }
  }

  private func hasColors(_ space: Space) -> Bool {
    !space.colors.isEmpty || space.spaces.values.contains { hasColors($0) }
  }

  /// Members of SwiftUI's colours: `Color.brand`, and `.brand` where a style is wanted.
  private func writeStyles(into lines: inout [String], sources: [String]) {
    let own = ["Color", "SwiftUI.Color"].reduce(into: Self.styles) { $0.formUnion(Self.members(of: $1, in: sources)) }
    lines.insert("import SwiftUI", at: 3)
    lines += ["", "extension SwiftUI.Color {"]
    write(root, \.colors, into: &lines, indent: "  ", without: own, path: ".") { member, _ in
      "nonisolated static var \(member): SwiftUI.Color { SwiftUI.Color(ColorResource"
    }
    lines += ["}", "", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"]
    let taken = ["ShapeStyle", "SwiftUI.ShapeStyle"].reduce(into: own) {
      $0.formUnion(Self.members(of: $1, in: sources))
    }
    // Types cannot be nested in extensions of protocols: what lies in folders with names has no member there.
    for (member, _) in root.colors where !taken.contains(member) {
      lines.append("  nonisolated static var \(member): SwiftUI.Color { SwiftUI.Color(ColorResource.\(member)) }")
    }
    lines.append("}")
  }

  private func write(
    _ space: Space, _ list: KeyPath<Space, [(member: String, asset: String)]>, into lines: inout [String],
    indent: String, without taken: Set<String> = [], path: String? = nil, _ line: (String, String) -> String
  ) {
    for (member, asset) in space[keyPath: list] where !taken.contains(member) {
      lines.append(indent + line(member, asset) + (path.map { "\($0)\(member)) }" } ?? ""))
    }
    for (type, inner) in space.spaces.sorted(by: { $0.key < $1.key }) where !taken.contains(type) {
      lines.append("\(indent)enum \(type) {")
      write(inner, list, into: &lines, indent: indent + "  ", path: path.map { "\($0)\(type)." }, line)
      lines.append("\(indent)}")
    }
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }

  /// The names of types and of members of the class itself that source declares in extensions of a class.
  static func members(of name: String, in sources: [String]) -> Set<String> {
    var result: Set<String> = []
    for source in sources where source.contains("extension \(name)") {
      var rest = source[...]
      while let start = rest.range(of: "extension \(name)") {
        rest = rest[start.upperBound...]
        guard let open = rest.firstIndex(of: "{") else { break }
        var level = 0
        let end = rest[open...].firstIndex { character in
          if character == "{" { level += 1 }
          if character == "}" { level -= 1 }
          return level == 0
        }
        let body = rest[open..<(end ?? rest.endIndex)]
        rest = rest[body.endIndex...]
        let words = body.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "`" }
        for (index, word) in words.enumerated() where index > 0 {
          let before = words[index - 1]
          let isStatic = index > 1 && (words[index - 2] == "static" || words[index - 2] == "class")
          if isStatic && ["let", "var"].contains(before) || ["enum", "struct", "class"].contains(before) {
            result.insert(String(word))
          }
        }
      }
    }
    return result
  }

  /// Names that `UIColor` has itself: assets of these names are reached by `ColorResource` only.
  private static let colors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
    "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
    "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint", "tintColor", "white",
    "yellow",
  ]
  /// The same for SwiftUI's `Color` and for the styles of views.
  private static let styles: Set<String> = [
    "accent", "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
    "green", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary",
    "red", "secondary", "selection", "separator", "tertiary", "teal", "tint", "white", "windowBackground", "yellow",
  ]
  /// The same for `UIImage`.
  private static let images: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}
