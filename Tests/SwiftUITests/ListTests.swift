// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct Thing: Identifiable, Hashable {
  let id: Int
  var name: String
}

@Observable private final class Things {
  var all = (0..<5).map { Thing(id: $0, name: "thing \($0)") }
  var selected: Int?
  var many: Set<Int> = []
  var mode = EditMode.inactive
  var isOpen = true
  @ObservationIgnored var bodies: [Int] = []
  @ObservationIgnored var log: [String] = []
}

private struct Row: View {
  let thing: Thing
  let things: Things
  @State private var count = 0

  var body: some View {
    let _ = things.bodies.append(thing.id)
    HStack {
      Text("\(thing.name): \(count)")
      Button("add to \(thing.id)") { count += 1 }.buttonStyle(.borderless)
    }
    .onAppear { things.log.append("appear \(thing.id)") }
    .onDisappear { things.log.append("disappear \(thing.id)") }
  }
}

private struct Editable: View {
  @Bindable var things: Things

  var body: some View {
    List {
      ForEach(things.all) { Row(thing: $0, things: things) }
        .onDelete { things.all.remove(atOffsets: $0) }
        .onMove { things.all.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, $things.mode)
  }
}

/// Counts how many elements were asked for.
private final class Reads: @unchecked Sendable {
  var ids = 0
}

private struct Counted: Identifiable {
  let number: Int
  let reads: Reads
  var id: Int {
    reads.ids += 1
    return number
  }
}

@Suite @MainActor struct ListTests {
  private let things = Things()
  private let screen = TestScreen()

  private func show<Content: View>(_ view: Content) -> UICollectionView? {
    let controller = UIHostingController(rootView: view)
    screen.show(controller)
    screen.step()
    return list(in: controller.view)
  }

  private func list(in view: UIView) -> UICollectionView? {
    if let list = view as? UICollectionView { return list }
    for inner in view.subviews { if let found = list(in: inner) { return found } }
    return nil
  }

  private func has(_ text: String) -> Bool { screen.texts.contains(text) }

  private var rowTexts: [String] {
    screen.readTexts.filter { !$0.text.hasPrefix("add") }.sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
  }

  @Test func staticViewsAreRows() {
    let list = show(
      List {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
        if things.isOpen { Text("d") }
        VStack {
          Text("e")
          Text("f")
        }
      })
    #expect(list?.numberOfSections == 1)
    #expect(list?.numberOfItems(inSection: 0) == 5)
    #expect(rowTexts == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let list = show(
      List {
        Text("loose")
        Section("Head") { Text("a") }
        Section {
          ForEach(0..<3) { Text("row \($0)") }
        } footer: {
          Text("foot")
        }
        ForEach(things.all.prefix(2)) { thing in Section(thing.name) { Text("in \(thing.id)") } }
      })
    #expect(list?.numberOfSections == 5)
    #expect((0..<5).map { list?.numberOfItems(inSection: $0) ?? 0 } == [1, 1, 3, 1, 1])
    #expect(
      rowTexts == ["loose", "Head", "a", "row 0", "row 1", "row 2", "foot", "thing 0", "in 0", "thing 1", "in 1"])
  }

  @Test func rowsAreAsHighAsOnIOS() {
    let list = show(
      List {
        Text("one line")
        VStack(alignment: .leading) {
          Text("two")
          Text("lines").font(.subheadline)
        }
        Color.red.frame(height: 40)
      })
    let heights = (0..<3).compactMap { list?.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height }
    #expect(heights.count == 3)
    #expect(heights[0] == 52)
    #expect(abs(heights[1] - 68.33) < 0.1)
    #expect(heights[2] == 70)
    // 20 to the card, 16 in it, as measured at this width.
    #expect(screen.readTexts.first { $0.text == "one line" }?.frame.minX == 36)
  }

  @Test func aHundredThousandRowsCostWhatIsSeen() {
    let reads = Reads()
    let all = (0..<100_000).map { Counted(number: $0, reads: reads) }
    let things = things
    let list = show(List(all) { counted in Row(thing: Thing(id: counted.number, name: "row"), things: things) })
    let visible = list?.indexPathsForVisibleItems.count ?? 0
    #expect(visible > 10 && visible < 25)
    #expect(things.bodies.count <= visible + 4, "bodies of rows that are seen, and a little more")
    #expect(reads.ids <= 8 * (visible + 4), "no other ids are read")
    #expect(list?.numberOfItems(inSection: 0) == 100_000)
    things.bodies = []
    list?.setContentOffset(CGPoint(x: 0, y: 2_000_000), animated: false)
    screen.step()
    #expect(things.bodies.count <= visible + 6)
  }

  @Test func changesOfDataKeepTheStateOfRows() {
    let list = show(Editable(things: things))
    screen.tap("add to 1")
    #expect(has("thing 1: 1"))
    things.all.insert(Thing(id: 9, name: "new"), at: 0)
    screen.advance(by: 1)
    #expect(rowTexts == ["new: 0", "thing 0: 0", "thing 1: 1", "thing 2: 0", "thing 3: 0", "thing 4: 0"])
    things.all.swapAt(0, 2)
    screen.advance(by: 1)
    #expect(rowTexts.prefix(3) == ["thing 1: 1", "thing 0: 0", "new: 0"])
    things.all.removeAll { $0.id == 0 }
    screen.advance(by: 1)
    #expect(rowTexts.prefix(3) == ["thing 1: 1", "new: 0", "thing 2: 0"])
    #expect(list?.numberOfItems(inSection: 0) == 5)
    things.bodies = []
    things.all[0].name = "renamed"
    screen.step()
    #expect(has("renamed: 1"))
    #expect(things.bodies == [1], "only the row whose element is another one runs")
  }

  @Test func rowsAppearAndDisappear() {
    _ = show(Editable(things: things))
    #expect(things.log.sorted() == (0..<5).map { "appear \($0)" })
    things.log = []
    things.all.removeLast()
    screen.advance(by: 1)
    #expect(things.log == ["disappear 4"])
  }

  @Test func aRowWithOneButtonIsTheButton() {
    let things = things
    _ = show(
      List {
        Button("act") { things.log.append("acted") }
        Button("off") { things.log.append("never") }.disabled(true)
      })
    let place = screen.readTexts.first { $0.text == "act" }?.frame ?? .zero
    screen.tap(at: CGPoint(x: 300, y: place.midY))
    screen.advance(by: 0.5)
    #expect(things.log == ["acted"], "anywhere in the row")
    screen.tap("off")
    #expect(things.log == ["acted"])
  }

  @Test func aLinkShowsAChevronAndPushes() {
    let list = show(
      NavigationStack {
        List { NavigationLink("go") { Text("there") } }
      })
    let cell = list?.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    #expect(cell?.accessories.map(\.accessoryType) == [.disclosureIndicator])
    screen.tap("go")
    #expect(has("there"))
  }

  @Test func selectionFollowsItsBinding() {
    struct Selecting: View {
      @Bindable var things: Things
      var body: some View {
        List(things.all, selection: $things.selected) { Text($0.name) }
      }
    }
    let list = show(Selecting(things: things))
    screen.tap("thing 2")
    #expect(things.selected == 2)
    #expect(list?.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    things.selected = 4
    screen.advance(by: 0.5)
    #expect(list?.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
  }

  @Test func swipingDeletes() {
    _ = show(Editable(things: things))
    let place = screen.readTexts.first { $0.text == "thing 1: 0" }?.frame ?? .zero
    screen.drag(from: CGPoint(x: 300, y: place.midY), to: CGPoint(x: 200, y: place.midY))
    screen.advance(by: 1)
    screen.tap("Delete")
    screen.advance(by: 1)
    #expect(things.all.map(\.id) == [0, 2, 3, 4])
    #expect(rowTexts.filter { $0.hasPrefix("thing") }.count == 4)
  }

  @Test func swipeActionsAreButtonsBesideTheRow() {
    let things = things
    _ = show(
      List {
        Text("swiped")
          .swipeActions(edge: .leading) { Button("Mark") { things.log.append("marked") }.tint(.green) }
      })
    let place = screen.readTexts.first { $0.text == "swiped" }?.frame ?? .zero
    screen.drag(from: CGPoint(x: 100, y: place.midY), to: CGPoint(x: 220, y: place.midY))
    screen.advance(by: 1)
    screen.tap("Mark")
    screen.advance(by: 1)
    #expect(things.log == ["marked"])
  }

  @Test func editingShowsControlsAndMoves() {
    let list = show(Editable(things: things))
    things.mode = .active
    screen.advance(by: 1)
    #expect(list?.isEditing == true)
    if let list {
      list.dataSource?.collectionView(
        list, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    screen.advance(by: 1)
    #expect(things.all.map(\.id) == [1, 2, 0, 3, 4])
  }

  @Test func movedElementsStandBeforeTheOneNamed() {
    var list = Array(0..<6)
    list.move(fromOffsets: [1, 4], toOffset: 3)
    #expect(list == [0, 2, 1, 4, 3, 5])
    list.remove(atOffsets: [0, 5])
    #expect(list == [2, 1, 4, 3])
  }

  @Test func rowsOfAnotherSectionAreMeasured() {
    struct Switching: View {
      let things: Things
      var body: some View {
        List {
          if things.isOpen {
            Section("Topics") { ForEach(0..<4) { Text("topic \($0)") } }
          } else {
            ForEach(things.all) { thing in
              VStack(alignment: .leading) {
                Text(thing.name)
                Text("second")
                Text("third")
              }
            }
          }
        }
      }
    }
    let list = show(Switching(things: things))
    things.isOpen = false
    screen.advance(by: 1)
    let height = list?.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.height ?? 0
    #expect(abs(height - 91) < 1, "30 and three lines of 20.33")
    things.isOpen = true
    screen.advance(by: 1)
    #expect(rowTexts == ["Topics", "topic 0", "topic 1", "topic 2", "topic 3"])
    let low = list?.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.height ?? 0
    #expect(abs(low - 52) < 0.01)
  }

  @Test func controlsInRowsAreAsHighAsText() {
    struct Controls: View {
      @State private var isOn = true
      @State private var choice = 1
      var body: some View {
        Form {
          Toggle("switch", isOn: $isOn)
          Picker("choice", selection: $choice) { ForEach(0..<3) { Text("option \($0)").tag($0) } }
          LabeledContent("label", value: "value")
        }
      }
    }
    let list = show(Controls())
    let heights = (0..<3).compactMap { list?.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height }
    #expect(heights == [52, 52, 52])
    #expect(Set(rowTexts) == ["choice", "label", "option 1", "switch", "value"])
  }
}
