// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
import Glibc
import Synchronization

/// Another program, from its start to its end.
///
/// Foundation's `Process` hears of an end some 50 ms late, which is a fifth of what a snapshot takes; this asks the
/// system itself. A child gets its signals as they are in a fresh process, whatever this one has made of them.
package final class ChildProcess: Sendable {
  /// How a process ended.
  package enum Ending: Hashable, Sendable {
    case exited(status: Int32)
    case signalled(Int32)
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private static let starting = NSLock()

  private let identifier: pid_t
  /// Reads what the child writes, where that was asked for.
  private let output: FileHandle?

  /// Starts a program with this process's standard streams.
  ///
  /// - Parameters:
  ///   - environment: All variables; this process's own where it is `nil`.
  ///   - keepsOutput: Whether what it writes to both streams is read by `readLines(_:)` instead.
  package init(
    _ executable: URL, _ arguments: [String], environment: [String: String]? = nil, keepsOutput: Bool = false
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.freshSignals(&attributes)

    // One start at a time: a pipe's end must not get into another thread's child, which would hold it open.
    Self.starting.lock()
    defer { Self.starting.unlock() }
    var ends: [Int32] = [-1, -1]
    if keepsOutput {
      guard pipe(&ends) == 0 else {
        throw Failure(description: "no pipe can be made: \(String(cString: strerror(errno)))")
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      for stream in [STDOUT_FILENO, STDERR_FILENO] { posix_spawn_file_actions_adddup2(&actions, ends[1], stream) }
    }
    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    let status = Self.withCStrings([executable.path] + arguments) { words in
      Self.withCStrings(variables) { posix_spawn(&identifier, executable.path, &actions, &attributes, words, $0) }
    }
    if keepsOutput { close(ends[1]) }
    guard status == 0 else {
      if keepsOutput { close(ends[0]) }
      throw Failure(description: "\(executable.path) can't be started: \(String(cString: strerror(status)))")
    }
    self.identifier = identifier
    RunningChildren.add(identifier)
    output = keepsOutput ? FileHandle(fileDescriptor: ends[0], closeOnDealloc: true) : nil
  }

  /// Hands on each line of output and errors as it comes, until the child has closed both.
  package func readLines(_ onLine: (String) -> Void) {
    var lines = LineBuffer()
    while let data = output?.availableData, !data.isEmpty { lines.take(data, onLine) }
    lines.end(onLine)
  }

  /// Hands on each line like `readLines(_:)`, but ends the child where nothing comes of it for too long.
  ///
  /// - Parameters:
  ///   - patience: How long it may take, in seconds of the child's own time (`ProcessTime`), until `onLine` says that there
  ///     was progress; asked after each.
  ///   - onLine: Told each line; says whether the child has got on.
  /// - Returns: Whether the child closed its streams by itself.
  package func readLines(patience: () -> Double, _ onLine: (String) -> Bool) -> Bool {
    guard let output else { return true }
    var lines = LineBuffer()
    var spent = ProcessTime(of: identifier)
    while true {
      let left = patience() - spent.seconds()
      guard left > 0 else {
        kill(identifier, SIGKILL)
        lines.end { _ = onLine($0) }
        return false
      }
      var file = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&file, 1, Int32(min(left, ProcessTime.interval) * 1000) + 1) > 0 else { continue }
      let data = output.availableData
      guard !data.isEmpty else { break }
      lines.take(data) { if onLine($0) { spent = ProcessTime(of: identifier) } }
    }
    lines.end { _ = onLine($0) }
    return true
  }

  /// Waits for the end. To be called once.
  package func wait() -> Ending {
    var status: Int32 = 0
    // It is known to have ended before its number is free.
    var ended = siginfo_t()
    while waitid(P_PID, id_t(identifier), &ended, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    RunningChildren.remove(identifier)
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(signal)
  }

  /// Waits for the end, but no longer than so many seconds of the child's own time (`ProcessTime`); then ends the child
  /// itself, and returns `nil`.
  package func wait(atMost seconds: Double) -> Ending? {
    let hasEnded = DispatchSemaphore(value: 0)
    let ending = Shared()
    Thread.detachNewThread { [self] in
      let value = wait()
      ending.value.withLock { $0 = value }
      hasEnded.signal()
    }
    var spent = ProcessTime(of: identifier)
    while hasEnded.wait(timeout: .now() + min(max(0.01, seconds - spent.seconds()), ProcessTime.interval)) != .success {
      guard spent.seconds() >= seconds else { continue }
      // Not a request: what hangs may not hear it.
      kill(identifier, SIGKILL)
      hasEnded.wait()
      return nil
    }
    return ending.value.withLock { $0 }
  }

  /// What one thread finds out for another.
  private final class Shared: Sendable {
    let value = Mutex<Ending?>(nil)
  }

  // MARK: - In C

  private static func freshSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      // Never empty: it ends in a null.
      body(buffer.baseAddress!)
    }
  }
}
