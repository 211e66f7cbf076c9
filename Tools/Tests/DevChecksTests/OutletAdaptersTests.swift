// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DevChecks

struct OutletAdaptersTests {
  private func files() throws -> [String: String] {
    let tree = try TemporaryTree([
      "Sources/UIKit/Picker.swift": """
      public import Foundation

      @preconcurrency @MainActor public protocol PickerDelegate: BaseDelegate {
        func picker(_ picker: Picker, canPick index: Int) -> Bool
        func picker(_ picker: Picker, didPick path: IndexPath)
        func count(in picker: Picker) -> Int
      }

      extension PickerDelegate {
        public func picker(_ picker: Picker, canPick index: Int) -> Bool { true }
        public func picker(_ picker: Picker, didPick path: IndexPath) {}
      }

      @preconcurrency @MainActor public protocol BaseDelegate: NSObjectProtocol {
        func moved(_ view: UIView)
      }

      extension BaseDelegate {
        public func moved(_ view: UIView) {}
      }

      public protocol FreeDelegate: AnyObject {}

      open class Picker: UIView {
        open weak var delegate: (any PickerDelegate)?
        open weak var free: (any FreeDelegate)?
        open private(set) weak var other: (any PickerDelegate)?
        weak var own: (any PickerDelegate)?
      }
      """,
      "Sources/Frameworks/Working/Maps/Map.swift": """
      public import UIKit

      @preconcurrency @MainActor public protocol MapDelegate: NSObjectProtocol {}

      open class Map: UIView {
        open weak var uiDelegate: (any MapDelegate)?
      }
      """,
    ])
    return try OutletAdapters(tree: tree.tree).files
  }

  @Test func weakPropertiesThatAppsSetAreOutlets() throws {
    let files = try files()
    #expect(
      files.keys.sorted() == [
        "Sources/Frameworks/Working/Maps/Outlets/MapDelegate+Outlet.swift",
        "Sources/Frameworks/Working/Maps/Outlets/OutletTables.swift",
        "Sources/UIKit/Application/ObjectiveC/Outlets/OutletTables.swift",
        "Sources/UIKit/Application/ObjectiveC/Outlets/PickerDelegate+Outlet.swift",
      ])
    let table = try #require(files["Sources/UIKit/Application/ObjectiveC/Outlets/OutletTables.swift"])
    #expect(table.contains("add(to: Picker.self, \"delegate\", \\.delegate)"))
    #expect(!table.contains("other") && !table.contains("own") && !table.contains("free"))
  }

  @Test func frameworksHaveTablesOfTheirOwnAndInterfaceBuildersNames() throws {
    let table = try #require(try files()["Sources/Frameworks/Working/Maps/Outlets/OutletTables.swift"])
    #expect(table.contains("final class _TesseraTables: _TesseraTableProvider"))
    #expect(table.contains("add(to: Map.self, \"uiDelegate\", \\.uiDelegate)"))
    #expect(table.contains("add(to: Map.self, \"UIDelegate\", \\.uiDelegate)"))
    #expect(table.contains("internal import UIKit"))
  }

  @Test func requirementsAreSentByTheirNamesAndHaveTheProtocolsDefaults() throws {
    let text = try #require(try files()["Sources/UIKit/Application/ObjectiveC/Outlets/PickerDelegate+Outlet.swift"])
    #expect(text.contains("internal import Foundation"))
    #expect(
      text.contains(
        "if let answer: Bool = link.answer(OutletMessage([\"picker\", \"canPick\"], [\"Picker\", \"Int\"]), [picker, index])"
      ))
    #expect(text.contains("return PickerDelegateSilence.shared.picker(picker, canPick: index)"))
    #expect(
      text.contains("link.send(OutletMessage([\"picker\", \"didPick\"], [\"Picker\", \"IndexPath\"]), [picker, path])"))
    // What has no default has to be there.
    #expect(text.contains("return link.require(OutletMessage([\"countIn\"], [\"Picker\"]), [picker])"))
    // A part of the protocol that the object declares is asked as usual.
    #expect(text.contains("if let own = link.object as? any BaseDelegate { return own.moved(view) }"))
  }
}
