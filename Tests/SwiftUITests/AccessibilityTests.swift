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
    #expect(found.map(\.accessibilityLabel) == ["one", "Favorite", "go"])
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

  @Test func detailsOfAnElementAreUIKits() throws {
    var zoomed: [AccessibilityZoomGestureAction.Direction] = []
    let found = elements(
      Text("a").frame(width: 100, height: 50)
        .accessibilityCustomContent("Size", "Large", importance: .high)
        .accessibilityCustomContent(AccessibilityCustomContentKey("Colour", id: "color"), Text("red"))
        .accessibilityZoomAction { zoomed.append($0.direction) }
        .accessibilityRespondsToUserInteraction()
        .accessibilityTextContentType(.sourceCode)
        .accessibilityActivationPoint(.topLeading))
    let element = try #require(found.first as? HostedElement)
    #expect(element.accessibilityCustomContent.map(\.label) == ["Size", "Colour"])
    #expect(element.accessibilityCustomContent.map(\.value) == ["Large", "red"])
    #expect(element.accessibilityCustomContent[0].importance == .high)
    #expect(element.accessibilityZoomIn(at: .zero) && element.accessibilityZoomOut(at: .zero))
    #expect(zoomed == [.zoomIn, .zoomOut])
    #expect(element.accessibilityRespondsToUserInteraction)
    #expect(element.accessibilityTextualContext == .sourceCode)
    #expect(element.accessibilityActivationPoint == element.accessibilityFrameInContainerSpace.origin)
  }

  @Test func buttonsOfAClosureAreActionsOfTheElement() throws {
    var log: [String] = []
    let found = elements(
      Text("row").accessibilityActions {
        Button("Open") { log.append("open") }
        Button("Off") { log.append("off") }.disabled(true)
        Button("Delete", role: .destructive) { log.append("delete") }
      })
    let actions = try #require(found.first?.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Open", "Delete"])
    for action in actions { _ = action.actionHandler?(action) }
    #expect(log == ["open", "delete"])
  }

  @Test func aRepresentationIsReadInPlaceOfTheView() {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let found = elements(
      Color.red.frame(width: 60, height: 30).accessibilityRepresentation { Toggle("Lights", isOn: binding) })
    #expect(found.count == 1)
    #expect(found.first?.accessibilityLabel == "Lights")
    #expect(found.first?.accessibilityFrameInContainerSpace.size == CGSize(width: 60, height: 30))
  }
}
