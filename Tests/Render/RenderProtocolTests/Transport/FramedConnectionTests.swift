// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(15))) struct FramedConnectionTests {
  private final class Inbox: Sendable {
    let messages: AsyncStream<[UInt8]>
    let endings: AsyncStream<FramedConnection.Ending>
    private let message: AsyncStream<[UInt8]>.Continuation
    private let ending: AsyncStream<FramedConnection.Ending>.Continuation

    init(_ connection: FramedConnection) {
      (messages, message) = AsyncStream.makeStream()
      (endings, ending) = AsyncStream.makeStream()
      connection.start(
        onMessage: { [message] in message.yield($0) },
        onEnd: { [message, ending] in
          message.finish()
          ending.yield($0)
        })
    }

    func next() async -> [UInt8]? {
      var iterator = messages.makeAsyncIterator()
      return await iterator.next()
    }

    func end() async -> FramedConnection.Ending? {
      var iterator = endings.makeAsyncIterator()
      return await iterator.next()
    }
  }

  @Test func messagesArriveWholeAndInOrder() async throws {
    let (host, app) = try FramedConnection.pair()
    let inbox = Inbox(host)
    _ = Inbox(app)
    let large = [UInt8](repeating: 7, count: 3_000_000)
    #expect(app.send([1, 2, 3]) == .queued)
    #expect(app.send([]) == .queued)
    #expect(app.send(large) == .queued)
    #expect(await inbox.next() == [1, 2, 3])
    #expect(await inbox.next() == [])
    #expect(await inbox.next() == large)
    app.close()
    #expect(await inbox.end() == .closed)
    #expect(app.send([1]) == .closed)
  }

  @Test func aMessageAboveTheLimitEndsTheConnection() async throws {
    let (host, app) = try FramedConnection.pair()
    let inbox = Inbox(app)
    _ = Inbox(host)
    host.send([UInt8](repeating: 0, count: CodecLimits.hostMessageBytes + 1))
    #expect(await inbox.end() == .oversized(bytes: (1 << 20) + 1, limit: 1 << 20))
  }

  @Test func whatWaitsIsBoundedAndDrainingIsTold() async throws {
    let limits = FramedConnection.Limits(incomingMessageBytes: 1_000, queuedBytes: 8 << 20)
    let (host, app) = try FramedConnection.pair(appLimits: limits)
    let (drained, drain) = AsyncStream<Void>.makeStream()
    app.start(onMessage: { _ in }, onDrained: { drain.yield() }, onEnd: { _ in })
    // The host does not read yet, so that the socket's buffer and then the queue fill up.
    let megabyte = [UInt8](repeating: 1, count: 1 << 20)
    var sent = 0
    while app.send(megabyte) == .queued, sent < 100 { sent += 1 }
    #expect(sent >= 8 && sent < 20)
    let inbox = Inbox(host)
    var iterator = drained.makeAsyncIterator()
    await iterator.next()
    for _ in 0..<sent {
      #expect(await inbox.next()?.count == 1 << 20)
    }
    app.close()
  }

  @Test func aListenerTakesConnectionsAndRemovesItsFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-listener-test")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("socket").path
    let (connections, connected) = AsyncStream<FramedConnection>.makeStream()
    let listener = try FramedListener(path: path) { connected.yield($0) }
    let app = try FramedConnection.connect(path: path)
    let appInbox = Inbox(app)
    var iterator = connections.makeAsyncIterator()
    let host = try #require(await iterator.next())
    let hostInbox = Inbox(host)
    host.send([5])
    #expect(await appInbox.next() == [5])
    listener.close()
    #expect(!FileManager.default.fileExists(atPath: path))
    app.send([6])
    #expect(await hostInbox.next() == [6])
    app.close()
    #expect(await hostInbox.end() == .closed)
  }

  @Test func aMissingOrTooLongPathIsNamed() {
    #expect {
      try FramedConnection.connect(path: "/nonexistent/socket")
    } throws: { error in
      "\(error)" == "connect /nonexistent/socket: No such file or directory"
    }
    #expect {
      try FramedConnection.connect(path: String(repeating: "x", count: 200))
    } throws: { error in
      "\(error)".contains("a path of 1 to 107 bytes was expected, not 200")
    }
  }
}
