// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import FlyingFox
internal import RenderProtocol

/// Carries one tab's stream: frames are made only when the socket has taken the one before.
struct TabStreamHandler: WSHandler {
  private enum MessageTag {
    static let commit: UInt8 = 1
    static let status: UInt8 = 2
    static let clock: UInt8 = 3
  }

  let channel: AppChannel
  let tab: TabSession
  let now: @Sendable () -> Double
  let log: @Sendable (String) -> Void

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let reading = Task { await read(client) }
    let channel = channel
    let tab = tab
    return AsyncStream {
      guard let message = await tab.next() else {
        reading.cancel()
        channel.closeTab(tab)
        return nil
      }
      return Self.frame(for: message)
    } onCancel: {
      reading.cancel()
      channel.closeTab(tab)
    }
  }

  private static func frame(for message: TabSession.Message) -> WSFrame {
    switch message {
    case .commit(let bytes): binary(MessageTag.commit, bytes)
    case .status(let bytes): binary(MessageTag.status, bytes)
    case .clock(let bytes): binary(MessageTag.clock, bytes)
    case .pong(let payload): WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload)
    case .refusal(let code, let reason): .close(code: WSCloseCode(code, reason: String(reason.prefix(60))))
    }
  }

  private static func binary(_ tag: UInt8, _ bytes: [UInt8]) -> WSFrame {
    WSFrame(fin: true, opcode: .binary, mask: nil, payload: Data([tag] + bytes))
  }

  // MARK: - From the tab

  private func read(_ client: AsyncThrowingStream<WSFrame, any Error>) async {
    var parts = MessageParts()
    var messages = RateLimiter(perSecond: 400, burst: 800)
    var bytes = RateLimiter(perSecond: 262_144, burst: 1_048_576)
    do {
      for try await frame in client {
        guard messages.take(at: now()), bytes.take(Double(frame.payload.count), at: now()) else {
          return refuse(.policyViolation, "too many messages")
        }
        switch frame.opcode {
        case .binary, .continuation:
          guard let message = try parts.add(frame) else { continue }
          if let problem = channel.handle(try TabRequest(decoding: message), from: tab) {
            return refuse(.policyViolation, problem)
          }
        case .ping where frame.payload.count <= 125:
          tab.answerPing(frame.payload)
        case .pong:
          continue
        case .close:
          return refuse(.normalClosure, "")
        default:
          return refuse(.unsupportedData, "binary messages only")
        }
      }
      channel.closeTab(tab)
    } catch let error as MessageParts.Problem {
      refuse(error == .tooLong ? .messageTooBig : .protocolError, "message parts")
    } catch let error as CodecError {
      refuse(.invalidFramePayload, error.description)
    } catch {
      channel.closeTab(tab)
    }
  }

  private func refuse(_ code: WSCloseCode, _ reason: String) {
    if code != .normalClosure { log("A tab of \(channel.name) was closed: \(reason)") }
    tab.refuse(code: code.code, reason: reason)
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
  mutating func add(_ frame: WSFrame) throws(Problem) -> [UInt8]? {
    guard (frame.opcode == .continuation) == isOpen else { throw .outOfOrder }
    guard collected.count + frame.payload.count <= CodecLimits.browserMessageBytes else { throw .tooLong }
    collected += frame.payload
    isOpen = !frame.fin
    guard frame.fin else { return nil }
    defer { collected = [] }
    return collected
  }
}
