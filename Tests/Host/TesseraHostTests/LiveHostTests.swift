// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing
import UIKit

@testable import TesseraHost

@MainActor struct LiveHostTests {
  // MARK: - Launching

  @Test func itSaysHelloAndWaits() {
    let world = World()
    #expect(world.names == ["hello"])
    #expect(world.alarm == nil)
    world.host.handle(.input(.visibility(true)))
    world.host.handle(.needsFullCommit)
    #expect(world.names == ["hello"])
    #expect(world.alarm == nil)
  }

  @Test func theFirstCommitIsWhole() throws {
    let world = World.launched()
    #expect(world.names == ["hello", "commit", "statusBar"])
    let commit = try #require(world.commits.first)
    #expect(commit.isFull)
    #expect(commit.screenSize == CGSize(width: 375, height: 667))
    #expect(commit.time == 0)
    #expect(commit.rate == 1)
    world.host.handle(.launch(DeviceConfiguration(device: .iPadMini)))
    #expect(world.commits.count == 1)
  }

  // MARK: - Frames

  @Test func nothingWakesAnIdleApp() {
    let world = World.launched()
    world.settle()
    let alarms = world.alarmsSet
    world.pass(3600)
    #expect(world.alarm == nil)
    #expect(world.alarmsSet == alarms)
  }

  @Test func aChangeIsSentWithTheNextFrame() throws {
    let world = World.launched()
    world.settle()
    world.pass(5)
    let count = world.commits.count
    try world.square().frame.origin.x = 100
    #expect(world.alarm == world.now)
    world.pass(0)
    #expect(world.commits.count == count + 1)
    #expect(world.commits.last?.isFull == false)
    #expect(world.commits.last?.time == world.now)
    #expect(world.alarm == nil)
  }

  @Test func framesAreASixtiethOfASecondApart() throws {
    let world = World.launched()
    world.settle()
    world.pass(5)
    try world.square().frame.origin.x = 100
    world.pass(0)
    let first = world.now
    try world.square().frame.origin.x = 101
    try world.square().frame.origin.y = 102
    #expect(abs((world.alarm ?? 0) - first - 1.0 / 60) < 1e-9)
    let count = world.commits.count
    world.pass(1)
    #expect(world.commits.count == count + 1)
  }

  @Test func whatMovesGetsEveryFrameUntilItRests() throws {
    let world = World.launched()
    world.settle()
    world.pass(5)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    try world.square().superview?.addSubview(scrollView)
    world.settle()
    let start = world.commits.count
    scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    world.settle()
    let moving = world.commits.count - start
    #expect(scrollView.contentOffset.y == 900)
    #expect(moving > 10 && moving < 200)
    #expect(world.alarm == nil)
  }

  @Test func whatIsDueLaterWakesTheAppOnceAndThen() throws {
    let world = World.launched()
    world.settle()
    var times: [TimeInterval] = []
    UIApplication.shared.delayedActions.schedule(at: 10) { times.append(CACurrentMediaTime()) }
    #expect(abs((world.alarm ?? 0) - 10) < 0.001)
    UIApplication.shared.delayedActions.schedule(at: 8) { times.append(CACurrentMediaTime()) }
    #expect(abs((world.alarm ?? 0) - 8) < 0.001)
    let alarms = world.alarmsSet
    world.pass(20)
    #expect(times.map { ($0 * 1000).rounded() } == [8000, 10000])
    #expect(world.alarmsSet == alarms + 1)
    #expect(world.alarm == nil)
  }

  @Test func whatIsDueLaterComesLaterWhileTheClockIsSlow() throws {
    let world = World.launched()
    world.settle()
    world.pass(4 - world.now)
    world.host.handle(.clock(rate: 0.125))
    world.settle()
    var count = 0
    UIApplication.shared.delayedActions.schedule(at: 5) { count += 1 }
    #expect(abs((world.alarm ?? 0) - 12) < 0.001)
    world.host.handle(.clock(rate: 0))
    world.pass(1)
    #expect(world.alarm == nil)
    #expect(count == 0)
    world.host.handle(.clock(rate: 1))
    world.pass(2)
    #expect(count == 1)
  }

  @Test func aFullConnectionGetsOneWholeCommitWhenItHasRoom() throws {
    let world = World.launched()
    world.settle()
    world.result = .full
    try world.square().frame.origin.x = 100
    world.pass(1)
    let sent = world.commits.count
    world.result = .queued
    world.host.drained()
    world.pass(1)
    #expect(world.commits.count == sent + 1)
    #expect(world.commits.last?.isFull == true)
  }

  // MARK: - The clock

  @Test func aSlowClockIsToldOfAndGoneBy() throws {
    let world = World.launched()
    world.settle()
    world.pass(8 - world.now)
    world.host.handle(.clock(rate: 0.125))
    world.pass(0)
    #expect(world.messages.last == .clock(time: 8, rate: 0.125))
    world.pass(8)
    #expect(CACurrentMediaTime() == 9)
    try world.square().frame.origin.x = 100
    world.pass(0)
    #expect(world.commits.last?.time == 9)
    #expect(world.commits.last?.rate == 0.125)
  }

  @Test func aPausedAppIsNotWokenForWhatMoves() throws {
    let world = World.launched()
    world.settle()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    try world.square().superview?.addSubview(scrollView)
    world.settle()
    world.host.handle(.clock(rate: 0))
    world.pass(1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    world.pass(1)
    let alarms = world.alarmsSet
    world.pass(3600)
    #expect(world.alarmsSet == alarms)
    #expect(scrollView.contentOffset.y < 900)
    // Each step is one frame.
    let count = world.commits.count
    let place = scrollView.contentOffset.y
    world.host.handle(.stepFrame)
    world.pass(1)
    #expect(world.commits.count == count + 1)
    #expect(scrollView.contentOffset.y > place && scrollView.contentOffset.y < 900)
    #expect(world.commits.last?.rate == 0)
    world.host.handle(.clock(rate: 1))
    world.settle()
    #expect(scrollView.contentOffset.y == 900)
  }

  @Test func aStepInWhichNothingChangesIsToldOf() throws {
    let world = World.launched()
    world.settle()
    world.pass(4 - world.now)
    world.host.handle(.stepFrame)
    world.pass(1)
    #expect(world.messages.last == .clock(time: 4 + 1.0 / 60, rate: 0))
  }

  // MARK: - Descriptions

  @Test func aLayerIsDescribedByItsView() throws {
    let world = World.launched()
    world.settle()
    let square = try world.square()
    let id = try #require(square.layer.id)
    let parent = try #require(square.superview)
    square.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      square.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8),
      square.heightAnchor.constraint(equalToConstant: 44),
    ])
    world.settle()
    world.host.handle(.ask(.layer(id)))
    guard case .answer(.layer(let description), to: .layer(id))? = world.messages.last else {
      Issue.record("no description was sent")
      return
    }
    #expect(description.className == "\(type(of: square))")
    #expect(description.summary.contains("frame = ("))
    #expect(description.horizontalConstraints.count == 1)
    #expect(description.horizontalConstraints.first?.contains("H:|-(8)-") == true)
    #expect(description.verticalConstraints.first?.contains(".height == 44 ") == true)
    #expect(description.controller == "")
    world.host.handle(.ask(.layer(try #require(parent.layer.id))))
    guard case .answer(.layer(let outer), _)? = world.messages.last else { return }
    #expect(outer.controller.hasSuffix("ViewController") || !outer.controller.isEmpty)
    let nobody = Question.layer(LayerID(rawValue: 999_999))
    world.host.handle(.ask(nobody))
    #expect(world.messages.last == .answer(.layer(LayerDescription()), to: nobody))
  }

  @Test func aLayoutIsDescribedByTheCollectionViewAtAPoint() throws {
    let world = World.launched()
    world.settle()
    let question = Question.layout(at: CGPoint(x: 5, y: 6))
    world.host.handle(.ask(question))
    #expect(world.messages.last == .answer(.layout(LayoutDescription()), to: question))
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    try world.square().superview?.addSubview(collectionView)
    world.settle()
    world.host.handle(.ask(question))
    guard case .answer(.layout(let description), to: question)? = world.messages.last else {
      Issue.record("no layout was sent")
      return
    }
    #expect(description.collection == collectionView.layer.id)
    #expect(description.bounds.size == CGSize(width: 100, height: 100))
  }

  // MARK: - Bad input

  @Test func aMessageThatCantBeReadEndsTheConnection() {
    let world = World.launched()
    world.host.receive([250, 1, 2])
    #expect(world.isClosed)
    #expect(world.host.status == 1)
    #expect(world.reports.first?.hasPrefix("a message of the tessera process can't be read: ") == true)
  }

  @Test func theEndIsToldToTheApp() {
    let world = World.launched()
    world.host.handle(.terminate)
    #expect(world.isClosed)
    world.host.end()
    #expect(world.host.status == 0)
  }
}

/// The world outside of a live app, in time that the test lets pass.
@MainActor private final class World {
  private(set) var now = 0.0
  private(set) var alarm: Double?
  private(set) var alarmsSet = 0
  private(set) var messages: [AppMessage] = []
  private(set) var reports: [String] = []
  private(set) var isClosed = false
  var result = FramedConnection.SendResult.queued
  private(set) var host: LiveHost!

  init() {
    host = LiveHost(
      delegateClass: SquareApp.self,
      environment: LiveEnvironment(
        realTime: { [weak self] in self?.now ?? 0 }, setAlarm: { [weak self] in self?.note(alarm: $0) },
        send: { [weak self] in self?.take($0) ?? .closed }, close: { [weak self] in self?.isClosed = true },
        report: { [weak self] in self?.reports.append($0) }))
  }

  private func note(alarm time: Double?) {
    alarm = time
    alarmsSet += 1
  }

  private func take(_ message: AppMessage) -> FramedConnection.SendResult {
    if result == .queued { messages.append(message) }
    return result
  }

  isolated deinit {
    if UIApplication.shared.delegate is SquareApp { UIApplication.shared.close() }
  }

  static func launched() -> World {
    let world = World()
    world.host.handle(.launch(DeviceConfiguration(device: .iPhoneSE)))
    return world
  }

  var commits: [Commit] {
    messages.compactMap { if case .commit(let commit) = $0 { commit } else { nil } }
  }

  var names: [String] {
    messages.map {
      switch $0 {
      case .hello: "hello"
      case .commit: "commit"
      case .image: "image"
      case .statusBar: "statusBar"
      case .log: "log"
      case .clock: "clock"
      case .answer: "answer"
      case .link: "link"
      case .scenes: "scenes"
      case .pasteboard: "pasteboard"
      case .orientation: "orientation"
      }
    }
  }

  /// Lets real time pass, and wakes the host as it asked for.
  func pass(_ seconds: Double) {
    let end = now + seconds
    while let next = alarm, next <= end {
      now = max(now, next)
      alarm = nil
      host.wake()
    }
    now = end
  }

  /// Lets time pass until nothing is due any more.
  func settle() {
    for _ in 0..<1000 {
      guard let alarm else { return }
      pass(max(0, alarm - now))
    }
    Issue.record("the app never rests")
  }

  func square() throws -> UIView {
    try #require(UIApplication.shared.windows.first?.rootViewController?.view.subviews.first)
  }
}
