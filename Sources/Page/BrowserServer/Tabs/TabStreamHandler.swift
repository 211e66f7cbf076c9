// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Carries one tab's stream: a frame is made only when the socket has taken the one before.
struct TabStreamHandler: Sendable {
  private enum MessageTag {
    static let commit: UInt8 = 1
    static let status: UInt8 = 2
    static let clock: UInt8 = 3
    static let answer: UInt8 = 4
    static let recording: UInt8 = 5
    static let link: UInt8 = 6
    static let pasteboard: UInt8 = 7
  }

  /// Seconds that a tab may take to send a frame it has begun.
  private static let frameTime = 10.0

  let channel: AppChannel
  let tab: TabSession
  let now: @Sendable () -> Double
  let log: @Sendable (String) -> Void

  /// Serves the stream until either side ends it. Reads on this thread, and writes on another, which a tab that does not
  /// read may hold up as long as it likes: nothing piles up behind it.
  ///
  /// - Parameter opening: What is sent first.
  func serve(_ connection: TCPConnection, _ input: inout ConnectionInput, opening: [UInt8]) {
    defer { channel.closeTab(tab) }
    guard (try? connection.write(opening, patience: HTTPServer.Limit.patience)) != nil else { return }
    let hasWritten = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      write(to: connection)
      hasWritten.signal()
    }
    // Who is told why the stream ends gets a moment to hear it.
    if read(&input) { HTTPServer.drain(&input, now: now()) }
    connection.end()
    channel.closeTab(tab)
    hasWritten.wait()
  }

  private func write(to connection: TCPConnection) {
    while let message = tab.nextBlocking() {
      guard (try? connection.write(Self.frame(for: message).encoded())) != nil else { return connection.end() }
      if case .refusal = message { return connection.endWriting() }
    }
    connection.end()
  }

  private static func frame(for message: TabSession.Message) -> WebSocketFrame {
    switch message {
    case .commit(let bytes): WebSocketFrame(opcode: .binary, payload: [MessageTag.commit] + bytes)
    case .status(let bytes): WebSocketFrame(opcode: .binary, payload: [MessageTag.status] + bytes)
    case .clock(let bytes): WebSocketFrame(opcode: .binary, payload: [MessageTag.clock] + bytes)
    case .answer(let bytes): WebSocketFrame(opcode: .binary, payload: [MessageTag.answer] + bytes)
    case .link(let bytes): WebSocketFrame(opcode: .binary, payload: [MessageTag.link] + bytes)
    case .pasteboard(let bytes): WebSocketFrame(opcode: .binary, payload: [MessageTag.pasteboard] + bytes)
    case .recording(let bytes): WebSocketFrame(opcode: .binary, payload: [MessageTag.recording] + bytes)
    case .pong(let payload): WebSocketFrame(opcode: .pong, payload: Array(payload))
    case .refusal(let code, let reason): .close(code: code, reason: reason)
    }
  }

  // MARK: - From the tab

  /// Reads until the stream is to end; `false` where the other side is gone.
  private func read(_ input: inout ConnectionInput) -> Bool {
    var parts = MessageParts()
    var messages = RateLimiter(perSecond: 400, burst: 800)
    var bytes = RateLimiter(perSecond: 262_144, burst: 1_048_576)
    do {
      while true {
        let frame = try WebSocketFrame.read(
          from: &input, limit: CodecLimits.browserMessageBytes, by: { now() + Self.frameTime })
        guard messages.take(at: now()), bytes.take(Double(frame.payload.count), at: now()) else {
          return refuse(WebSocketFrame.CloseCode.policyViolation, "too many messages")
        }
        switch frame.opcode {
        case .binary, .continuation:
          guard let message = try parts.add(frame) else { continue }
          if let problem = channel.handle(try TabRequest(decoding: message), from: tab) {
            return refuse(WebSocketFrame.CloseCode.policyViolation, problem)
          }
        case .ping: tab.answerPing(Data(frame.payload))
        case .pong: continue
        case .close: return refuse(WebSocketFrame.CloseCode.normal, "")
        case .text: return refuse(WebSocketFrame.CloseCode.unsupportedData, "binary messages only")
        }
      }
    } catch let error as MessageParts.Problem {
      let code = error == .tooLong ? WebSocketFrame.CloseCode.tooBig : WebSocketFrame.CloseCode.protocolError
      return refuse(code, "message parts")
    } catch let error as CodecError {
      return refuse(WebSocketFrame.CloseCode.invalidPayload, error.description)
    } catch WebSocketFrame.Problem.tooLong {
      return refuse(WebSocketFrame.CloseCode.tooBig, "message parts")
    } catch WebSocketFrame.Problem.malformed {
      return refuse(WebSocketFrame.CloseCode.protocolError, "no client sends such a frame")
    } catch {
      return false
    }
  }

  private func refuse(_ code: UInt16, _ reason: String) -> Bool {
    if code != WebSocketFrame.CloseCode.normal { log("A tab of \(channel.name) was closed: \(reason)") }
    tab.refuse(code: code, reason: reason)
    return true
  }
}

/// Joins the frames of one message.
struct MessageParts {
  enum Problem: Error, Hashable {
    case tooLong
    case outOfOrder
  }

  private var collected: [UInt8] = []
  private var isOpen = false

  /// Takes a frame; the message once it is whole.
  mutating func add(_ frame: WebSocketFrame) throws(Problem) -> [UInt8]? {
    guard (frame.opcode == .continuation) == isOpen else { throw .outOfOrder }
    guard collected.count + frame.payload.count <= CodecLimits.browserMessageBytes else { throw .tooLong }
    collected += frame.payload
    isOpen = !frame.isFinal
    guard frame.isFinal else { return nil }
    defer { collected = [] }
    return collected
  }
}
