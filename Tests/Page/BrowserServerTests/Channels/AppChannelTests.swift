// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Synchronization
import Testing

@testable import BrowserServer

@Suite(.timeLimit(.minutes(15))) struct AppChannelTests {
  private final class Inbox: Sendable {
    private let stored = Mutex<[InputEvent]>([])
    private let wishes = Mutex<[DeviceConfiguration]>([])
    var events: [InputEvent] { stored.withLock { $0 } }
    var configurations: [DeviceConfiguration] { wishes.withLock { $0 } }
    func add(_ event: InputEvent) { stored.withLock { $0.append(event) } }
    func add(_ configuration: DeviceConfiguration) { wishes.withLock { $0.append(configuration) } }
  }

  private let inbox = Inbox()

  private func device(_ identifier: String, scale: CGFloat) -> DeviceDescription {
    DeviceDescription(
      identifier: identifier, name: identifier, idiom: .phone, portraitSize: CGSize(width: 100, height: 200),
      scale: scale, portraitSafeArea: .init(), landscapeSafeArea: .init(), portraitStatusBarHeight: 0,
      screenCornerRadius: 0)
  }

  private func makeChannel() -> AppChannel {
    let devices = [device("a", scale: 3), device("b", scale: 2)]
    return AppChannel(
      identifier: "app", name: "App", configuration: DeviceConfiguration(device: devices[0]), devices: devices,
      handlers: .init(input: { [inbox] in inbox.add($0) }, configure: { [inbox] in inbox.add($0) }))
  }

  private func commit(_ number: UInt64, isFull: Bool) -> Commit {
    Commit(
      number: number, isFull: isFull, screenSize: CGSize(width: 100, height: 200), screenScale: 3,
      root: LayerID(rawValue: 1),
      deltas: [LayerDelta(layer: LayerID(rawValue: 1), changes: [.zPosition(CGFloat(number))])], removed: [])
  }

  private func nextCommit(_ tab: TabSession) async throws -> Commit? {
    while let message = await tab.next() {
      guard case .commit(let bytes) = message else { continue }
      var reader = ByteReader(bytes)
      _ = try reader.readVarint()
      return try reader.readCommit()
    }
    return nil
  }

  @Test func aLateTabGetsTheWholeTreeAndThenWhatChanges() async throws {
    let channel = makeChannel()
    channel.receive(commit(1, isFull: true))
    channel.receive(commit(2, isFull: false))
    let tab = try #require(channel.openTab())
    let first = try #require(try await nextCommit(tab))
    #expect(first.isFull && first.number == 2)
    channel.receive(commit(3, isFull: false))
    let second = try #require(try await nextCommit(tab))
    #expect(!second.isFull && second.number == 3)
  }

  @Test func aLateTabHearsTheTimeThatHasPassedSinceTheAppSpoke() async throws {
    let channel = makeChannel()
    let now = Mutex(100.0)
    channel.use { now.withLock { $0 } }
    var first = commit(1, isFull: true)
    first.time = 7
    first.rate = 0.5
    channel.receive(first)
    now.withLock { $0 = 110 }
    let tab = try #require(channel.openTab())
    let told = try #require(try await nextCommit(tab))
    #expect(told.time == 12)
    #expect(told.rate == 0.5)
    channel.receiveClock(time: 12, rate: 0)
    now.withLock { $0 = 120 }
    let late = try #require(channel.openTab())
    #expect(try await nextCommit(late)?.time == 12)
  }

  @Test func afterALaunchTheFirstCommitReplacesWhatWasThere() async throws {
    let channel = makeChannel()
    channel.receive(commit(5, isFull: true))
    let tab = try #require(channel.openTab())
    _ = try await nextCommit(tab)
    channel.update(state: .launching)
    #expect(channel.tree.layers.isEmpty)
    channel.receive(commit(1, isFull: false))
    #expect(try await nextCommit(tab)?.isFull == true)
  }

  @Test(arguments: [
    (nil, "building"), (AppState.launching, "launching"), (.running, "running"),
    (.stopped(title: "App crashed", message: "why", output: ""), "stopped"),
  ])
  func aTabIsToldHowTheAppFares(state: AppState?, word: String) async throws {
    let channel = makeChannel()
    if let state { channel.update(state: state) }
    guard case .status(let bytes)? = await channel.openTab()?.next() else {
      Issue.record("no status was sent")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"state\":\"\(word)\""))
  }

  @Test func anAppIsSeenWhileOneOfItsTabsIs() throws {
    let channel = makeChannel()
    let first = try #require(channel.openTab())
    let second = try #require(channel.openTab())
    _ = channel.handle(.input(.visibility(false)), from: first)
    #expect(inbox.events == [])
    channel.closeTab(second)
    #expect(inbox.events == [.visibility(false)])
    _ = channel.handle(.input(.visibility(true)), from: first)
    #expect(inbox.events == [.visibility(false), .visibility(true)])
    channel.closeTab(first)
    channel.closeTab(first)
    #expect(inbox.events.count == 3)
  }

  @Test func aTabThatGoesLetsItsFingersGo() throws {
    let channel = makeChannel()
    let tab = try #require(channel.openTab())
    let finger = InputEvent.Touch(identifier: 1, phase: .began, location: CGPoint(x: 3, y: 4))
    _ = channel.handle(.input(.touches([finger], time: 9)), from: tab)
    channel.closeTab(tab)
    var cancelled = finger
    cancelled.phase = .cancelled
    #expect(
      inbox.events == [.touches([finger], time: 9), .touches([cancelled], time: 9), .visibility(false)])
  }

  @Test func anotherDeviceBringsItsOwnScale() throws {
    let channel = makeChannel()
    let tab = try #require(channel.openTab())
    let wish = TabRequest.Wish(
      device: "b", orientation: .landscapeLeft, appearance: .dark, textSize: "small", locale: "en_US")
    #expect(channel.handle(.configure(wish), from: tab) == nil)
    #expect(inbox.configurations.first?.scale == 2)
    #expect(inbox.configurations.first?.screenSize == CGSize(width: 200, height: 100))
    let wrong = TabRequest.Wish(
      device: "z", orientation: .portrait, appearance: .dark, textSize: "small", locale: "en_US")
    #expect(channel.handle(.configure(wrong), from: tab) == "There is no device \"z\".")
  }

  @Test func identifiersAreMadeOfAnyName() {
    #expect(AppChannel.identifier(for: "My Coffee_Shop!") == "my-coffee-shop")
    #expect(AppChannel.identifier(for: "日本") == "app")
    #expect(AppChannel.identifier(for: "Today", besides: ["today", "today-2"]) == "today-3")
  }

  @Test func thereIsRoomForSoManyTabsOnly() {
    let channel = makeChannel()
    let tabs = (0..<AppChannel.tabLimit).compactMap { _ in channel.openTab() }
    #expect(tabs.count == AppChannel.tabLimit)
    #expect(channel.openTab() == nil)
    channel.closeTab(tabs[0])
    #expect(channel.openTab() != nil)
  }

  // MARK: - Clock and layers

  @Test func theClockIsTheDevices() async throws {
    let asked = Mutex<[String]>([])
    let channel = AppChannel(
      identifier: "app", name: "App", configuration: DeviceConfiguration(device: device("a", scale: 3)), devices: [],
      handlers: .init(
        input: { _ in }, clock: { clock in asked.withLock { $0.append("rate \(clock.rate)") } },
        stepFrame: { asked.withLock { $0.append("step") } }))
    let tab = try #require(channel.openTab())
    var clock = DeviceClock()
    clock.speed = 0.1
    #expect(channel.handle(.clock(clock), from: tab) == nil)
    clock.isPaused = true
    #expect(channel.handle(.clock(clock), from: tab) == nil)
    #expect(channel.handle(.stepFrame, from: tab) == nil)
    #expect(asked.withLock { $0 } == ["rate 0.1", "rate 0.0", "step"])
    channel.update(clock: clock)
    // A tab that comes later is told the same.
    for each in [tab, try #require(channel.openTab())] {
      guard case .status(let bytes)? = await each.next() else {
        Issue.record("no status was sent")
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("\"clockIsPaused\":true,\"clockSpeed\":0.1"))
    }
  }

  @Test func onlyWhoAskedOfALayerIsTold() async throws {
    let asked = Mutex<[Question]>([])
    let channel = AppChannel(
      identifier: "app", name: "App", configuration: DeviceConfiguration(device: device("a", scale: 3)), devices: [],
      handlers: .init(input: { _ in }, ask: { question in asked.withLock { $0.append(question) } }))
    let (curious, other) = (try #require(channel.openTab()), try #require(channel.openTab()))
    for tab in [curious, other] { _ = await tab.next() }
    let question = Question.layer(LayerID(rawValue: 7))
    _ = channel.handle(.ask(question), from: curious)
    #expect(asked.withLock { $0 } == [question])
    let answer = Answer.layer(LayerDescription(className: "Card", verticalConstraints: ["V:|"]))
    channel.receive(.layer(LayerDescription(className: "Old")), to: .layer(LayerID(rawValue: 6)))
    channel.receive(answer, to: question)
    guard case .answer(let bytes)? = await curious.next() else {
      Issue.record("nothing was told")
      return
    }
    var reader = ByteReader(bytes)
    #expect(try reader.readQuestion() == question)
    #expect(try reader.readAnswer(to: question) == answer)
    other.answerPing(Data([1]))
    #expect(await other.next() == .pong(Data([1])))
  }

  @Test func onlyWhoPointsAtALayoutIsTold() async throws {
    let asked = Mutex<[Question]>([])
    let channel = AppChannel(
      identifier: "app", name: "App", configuration: DeviceConfiguration(device: device("a", scale: 3)), devices: [],
      handlers: .init(input: { _ in }, ask: { question in asked.withLock { $0.append(question) } }))
    let (curious, other) = (try #require(channel.openTab()), try #require(channel.openTab()))
    for tab in [curious, other] { _ = await tab.next() }
    let (before, now) = (Question.layout(at: CGPoint(x: 1, y: 2)), Question.layout(at: CGPoint(x: 3, y: 4)))
    for question in [before, now] { _ = channel.handle(.ask(question), from: curious) }
    #expect(asked.withLock { $0 } == [before, now])
    let layout = Answer.layout(LayoutDescription(collection: LayerID(rawValue: 7), className: "Grid"))
    // The answer to what was asked before is out of date.
    channel.receive(.layout(LayoutDescription()), to: before)
    // Of two answers the later one counts.
    channel.receive(.layout(LayoutDescription()), to: now)
    channel.receive(layout, to: now)
    guard case .answer(let bytes)? = await curious.next() else {
      Issue.record("nothing was told")
      return
    }
    var reader = ByteReader(bytes)
    #expect(try reader.readQuestion() == now)
    #expect(try reader.readAnswer(to: now) == layout)
    other.answerPing(Data([1]))
    #expect(await other.next() == .pong(Data([1])))
  }

  @Test func questionsOfTwoKindsAreBothAnswered() async throws {
    let channel = AppChannel(
      identifier: "app", name: "App", configuration: DeviceConfiguration(device: device("a", scale: 3)), devices: [],
      handlers: .init(input: { _ in }))
    let tab = try #require(channel.openTab())
    _ = await tab.next()
    let questions = [Question.layout(at: .zero), .layer(LayerID(rawValue: 2))]
    for question in questions { _ = channel.handle(.ask(question), from: tab) }
    channel.receive(.layer(LayerDescription()), to: questions[1])
    channel.receive(.layout(LayoutDescription()), to: questions[0])
    var heard: [Question] = []
    for _ in questions {
      guard case .answer(let bytes)? = await tab.next() else { continue }
      var reader = ByteReader(bytes)
      heard.append(try reader.readQuestion())
    }
    #expect(heard == [questions[1], questions[0]])
  }
}
