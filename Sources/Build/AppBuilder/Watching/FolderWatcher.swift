// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Glibc
import Synchronization

/// Tells that something in a folder changed, at any depth: files that are written, made, removed or renamed.
///
/// The kernel tells it (inotify); nothing is looked at while nothing happens. New subfolders are watched as they come,
/// and the folder itself may be removed and come back, as it does when a version is checked out.
final class FolderWatcher: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct State {
    /// The paths of watched folders by inotify's numbers; the folder's parent is not among them.
    var folders: [Int32: String] = [:]
    var parent: Int32 = -1
    var count = 0
    var waiter: (from: Int, continuation: CheckedContinuation<Void, Never>)?
    var isClosed = false
  }

  private let root: String
  private let descriptor: Int32
  // Set once, and cancelled at the end; sources are made to be used from any thread.
  private nonisolated(unsafe) let source: any DispatchSourceRead
  private let state = Mutex(State())

  /// How many folders are watched at most; the kernel keeps each in memory.
  private static let mostFolders = 10_000
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

  init(path: String) throws(Failure) {
    root = path
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw Failure(description: "changes of \(path) can't be watched: \(String(cString: strerror(errno)))")
    }
    let descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "tessera.watcher"))
    source.setCancelHandler { close(descriptor) }
    // A source has to run before it can be cancelled.
    source.setEventHandler { [weak self] in self?.read() }
    source.resume()
    if let problem = scan() {
      source.cancel()
      throw problem
    }
  }

  deinit {
    source.cancel()
  }

  /// How many changes there were; only ever grows.
  var count: Int { state.withLock { $0.count } }

  /// Returns once there were more than `count` changes, or the task that waits is cancelled.
  func wait(past count: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.count > count || state.isClosed { return true }
          precondition(state.waiter == nil, "One task at a time waits for a watcher")
          state.waiter = (count, continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.isClosed = true
        defer { state.waiter = nil }
        return state.waiter
      }
      waiter?.continuation.resume()
    }
  }

  /// How long nothing may change before a build begins, and how long it is waited for.
  static let quiet = Duration.milliseconds(60)
  static let mostRounds = 50

  /// Waits until nothing has changed for a moment.
  func settle(_ clock: any Clock<Duration>) async {
    for _ in 0..<Self.mostRounds {
      let changes = count
      do { try await clock.sleep(for: Self.quiet) } catch { return }
      if count == changes { return }
    }
  }

  // MARK: - Folders

  /// Watches every folder that is there now, and no other.
  private func scan() -> Failure? {
    var found: [Int32: String] = [:]
    var rest = [root]
    while let folder = rest.popLast() {
      let watch = inotify_add_watch(descriptor, folder, Self.changes | UInt32(IN_ONLYDIR) | UInt32(IN_EXCL_UNLINK))
      if watch < 0 {
        // Gone in the meantime: its parent tells, or has told already.
        if errno == ENOENT || errno == ENOTDIR { continue }
        let reason =
          errno == ENOSPC
          ? "the system's limit of watched folders is reached; raise fs.inotify.max_user_watches"
          : String(cString: strerror(errno))
        return Failure(description: "changes of \(folder) can't be watched: \(reason)")
      }
      found[watch] = folder
      guard found.count <= Self.mostFolders else {
        return Failure(description: "\(root) has more than \(Self.mostFolders) folders, too many to watch")
      }
      rest += Self.subfolders(of: folder)
    }
    let parent = inotify_add_watch(
      descriptor, (root as NSString).deletingLastPathComponent,
      UInt32(IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM) | UInt32(IN_ONLYDIR))
    let gone = state.withLock { state in
      defer {
        state.folders = found
        state.parent = parent
      }
      return state.folders.keys.filter { found[$0] == nil && $0 != parent }
    }
    for watch in gone { inotify_rm_watch(descriptor, watch) }
    return nil
  }

  private static func subfolders(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard AppFolder.mayHoldSources(folder: name) else { continue }
      let path = "\(folder)/\(name)"
      var info = stat()
      if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { found.append(path) }
    }
    return found
  }

  // MARK: - Events

  private func read() {
    var isChanged = false
    var foldersChanged = false
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while case let length = Glibc.read(descriptor, buffer.baseAddress, buffer.count), length > 0 {
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= length {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          offset = start + Int(event.len)
          guard offset <= length else { break }
          let name = String(decoding: buffer[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
          note(event, name, &isChanged, &foldersChanged)
        }
      }
    }
    if foldersChanged { _ = scan() }
    if isChanged { tell() }
  }

  private func note(_ event: inotify_event, _ name: String, _ isChanged: inout Bool, _ foldersChanged: inout Bool) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      // Some changes were not told.
      (isChanged, foldersChanged) = (true, true)
      return
    }
    let isParent = state.withLock { $0.parent == event.wd }
    if isParent {
      guard name == (root as NSString).lastPathComponent else { return }
      (isChanged, foldersChanged) = (true, true)
      return
    }
    let ofItself = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED)
    if event.mask & (UInt32(IN_ISDIR) | ofItself) != 0 { foldersChanged = true }
    // A folder's parent tells of it too, once; a folder that was moved out of reach tells nothing that counts.
    if event.mask & ofItself != 0 { return }
    // What editors and tools put beside a file for a moment.
    if name.hasPrefix(".") || name.hasSuffix("~") { return }
    // A file that is made is written, and that is told when it is whole.
    if event.mask & UInt32(IN_CREATE) != 0, event.mask & UInt32(IN_ISDIR) == 0, !isLink(name, in: event.wd) { return }
    isChanged = true
  }

  /// Links come whole: nobody writes them afterwards.
  private func isLink(_ name: String, in watch: Int32) -> Bool {
    guard let folder = state.withLock({ $0.folders[watch] }) else { return false }
    var info = stat()
    return lstat("\(folder)/\(name)", &info) == 0
      && (info.st_mode & S_IFMT == S_IFLNK || info.st_nlink > 1)
  }

  private func tell() {
    let waiter = state.withLock { state in
      state.count += 1
      guard let waiter = state.waiter, state.count > waiter.from else {
        return nil as CheckedContinuation<Void, Never>?
      }
      state.waiter = nil
      return waiter.continuation
    }
    waiter?.resume()
  }
}
