// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The bytes of an answer, one after the other.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    /// What is asked for.
    public let task: URLSessionDataTask
    let chunks: AsyncThrowingStream<Data, any Error>

    /// Goes through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
      var chunk = Data()
      var index = 0

      public mutating func next() async throws -> UInt8? {
        while index == chunk.count {
          guard let more = try await chunks.next() else { return nil }
          chunk = Data(more)
          index = 0
        }
        defer { index += 1 }
        return chunk[index]
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: chunks.makeAsyncIterator()) }
  }

  /// Asks for a URL; returns when the head of the answer is there, and gives its bytes as they come.
  public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    AsyncBytes, URLResponse
  ) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Makes a request; returns when the head of the answer is there, and gives its bytes as they come.
  ///
  /// The session that asks is one of its own with this one's settings: on Linux only the delegate of a session is told of
  /// parts.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let receiver = PartReceiver()
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        receiver.wait(waiting)
        task.resume()
        session.finishTasksAndInvalidate()
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, chunks: receiver.chunks), response)
  }
}

/// Passes on what comes.
private final class PartReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  let chunks: AsyncThrowingStream<Data, any Error>
  private let parts: AsyncThrowingStream<Data, any Error>.Continuation
  private let lock = NSLock()
  private var waiting: CheckedContinuation<URLResponse, any Error>?

  override init() {
    (chunks, parts) = AsyncThrowingStream.makeStream()
    super.init()
  }

  func wait(_ waiting: CheckedContinuation<URLResponse, any Error>) { lock.withLock { self.waiting = waiting } }

  private func answer(_ result: Result<URLResponse, any Error>) {
    let waiting = lock.withLock { self.waiting.take() }
    waiting?.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    answer(.success(response))
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { parts.yield(data) }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    answer(error.map { .failure($0) } ?? task.response.map { .success($0) } ?? .failure(URLError(.badServerResponse)))
    parts.finish(throwing: error)
  }
}

/// Bytes as lines of text.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  let base: Base

  /// Goes through the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator
    /// Whether the byte before was a carriage return, which a line feed may follow.
    var wasReturn = false

    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        let followsReturn = wasReturn
        wasReturn = byte == 13
        if byte == 10, followsReturn { continue }
        if byte == 10 || byte == 13 {
          // Empty lines are left out, as Apple's are.
          if line.isEmpty { continue }
          return String(decoding: line, as: UTF8.self)
        }
        line.append(byte)
      }
      return !line.isEmpty ? String(decoding: line, as: UTF8.self) : nil
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the text that the bytes are, in UTF-8; empty ones are left out.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
