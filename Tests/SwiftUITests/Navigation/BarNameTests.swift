// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Shop {
  var count = 2
  var hidesSecond = false
}

private struct Tabs: View {
  let shop: Shop
  var body: some View {
    TabView {
      Tab("Shop", systemImage: "cart") { Text("one") }.badge(shop.count)
      Tab("More", systemImage: "gear") { Text("two") }.hidden(shop.hidesSecond)
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

@Suite @MainActor struct BarNameTests {
  @Test func tabsHaveBadgesAndAreHidden() throws {
    let shop = Shop()
    let scene = AnimationScene(Tabs(shop: shop))
    let bar = try #require(scene.controller.children.first as? UITabBarController)
    #expect(bar.viewControllers?.map { $0.tabBarItem.badgeValue } == ["2", nil])
    scene.change {
      shop.count = 0
      shop.hidesSecond = true
    }
    scene.screen.step()
    #expect(bar.viewControllers?.map { $0.tabBarItem.title } == ["Shop"])
    #expect(bar.viewControllers?.first?.tabBarItem.badgeValue == nil)
    scene.change { shop.hidesSecond = false }
    scene.screen.step()
    #expect(bar.viewControllers?.count == 2)
  }

  @Test func titlesAreTakenAwayAndStandAmongTheButtons() throws {
    func item<Content: View>(_ view: Content) throws -> UINavigationItem {
      let scene = AnimationScene(NavigationStack { view.navigationTitle("Title") })
      let stack = try #require(scene.controller.children.first as? UINavigationController)
      return try #require(stack.topViewController?.navigationItem)
    }
    let removed = try item(Text("page").toolbar(removing: .title))
    #expect(removed.title == nil)
    #expect(removed.backButtonTitle == "Title")
    #expect(try item(Text("page").toolbarTitleDisplayMode(.inlineLarge)).largeTitleDisplayMode == .inline)
    #expect(try item(Text("page").toolbarTitleDisplayMode(.inline)).largeTitleDisplayMode == .never)
    let named = try item(
      Text("page").toolbar(id: "bar") {
        ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") {} }
        ToolbarItem(id: "more", placement: .primaryAction, showsByDefault: false) { Button("More") {} }
      })
    #expect(named.rightBarButtonItems?.map(\.title) == ["Add"])
  }

  @Test func dotsOfPagesHaveABackground() throws {
    let scene = AnimationScene(
      TabView {
        Text("one")
        Text("two")
      }
      .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always)))
    func dots(_ view: UIView) -> UIPageControl? {
      view as? UIPageControl ?? view.subviews.lazy.compactMap { dots($0) }.first
    }
    #expect(try #require(dots(scene.view)).backgroundStyle == .prominent)
  }

  @Test func whatAMenuDoesMayLeaveItOpen() {
    var elements: [UIMenuElement] = []
    let scene = AnimationScene(
      MenuEntryReader {
        Button("Stay") {}.menuActionDismissBehavior(.disabled)
        Button("Go") {}
      } shown: { source, _ in
        let _ = elements = source.elements
        Text("menu")
      })
    #expect(scene.host != nil)
    #expect(elements.compactMap { ($0 as? UIAction)?.attributes.contains(.keepsMenuPresented) } == [true, false])
  }

  @Test func theUndoManagerOfTheWindowIsKnown() {
    var managers: [UndoManager?] = []
    struct Reader: View {
      @Environment(\.undoManager) private var manager
      let note: (UndoManager?) -> Void
      var body: some View {
        let _ = note(manager)
        Text("undo")
      }
    }
    let scene = AnimationScene(Reader { managers.append($0) })
    #expect(managers.last == scene.view.window?.undoManager)
    #expect(managers.last != Optional(nil))
  }

  @Test func sheetsOfThingsToShareAreHeadedByTheirPreviews() throws {
    let scene = AnimationScene(
      ShareLink(item: Image(systemName: "star"), preview: SharePreview("A star", image: Image(systemName: "star"))))
    scene.screen.tap("Share…")
    let sheet = try #require(scene.controller.presentedViewController as? UIActivityViewController)
    #expect(sheet.isViewLoaded)
    let link = AnimationScene(
      ShareLink("Send", item: URL(string: "https://example.org/a")!, preview: SharePreview("A page")))
    link.screen.tap("Send")
    #expect(link.screen.texts.contains("A page"))
  }

  @Test func aDefaultFocusIsTakenWhenTheViewAppears() {
    struct Form: View {
      @FocusState var field: Int?
      let note: (Int?) -> Void
      var body: some View {
        let _ = note(field)
        VStack {
          TextField("a", text: .constant("")).focused($field, equals: 1)
          TextField("b", text: .constant("")).focused($field, equals: 2)
        }
        .defaultFocus($field, 2)
      }
    }
    var focus: Int?
    let scene = AnimationScene(Form { focus = $0 })
    scene.screen.advance(by: 0.5)
    #expect(focus == 2)
  }
}

@Suite @MainActor struct SystemWishTests {
  @Test func contentAsksTheSystemForRoom() {
    let scene = AnimationScene(
      NavigationStack { Text("game").persistentSystemOverlays(.hidden).defersSystemGestures(on: [.top, .bottom]) })
    scene.screen.step()
    #expect(scene.controller.prefersHomeIndicatorAutoHidden)
    #expect(scene.controller.preferredScreenEdgesDeferringSystemGestures == [.top, .bottom])
  }

  @Test func storedEnumerationsMayBeAbsent() throws {
    enum Look: String { case plain, rich }
    struct Reader: View {
      @AppStorage("BarNameTests.look") var look: Look?
      var body: some View {
        Text(look?.rawValue ?? "none")
        Button("rich") { look = .rich }
      }
    }
    UserDefaults.standard.removeObject(forKey: "BarNameTests.look")
    let scene = AnimationScene(VStack { Reader() })
    #expect(scene.screen.texts.contains("none"))
    scene.screen.tap("rich")
    #expect(UserDefaults.standard.string(forKey: "BarNameTests.look") == "rich")
    UserDefaults.standard.removeObject(forKey: "BarNameTests.look")
  }
}
