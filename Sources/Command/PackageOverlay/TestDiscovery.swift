// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ObjCTranslator

/// Finds XCTest's tests in the outlines of classes, through modules.
package struct TestDiscovery {
  /// A class with all its tests, its ancestors' too.
  package struct TestClass: Hashable, Sendable {
    package var name: String
    package var tests: [ClassOutline.Method]
    /// Its file, where only that can name it.
    package var onlyFile: String?
    /// Where it stands.
    package var path = ""
    package var line = 0
    /// What must hold for it to be there.
    package var conditions: [String] = []

    /// Whether only the compiler knows which of its tests there are.
    package var isConditional: Bool { !conditions.isEmpty || tests.contains { !$0.conditions.isEmpty } }
  }

  /// A class of Quick's.
  package struct Spec: Hashable, Sendable {
    package var name: String
    package var isAsync: Bool
    package var path = ""
    package var line = 0
    /// What must hold for it to be there.
    package var conditions: [String] = []
  }

  /// A test class that nothing outside of the type around it can name, or a private one of Quick's.
  package struct Unreachable: Hashable, Sendable, CustomStringConvertible {
    package var name: String
    package var path: String
    package var line: Int

    package var description: String {
      "\(path):\(line): warning: the tests of the private class '\(name)' are not run; make the class internal"
    }
  }

  package private(set) var classes: [TestClass] = []
  /// Classes of Quick's, which make their tests when they are asked for them.
  package private(set) var specs: [Spec] = []
  /// Classes that set Quick up.
  package private(set) var quickConfigurations: [Spec] = []
  package private(set) var unreachable: [Unreachable] = []

  /// - Parameters:
  ///   - target: The test target's own classes.
  ///   - others: Those of the modules that it can name.
  package init(target: [ClassOutline], others: [[ClassOutline]] = []) {
    let known = Self.byName(others.flatMap(\.self)).merging(Self.byName(target)) { $1 }
    for outline in target where !outline.isGeneric {
      guard let (line, root) = Self.line(from: outline, in: known) else { continue }
      if root != .testCase {
        if outline.isPrivate {
          unreachable.append(Unreachable(name: outline.name, path: outline.path, line: outline.line))
        } else {
          let spec = Spec(
            name: outline.name, isAsync: root == .asyncSpec, path: outline.path, line: outline.line,
            conditions: outline.conditions)
          if root == .quickConfiguration { quickConfigurations.append(spec) } else { specs.append(spec) }
        }
        continue
      }
      // Ancestors' tests first, as XCTest has them; one that is overridden is one test.
      let tests = line.reversed().flatMap(\.tests).reduce(into: []) { $0.take($1) }
      guard !tests.isEmpty || line.contains(where: \.makesSuite) else { continue }
      if outline.isPrivate, !outline.isNamedInFile {
        unreachable.append(Unreachable(name: outline.name, path: outline.path, line: outline.line))
      } else {
        classes.append(
          TestClass(
            name: outline.name, tests: tests, onlyFile: outline.isPrivate ? outline.path : nil, path: outline.path,
            line: outline.line, conditions: outline.conditions))
      }
    }
  }

  /// Classes by their names. Of branches of one `#if` that have a class each, the tests are put together.
  private static func byName(_ outlines: [ClassOutline]) -> [String: ClassOutline] {
    Dictionary(grouping: outlines, by: \.name).compactMapValues { branches in
      guard var one = branches.last, branches.count > 1, branches.allSatisfy({ !$0.conditions.isEmpty }) else {
        return branches.last
      }
      one.superclass = branches.lazy.compactMap(\.superclass).last
      one.makesSuite = branches.contains { $0.makesSuite }
      one.tests = branches.flatMap { branch in
        branch.tests.map { test in
          var test = test
          test.conditions = branch.conditions + test.conditions
          return test
        }
      }.reduce(into: []) { $0.take($1) }
      return one
    }
  }

  private enum Root { case testCase, spec, asyncSpec, quickConfiguration }

  private static let roots: [String: Root] = [
    "XCTestCase": .testCase, "XCTest.XCTestCase": .testCase, "FBSnapshotTestCase": .testCase, "QuickSpec": .spec,
    "Quick.QuickSpec": .spec,
    "AsyncSpec": .asyncSpec, "Quick.AsyncSpec": .asyncSpec, "QuickConfiguration": .quickConfiguration,
    "Quick.QuickConfiguration": .quickConfiguration,
  ]

  /// The class and its ancestors up to a library's own; `nil` where it does not come from one.
  private static func line(
    from outline: ClassOutline, in known: [String: ClassOutline]
  ) -> (line: [ClassOutline], root: Root)? {
    var line = [outline]
    while let name = line.last?.superclass {
      // Quick's own classes may be known too, where it is translated.
      if let root = roots[name] { return (line, root) }
      guard let next = resolve(name, from: line[line.count - 1], in: known) else {
        // Of packages that Linux has anyway nothing is known. A class of theirs that is called a test case is one.
        return name.hasSuffix("TestCase") ? (line, .testCase) : nil
      }
      if line.contains(next) { return nil }
      line.append(next)
    }
    return nil
  }

  /// What a name means beside a class, from the inside out; a module's name before it does not matter.
  private static func resolve(_ name: String, from outline: ClassOutline, in known: [String: ClassOutline])
    -> ClassOutline?
  {
    var scope = outline.name.split(separator: ".").dropLast()
    while true {
      if let found = known[(scope + [Substring(name)]).joined(separator: ".")] { return found }
      if scope.isEmpty { break }
      scope = scope.dropLast()
    }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return known[String(name[name.index(after: dot)...])]
  }
}

extension [ClassOutline.Method] {
  /// Adds a test. One that is there by that name already is there on the conditions of either.
  fileprivate mutating func take(_ test: ClassOutline.Method) {
    guard let index = firstIndex(where: { $0.name == test.name }) else { return append(test) }
    self[index].isAsync = self[index].isAsync || test.isAsync
    let either = [self[index].conditions, test.conditions]
    self[index].conditions =
      either.contains([])
      ? [] : [either.map { "(" + $0.map { "(\($0))" }.joined(separator: " && ") + ")" }.joined(separator: " || ")]
  }
}
