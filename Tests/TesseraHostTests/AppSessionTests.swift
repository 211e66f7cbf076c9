// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing
import UIKit

@testable import TesseraHost

@MainActor @Suite(.serialized) struct AppSessionTests {
  private func session() -> AppSession {
    let configuration = DeviceConfiguration(device: .iPhoneSE)
    UIApplication.shared.reset(configuration: configuration)
    return AppSession(configuration: configuration, date: nil)
  }

  @Test func launchingMakesTheFirstFrame() {
    let session = session()
    session.launch(SquareApp.self)
    #expect(session.snapshot()?[20, 40] == [0, 0, 255, 255])
    UIApplication.shared.reset(configuration: DeviceConfiguration(device: .iPhone16))
  }

  @Test func timePassesInSixtiethsOfASecond() {
    let session = session()
    session.advance(by: 0.5)
    #expect(abs(session.clock.now - 0.5) < 1e-9)
    session.advance(by: 0.001)
    #expect(abs(session.clock.now - 0.5) < 1e-9)
    session.advance(by: -3)
    #expect(abs(session.clock.now - 0.5) < 1e-9)
  }

  @Test func aFrameInWhichNothingChangedIsNotDrawn() {
    let session = session()
    session.launch(SquareApp.self)
    _ = session.snapshot()
    session.step()
    _ = session.snapshot()
    #expect(session.raster.drawnRects.isEmpty)
    UIApplication.shared.reset(configuration: DeviceConfiguration(device: .iPhone16))
  }

  @Test func changesShowInTheNextFrame() throws {
    let session = session()
    session.launch(SquareApp.self)
    let window = try #require(UIApplication.shared.windows.first)
    let square = try #require(window.rootViewController?.view.subviews.first)
    square.frame.origin.x = 100
    session.step()
    #expect(session.snapshot()?[20, 40] == [255, 255, 255, 255])
    #expect(session.snapshot()?[200, 40] == [0, 0, 255, 255])
    UIApplication.shared.reset(configuration: DeviceConfiguration(device: .iPhone16))
  }
}
