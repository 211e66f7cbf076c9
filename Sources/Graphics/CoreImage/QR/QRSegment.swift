// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A message as bits, in the densest mode that all of it can be written in.
struct QRSegment {
  enum Mode: Int {
    /// Digits, three in ten bits.
    case numeric = 1
    /// Digits, capitals and a few signs, two in eleven bits.
    case alphanumeric = 2
    case bytes = 4
  }

  let mode: Mode
  private let message: [UInt8]

  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  init(_ message: [UInt8]) {
    self.message = message
    if !message.isEmpty, message.allSatisfy({ (0x30...0x39).contains($0) }) {
      mode = .numeric
    } else if !message.isEmpty, message.allSatisfy({ Self.alphabet.contains($0) }) {
      mode = .alphanumeric
    } else {
      mode = .bytes
    }
  }

  /// How many bits say how long the message is.
  private func lengthBits(version: Int) -> Int {
    let group = version < 10 ? 0 : version < 27 ? 1 : 2
    return switch mode {
    case .numeric: [10, 12, 14][group]
    case .alphanumeric: [9, 11, 13][group]
    case .bytes: [8, 16, 16][group]
    }
  }

  /// Mode, length and message.
  func bitCount(version: Int) -> Int {
    let count = message.count
    // A length that its bits can't say fits nowhere.
    guard count < 1 << lengthBits(version: version) else { return .max }
    let bits =
      switch mode {
      case .numeric: count / 3 * 10 + [0, 4, 7][count % 3]
      case .alphanumeric: count / 2 * 11 + count % 2 * 6
      case .bytes: count * 8
      }
    return 4 + lengthBits(version: version) + bits
  }

  /// The message with its head, its end and what fills up the code; it must fit.
  func dataBytes(version: Int, count: Int) -> [UInt8] {
    var bits = QRBits()
    bits.append(mode.rawValue, 4)
    bits.append(message.count, lengthBits(version: version))
    switch mode {
    case .numeric:
      for start in stride(from: 0, to: message.count, by: 3) {
        let digits = message[start..<min(start + 3, message.count)]
        bits.append(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, digits.count * 3 + 1)
      }
    case .alphanumeric:
      let values = message.map { Self.alphabet.firstIndex(of: $0) ?? 0 }
      for start in stride(from: 0, to: values.count, by: 2) {
        if start + 1 < values.count {
          bits.append(values[start] * 45 + values[start + 1], 11)
        } else {
          bits.append(values[start], 6)
        }
      }
    case .bytes:
      for byte in message { bits.append(Int(byte), 8) }
    }
    bits.append(0, min(4, count * 8 - bits.count))
    bits.append(0, (8 - bits.count % 8) % 8)
    var bytes = bits.bytes
    while bytes.count < count { bytes.append(bytes.count % 2 == bits.bytes.count % 2 ? 0xEC : 0x11) }
    return bytes
  }
}

/// Bits in a row, the most significant first.
struct QRBits {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ value: Int, _ length: Int) {
    for place in stride(from: length - 1, through: 0, by: -1) {
      if count % 8 == 0 { bytes.append(0) }
      if value >> place & 1 == 1 { bytes[bytes.count - 1] |= 0x80 >> UInt8(count % 8) }
      count += 1
    }
  }
}
