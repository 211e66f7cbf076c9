// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Router {
  var path: [String] = []
  var typed = NavigationPath()
  var isShown = false
  var item: Int?
  var isEditing = false
  var log: [String] = []
}

private struct Stack: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Text("root of \(router.path.count)")
        NavigationLink("to value", value: "linked")
        NavigationLink("to view") { Page(title: "viewed", router: router) }
        NavigationLink("nowhere", value: nil as String?)
      }
      .navigationTitle("Library")
      .navigationDestination(for: String.self) { Page(title: $0, router: router) }
      .navigationDestination(isPresented: $router.isShown) { Page(title: "shown", router: router) }
      .navigationDestination(item: $router.item) { Page(title: "item \($0)", router: router) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button(router.isEditing ? "Done" : "Edit") { router.isEditing.toggle() }
        }
        if router.isEditing { ToolbarItem(placement: .bottomBar) { Text("editing") } }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { router.log.append("added") }
          Button("Off") {}.disabled(true)
        }
      }
    }
  }
}

private struct Page: View {
  let title: String
  let router: Router
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var count = 0

  var body: some View {
    VStack {
      Text("page \(title) \(count) \(isPresented ? "presented" : "")")
      Button("count") { count += 1 }
      Button("close") { dismiss() }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { router.log.append("appear \(title)") }
    .onDisappear { router.log.append("disappear \(title)") }
  }
}

@Suite @MainActor struct NavigationTests {
  private let router = Router()
  private let screen = TestScreen()

  private func start() -> UINavigationController {
    let controller = UIHostingController(rootView: Stack(router: router))
    screen.show(controller)
    screen.step()
    let stack = controller.children.first as? UINavigationController
    return stack ?? UINavigationController()
  }

  private func has(_ text: String) -> Bool { screen.texts.contains(text) }

  @Test func aStackShowsItsRootWithABar() {
    let stack = start()
    #expect(has("root of 0"))
    #expect(stack.topViewController?.navigationItem.title == "Library")
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(stack.view.bounds.size == stack.view.window?.bounds.size, "it reaches under the status bar")
  }

  @Test func aLinkWithAValuePushesItsPageAndWritesThePath() {
    let stack = start()
    screen.tap("to value")
    #expect(router.path == ["linked"])
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.navigationItem.title == "linked")
    #expect(has("page linked 0 presented"))
    screen.tap("count")
    #expect(has("page linked 1 presented"))
    screen.tap("close")
    #expect(router.path == [])
    #expect(stack.viewControllers.count == 1)
    #expect(router.log == ["appear linked", "disappear linked"])
  }

  @Test func aLinkWithAViewKeepsItsPageUpToDate() {
    let stack = start()
    screen.tap("to view")
    #expect(stack.topViewController?.navigationItem.title == "viewed")
    stack.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(has("root of 0"))
    screen.tap("to view")
    #expect(stack.viewControllers.count == 2, "it can be pushed again")
  }

  @Test func aLinkWithoutAValueCannotBeUsed() {
    let stack = start()
    screen.tap("nowhere")
    #expect(stack.viewControllers.count == 1)
  }

  @Test func aPathThatIsWrittenPushesAndPops() {
    let stack = start()
    router.path = ["a", "b", "c"]
    screen.advance(by: 1)
    #expect(stack.viewControllers.map(\.navigationItem.title) == ["Library", "a", "b", "c"])
    #expect(has("page c 0 presented"))
    router.path = ["a", "x"]
    screen.advance(by: 1)
    #expect(stack.viewControllers.map(\.navigationItem.title) == ["Library", "a", "x"])
    router.path = []
    screen.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
    #expect(has("root of 0"))
  }

  @Test func goingBackByTheBarWritesThePath() {
    let stack = start()
    router.path = ["a", "b"]
    screen.advance(by: 1)
    stack.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(router.path == ["a"])
    #expect(has("page a 0 presented"))
  }

  @Test func pagesBelowKeepTheirStateAndThosePoppedLoseIt() {
    _ = start()
    router.path = ["a"]
    screen.advance(by: 1)
    screen.tap("count")
    router.path = ["a", "b"]
    screen.advance(by: 1)
    router.path = ["a"]
    screen.advance(by: 1)
    #expect(has("page a 1 presented"))
    router.path = []
    screen.advance(by: 1)
    router.path = ["a"]
    screen.advance(by: 1)
    #expect(has("page a 0 presented"))
  }

  @Test func bindingsPushAndPopPages() {
    let stack = start()
    router.isShown = true
    screen.advance(by: 1)
    #expect(stack.topViewController?.navigationItem.title == "shown")
    stack.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(!router.isShown)
    router.item = 3
    screen.advance(by: 1)
    #expect(stack.topViewController?.navigationItem.title == "item 3")
    router.item = nil
    screen.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func itemsOfTheToolbarAreButtonsOfTheBars() {
    let stack = start()
    let item = stack.topViewController?.navigationItem
    #expect(item?.leftBarButtonItems?.map(\.title) == ["Edit"])
    #expect(item?.rightBarButtonItems?.map(\.isEnabled) == [false, true], "from the edge inwards")
    #expect(item?.rightBarButtonItems?.last?.image != nil)
    #expect(item?.rightBarButtonItems?.last?.accessibilityLabel == "Add")
    #expect(stack.isToolbarHidden)
    screen.tap("Edit")
    #expect(item?.leftBarButtonItems?.map(\.title) == ["Done"])
    #expect(!stack.isToolbarHidden)
    #expect(has("editing"))
  }

  @Test func aPathOfSeveralTypesCanBeEncoded() throws {
    var path = NavigationPath()
    path.append("a")
    path.append(3)
    let data = try JSONEncoder().encode(#require(path.codable))
    let again = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(again == path)
    path.removeLast()
    #expect(path.count == 1)
  }
}
