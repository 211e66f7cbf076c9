// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Dispatch
internal import Foundation
internal import Glibc

/// A source of events of a file or folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  /// The descriptor that it watches.
  var handle: Int32 { get }
  /// What has happened since the handler was last called.
  var data: DispatchSource.FileSystemEvent { get }
  /// What it watches for.
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  /// A source of events of the file or folder that a descriptor is open for, seen by the kernel's inotify.
  ///
  /// - Parameters:
  ///   - fileDescriptor: The descriptor, which stays open until the source is cancelled.
  ///   - eventMask: What to watch for. A lock that is released (`funlock`) is not seen here.
  ///   - queue: Where handlers run.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    FileSystemSource(fileDescriptor, eventMask, queue)
  }
}

// The library's own defaults of these arguments take every source for one of its own.
extension DispatchSourceFileSystemObject {
  /// Sets what is called for an event; `nil` takes it away.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) {
    (self as? FileSystemSource)?.onEvent(qos, flags, handler)
  }

  /// Sets what is called once the source is cancelled; `nil` takes it away.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) {
    (self as? FileSystemSource)?.onCancel(qos, flags, handler)
  }

  /// Sets what is called once the source is active; `nil` takes it away.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) {
    (self as? FileSystemSource)?.onRegistration(qos, flags, handler)
  }
}

/// A source that reads events from inotify; handlers are called for those that are watched for.
private final class FileSystemSource: DispatchSourceFileSystemObject, @unchecked Sendable {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  private let events: Int32
  private let source: any DispatchSourceRead
  private let lock = NSLock()
  private var found: DispatchSource.FileSystemEvent = []
  private var size: Int

  init(_ descriptor: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
    (handle, self.mask) = (descriptor, mask)
    events = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let wanted: [UInt32] = [
      UInt32(IN_MODIFY), UInt32(IN_ATTRIB), UInt32(IN_MOVE_SELF), UInt32(IN_DELETE_SELF), UInt32(IN_CREATE),
      UInt32(IN_DELETE), UInt32(IN_MOVED_FROM), UInt32(IN_MOVED_TO),
    ]
    _ = inotify_add_watch(events, "/proc/self/fd/\(descriptor)", wanted.reduce(0, |))
    size = Self.state(descriptor).size
    source = DispatchSource.makeReadSource(fileDescriptor: events, queue: queue)
    let events = events
    source.setCancelHandler { close(events) }
  }

  var data: DispatchSource.FileSystemEvent { lock.withLock { found } }
  var isCancelled: Bool { source.isCancelled }

  fileprivate func onEvent(_ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?) {
    guard let handler else { return source.setEventHandler(handler: nil) }
    nonisolated(unsafe) let call = handler
    source.setEventHandler(qos: qos, flags: flags) { [weak self] in
      guard let self, self.take() else { return }
      call()
    }
  }

  func setEventHandler(handler: DispatchWorkItem) {
    onEvent(.unspecified, []) { handler.perform() }
  }

  fileprivate func onCancel(_ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?) {
    nonisolated(unsafe) let call = handler
    let events = events
    source.setCancelHandler(qos: qos, flags: flags) {
      close(events)
      call?()
    }
  }

  func setCancelHandler(handler: DispatchWorkItem) {
    onCancel(.unspecified, []) { handler.perform() }
  }

  fileprivate func onRegistration(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?
  ) {
    source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }

  func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }

  func activate() { source.activate() }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }

  /// Reads what there is; whether any of it is watched for.
  private func take() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    var seen: DispatchSource.FileSystemEvent = []
    while true {
      let count = read(events, &bytes, bytes.count)
      guard count > 0 else { break }
      bytes.withUnsafeBytes { buffer in
        var place = 0
        // An event is the watch, the kind, a cookie and the length of the name behind, in 32 bits each.
        while place + 16 <= count {
          seen.formUnion(event(buffer.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)))
          place += 16 + Int(buffer.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        }
      }
    }
    let wanted = seen.intersection(mask)
    lock.withLock { found = wanted }
    return !wanted.isEmpty
  }

  private func event(_ kind: UInt32) -> DispatchSource.FileSystemEvent {
    func has(_ flags: [Int32]) -> Bool { flags.contains { kind & UInt32($0) != 0 } }
    var event: DispatchSource.FileSystemEvent = []
    if has([Int32(IN_MODIFY), Int32(IN_CREATE), Int32(IN_DELETE), Int32(IN_MOVED_FROM), Int32(IN_MOVED_TO)]) {
      event.insert(.write)
      let now = Self.state(handle).size
      if now > size { event.insert(.extend) }
      size = now
    }
    if has([Int32(IN_ATTRIB)]) {
      // The name of an open file went: that is a change of its count of links alone.
      event.formUnion(Self.state(handle).links == 0 ? [.delete, .link] : .attrib)
    }
    if has([Int32(IN_MOVE_SELF)]) { event.insert(.rename) }
    if has([Int32(IN_DELETE_SELF)]) { event.insert(.delete) }
    if has([Int32(IN_UNMOUNT)]) { event.insert(.revoke) }
    return event
  }

  private static func state(_ descriptor: Int32) -> (size: Int, links: Int) {
    var state = stat()
    guard fstat(descriptor, &state) == 0 else { return (0, 1) }
    return (Int(state.st_size), Int(state.st_nlink))
  }
}
