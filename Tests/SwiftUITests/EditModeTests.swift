// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Names {
  var all = ["a", "b", "c"]
  var mode = EditMode.inactive
  var isSheet = false
}

private struct Editable: View {
  @Bindable var names: Names

  var body: some View {
    List {
      ForEach(names.all, id: \.self) { Text($0) }.onDelete { names.all.remove(atOffsets: $0) }
    }
  }
}

private struct Bound: View {
  @Bindable var names: Names

  var body: some View {
    NavigationStack {
      Editable(names: names).toolbar { EditButton() }.environment(\.editMode, $names.mode)
    }
  }
}

private struct Inner: View {
  @Environment(\.editMode) private var mode

  var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "resting") }
}

@Suite @MainActor struct EditModeTests {
  private let names = Names()
  private let screen = TestScreen()

  private func show(_ view: some View) -> UIViewController {
    let controller = UIHostingController(rootView: view)
    screen.show(controller)
    screen.step()
    return controller
  }

  private func findList(in view: UIView) -> UICollectionView? {
    view as? UICollectionView ?? view.subviews.lazy.compactMap { findList(in: $0) }.first
  }

  private func bar(_ controller: UIViewController) -> UINavigationItem? {
    (controller.children.first as? UINavigationController)?.topViewController?.navigationItem
  }

  @Test func aButtonInABarEditsTheListOfItsPage() throws {
    let controller = show(NavigationStack { Editable(names: names).toolbar { EditButton() } })
    let list = try #require(findList(in: controller.view))
    let item = try #require(bar(controller)?.rightBarButtonItems?.first)
    #expect(item.title == "Edit")
    screen.tap("Edit")
    #expect(list.isEditing)
    #expect(bar(controller)?.rightBarButtonItems?.first?.title == "Done")
    screen.tap("Done")
    #expect(!list.isEditing)
    #expect(bar(controller)?.rightBarButtonItems?.first?.title == "Edit")
  }

  @Test func olderBarItemsEditToo() throws {
    let controller = show(NavigationView { Editable(names: names).navigationBarItems(trailing: EditButton()) })
    let list = try #require(findList(in: controller.view))
    screen.tap("Edit")
    #expect(list.isEditing)
  }

  @Test func aButtonBesideAListEditsItWithoutAStack() throws {
    let controller = show(
      VStack {
        EditButton()
        Inner()
        Editable(names: names)
      })
    let list = try #require(findList(in: controller.view))
    #expect(screen.texts.contains("resting"))
    screen.tap("Edit")
    #expect(list.isEditing && screen.texts.contains("editing"))
  }

  @Test func theAppsOwnModeCounts() throws {
    let controller = show(Bound(names: names))
    let list = try #require(findList(in: controller.view))
    screen.tap("Edit")
    #expect(names.mode == .active && list.isEditing)
    names.mode = .inactive
    screen.advance(by: 1)
    #expect(!list.isEditing)
    #expect(bar(controller)?.rightBarButtonItems?.first?.title == "Edit")
  }

  @Test func pagesHaveModesOfTheirOwn() throws {
    let controller = show(
      NavigationStack {
        VStack {
          Inner()
          NavigationLink("next") { Inner() }
        }
        .toolbar { EditButton() }
      })
    screen.tap("Edit")
    #expect(screen.texts.contains("editing"))
    screen.tap("next")
    #expect(screen.texts.contains("resting"))
    #expect((controller.children.first as? UINavigationController)?.viewControllers.count == 2)
  }
}
