// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What came over a connection and was not used yet; never more than what is asked for and one read.
struct ConnectionInput {
  private let connection: TCPConnection
  private var buffer: [UInt8] = []
  private var offset = 0

  private static let readSize = 4096

  init(_ connection: TCPConnection) {
    self.connection = connection
  }

  private var available: ArraySlice<UInt8> { buffer[offset...] }

  private mutating func fill(by deadline: Double?) throws(TCPConnection.Failure) {
    buffer.removeFirst(offset)
    offset = 0
    buffer += try connection.read(atMost: Self.readSize, by: deadline)
  }

  /// Waits until there is something to read.
  mutating func wait(by deadline: Double?) throws(TCPConnection.Failure) {
    if available.isEmpty { try fill(by: deadline) }
  }

  /// Everything up to an empty line, without it; `nil` where that is longer than `limit`.
  mutating func takeHead(limit: Int, by deadline: Double) throws(TCPConnection.Failure) -> [UInt8]? {
    var searched = 0
    while true {
      let bytes = available
      // Lines end in CR LF; a bare LF is put up with.
      var index = bytes.startIndex + max(0, searched - 3)
      while let newline = bytes[index...].firstIndex(of: 0x0A) {
        let next = newline + 1
        let isEnd =
          next < bytes.endIndex
          && (bytes[next] == 0x0A || (bytes[next] == 0x0D && next + 1 < bytes.endIndex && bytes[next + 1] == 0x0A))
        if isEnd {
          var head = Array(bytes[..<newline])
          if head.last == 0x0D { head.removeLast() }
          guard head.count <= limit else { return nil }
          offset = next + (bytes[next] == 0x0A ? 1 : 2)
          return head
        }
        index = next
      }
      guard bytes.count <= limit else { return nil }
      searched = bytes.count
      try fill(by: deadline)
    }
  }

  /// Exactly `count` bytes.
  mutating func take(_ count: Int, by deadline: Double?) throws(TCPConnection.Failure) -> [UInt8] {
    while available.count < count { try fill(by: deadline) }
    defer { offset += count }
    return Array(available.prefix(count))
  }

  /// Throws away what comes, up to `limit` bytes, until the other side ends.
  mutating func drain(limit: Int, by deadline: Double) {
    var rest = limit - available.count
    buffer = []
    offset = 0
    while rest > 0, let bytes = try? connection.read(atMost: Self.readSize, by: deadline) { rest -= bytes.count }
  }
}
