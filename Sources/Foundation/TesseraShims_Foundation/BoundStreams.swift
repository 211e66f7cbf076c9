// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension Stream {
  /// Two streams, of which one reads what is written to the other.
  ///
  /// - Parameters:
  ///   - bufferSize: How many bytes are kept; a write waits for room beyond it.
  ///   - inputStream: Set to the stream to be read from.
  ///   - outputStream: Set to the stream to be written to.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let buffer = SharedBuffer(size: max(1, bufferSize))
    let (input, output) = (BoundInputStream(buffer), BoundOutputStream(buffer))
    (buffer.input, buffer.output) = (input, output)
    inputStream?.pointee = input
    outputStream?.pointee = output
  }

  /// Streams to a host; both are `nil`, as where it cannot be reached.
  public class func getStreamsToHost(
    withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    inputStream?.pointee = nil
    outputStream?.pointee = nil
  }
}

/// The bytes between two streams.
private final class SharedBuffer: @unchecked Sendable {
  let size: Int
  let condition = NSCondition()
  var bytes: [UInt8] = []
  var (isInputClosed, isOutputClosed) = (false, false)
  weak var input: BoundInputStream?
  weak var output: BoundOutputStream?

  init(size: Int) { self.size = size }
}

/// Where a stream's delegate is called.
private final class StreamEvents: @unchecked Sendable {
  private let lock = NSLock()
  private var loops: [(loop: RunLoop, mode: RunLoop.Mode)] = []
  weak var delegate: (any StreamDelegate)?

  func add(_ loop: RunLoop, _ mode: RunLoop.Mode) { lock.withLock { loops.append((loop, mode)) } }
  func remove(_ loop: RunLoop, _ mode: RunLoop.Mode) {
    lock.withLock { loops.removeAll { $0.loop === loop && $0.mode == mode } }
  }

  /// Calls the delegate of a stream on the first of its loops.
  func tell(_ stream: Stream, _ event: Stream.Event) {
    guard let place = lock.withLock({ loops.first }) else { return }
    nonisolated(unsafe) let stream = stream
    place.loop.perform(inModes: [place.mode]) { [self] in delegate?.stream(stream, handle: event) }
  }
}

private final class BoundInputStream: InputStream, @unchecked Sendable {
  private let buffer: SharedBuffer
  private let events = StreamEvents()
  private var status = Stream.Status.notOpen

  init(_ buffer: SharedBuffer) {
    self.buffer = buffer
    super.init(data: Data())
  }

  override var delegate: (any StreamDelegate)? {
    get { events.delegate }
    set { events.delegate = newValue }
  }
  override var streamStatus: Stream.Status {
    buffer.condition.withLock {
      status == .open && buffer.bytes.isEmpty && buffer.isOutputClosed ? .atEnd : status
    }
  }
  override var streamError: (any Error)? { nil }
  override var hasBytesAvailable: Bool {
    buffer.condition.withLock { status == .open && (!buffer.bytes.isEmpty || !buffer.isOutputClosed) }
  }

  override func open() {
    buffer.condition.withLock { status = .open }
    events.tell(self, .openCompleted)
    told()
  }

  override func close() {
    buffer.condition.withLock {
      (status, buffer.isInputClosed) = (.closed, true)
      buffer.condition.broadcast()
    }
  }

  /// Waits until there are bytes, or the other stream is closed: then 0.
  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    let shared = self.buffer
    shared.condition.lock()
    guard status == .open else {
      shared.condition.unlock()
      return status == .closed ? 0 : -1
    }
    while shared.bytes.isEmpty, !shared.isOutputClosed, status == .open { shared.condition.wait() }
    let count = min(len, shared.bytes.count)
    for place in 0..<count { buffer[place] = shared.bytes[place] }
    shared.bytes.removeFirst(count)
    let isMore = !shared.bytes.isEmpty
    let isOver = shared.bytes.isEmpty && shared.isOutputClosed
    shared.condition.broadcast()
    shared.condition.unlock()
    shared.output?.told()
    if isMore { events.tell(self, .hasBytesAvailable) }
    if isOver { events.tell(self, .endEncountered) }
    return count
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    events.add(aRunLoop, mode)
    told()
  }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop, mode) }

  /// There may be bytes to be read, or no more.
  func told() {
    let (isOpen, isEmpty, isOver) = buffer.condition.withLock {
      (status == .open, buffer.bytes.isEmpty, buffer.isOutputClosed)
    }
    guard isOpen, !isEmpty || isOver else { return }
    events.tell(self, isEmpty ? .endEncountered : .hasBytesAvailable)
  }
}

private final class BoundOutputStream: OutputStream, @unchecked Sendable {
  private let buffer: SharedBuffer
  private let events = StreamEvents()
  private var status = Stream.Status.notOpen

  init(_ buffer: SharedBuffer) {
    self.buffer = buffer
    super.init(toMemory: ())
  }
  required init(toMemory: ()) {
    buffer = SharedBuffer(size: 1)
    super.init(toMemory: ())
  }

  override var delegate: (any StreamDelegate)? {
    get { events.delegate }
    set { events.delegate = newValue }
  }
  override var streamStatus: Stream.Status { buffer.condition.withLock { status } }
  override var streamError: (any Error)? { nil }
  override var hasSpaceAvailable: Bool {
    buffer.condition.withLock { status == .open && !buffer.isInputClosed && buffer.bytes.count < buffer.size }
  }

  override func open() {
    buffer.condition.withLock { status = .open }
    events.tell(self, .openCompleted)
    told()
  }

  override func close() {
    buffer.condition.withLock {
      (status, buffer.isOutputClosed) = (.closed, true)
      buffer.condition.broadcast()
    }
    buffer.input?.told()
  }

  /// Waits until there is room; -1 where the other stream is closed.
  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    let shared = self.buffer
    shared.condition.lock()
    while shared.bytes.count >= shared.size, !shared.isInputClosed, status == .open { shared.condition.wait() }
    guard status == .open, !shared.isInputClosed else {
      shared.condition.unlock()
      return -1
    }
    let count = min(len, shared.size - shared.bytes.count)
    shared.bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
    shared.condition.broadcast()
    shared.condition.unlock()
    shared.input?.told()
    told()
    return count
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    events.add(aRunLoop, mode)
    told()
  }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop, mode) }

  /// There may be room.
  func told() { if hasSpaceAvailable { events.tell(self, .hasSpaceAvailable) } }
}
