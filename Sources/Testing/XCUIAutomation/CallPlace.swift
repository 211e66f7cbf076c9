// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CHostClock
internal import CoreGraphics
internal import Runtime

/// Where the tests called the kit: XCTest's functions don't say, so the stack is asked.
struct CallPlace: Equatable {
  let file: String
  let line: Int

  private static let mostFrames: Int32 = 128

  /// The innermost place in the program's own source; `nil` where the stack says nothing.
  static var inTest: CallPlace? {
    var frames = [UnsafeMutableRawPointer?](repeating: nil, count: Int(mostFrames))
    let count = host_call_stack(&frames, mostFrames)
    let addresses = frames.prefix(Int(count)).compactMap { $0.map { UInt64(UInt(bitPattern: $0)) } }
    let program = ProcessInfo.processInfo.arguments.first.map { ($0 as NSString).lastPathComponent } ?? ""
    for frame in backtrace(of: addresses)?.symbolicated(with: .capture())?.frames ?? [] {
      guard let symbol = frame.symbol, symbol.imageName == program, let place = symbol.sourceLocation, place.line > 0,
        // The program that begins the tests is no test.
        !place.path.contains("/.tessera-runners/")
      else { continue }
      return CallPlace(file: place.path, line: place.line)
    }
    return nil
  }

  private struct Encoded: Encodable {
    var architecture: String
    var backtrace: String
  }

  /// The runtime's own walk goes by frame pointers and passes over whoever calls a function without one, as XCTest's are. It
  /// can be given addresses by way of its compact format alone: the size of words, then an instruction and an address each.
  private static func backtrace(of addresses: [UInt64]) -> Backtrace? {
    let (eightBytes, returnAddress, end): (UInt8, UInt8, UInt8) = (0b10, 0x2F, 0)
    var bytes = [eightBytes]
    for address in addresses {
      bytes.append(returnAddress)
      withUnsafeBytes(of: address.bigEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.append(end)
    guard let architecture = try? Backtrace.capture(limit: 1).architecture,
      let data = try? JSONEncoder().encode(
        Encoded(architecture: architecture, backtrace: Data(bytes).base64EncodedString()))
    else { return nil }
    return try? JSONDecoder().decode(Backtrace.self, from: data)
  }
}
