// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How often real code uses which names, read from tables of tab-separated values.
public struct Usage: Sendable {
  public struct Count: Hashable, Sendable {
    /// In how many apps and libraries the name occurs, and how often in all.
    public var apps: Int
    public var libraries: Int
    public var uses: Int
  }

  public struct Member: Hashable, Sendable {
    /// Several where the table's makers could not tell.
    public var owners: [String]
    public var name: String
    public var count: Count
  }

  public struct Initialiser: Hashable, Sendable {
    public var type: String
    /// As in the table: `(frame:)`, `{}`.
    public var spelling: String
    public var count: Count

    public var labels: [String] {
      spelling.prefix { $0 != "{" }.filter { !"()".contains($0) }.split(separator: ":").map(String.init)
    }

    public var hasTrailingClosure: Bool { spelling.contains("{") }
  }

  public struct BadTable: Error, CustomStringConvertible {
    public var description: String
  }

  public var types: [(name: String, count: Count)] = []
  public var members: [Member] = []
  public var initialisers: [Initialiser] = []

  /// - Parameters:
  ///   - types: Columns `type framework apps libraries uses`.
  ///   - members: Columns `owner member apps libraries uses signatures`.
  ///   - initialisers: Columns `type labels apps libraries uses`.
  public init(types: String, members: String, initialisers: String) throws {
    for (row, count) in try Self.rows(types, named: "types") where row[1] != "SwiftUI" {
      self.types.append((row[0], count))
    }
    for (row, count) in try Self.rows(members, named: "members") {
      // `CALayer(add animation)` is a remark, `UIView/UIWindow` a doubt.
      let owners = row[0].prefix { $0 != "(" }.split(separator: "/").map(String.init)
      self.members.append(Member(owners: owners, name: row[1], count: count))
    }
    for (row, count) in try Self.rows(initialisers, named: "initialisers") where !Self.isTheirOwn(row[0], row[1]) {
      self.initialisers.append(Initialiser(type: row[0], spelling: row[1], count: count))
    }
  }

  /// Whether an initialiser is the codebases' own, or another framework's, whatever its type's name: `NSObject` has one
  /// only, so that all others are those of classes that descend from it.
  private static func isTheirOwn(_ type: String, _ labels: String) -> Bool {
    if type == "NSObject" { return labels != "()" }
    return [
      "NSTextField()", "UIAccessibilityTraits(with:)", "UIBezierPath(rect:corners:)", "UIColor(_:)",
      "UIHostingController(rootView:)", "UINavigationController(wrapNavigation:)", "UIViewController(layout:)",
      "UIViewPropertyAnimator(animation:)",
    ].contains(type + labels)
  }

  private static func rows(_ text: String, named name: String) throws(BadTable) -> [([String], Count)] {
    var result: [([String], Count)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().dropFirst()
    where !line.isEmpty {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 5, let apps = Int(cells[2]), let libraries = Int(cells[3]), let uses = Int(cells[4]) else {
        throw BadTable(
          description: "\(name).tsv:\(index + 1): expected a name, a name and three numbers, found \"\(line)\"")
      }
      result.append((cells, Count(apps: apps, libraries: libraries, uses: uses)))
    }
    return result
  }
}
