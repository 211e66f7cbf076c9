// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Finds folders of tests that stand for no folder of sources: who looks for the tests of a file looks where it stands.
public struct MirrorCheck {
  /// A folder that has no counterpart, and why.
  public struct Exception: Sendable {
    public var folder: String
    public var reason: String

    public init(_ folder: String, because reason: String) {
      self.folder = folder
      self.reason = reason
    }
  }

  let tree: SourceTree
  let modules: [String]
  let exceptions: [Exception]

  public init(
    tree: SourceTree, modules: [String] = ["UIKit"], exceptions: [Exception] = MirrorCheck.tessera
  ) {
    self.tree = tree
    self.modules = modules
    self.exceptions = exceptions
  }

  public func run() -> [Problem] {
    modules.flatMap { module in
      let sources = folders("Sources/\(module)")
      return folders("Tests/\(module)Tests").filter { folder in
        !sources.contains { $0 == folder || $0.hasPrefix("\(folder)/") }
      }.filter { folder in
        !exceptions.contains { "\(folder)/".hasPrefix("\($0.folder)/") }
      }.sorted().map { folder in
        Problem(path: "Tests/\(module)Tests/\(folder)", message: "Sources/\(module) has no folder \(folder)")
      }
    }
  }

  /// The folders below a root that hold Swift files, relative to it.
  private func folders(_ root: String) -> Set<String> {
    Set(
      tree.files(in: root, endings: ["swift"]).map {
        $0.dropFirst(root.count + 1).split(separator: "/").dropLast().joined(separator: "/")
      })
  }
}

extension MirrorCheck {
  /// What has none in Tessera.
  public static let tessera: [Exception] = [
    Exception("Support", because: "what tests of several areas stand on"),
    Exception("Lists/Collections/Fuzz", because: "does anything to collection views, across all their folders"),
    Exception("Lists/Collections/Updates", because: "tests of what batches come to, across layouts and cells"),
  ]
}
