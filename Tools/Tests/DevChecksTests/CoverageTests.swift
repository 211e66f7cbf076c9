// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DevChecks

/// Has the compiler write the graph of a module with the given source.
private func symbolGraph(of source: String) throws -> Data {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graph-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Data(source.utf8).write(to: folder.appendingPathComponent("Things.swift"))
  let compiler = Process()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.currentDirectoryURL = folder
  compiler.arguments = [
    "swiftc", "-emit-module", "-module-name", "Things", "-package-name", "things", "-emit-symbol-graph",
    "-emit-symbol-graph-dir", ".",
    "-symbol-graph-minimum-access-level", "public", "-symbol-graph-skip-synthesized-members", "Things.swift",
  ]
  try compiler.run()
  compiler.waitUntilExit()
  try #require(compiler.terminationStatus == 0)
  return try Data(contentsOf: folder.appendingPathComponent("Things.symbols.json"))
}

struct DeclaredNamesTests {
  private let names: DeclaredNames

  init() throws {
    names = try Self.graph.get()
  }

  private static let graph = Result {
    var names = DeclaredNames()
    try names.add(symbolGraph(of: source))
    return names
  }

  private static let source = """
      import Foundation
      @MainActor open class UIThing: UIResponder {
        public enum Mode: Sendable {
          case small
          case large, huge(Int)
        }
        open var mode: Mode = .small { didSet { let hidden = 1; _ = hidden } }
        public internal(set) var reading: Int { get { 3 } set {} }
        var secret = 2
        package var ours = 2
        public let a = 1, b = 2
        public init(frame: CGRect, mode: Mode = .small) { let local = 1; _ = local }
        init(hidden: Int) {}
        open func move(to place: Int) {}
        private func jump() {}
        class func make() -> Int { 1 }
        public class func build() -> Int { 1 }
        @available(*, unavailable, message: "not yet") public func fly() {}
      }
      @MainActor open class UIResponder: NSObject {
        open var next: UIResponder? { nil }
      }
      public protocol UIThingDelegate: AnyObject {
        func thingDidMove(_ thing: UIThing)
      }
      extension UIThing {
        public static let zero = 0
        static let one = 1
      }
      public extension UIThing {
        struct Part { public var size: Int }
        func shown() {}
      }
      public func UIThingMake() -> Int { 1 }
      class Internal { public init(x: Int) {} }
    """

  @Test func publicTypesAreFound() {
    #expect(names.types == ["UIThing", "UIThing.Mode", "UIResponder", "UIThingDelegate", "UIThing.Part"])
    #expect(names.globals == ["UIThingMake"])
    #expect(names.hasType("UIThing") && names.hasType("Mode") && names.hasType("UIThingMake"))
    #expect(!names.hasType("Internal"))
  }

  @Test(arguments: ["mode", "reading", "a", "b", "move", "build", "zero", "shown", "next", "Mode", "Part"])
  func publicMembersAreFound(name: String) {
    #expect(names.hasMember(name, of: "UIThing"))
  }

  @Test(arguments: ["secret", "ours", "hidden", "local", "jump", "make", "one", "x", "fly"])
  func othersAreNot(name: String) {
    #expect(!names.hasMember(name, of: "UIThing"))
  }

  @Test func casesAndRequirementsAreAsPublicAsTheirTypes() {
    #expect(names.hasMember("small", of: "UIThing.Mode"))
    #expect(names.hasMember("large", of: "UIThing.Mode"))
    #expect(names.hasMember("huge", of: "UIThing.Mode"))
    #expect(names.hasMember("thingDidMove", of: "UIThingDelegate"))
  }

  @Test func initialisersMatchByLabels() {
    func has(_ labels: [String], _ closure: Bool = false) -> Bool {
      names.hasInitialiser(labels, hasTrailingClosure: closure, of: "UIThing")
    }
    #expect(has(["frame"]))
    #expect(has(["frame", "mode"]))
    #expect(has([]), "every object has the initialiser of NSObject")
    #expect(!has(["mode"]))
    #expect(!has(["hidden"]))
    #expect(!names.hasInitialiser([], hasTrailingClosure: false, of: "Missing"))
  }
}

extension DeclaredNamesTests {
  @Test func callsOfFunctionsAndFoundationsInitialisersCount() {
    #expect(names.hasInitialiser(["_"], hasTrailingClosure: false, of: "UIThingMake"))
    #expect(names.hasInitialiser(["string", "attributes"], hasTrailingClosure: false, of: "NSAttributedString"))
    #expect(!names.hasInitialiser(["attachment"], hasTrailingClosure: false, of: "NSAttributedString"))
  }
}

struct CoverageReportTests {
  private let types = "type\tframework\tapps\tlibraries\tuses\nUIView\tUIKit\t2\t0\t30\nUIMap\tUIKit\t3\t1\t10\n"

  private func report() throws -> CoverageReport {
    var names = DeclaredNames()
    try names.add(symbolGraph(of: "open class UIView { open var frame = 1; public init(frame: Int) {} }"))
    let usage = try Usage(
      types: types,
      members: "owner\tmember\tapps\tlibraries\tuses\tsignatures\nUILabel/UIView\tframe\t1\t1\t5\tframe×5\n",
      initialisers: "type\tlabels\tapps\tlibraries\tuses\nUIView\t(frame:)\t1\t0\t5\nUIView\t(coder:)\t1\t0\t5\n")
    return CoverageReport(usage: usage, declared: names)
  }

  @Test func shareIsOfUses() throws {
    #expect(
      try report().summary == """
        types: 75.0 % of uses, 1 of 2 names
        members: 100.0 % of uses, 1 of 1 names
        initialisers: 50.0 % of uses, 1 of 2 names
        all: 72.7 % of uses, 3 of 5 names
        """)
  }

  @Test func whatIsMissingIsListed() throws {
    let page = try report().page
    #expect(page.contains("| `UIMap` | 3 | 1 | 10 |"))
    #expect(page.contains("| `UIView(coder:)` | 1 | 0 | 5 |"))
    #expect(!page.contains("## Missing members"))
  }

  @Test func initialisersOfTheCodebasesThemselvesAreNotCounted() throws {
    let head = "type\tlabels\tapps\tlibraries\tuses\n"
    let usage = try Usage(
      types: "", members: "", initialisers: head + "NSObject\t(chart:)\t0\t1\t1\nNSObject\t()\t1\t0\t2\n")
    #expect(usage.initialisers.map(\.spelling) == ["()"])
  }

  @Test func aFolderWithoutGraphsIsTold() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-graphs")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let error = #expect(throws: DeclaredNames.MissingGraph.self) { try DeclaredNames(symbolGraphs: folder) }
    #expect(
      error?.description == "\(folder.path): expected CoreGraphics.symbols.json; `make coverage` writes it")
  }

  @Test func aBrokenTableIsToldWithItsLine() {
    let error = #expect(throws: Usage.BadTable.self) {
      try Usage(types: "head\nUIView\tUIKit\tmany", members: "", initialisers: "")
    }
    #expect(
      error?.description
        == "types.tsv:2: expected a name, a name and three numbers, found \"UIView\tUIKit\tmany\"")
  }
}
