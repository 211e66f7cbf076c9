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
  /// Where attachments go.
  let attachments: AttachmentFolder?

  /// Whether the process is one that a test has started to see it end.
  nonisolated static var isExitTest: Bool { getenv("SWT_EXIT_TEST_ID") != nil }

  private typealias Entry =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?, _ handler: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  func run() {
    guard let getEntry = dlsym(nil, "swt_abiv0_getEntryPoint") else { return }
    typealias GetEntry = @convention(c) () -> UnsafeRawPointer
    let entry = unsafeBitCast(unsafeBitCast(getEntry, to: GetEntry.self)(), to: Entry.self)
    let folder = Self.attachmentFolder(request)
    let records = SwiftTestingRecords(lists: request.lists, output: output, attachments: attachments) { [session] in
      session.reset()
    }
    let options = Options(request, attachments: folder?.path)
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
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Where Swift Testing writes what tests attach, from where it is taken; `nil` where nobody keeps it.
  private static func attachmentFolder(_ request: TestRequest) -> URL? {
    guard request.attachments != nil, !request.lists, !isExitTest else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-attachments", isDirectory: true)
    let made: Void? = try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return made.map { folder }
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
    /// A folder that is there.
    var attachmentsPath: String?

    init(_ request: TestRequest, attachments: String?) {
      attachmentsPath = attachments
      if request.lists { listTests = true }
      if !request.filters.isEmpty { filter = request.filters }
      // Functions have parentheses, XCTest's methods none; each of these words is looked for in each test's name.
      let done = request.done.filter { $0.test.contains("(") }.map {
        "^" + NSRegularExpression.escapedPattern(for: $0.description) + "(/|$)"
      }
      if !(request.skips + done).isEmpty { skip = request.skips + done }
    }
  }
}
