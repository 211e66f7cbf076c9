// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct Detailed: View {
  @Namespace private var namespace
  @State private var text = ""

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("zoom") {
          Text("zoomed").navigationTransition(.zoom(sourceID: 7, in: namespace))
        }
        .matchedTransitionSource(id: 7, in: namespace)
        TextField("field", text: $text)
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbarTitleMenu { Button("Rename") {} }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Bare") {} }.sharedBackgroundVisibility(.hidden)
        ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
      }
    }
  }
}

@Suite @MainActor struct BarDetailTests {
  private func start() throws -> (TestScreen, UINavigationController) {
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Detailed())
    screen.show(controller)
    screen.step()
    return (screen, try #require(controller.children.first as? UINavigationController))
  }

  @Test func titlesHaveMenusAndBarsTheirRoles() throws {
    let (screen, stack) = try start()
    defer { screen.step() }
    let item = try #require(stack.topViewController?.navigationItem)
    #expect(item.style == .editor)
    let menu = try #require(item.titleMenuProvider?([]))
    #expect(menu.children.map(\.title) == ["Rename"])
    #expect(item.rightBarButtonItems?.map(\.hidesSharedBackground) == [true])
  }

  @Test func itemsAboveTheKeyboardAreInABarOfThePage() throws {
    let (screen, stack) = try start()
    defer { screen.step() }
    let bar = try #require(stack.topViewController?.inputAccessoryView as? UIToolbar)
    #expect(bar.items?.map(\.title) == ["Done"])
  }

  @Test func aPageGrowsOutOfTheViewOfItsName() throws {
    let (screen, stack) = try start()
    screen.tap("zoom")
    screen.advance(by: 1)
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.preferredTransition != nil)
    #expect(screen.texts.contains("zoomed"))
  }

  @Test func rowsOfAListHaveADistance() throws {
    func distance(_ spacing: CGFloat?) throws -> CGFloat {
      let screen = TestScreen()
      screen.show(
        UIHostingController(
          rootView: List {
            Text("one")
            Text("two")
          }
          .listRowSpacing(spacing)))
      screen.step()
      let found = screen.readTexts.filter { $0.text == "one" || $0.text == "two" }.map(\.frame.midY)
      return try #require(found.max()) - (try #require(found.min()))
    }
    #expect(try distance(12) - distance(nil) == 12)
  }
}
