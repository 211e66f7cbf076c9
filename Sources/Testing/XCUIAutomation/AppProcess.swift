// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CoreGraphics
internal import Glibc

/// One process of the app under test, from its start to its end.
@MainActor final class AppProcess {
  let identifier: pid_t
  private let channel: AutomationChannel
  /// What the app prints; it is handed on between commands, so that it stands in the tests' output at the same place always.
  private let output: AppOutputFile
  private var isOver = false
  /// How the app ended, where it did so by itself.
  private(set) var wordsOfEnd = "ended"

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts the app, which waits for the first command.
  init(_ target: AutomationTarget, arguments: [String], environment: [String: String]) throws(Failure) {
    guard let pair = AutomationChannel.pair() else { throw Failure(description: Self.reason("no socket can be made")) }
    channel = pair.test
    guard let output = AppOutputFile(folder: target.home["TMPDIR"] ?? NSTemporaryDirectory()) else {
      throw Failure(description: Self.reason("no file for its output can be made"))
    }
    self.output = output
    var variables = ProcessInfo.processInfo.environment.filter { !target.ownVariables.contains($0.key) }
    variables.merge(target.home) { $1 }
    variables.merge(environment) { $1 }
    variables["TESSERA_PATIENCE"] = Self.patience
    variables[AutomationEnvironment.variable] = "\(Self.appDescriptor)"
    identifier = try Self.spawn(
      [target.executable] + arguments, variables, app: pair.app.descriptor, output: output.descriptor)
  }

  /// How long the app's work may take without a rest, in seconds of processor time; then it hangs.
  private static let patience = "10"
  /// The app's end of the channel, in the app.
  private static let appDescriptor: Int32 = 3

  private static func reason(_ words: String) -> String { "\(words): \(String(cString: strerror(errno)))" }

  private static func spawn(
    _ arguments: [String], _ variables: [String: String], app: Int32, output: Int32
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, app, appDescriptor)
    var identifier: pid_t = 0
    let words = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let status = withCStrings(arguments) { arguments in
      withCStrings(words) { posix_spawn(&identifier, arguments[0]!, &actions, nil, arguments, $0) }
    }
    guard status == 0 else {
      throw Failure(description: "\(arguments[0]): \(String(cString: strerror(status)))")
    }
    return identifier
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  // MARK: - Commands

  /// Gives the app a command and waits for the answer; `nil` where the app is gone, or says what makes no sense.
  func exchange(_ command: AutomationCommand) -> AutomationAnswer? {
    guard !isOver else { return nil }
    guard channel.send(command.encoded()), let bytes = channel.receive() else {
      wordsOfEnd = words(of: wait())
      return nil
    }
    output.handOn()
    do {
      return try AutomationAnswer(decoding: bytes)
    } catch {
      wordsOfEnd = "sent an answer that can't be read. \(error)"
      kill(identifier, SIGKILL)
      _ = wait()
      return nil
    }
  }

  /// Ends the app, and returns when its process is gone.
  func end() {
    guard !isOver else { return }
    if !channel.send(AutomationCommand.terminate.encoded()) { kill(identifier, SIGKILL) }
    _ = wait()
  }

  // MARK: - The end

  /// Waits for the process's end; its status.
  private func wait() -> Int32 {
    isOver = true
    var status: Int32 = 0
    channel.waiting { while waitpid(identifier, &status, 0) < 0, errno == EINTR {} }
    output.handOn()
    return status
  }

  private func words(of status: Int32) -> String {
    let signal = status & 0x7F
    let said = output.fatalError.map { ": \($0)" } ?? ""
    if signal != 0 { return "crashed (signal \(signal))\(said)" }
    let code = (status >> 8) & 0xFF
    return code == 71 ? "hangs: a thread does not end its work\(said)" : "ended with status \(code)\(said)"
  }
}
