// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Who watches tests because Objective-C says so when it is loaded: Swift has no `+load`, so libraries of tests keep a small
/// file in Objective-C for it. It is not compiled here, and what it does the tests' program does.
struct LoadedObservers: Hashable {
  /// An object that is told of tests.
  struct Observer: Hashable {
    /// The module of its class.
    var module: String
    /// How Swift calls it: `Tracker.shared`.
    var expression: String
  }

  private(set) var observers: [Observer] = []

  /// - Parameters:
  ///   - objectiveC: The text of files of Objective-C.
  ///   - swift: The text of files of the modules that those can name, with the modules' names.
  init(objectiveC: [String], swift: [(module: String, text: String)]) {
    for text in objectiveC where text.contains("+ (void)load") || text.contains("+(void)load") {
      for match in text.matches(of: /addTestObserver:\s*\[\s*(\w+)\s+(\w+)\s*\]/) {
        let (type, name) = (String(match.1), String(match.2))
        guard let found = Self.property(name, of: type, in: swift) else { continue }
        observers.append(Observer(module: found.module, expression: "\(type).\(found.name)"))
      }
    }
  }

  /// The observers that a package's targets in Objective-C add.
  static func leftOut(of plan: OverlayPlan, package: URL) -> [Observer] {
    func text(_ target: PackageDescription.Target, _ source: String) -> String {
      let path = target.path == "." ? source : "\(target.path)/\(source)"
      return (try? String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }
    let objectiveC = plan.leftOut.flatMap { target in
      target.sources.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.map { text(target, $0) }
    }
    guard objectiveC.contains(where: { $0.contains("addTestObserver:") }) else { return [] }
    let swift = plan.translated.flatMap { target in
      target.sources.filter { $0.hasSuffix(".swift") }.map { (target.moduleName, text(target, $0)) }
    }
    return LoadedObservers(objectiveC: objectiveC, swift: swift).observers
  }

  /// The static property that Objective-C knows by a name.
  private static func property(
    _ name: String, of type: String, in swift: [(module: String, text: String)]
  ) -> (module: String, name: String)? {
    guard let declaration = try? Regex("class\\s+\(type)\\b[^{]*\\{"),
      let renamed = try? Regex<(Substring, Substring)>("@objc\\(\(name)\\)[^=:]*?\\b(?:let|var)\\s+(\\w+)")
    else { return nil }
    for (module, text) in swift {
      guard let body = text.firstMatch(of: declaration)?.range.upperBound else { continue }
      return (module, text[body...].firstMatch(of: renamed).map { String($0.1) } ?? name)
    }
    return nil
  }
}
