// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import RenderProtocol
import Testing

@testable import UIKit

/// URLs that are the app's, by its schemes, and websites' addresses.
@MainActor @Suite(.serialized) struct OpenedURLTests {
  @Test func theSceneInFrontHearsOfAURLAndOfAWebsite() {
    let stage = SceneStage()
    stage.request()
    _ = stage.heard()
    stage.take()
    stage.application.handle(.openURL("stage:/page/7"))
    stage.application.handle(.openURL("https://example.org/8"))
    stage.application.handle(.openURL("other:/9"))
    #expect(
      stage.heard() == [
        "2 opens stage:/page/7 from people", "2 continues NSUserActivityTypeBrowsingWeb",
      ])
  }

  @Test func aURLComesWithTheConnectionWhereNoSceneIsConnected() {
    let stage = SceneStage(.iPhone16, orientation: .portrait)
    stage.want(.disconnect)
    _ = stage.heard()
    stage.take()
    stage.application.handle(.openURL("stage:/page/7"))
    #expect(stage.heard() == ["1 connects to open stage:/page/7", "1 foreground", "1 active"])
    // In the background it comes between.
    stage.want(.background)
    _ = stage.heard()
    stage.application.handle(.openURL("stage:/page/8"))
    #expect(stage.heard() == ["1 foreground", "1 opens stage:/page/8 from people", "1 active"])
  }

  @Test func anAppOpensItsOwnURLsALittleLater() throws {
    let stage = SceneStage(.iPhone16, orientation: .portrait)
    _ = stage.heard()
    let url = try #require(URL(string: "STAGE:/a"))
    stage.take()
    #expect(stage.application.canOpenURL(url))
    var answers: [Bool] = []
    stage.scene(1)?.open(url, options: nil) { answers.append($0) }
    #expect(stage.heard().isEmpty)
    stage.advance(0.1)
    #expect(answers == [true])
    #expect(stage.heard().map { String($0.prefix(20)) } == ["1 opens STAGE:/a fro"])
  }

  @Test func theDelegateOfAnAppWithoutScenesHearsOfThem() {
    let stage = SceneStage(.iPhone16, orientation: .portrait, isPlain: true)
    _ = stage.heard()
    stage.take()
    stage.application.handle(.openURL("stage:/a"))
    stage.application.handle(.openURL("https://example.org/b"))
    #expect(stage.heard() == ["app opens stage:/a true", "app continues https://example.org/b", "app restores"])
    #expect(stage.application.openSessions.isEmpty)
  }

  @Test func textThatWasCopiedElsewhereIsOnThePasteboard() {
    let stage = SceneStage(.iPhone16, orientation: .portrait)
    stage.take()
    stage.application.handle(.pasteboard("from elsewhere"))
    #expect(UIPasteboard.general.string == "from elsewhere")
  }
}
