// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Glibc
internal import TestReport

/// Runs the tests that Swift Testing finds in the process, while the main run loop turns.
///
/// It goes by Swift Testing's entry for tools, which takes and tells JSON and is looked up by its name.
@MainActor struct SwiftTestingRunner {
  let target: String
  let request: TestRequest
  let output: EventOutput
  let session: TestSession

  private typealias Entry =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?, _ handler: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  func run() {
    guard let getEntry = dlsym(nil, "swt_abiv0_getEntryPoint") else { return }
    typealias GetEntry = @convention(c) () -> UnsafeRawPointer
    let entry = unsafeBitCast(unsafeBitCast(getEntry, to: GetEntry.self)(), to: Entry.self)
    let records = SwiftTestingRecords(lists: request.lists, output: output) { [session] in session.reset() }
    let options = Options(request)
    let progress = Progress()
    Task {
      do {
        try await Self.call(entry, try JSONEncoder().encode(options), records)
      } catch {
        output.send(TestEvent(.failed, message: "Swift Testing stopped: \(error)"))
      }
      progress.isOver = true
    }
    while !progress.isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private final class Progress {
    var isOver = false
  }

  @concurrent private nonisolated static func call(
    _ entry: Entry, _ options: Data, _ records: SwiftTestingRecords
  ) async throws {
    _ = try await entry(kept(options)) { records.take($0) }
  }

  /// Bytes that stay where they are as long as the process lives: the entry is asynchronous and asks for no less.
  private nonisolated static func kept(_ data: Data) -> UnsafeRawBufferPointer {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    bytes.copyBytes(from: data)
    return UnsafeRawBufferPointer(bytes)
  }

  /// Swift Testing's own options, as it reads them.
  private struct Options: Encodable {
    var parallel = false
    /// Nothing for people on standard error.
    var verbosity = Int.min
    var listTests: Bool?
    var filter: [String]?
    var skip: [String]?
    var eventStreamVersion = 0

    init(_ request: TestRequest) {
      if request.lists { listTests = true }
      if !request.filters.isEmpty { filter = request.filters }
      let done = request.done.map { "^" + NSRegularExpression.escapedPattern(for: $0.description) + "(/|$)" }
      if !(request.skips + done).isEmpty { skip = request.skips + done }
    }
  }
}
