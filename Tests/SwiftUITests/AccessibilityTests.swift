// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct AccessibilityTests {
  private func elements(_ view: some View) -> [UIAccessibilityElement] {
    let screen = TestScreen()
    let controller = UIHostingController(rootView: view)
    screen.show(controller)
    return (controller.view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
  }

  private func labels(_ view: some View) -> [String?] { elements(view).map(\.accessibilityLabel) }

  @Test func textPicturesAndButtonsAreElementsInLayoutOrder() {
    var isPressed = false
    let found = elements(
      VStack {
        Text("one")
        Image(systemName: "star")
        Button("go") { isPressed = true }
        Color.red
      })
    #expect(found.map(\.accessibilityLabel) == ["one", "star", "go"])
    #expect(found.map(\.accessibilityTraits) == [.staticText, .image, .button])
    #expect(found[2].accessibilityActivate())
    #expect(isPressed)
  }

  @Test func childrenAreIgnoredCombinedOrKept() {
    let texts = VStack {
      Text("a")
      Text("b")
    }
    #expect(labels(texts.accessibilityElement(children: .combine)) == ["a, b"])
    #expect(labels(texts.accessibilityElement(children: .ignore).accessibilityLabel("c")) == ["c"])
    #expect(labels(texts.accessibilityElement(children: .contain)) == ["a", "b"])
    #expect(
      labels(
        HStack {
          texts.accessibilityHidden(true); Text("c")
        }) == ["c"])
  }

  @Test func labelsIdentifiersAndTraitsReplaceWhatAViewSays() {
    let found = elements(
      Text("a").accessibilityLabel("b").accessibilityIdentifier("id").accessibilityAddTraits(.isHeader)
        .accessibilityValue("v").accessibilityHint("h"))
    #expect(found.map(\.accessibilityLabel) == ["b"])
    #expect(found[0].accessibilityIdentifier == "id")
    #expect(found[0].accessibilityTraits == [.staticText, .header])
    #expect(found[0].accessibilityValue == "v" && found[0].accessibilityHint == "h")
  }

  @Test func elementsFollowUpdates() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("n \(count)") { count += 1 } }
    }
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Counter())
    screen.show(controller)
    let element = controller.view.accessibilityElements?.first as? UIAccessibilityElement
    #expect(element?.accessibilityLabel == "n 0")
    _ = element?.accessibilityActivate()
    screen.step()
    #expect(element?.accessibilityLabel == "n 1")
  }
}
