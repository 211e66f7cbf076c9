// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }
private struct SceneKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
  fileprivate var number: Int? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }
}

@Observable private final class Desk {
  var first = "one"
  var second = "two"
  var number = 1
  var focus: Int?
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct Form: View {
  @Bindable var desk: Desk
  let counter: Counter
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      Reader()
      VStack {
        TextField("first", text: $desk.first).focused($focus, equals: 1)
          .focusedValue(\.name, "first")
      }
      .focusedValue(\.text, $desk.first)
      .focusedValue(\.name, "outer")
      TextField("second", text: $desk.second).focused($focus, equals: 2)
        .focusedValue(\.text, $desk.second)
        .focusedValue(desk)
        .focusedObject(counter)
      Button("leave") { focus = nil }
    }
    .focusedSceneValue(\.number, desk.number)
    .onChange(of: desk.focus) { focus = desk.focus }
  }
}

private struct Reader: View {
  @FocusedValue(\.name) private var name
  @FocusedValue(\.number) private var number
  @FocusedBinding(\.text) private var text
  @FocusedValue(Desk.self) private var desk
  @FocusedObject private var counter: Counter?

  var body: some View {
    Text("\(name ?? "-") \(number ?? 0) \(text ?? "-") \(desk?.number ?? 0) \(counter?.count ?? -1)")
    Button("change") { text = "changed" }
  }
}

@Suite @MainActor struct FocusedValueTests {
  private let desk = Desk()
  private let counter = Counter()
  private let screen = TestScreen()

  private func start() {
    screen.show(UIHostingController(rootView: Form(desk: desk, counter: counter)))
    screen.advance(by: 0.5)
  }

  private func focus(_ field: Int?) {
    desk.focus = field
    screen.advance(by: 1)
  }

  @Test func aSceneOffersItsValueWhereverTheFocusIs() {
    start()
    #expect(screen.texts.contains("- 1 - 0 -1"))
    desk.number = 2
    screen.advance(by: 0.5)
    #expect(screen.texts.contains("- 2 - 0 -1"))
  }

  @Test func aViewOffersItsValueWhileTheFocusIsInIt() {
    start()
    focus(1)
    #expect(screen.texts.contains("first 1 one 0 -1"), "the inner view's counts: \(screen.texts)")
    focus(2)
    #expect(screen.texts.contains("- 1 two 1 0"), "\(screen.texts)")
    focus(nil)
    #expect(screen.texts.contains("- 1 - 0 -1"))
  }

  @Test func aBindingIsWrittenThroughTheFocus() {
    start()
    focus(2)
    screen.tap("change")
    #expect(desk.second == "changed" && desk.first == "one")
    #expect(screen.texts.contains("- 1 changed 1 0"), "\(screen.texts)")
    counter.count = 5
    screen.advance(by: 0.5)
    #expect(screen.texts.contains("- 1 changed 1 5"))
  }
}
