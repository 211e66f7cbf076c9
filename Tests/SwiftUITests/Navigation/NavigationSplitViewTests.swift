// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct Entry: Identifiable, Hashable {
  let id: Int
  var name: String { "Entry \(id)" }
}

@Observable private final class Library {
  var entry: Entry?
  var folder: Int?
  var visibility = NavigationSplitViewVisibility.automatic
  var column = NavigationSplitViewColumn.sidebar
  var path: [Int] = []
  var log: [String] = []
}

private struct TwoColumns: View {
  @Bindable var library: Library

  var body: some View {
    NavigationSplitView(columnVisibility: $library.visibility) {
      List((1...3).map { Entry(id: $0) }, selection: $library.entry) { entry in
        NavigationLink(entry.name, value: entry)
      }
      .navigationTitle("Entries")
    } detail: {
      if let entry = library.entry {
        NavigationStack(path: $library.path) {
          VStack {
            Text("detail of \(entry.name)")
            NavigationLink("deeper", value: 7)
          }
          .navigationTitle(entry.name)
          .navigationDestination(for: Int.self) { Text("depth \($0)").navigationTitle("Depth \($0)") }
        }
        .onAppear { library.log.append("appear") }
      } else {
        Text("nothing chosen")
      }
    }
  }
}

private struct ThreeColumns: View {
  @Bindable var library: Library

  var body: some View {
    NavigationSplitView(columnVisibility: $library.visibility, preferredCompactColumn: $library.column) {
      List(1..<4, id: \.self, selection: $library.folder) { Text("folder \($0)") }
        .navigationTitle("Folders")
        .navigationSplitViewColumnWidth(min: 180, ideal: 200, max: 300)
    } content: {
      if let folder = library.folder {
        List((1...3).map { Entry(id: folder * 10 + $0) }, selection: $library.entry) { entry in
          Text(entry.name).tag(entry)
        }
        .navigationTitle("Folder \(folder)")
      } else {
        Text("no folder")
      }
    } detail: {
      Text(library.entry?.name ?? "no entry").navigationTitle("Note")
    }
  }
}

private struct Links: View {
  @Bindable var library: Library

  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("by value", value: "a")
        NavigationLink("by view") { Text("a view").navigationTitle("View") }
        NavigationLink("number", value: 3)
      }
      .navigationTitle("Links")
      .navigationDestination(for: String.self) { value in
        VStack {
          Text("page \(value)")
          NavigationLink("next", value: value + "+")
        }
      }
    } detail: {
      NavigationStack(path: $library.path) {
        Text("start").navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }
}

private struct Switching: View {
  @Bindable var library: Library

  var body: some View {
    NavigationSplitView {
      List(0..<3, id: \.self, selection: $library.folder) { Text("row \($0)") }
        .navigationTitle("Rows")
        .navigationDestination(item: $library.entry) { Text("item \($0.id)") }
    } detail: {
      switch library.folder {
      case 0?: NavigationStack { Page(name: "zero", library: library) }
      case let other?: NavigationStack { Page(name: "many", library: library) }.id(other)
      case nil: Text("none")
      }
    }
  }
}

private struct Page: View {
  let name: String
  let library: Library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("page \(name)")
      Button("close") { dismiss() }
      NavigationLink("push") { Text("pushed from \(name)") }
    }
    .navigationTitle(name)
    .onAppear { library.log.append("+\(name)") }
    .onDisappear { library.log.append("-\(name)") }
  }
}

@Suite @MainActor struct NavigationSplitViewTests {
  private let library = Library()

  private func start(_ view: some View, _ screen: TestScreen) throws -> UISplitViewController {
    let controller = UIHostingController(rootView: view)
    screen.show(controller)
    screen.advance(by: 0.5)
    return try #require(controller.children.first as? UISplitViewController)
  }

  private func stack(_ split: UISplitViewController) -> [String?] {
    (split.viewControllers.first as? UINavigationController)?.viewControllers.map(\.navigationItem.title) ?? []
  }

  // MARK: - Compact

  @Test func onAPhoneTheSidebarIsTheFirstPage() throws {
    let screen = TestScreen()
    let split = try start(TwoColumns(library: library), screen)
    #expect(split.isCollapsed)
    #expect(stack(split) == ["Entries"])
    #expect(screen.texts.contains("Entry 1") && !screen.texts.contains("nothing chosen"))
  }

  @Test func onAPhoneARowPushesTheDetailAndGoingBackClearsTheSelection() throws {
    let screen = TestScreen()
    let split = try start(TwoColumns(library: library), screen)
    screen.tap("Entry 2")
    #expect(library.entry?.id == 2)
    #expect(stack(split) == ["Entries", "Entry 2"])
    #expect(screen.texts.contains("detail of Entry 2"))
    #expect(library.log == ["appear"])
    (split.viewControllers.first as? UINavigationController)?.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(library.entry == nil)
    #expect(stack(split) == ["Entries"])
    screen.tap("Entry 2")
    #expect(stack(split) == ["Entries", "Entry 2"], "the same row can be chosen again")
  }

  @Test func onAPhoneASelectionThatIsWrittenPushesAndPops() throws {
    let screen = TestScreen()
    let split = try start(TwoColumns(library: library), screen)
    library.entry = Entry(id: 3)
    screen.advance(by: 1)
    #expect(stack(split) == ["Entries", "Entry 3"])
    library.entry = nil
    screen.advance(by: 1)
    #expect(stack(split) == ["Entries"])
  }

  @Test func onAPhoneWhatIsSelectedAtFirstIsShown() throws {
    library.entry = Entry(id: 1)
    let split = try start(TwoColumns(library: library), TestScreen())
    #expect(stack(split) == ["Entries", "Entry 1"])
    #expect(library.entry?.id == 1)
  }

  @Test func theStackOfTheDetailGoesOnAboveIt() throws {
    let screen = TestScreen()
    let split = try start(TwoColumns(library: library), screen)
    screen.tap("Entry 1")
    screen.tap("deeper")
    #expect(library.path == [7])
    #expect(stack(split) == ["Entries", "Entry 1", "Depth 7"])
    (split.viewControllers.first as? UINavigationController)?.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(library.path == [])
    #expect(library.entry?.id == 1)
    #expect(screen.texts.contains("detail of Entry 1"))
  }

  @Test func onAPhoneThreeColumnsAreThreePages() throws {
    let screen = TestScreen()
    let split = try start(ThreeColumns(library: library), screen)
    screen.tap("folder 2")
    #expect(stack(split) == ["Folders", "Folder 2"])
    #expect(library.column == .content)
    screen.tap("Entry 21")
    #expect(stack(split) == ["Folders", "Folder 2", "Note"])
    #expect(library.column == .detail)
    #expect(screen.texts.contains("Entry 21"))
    library.column = .content
    screen.advance(by: 1)
    #expect(stack(split) == ["Folders", "Folder 2"])
    #expect(library.entry?.id == 21, "the program went back, so that the selection stays")
    (split.viewControllers.first as? UINavigationController)?.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(library.column == .sidebar)
    #expect(library.folder == nil)
  }

  @Test func onAPhoneTheColumnThatIsPreferredIsShownAtFirst() throws {
    library.column = .detail
    let split = try start(ThreeColumns(library: library), TestScreen())
    #expect(stack(split).last == "Note")
  }

  @Test func onAPhoneADetailCanBeDismissed() throws {
    let screen = TestScreen()
    let split = try start(Switching(library: library), screen)
    screen.tap("row 0")
    #expect(stack(split) == ["Rows", "zero"])
    screen.tap("close")
    #expect(stack(split) == ["Rows"])
    #expect(library.folder == nil)
    #expect(library.log == ["+zero", "-zero"])
  }

  @Test func onAPhoneAnItemOfTheSidebarIsPushedAndPopped() throws {
    let screen = TestScreen()
    let split = try start(Switching(library: library), screen)
    library.entry = Entry(id: 4)
    screen.advance(by: 1)
    #expect(screen.texts.contains("item 4"))
    (split.viewControllers.first as? UINavigationController)?.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(library.entry == nil)
    library.entry = Entry(id: 5)
    screen.advance(by: 1)
    library.entry = nil
    screen.advance(by: 1)
    #expect(stack(split) == ["Rows"])
  }

  // MARK: - Regular

  @Test func onAPadColumnsStandBesideEachOther() throws {
    let screen = TestScreen(.iPadPro11)
    let split = try start(TwoColumns(library: library), screen)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(screen.texts.contains("Entry 1") && screen.texts.contains("nothing chosen"))
    screen.tap("Entry 3")
    #expect(screen.texts.contains("detail of Entry 3"))
    screen.tap("deeper")
    #expect(library.path == [7])
    #expect(screen.texts.contains("depth 7"))
    screen.tap("Entry 1")
    #expect(library.entry?.id == 1)
  }

  @Test func theBindingShowsAndHidesColumns() throws {
    let screen = TestScreen(.iPadPro11)
    let split = try start(TwoColumns(library: library), screen)
    library.visibility = .detailOnly
    screen.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly)
    library.visibility = .all
    screen.advance(by: 1)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func theButtonOfTheSidebarWritesTheBinding() throws {
    let screen = TestScreen(.iPadPro11)
    let split = try start(TwoColumns(library: library), screen)
    screen.tap(at: CGPoint(x: 48, y: 64))
    screen.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly)
    #expect(library.visibility == .detailOnly)
    library.visibility = .automatic
    screen.advance(by: 1)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func aColumnHasTheWidthThatItsViewAsksFor() throws {
    let split = try start(ThreeColumns(library: library), TestScreen(.iPadPro13, orientation: .landscapeLeft))
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(split.primaryColumnWidth == 200)
  }

  @Test func prominentDetailsHaveTheirColumnsAboveThem() throws {
    let screen = TestScreen(.iPadPro11)
    let split = try start(TwoColumns(library: library).navigationSplitViewStyle(.prominentDetail), screen)
    #expect(split.displayMode == .secondaryOnly)
    library.visibility = .all
    screen.advance(by: 1)
    #expect(split.displayMode == .oneOverSecondary)
    screen.tap("Entry 1")
    #expect(split.displayMode == .secondaryOnly, "a choice leads to the detail")
    #expect(library.visibility == .detailOnly)
    #expect(screen.texts.contains("detail of Entry 1"))
  }

  @Test func theButtonOfTheSidebarCanBeLeftOut() throws {
    let view = NavigationSplitView {
      Text("side").toolbar(removing: .sidebarToggle)
    } detail: {
      Text("detail")
    }
    let split = try start(view, TestScreen(.iPadPro11))
    #expect(split.displayModeButtonVisibility == .never)
  }

  @Test func aSearchFieldAroundTheColumnsStandsInTheSidebar() throws {
    @State var text = ""
    let view = NavigationSplitView {
      Text("side").navigationTitle("Side")
    } detail: {
      Text("detail").navigationTitle("Detail")
    }
    let split = try start(view.searchable(text: $text, prompt: "Find"), TestScreen(.iPadPro11))
    let columns = split.viewControllers.compactMap {
      ($0 as? UINavigationController)?.topViewController?.navigationItem
    }
    #expect(columns.first?.searchController?.searchBar.placeholder == "Find")
    #expect(columns.last?.searchController == nil)
  }

  @Test func aTurnedPhoneShowsTheSameColumnsBesideEachOther() throws {
    let screen = TestScreen(.iPhone16ProMax)
    let split = try start(TwoColumns(library: library), screen)
    screen.tap("Entry 2")
    screen.tap("deeper")
    screen.rotate(to: .landscapeLeft)
    screen.advance(by: 1)
    #expect(!split.isCollapsed)
    #expect(screen.texts.contains("Entry 1") && screen.texts.contains("depth 7"))
    screen.tap("Entry 3")
    #expect(library.entry?.id == 3)
    screen.rotate(to: .portrait)
    screen.advance(by: 1)
    #expect(split.isCollapsed)
    #expect(stack(split).first == "Entries" && stack(split).contains("Entry 3"))
    #expect(library.entry?.id == 3, "nobody went back")
  }

  @Test func stacksOfTheDetailTakeEachOthersPlace() throws {
    let screen = TestScreen(.iPadPro11)
    let split = try start(Switching(library: library), screen)
    func pages() -> Int { (split.viewControllers.last as? UINavigationController)?.viewControllers.count ?? 0 }
    screen.tap("row 0")
    screen.tap("push")
    #expect(pages() == 2 && screen.texts.contains("pushed from zero"))
    screen.tap("row 1")
    #expect(pages() == 1 && screen.texts.contains("page many"))
    screen.tap("push")
    #expect(pages() == 2)
    screen.tap("row 2")
    #expect(pages() == 1, "another id is another stack")
    library.folder = nil
    screen.advance(by: 1)
    #expect(screen.texts.contains("none"))
    #expect(library.log == ["+zero", "-zero", "+many", "-many", "+many", "-many"])
  }

  @Test func theSidebarMayHaveAStackOfItsOwn() throws {
    let view = NavigationSplitView {
      NavigationStack {
        List { NavigationLink("into", value: 1) }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("inside \($0)").navigationTitle("Inside") }
      }
    } detail: {
      Text("detail")
    }
    let screen = TestScreen(.iPadPro11)
    let split = try start(view, screen)
    screen.tap("into")
    #expect(stack(split) == ["Root", "Inside"])
    #expect(screen.texts.contains("inside 1") && screen.texts.contains("detail"))
  }

  @Test func plainRowsStandBesideASidebarThatFloatsAboveThem() throws {
    let view = NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("side")
    } content: {
      List { Text("row") }.listStyle(.plain)
    } detail: {
      Text("detail")
    }
    let screen = TestScreen(.iPadPro13, orientation: .landscapeLeft)
    let split = try start(view, screen)
    let row = try #require(screen.readTexts.first { $0.text == "row" })
    #expect(row.frame.minX > split.primaryColumnWidth + 10)
  }

  // MARK: - Links

  @Test(arguments: [TestDevice.iPhone16, .iPadPro11]) func linksOfTheSidebarLeadToTheDetail(
    _ device: TestDevice
  ) throws {
    let screen = TestScreen(device)
    let split = try start(Links(library: library), screen)
    screen.tap("by value")
    #expect(screen.texts.contains("page a"))
    screen.tap("next")
    #expect(screen.texts.contains("page a+"))
    if split.isCollapsed {
      let navigation = split.viewControllers.first as? UINavigationController
      #expect(navigation?.viewControllers.count == 3)
      navigation?.popToRootViewController(animated: true)
      screen.advance(by: 1)
    }
    screen.tap("by view")
    #expect(screen.texts.contains("a view"))
    if split.isCollapsed {
      (split.viewControllers.first as? UINavigationController)?.popViewController(animated: true)
      screen.advance(by: 1)
      screen.tap("by view")
      #expect(screen.texts.contains("a view"), "it can be shown again")
    }
  }

  @Test func aLinkPushesOnTheStackOfTheDetailThatKnowsItsValue() throws {
    let screen = TestScreen()
    let split = try start(Links(library: library), screen)
    screen.tap("number")
    #expect(library.path == [3])
    #expect(screen.texts.contains("number 3"))
    #expect((split.viewControllers.first as? UINavigationController)?.viewControllers.count == 3)
  }
}
