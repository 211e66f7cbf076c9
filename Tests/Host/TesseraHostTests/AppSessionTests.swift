// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing
import UIKit

@testable import TesseraHost

@MainActor struct AppSessionTests {
  private func session(_ device: DeviceDescription = .iPhoneSE) -> AppSession {
    AppSession(configuration: DeviceConfiguration(device: device), date: nil)
  }

  @Test func launchingMakesTheFirstFrame() {
    let session = session()
    session.launch(SquareApp.self)
    #expect(session.snapshot()?[20, 40] == [0, 0, 255, 255])
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
  }

  @Test func changesShowInTheNextFrame() throws {
    let session = session()
    session.launch(SquareApp.self)
    let window = try #require(session.application.windows.first)
    let square = try #require(window.rootViewController?.view.subviews.first)
    square.frame.origin.x = 100
    session.step()
    #expect(session.snapshot()?[20, 40] == [255, 255, 255, 255])
    #expect(session.snapshot()?[200, 40] == [0, 0, 255, 255])
  }

  // MARK: - Several in one process

  @Test func eachSessionHasItsApplicationAndTheLastUsedIsCurrent() {
    let phone = session(.iPhoneSE)
    let pad = session(.iPadMini)
    phone.launch(SquareApp.self)
    #expect(UIApplication.shared === phone.application)
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    pad.launch(SquareApp.self)
    #expect(UIApplication.shared === pad.application)
    #expect(UIScreen.main.bounds.size == CGSize(width: 744, height: 1133))
    #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
    phone.step()
    #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
    #expect(phone.application.windows.map(\.bounds.width) == [375])
    #expect(pad.application.windows.map(\.bounds.width) == [744])
  }

  @Test func eachSessionHasItsTime() {
    let first = session()
    first.advance(by: 1)
    let second = session()
    second.advance(by: 0.5)
    #expect(abs(CACurrentMediaTime() - 0.5) < 1e-9)
    first.step()
    #expect(abs(CACurrentMediaTime() - 1) < 1e-9)
  }

  @Test func anEndedSessionLeavesNothingBehind() {
    weak var application: UIApplication?
    weak var delegate: AnyObject?
    do {
      let session = session()
      session.launch(SquareApp.self)
      application = session.application
      delegate = session.application.delegate
      #expect(delegate != nil)
    }
    #expect(application == nil)
    #expect(delegate == nil)
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func anOlderSessionsEndLeavesTheCurrentOneAlone() {
    var first: AppSession? = session(.iPadMini)
    let second = session(.iPhoneSE)
    first?.step()
    second.step()
    first = nil
    #expect(UIApplication.shared === second.application)
  }

  // MARK: - The main queue

  @Test func whatTheMainQueueGivesItselfRunsInSteps() {
    let session = session()
    var log: [String] = []
    DispatchQueue.main.async { log.append("async") }
    Task { log.append("task") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.append("after \(CACurrentMediaTime())") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.append("before") }
    #expect(log.isEmpty)
    session.step()
    #expect(log == ["async", "task"])
    session.advance(by: 0.2)
    #expect(log == ["async", "task", "before"])
    session.advance(by: 0.2)
    #expect(log == ["async", "task", "before", "after 0.3"])
  }

  @Test func aTestThatAwaitsLetsTheMainQueueGoOn() async {
    let session = session()
    let task = Task { 5 }
    #expect(await task.value == 5)
    var isDone = false
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        isDone = true
        continuation.resume()
      }
    }
    #expect(isDone)
    session.step()
  }

  @Test func workThatAsksForItselfDoesNotKeepTimeFromGoingOn() {
    let session = session()
    var (count, isOver) = (0, false)
    func again() {
      // What a session leaves undone is the main queue's, and so would be another's.
      guard !isOver else { return }
      count += 1
      DispatchQueue.main.async { again() }
    }
    again()
    session.step()
    #expect(count == 1001)
    var late: Double?
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { late = CACurrentMediaTime() }
    session.advance(by: 0.05)
    #expect(abs(session.clock.now - 0.05) < 1e-9)
    #expect(late == 0.01)
    isOver = true
    session.step()
    #expect(count == 6001)
  }
}
