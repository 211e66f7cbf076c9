// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DevChecks

struct OptionalRequirementsTests {
  private let source = """
    @preconcurrency @MainActor public protocol PickerDelegate: NSObjectProtocol, Base {
      /// Asked { before.
      func picker(_ picker: Picker, canPick index: Int) -> Bool
      func picker(
        _ picker: Picker, willShow views: [String: (Int) -> Void],
        at path: IndexPath)
      func required(in picker: Picker)
      func style(for picker: Picker, traits: Traits) -> Style
      func style(for picker: Picker) -> Style
      func stops()
      var window: Window? { get set }
      var count: Int { get }
    }

    extension PickerDelegate {
      public func picker(_ picker: Picker, canPick index: Int) -> Bool { picker.secret }
      public func picker(
        _ picker: Picker, willShow views: [String: (Int) -> Void],
        at path: IndexPath
      ) {
        // Nothing: "}" here closes nothing.
      }
      public func style(for picker: Picker, traits: Traits) -> Style { style(for: picker) }
      public func style(for picker: Picker) -> Style { .plain }
      public func stops() { fatalError("a } brace") }
      public static func main() {}
      func required(in picker: Picker) {}
      public var window: Window? {
        get { nil }
        set {}
      }
    }

    public protocol Base: AnyObject {}
    protocol Ours: Base {}
    extension PickerDelegate where Self: Picker { public func required(in picker: Picker) {} }
    @MainActor open class Picker<Item: Hashable>: UIView, Base { func inside() { struct A: B {} } }
    final class Hidden: Picker<Int> {}
    """

  private struct Table: Decodable {
    struct Requirement: Decodable, Equatable {
      var signature: String
      var `default`: String?
    }
    struct Group: Decodable {
      var name: String
      var inherits: [String]
      var properties: [String]?
      var requirements: [Requirement]
    }
    var protocols: [Group]
    var classes: [String: String]
  }

  @Test func requirementsWithADefaultAreOptional() throws {
    let table = try JSONDecoder().decode(Table.self, from: Data(OptionalRequirements(sources: [source]).json.utf8))
    #expect(table.protocols.map(\.name) == ["Base", "PickerDelegate"])
    let group = table.protocols[1]
    #expect(group.inherits == ["Base"] && group.properties == ["window"])
    #expect(
      group.requirements == [
        .init(
          signature: "func picker(_ picker: Picker, canPick index: Int) -> Bool",
          default: "_TesseraDefaults.shared.picker(picker, canPick: index)"),
        .init(signature: "func picker(_ picker: Picker, willShow views: [String: (Int) -> Void], at path: IndexPath)"),
        // Asks the object itself, so it is asked of the object that it is about.
        .init(
          signature: "func style(for picker: Picker, traits: Traits) -> Style", default: "style(for: picker)"),
        .init(
          signature: "func style(for picker: Picker) -> Style",
          default: "_TesseraDefaults.shared.style(for: picker)"),
        .init(signature: "func stops()", default: "_TesseraDefaults.shared.stops()"),
      ])
    #expect(table.classes == ["Picker": "UIView"])
  }

  @Test func protocolsWithoutAnObjectThatHasTheirDefaultsAreNamed() {
    #expect(OptionalRequirements(sources: [source]).missing == ["PickerDelegate"])
    let given = source + "\nextension _TesseraDefaults: PickerDelegate, Base {}\n"
    #expect(OptionalRequirements(sources: [given]).missing == [])
  }

  @Test func aTableThatIsOutOfDateIsAProblem() throws {
    let place = OptionalRequirements.path
    let made = OptionalRequirements(sources: ["public protocol Base {}\n"]).json
    let fine = try TemporaryTree(["Sources/UIKit/Base.swift": "public protocol Base {}\n", place: made])
    #expect(try RequirementCheck(tree: fine.tree).run() == [])
    let stale = try TemporaryTree(["Sources/UIKit/Base.swift": "public protocol Other {}\n", place: made])
    #expect(try RequirementCheck(tree: stale.tree).run().map(\.path) == [place])
  }
}
