// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class AnswersModel {
  var value = 0
  var asked: [String] = []
}

@Suite @MainActor struct FeedbackTests {
  @Test func feedbackIsAskedForWhenAValueChanges() {
    struct Answering: View {
      let model: AnswersModel
      var body: some View {
        Text("\(model.value)")
          .sensoryFeedback(trigger: model.value) { old, new in
            model.asked.append("\(old) \(new)")
            return new > old ? .success : .impact(weight: .heavy, intensity: 0.5)
          }
      }
    }
    let model = AnswersModel()
    let screen = TestScreen()
    screen.show(UIHostingController(rootView: Answering(model: model)))
    #expect(model.asked == [])
    model.value = 3
    screen.step()
    model.value = 1
    screen.step()
    #expect(model.asked == ["0 3", "3 1"])
  }

  @Test func aTextThatMayBeSelectedIsCopiedByItsMenu() {
    let screen = TestScreen()
    let controller = UIHostingController(
      rootView: VStack {
        Text("copy me").textSelection(.enabled)
        Text("not me")
      })
    screen.show(controller)
    UIPasteboard.general.string = ""
    let place = screen.readTexts.first { $0.text == "copy me" }?.frame ?? .zero
    screen.press(at: CGPoint(x: place.midX, y: place.midY))
    screen.advance(by: 1)
    screen.tap("Copy")
    #expect(UIPasteboard.general.string == "copy me")
  }

  @Test func letterSpacingGivesWayBeforeTextIsCut() {
    let stage = Stage(Text("A rather long line of text").lineLimit(1).fixedSize())
    let whole = stage.size(nil, nil).width
    func isCut(_ view: some View) -> Bool {
      let stage = Stage(view.frame(width: whole - 4))
      func text(_ box: Box) -> TextBox? { (box as? TextBox) ?? box.children.lazy.compactMap { text($0) }.first }
      guard let box = stage.host.box.flatMap({ text($0) }) else { return true }
      return box.sizing.layout(box.placedProposal).isTruncated
    }
    #expect(isCut(Text("A rather long line of text").lineLimit(1)))
    #expect(!isCut(Text("A rather long line of text").lineLimit(1).allowsTightening(true)))
  }
}
