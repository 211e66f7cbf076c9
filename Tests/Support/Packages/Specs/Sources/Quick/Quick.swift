// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A library that makes its tests when they are asked for, in the shape of one that many packages use.

import XCTest

open class QuickSpec: XCTestCase {
  public required override init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    super.init(name: name, testClosure: testClosure)
  }

  /// The one that runs.
  public nonisolated(unsafe) static var current: QuickSpec?

  open class func spec() {}

  public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] {
    World.sharedWorld.examples = []
    spec()
    return World.sharedWorld.examples.map { example in
      (
        example.name,
        { spec in
          {
            current = spec
            try example.run()
          }
        }
      )
    }
  }
}

open class QuickConfiguration {
  open class func configure() {}

  static func configureSubclassesIfNeeded(_ classes: [QuickConfiguration.Type], world: World) {
    for configuration in classes { configuration.configure() }
  }
}

struct Example {
  var name: String
  var runFullTest: Bool
  var run: () throws -> Void
}

final class World {
  nonisolated(unsafe) static let sharedWorld = World()

  var examples: [Example] = []

  func examples(forSpecClass specClass: QuickSpec.Type) -> [Example] { examples }

  var context: [String] = []
  var shared: [String: () -> Void] = [:]
}

public func describe(_ name: String, _ body: () -> Void) {
  World.sharedWorld.context.append(name)
  body()
  World.sharedWorld.context.removeLast()
}

public func it(_ name: String, _ body: @escaping @MainActor () throws -> Void) {
  let words = World.sharedWorld.context + [name]
  World.sharedWorld.examples.append(
    Example(
      name: words.joined(separator: ", "), runFullTest: true, run: { try MainActor.assumeIsolated { try body() } }))
}

public func pending(_ name: String, _ body: @escaping @MainActor () throws -> Void) {
  let words = World.sharedWorld.context + [name]
  World.sharedWorld.examples.append(Example(name: words.joined(separator: ", "), runFullTest: false, run: {}))
}

public func sharedExamples(_ name: String, _ body: @escaping () -> Void) { World.sharedWorld.shared[name] = body }

public func itBehavesLike(_ name: String) { World.sharedWorld.shared[name]?() }
