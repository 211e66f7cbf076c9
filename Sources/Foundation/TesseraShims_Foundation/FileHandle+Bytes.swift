// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

// The bytes of files, one after the other: `for try await line in url.lines`.

extension FileHandle {
  /// The bytes from where the file is read to its end, read as they are asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let file: FileHandle

    /// Goes through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let file: FileHandle
      var chunk = Data()
      var index = 0

      public mutating func next() async throws -> UInt8? {
        if index == chunk.count {
          try Task.checkCancellation()
          guard let more = try file.read(upToCount: 16 * 1024), !more.isEmpty else { return nil }
          chunk = Data(more)
          index = 0
        }
        defer { index += 1 }
        return chunk[index]
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file) }
  }

  /// The bytes from where the file is read to its end; read once.
  public var bytes: AsyncBytes { AsyncBytes(file: self) }
}

extension URL {
  /// The bytes of what a URL leads to: of a file, or of what a server answers.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let url: URL

    /// Goes through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate enum Source {
        case file(FileHandle.AsyncBytes.AsyncIterator)
        case answer(URLSession.AsyncBytes.AsyncIterator)
      }

      let url: URL
      fileprivate var source: Source?

      public mutating func next() async throws -> UInt8? {
        switch try await opened() {
        case .file(var file):
          defer { source = .file(file) }
          return try await file.next()
        case .answer(var answer):
          defer { source = .answer(answer) }
          return try await answer.next()
        }
      }

      /// What is read, opened with the first byte.
      private mutating func opened() async throws -> Source {
        if let source { return source }
        let opened: Source =
          url.isFileURL
          ? .file(try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator())
          : .answer(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
        source = opened
        return opened
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  /// The bytes of what the URL leads to.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the text that the URL leads to, in UTF-8; empty ones are left out.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
