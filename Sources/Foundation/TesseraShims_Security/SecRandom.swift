// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A source of random bytes.
public typealias SecRandomRef = OpaquePointer

/// The system's source, the only one.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with random bytes that nobody can guess; in a job they are the host's, the same each time.
///
/// - Parameters:
///   - rnd: The source; whatever it is, the bytes are the system's.
///   - count: How many bytes there is room for.
/// - Returns: `errSecSuccess`, or `errSecParam` for less than no bytes.
@discardableResult public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer)
  -> Int32
{
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8(truncatingIfNeeded: generator.next()), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
