// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Places {
  var tab = "a"
  var page = 0
  var text = ""
  var log: [String] = []
}

private struct Place: View {
  let name: String
  let places: Places
  @State private var count = 0

  var body: some View {
    let _ = places.log.append("body \(name)")
    VStack {
      Text("\(name) \(count)")
      Button("count") { count += 1 }
    }
  }
}

private struct NewTabs: View {
  @Bindable var places: Places
  var body: some View {
    TabView(selection: $places.tab) {
      Tab("First", systemImage: "book", value: "a") { Place(name: "one", places: places) }
      Tab("Second", systemImage: "gear", value: "b") { Place(name: "two", places: places) }
    }
  }
}

private struct OldTabs: View {
  @Bindable var places: Places
  var body: some View {
    TabView(selection: $places.tab) {
      Place(name: "one", places: places).tabItem { Label("First", systemImage: "book") }.tag("a")
      Place(name: "two", places: places).badge(3).tag("b").tabItem { Label("Second", systemImage: "gear") }
    }
  }
}

private struct Pages: View {
  @Bindable var places: Places
  var body: some View {
    TabView(selection: $places.page) {
      ForEach(0..<3) { number in Text("page \(number)").tabItem { Text("\(number)") }.tag(number) }
    }
    .tabViewStyle(.page)
  }
}

private struct Searching: View {
  @Bindable var places: Places
  var body: some View {
    NavigationStack {
      SearchState().navigationTitle("Find").searchable(text: $places.text, prompt: "Names")
    }
  }
}

private struct SearchState: View {
  @Environment(\.isSearching) private var isSearching
  var body: some View { Text(isSearching ? "searching" : "resting") }
}

@Suite @MainActor struct TabTests {
  private let places = Places()
  private let screen = TestScreen()

  private func start<Content: View>(_ view: Content) -> UIViewController? {
    let controller = UIHostingController(rootView: view)
    screen.show(controller)
    screen.step()
    return controller.children.first
  }

  private func has(_ text: String) -> Bool { screen.texts.contains(text) }

  @Test func tabsAreMadeWhenTheyAreFirstSeenAndKeepTheirState() {
    let bar = start(NewTabs(places: places)) as? UITabBarController
    #expect(bar?.viewControllers?.map { $0.tabBarItem.title } == ["First", "Second"])
    #expect(bar?.viewControllers?.allSatisfy { $0.tabBarItem.image != nil } == true)
    #expect(!places.log.contains("body two"))
    screen.tap("count")
    #expect(has("one 1"))
    places.tab = "b"
    screen.advance(by: 0.5)
    #expect(has("two 0"))
    #expect(bar?.selectedIndex == 1)
    places.tab = "a"
    screen.advance(by: 0.5)
    #expect(has("one 1"))
  }

  @Test func choosingATabWritesTheBinding() {
    _ = start(NewTabs(places: places))
    screen.tap("Second")
    #expect(places.tab == "b")
    #expect(has("two 0"))
  }

  @Test func tabsOfTheOlderFormHaveTagsAndBadges() {
    let bar = start(OldTabs(places: places)) as? UITabBarController
    #expect(bar?.viewControllers?.map { $0.tabBarItem.title } == ["First", "Second"])
    #expect(bar?.viewControllers?.last?.tabBarItem.badgeValue == "3")
    places.tab = "b"
    screen.advance(by: 0.5)
    #expect(has("two 0"))
  }

  @Test func pagesAreSwiped() {
    let pages = start(Pages(places: places)) as? UIPageViewController
    #expect(pages != nil)
    #expect(has("page 0"))
    screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.15)
    screen.advance(by: 1)
    #expect(places.page == 1)
    #expect(has("page 1"))
    places.page = 2
    screen.advance(by: 1)
    #expect(has("page 2"))
  }

  @Test func aSearchFieldWritesItsBinding() {
    let stack = start(Searching(places: places)) as? UINavigationController
    let search = stack?.topViewController?.navigationItem.searchController
    #expect(search?.searchBar.placeholder == "Names")
    #expect(has("resting"))
    search?.isActive = true
    screen.advance(by: 1)
    #expect(has("searching"))
    search?.searchBar.text = "words"
    screen.step()
    #expect(places.text == "words")
    search?.isActive = false
    screen.advance(by: 1)
    #expect(has("resting"))
    places.text = "other"
    screen.step()
    #expect(search?.searchBar.text == "other")
  }
}

@Observable private final class Sheets {
  var isShown = false
  var log: [String] = []
}

private struct TabWithSheet: View {
  @Bindable var sheets: Sheets
  var body: some View {
    TabView {
      Tab("One", systemImage: "book") {
        List { Text("row") }
          .onAppear { sheets.log.append("list") }
          .sheet(isPresented: $sheets.isShown) { Text("sheet") }
      }
      Tab("Two", systemImage: "gear") {
        NavigationStack { Text("stack").onAppear { sheets.log.append("stack") } }
      }
    }
  }
}

@Suite @MainActor struct TabContentTests {
  @Test func viewsInTabsAppearAndPresent() {
    let sheets = Sheets()
    let screen = TestScreen()
    let controller = UIHostingController(rootView: TabWithSheet(sheets: sheets))
    screen.show(controller)
    screen.step()
    #expect(sheets.log == ["list"])
    sheets.isShown = true
    screen.advance(by: 1)
    #expect(screen.texts.contains("sheet"))
    sheets.isShown = false
    screen.advance(by: 1)
    screen.tap("Two")
    #expect(sheets.log.last == "stack")
  }
}
