// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class ShortcutsModel {
  var isShown = true
  var count = 0
}

@Suite @MainActor struct KeyboardTests {
  @Test func aShortcutDoesWhatItsButtonDoes() {
    var log: [String] = []
    let screen = TestScreen()
    screen.show(
      UIHostingController(
        rootView: VStack {
          Button("Save") { log.append("save") }.keyboardShortcut("s")
          Button("Close") { log.append("close") }.keyboardShortcut(.cancelAction)
          Button("Find") { log.append("find") }.keyboardShortcut("f", modifiers: [.command, .shift])
          Button("Off") { log.append("off") }.keyboardShortcut("o").disabled(true)
          Menu("More") { Button("In menu") { log.append("menu") }.keyboardShortcut("m") }
        }))
    screen.pressKey("s", modifiers: .command)
    screen.pressKey("s")
    screen.pressKey("Escape")
    screen.pressKey("F", modifiers: [.command, .shift])
    screen.pressKey("o", modifiers: .command)
    screen.pressKey("m", modifiers: .command)
    #expect(log == ["save", "close", "find", "menu"])
  }

  @Test func shortcutsGoWithTheirButtons() {
    struct Screen: View {
      let model: ShortcutsModel
      var body: some View {
        if model.isShown { Button("Go") { model.count += 1 }.keyboardShortcut("g") } else { Text("gone") }
      }
    }
    let model = ShortcutsModel()
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Screen(model: model))
    screen.show(controller)
    #expect(controller.keyCommands?.map(\.title) == ["Go"])
    screen.pressKey("g", modifiers: .command)
    model.isShown = false
    screen.step()
    screen.pressKey("g", modifiers: .command)
    #expect(model.count == 1)
    #expect(controller.keyCommands ?? [] == [])
  }

  @Test func keysComeToAViewWithTheFocusFromTheInsideOut() {
    final class Log { var keys: [String] = [] }
    struct Screen: View {
      let log: Log
      @FocusState private var isFocused: Bool
      var body: some View {
        Color.red.focusable().focused($isFocused)
          .onKeyPress(.upArrow) {
            log.keys.append("up")
            return .handled
          }
          .onKeyPress(characters: .letters) { press in
            log.keys.append(press.characters)
            return .ignored
          }
          .onKeyPress(phases: .all) { press in
            log.keys.append("\(press.phase) \(press.key.character)")
            return .handled
          }
          .onAppear { isFocused = true }
      }
    }
    let log = Log()
    let screen = TestScreen()
    screen.show(UIHostingController(rootView: Screen(log: log)))
    screen.advance(by: 0.5)
    screen.pressKey("ArrowUp")
    screen.pressKey("a")
    #expect(log.keys == ["up", "[up] \u{F700}", "a", "[down] a", "[up] a"])
  }

  @Test func equivalentsAndModifiersMatchUIKits() {
    #expect(KeyEquivalent.escape.input == UIKeyCommand.inputEscape)
    #expect(KeyEquivalent("k").input == "k")
    #expect(EventModifiers([.command, .option]).flags == [.command, .alternate])
    #expect(EventModifiers(UIKeyModifierFlags([.shift, .control])) == [.shift, .control])
    #expect(KeyboardShortcut("a").modifiers == .command)
  }

  @Test func commandsOfAnAppActWithoutAMenuBar() {
    var log: [String] = []
    struct Menus: Commands {
      let note: (String) -> Void
      var body: some Commands {
        CommandMenu("Tools") { Button("Run") { note("run") }.keyboardShortcut("r") }
        CommandGroup(after: .newItem) { Button("Other") { note("other") } }
      }
    }
    #expect(Menus { log.append($0) }._views.count == 2)
    #expect(log.isEmpty)
  }
}
