// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Dispatch
import Synchronization
import Testing

@testable import BrowserServer

@Suite struct MiniatureTests {
  private let miniature = Miniature()

  @Test func aPictureIsDrawnOnceForEachVersion() {
    var drawn = 0
    for version: UInt64 in [1, 1, 1, 2, 2] {
      let file = miniature.picture(version) {
        drawn += 1
        return Data([UInt8(version)])
      }
      #expect(file == Data([UInt8(version)]))
    }
    #expect(drawn == 2)
  }

  @Test func aPictureThatCouldNotBeDrawnIsTriedAgain() throws {
    let failure = ScreenPictures.Failure(description: "nothing")
    #expect(throws: ScreenPictures.Failure.self) {
      try miniature.picture(1) { () throws(ScreenPictures.Failure) in throw failure }
    }
    #expect(miniature.picture(1) { Data([7]) } == Data([7]))
  }

  @Test func whoeverAsksMeanwhileWaitsForTheOneThatIsDrawn() {
    let drawn = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      let file = miniature.picture(1) {
        drawn.withLock { $0 += 1 }
        return Data([7])
      }
      #expect(file == Data([7]))
    }
    #expect(drawn.withLock { $0 } == 1)
  }

  @Test func anAppThatMovesAllTheTimeHasANewVersionNowAndThen() {
    #expect(miniature.version(newest: 0, now: 0) == 0)
    #expect(miniature.version(newest: 1, now: 10) == 1)
    let versions = (1...120).map { frame in
      miniature.version(newest: UInt64(1 + frame), now: 10 + Double(frame) / 60)
    }
    #expect(Set(versions) == [1, 31, 61, 91, 121])
    // And once it rests, the last one.
    #expect(miniature.version(newest: 200, now: 12.1) == 121)
    #expect(miniature.version(newest: 200, now: 13) == 200)
  }
}
