// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
public import Glibc

// Streams whose bytes are read and written by functions of the app.

extension fpos_t: @retroactive ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }

  /// A place in a file, in bytes. On Darwin a place is a number.
  public init(_ position: some BinaryInteger) {
    self.init()
    __pos = __off_t(position)
  }
}

extension BinaryInteger {
  /// A place in a file as a number.
  public init(_ position: fpos_t) { self.init(position.__pos) }
}

/// A stream of functions.
///
/// - Parameters:
///   - cookie: What the functions are given.
///   - readfn: Reads, and gives the number of bytes; `nil` where the stream cannot be read.
///   - writefn: Writes, and gives the number of bytes; `nil` where the stream cannot be written.
///   - seekfn: Goes to a place, and gives it, or -1; `nil` where there is only one way.
///   - closefn: Called when the stream is closed.
/// - Returns: The stream; `nil` where it can be neither read nor written, with `EINVAL`.
public func funopen(
  _ cookie: UnsafeRawPointer?,
  _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
  _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
  _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
  guard readfn != nil || writefn != nil else {
    errno = EINVAL
    return nil
  }
  let functions = StreamFunctions(
    cookie: UnsafeMutableRawPointer(mutating: cookie), read: readfn, write: writefn, seek: seekfn, close: closefn)
  let kept = Unmanaged.passRetained(functions)
  var calls = tessera_stream_calls()
  if readfn != nil {
    calls.read = { cookie, bytes, count in
      let functions = StreamFunctions.at(cookie)
      return Int(functions.read?(functions.cookie, bytes, Int32(clamping: count)) ?? -1)
    }
  }
  if writefn != nil {
    calls.write = { cookie, bytes, count in
      let functions = StreamFunctions.at(cookie)
      return Int(functions.write?(functions.cookie, bytes, Int32(clamping: count)) ?? -1)
    }
  }
  if seekfn != nil {
    calls.seek = { cookie, place, whence in
      let functions = StreamFunctions.at(cookie)
      guard let place, let found = functions.seek?(functions.cookie, fpos_t(place.pointee), whence),
        Int64(found) >= 0
      else { return -1 }
      place.pointee = Int64(found)
      return 0
    }
  }
  calls.close = { cookie in
    let functions = StreamFunctions.at(cookie)
    defer { Unmanaged.passUnretained(functions).release() }
    return functions.close?(functions.cookie) ?? 0
  }
  let mode = readfn != nil && writefn != nil ? "r+" : readfn != nil ? "r" : "w"
  guard let stream = tessera_open_stream(kept.toOpaque(), mode, calls) else {
    kept.release()
    return nil
  }
  return stream.assumingMemoryBound(to: FILE.self)
}

/// What a stream was made of; kept until it is closed.
private final class StreamFunctions {
  let cookie: UnsafeMutableRawPointer?
  let read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?
  let write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?
  let seek: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?
  let close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?

  init(
    cookie: UnsafeMutableRawPointer?,
    read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    seek: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
    close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
  ) {
    (self.cookie, self.read, self.write, self.seek, self.close) = (cookie, read, write, seek, close)
  }

  static func at(_ cookie: UnsafeMutableRawPointer?) -> StreamFunctions {
    guard let cookie else { fatalError("a stream of functions lost them") }
    return Unmanaged<StreamFunctions>.fromOpaque(cookie).takeUnretainedValue()
  }
}
