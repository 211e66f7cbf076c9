// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Synchronization
import Testing

@testable import BrowserServer

@Suite(.timeLimit(.minutes(15))) struct TabSessionTests {
  private func commit(_ number: UInt64, isFull: Bool = false, removing: [UInt32] = []) -> Commit {
    Commit(
      number: number, isFull: isFull, screenSize: CGSize(width: 10, height: 10), screenScale: 1,
      root: LayerID(rawValue: 1),
      deltas: [LayerDelta(layer: LayerID(rawValue: 1), changes: [.zPosition(CGFloat(number))])],
      removed: removing.map(LayerID.init(rawValue:)))
  }

  private func decode(_ message: TabSession.Message?) throws -> (sequence: UInt64, commit: Commit)? {
    guard case .commit(let bytes) = message else { return nil }
    var reader = ByteReader(bytes)
    return (try reader.readVarint(), try reader.readCommit())
  }

  private func clock(_ message: TabSession.Message?) throws -> (time: Double, rate: Double)? {
    guard case .clock(let bytes) = message else { return nil }
    var reader = ByteReader(bytes)
    return (try reader.readDouble(), try reader.readDouble())
  }

  @Test func aTabThatDoesNotAnswerGetsTwoCommitsAndThenOneForAllOthers() async throws {
    let tab = TabSession { nil }
    for number in 1...2 {
      tab.add(commit(UInt64(number)), treeSize: 1)
      #expect(try decode(await tab.next())?.commit.number == UInt64(number))
    }
    for number in 3...500 { tab.add(commit(UInt64(number)), treeSize: 1) }
    tab.acknowledge(1)
    let merged = try #require(try decode(await tab.next()))
    #expect(merged.sequence == 3)
    #expect(merged.commit.number == 500)
    #expect(merged.commit.deltas.map(\.changes) == [[.zPosition(500)]])
  }

  @Test func whenTooMuchWaitsItIsForgottenForOneFullCommit() async throws {
    let full = commit(9_000, isFull: true)
    let tab = TabSession { full }
    tab.add(commit(1), treeSize: 1)
    _ = await tab.next()
    tab.add(commit(2), treeSize: 1)
    _ = await tab.next()
    for number in 3..<2_000 { tab.add(commit(UInt64(number), removing: [UInt32(number) + 10]), treeSize: 1) }
    tab.acknowledge(2)
    let message = try #require(try decode(await tab.next()))
    #expect(message.commit == full)
  }

  @Test func commitsSayWhatTheAppsTimeIsWhenTheyAreSent() async throws {
    let tab = TabSession(fullCommit: { nil }, clock: { (12.5, 0.1) })
    tab.add(commit(1), treeSize: 1)
    let sent = try #require(try decode(await tab.next())).commit
    #expect(sent.time == 12.5)
    #expect(sent.rate == 0.1)
  }

  @Test func aClockThatChangesWhileACommitIsMadeIsToldAfterIt() async throws {
    let changing = Mutex<TabSession?>(nil)
    let tab = TabSession(
      fullCommit: { nil },
      clock: {
        guard let tab = changing.withLock({ $0.take() }) else { return (4, 0.1) }
        tab.setClock()
        return (3, 1)
      })
    changing.withLock { $0 = tab }
    tab.add(commit(1), treeSize: 1)
    #expect(try decode(await tab.next())?.commit.rate == 1)
    let told = try #require(try clock(await tab.next()), "The clock was not told")
    #expect(told.time == 4)
    #expect(told.rate == 0.1)
  }

  @Test func textGoesOutWithoutItsGlyphs() async throws {
    func drawing(_ glyphs: [GlyphRun.Glyph]) -> LayerContents {
      .drawing(
        DisplayList(operations: [
          .save,
          .glyphs(
            GlyphRun(
              face: FontFace(name: "Face"), size: 17, color: .black, origin: CGPoint(x: 1, y: 2), text: "ab",
              glyphs: glyphs, width: 20)),
        ]))
    }
    func changes(_ contents: LayerContents) -> [LayerChange] {
      [
        .contents(contents),
        .animations([
          LayerAnimation(identifier: 1, property: .contents, timings: [.identity], values: [.contents(contents), nil])
        ]),
      ]
    }
    let tab = TabSession { nil }
    var shaped = commit(1)
    shaped.deltas[0].changes += changes(
      drawing([.init(identifier: 5, x: 0, y: 0), .init(identifier: 6, x: 9.1234, y: 0)]))
    tab.add(shaped, treeSize: 1)
    let sent = try #require(try decode(await tab.next())).commit
    #expect(sent.deltas[0].changes == [.zPosition(1)] + changes(drawing([])))
  }

  @Test func aClockIsToldOnceAndNotWhereACommitTellsIt() async throws {
    let tab = TabSession(fullCommit: { nil }, clock: { (3, 0) })
    tab.setClock()
    tab.setClock()
    let told = try #require(try clock(await tab.next()), "The clock was not told")
    #expect(told.time == 3)
    #expect(told.rate == 0)
    tab.setClock()
    tab.add(commit(1), treeSize: 1)
    #expect(try decode(await tab.next())?.commit.time == 3)
    tab.requireFullCommit()
    tab.close()
    #expect(await tab.next() == nil)
  }

  @Test func ofTheStatusOnlyTheLatestIsKept() async throws {
    let tab = TabSession { nil }
    var status = TabStatus(
      name: "A",
      configuration: DeviceConfiguration(
        device: DeviceDescription(
          identifier: "d", name: "D", idiom: .phone, portraitSize: CGSize(width: 1, height: 2), scale: 1,
          portraitSafeArea: .init(), landscapeSafeArea: .init(), portraitStatusBarHeight: 0, screenCornerRadius: 0)),
      devices: [])
    tab.add(status)
    status.state = .stopped(title: "A crashed", message: "", output: "")
    tab.add(status)
    guard case .status(let bytes) = await tab.next() else {
      Issue.record("no status")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"title\":\"A crashed\""))
    tab.close()
    #expect(await tab.next() == nil)
  }

  @Test func aTabThatWaitsIsWokenByWhatComes() async throws {
    let tab = TabSession { nil }
    async let message = tab.next()
    tab.add(commit(1), treeSize: 1)
    #expect(try decode(await message)?.commit.number == 1)
    async let ending = tab.next()
    tab.close()
    #expect(await ending == nil)
  }

  @Test func aRefusalIsTheLastMessage() async {
    let tab = TabSession { nil }
    tab.refuse(code: 1008, reason: "no")
    tab.refuse(code: 1009, reason: "not heard")
    #expect(await tab.next() == .refusal(code: 1008, reason: "no"))
    #expect(await tab.next() == nil)
  }
}
