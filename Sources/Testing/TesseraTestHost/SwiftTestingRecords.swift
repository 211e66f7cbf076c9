// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Synchronization
internal import TestReport

/// Turns Swift Testing's records into ours.
final class SwiftTestingRecords: Sendable {
  private let lists: Bool
  private let output: EventOutput
  private let attachments: AttachmentFolder?
  private let onStart: @MainActor @Sendable () -> Void
  /// Functions, by identifier; events of suites are nobody's.
  private let names = Mutex<[String: (name: TestName, place: TestPlace?)]>([:])

  /// - Parameters:
  ///   - attachments: Where what tests attach is kept.
  ///   - onStart: Called on the main thread before each test.
  init(
    lists: Bool, output: EventOutput, attachments: AttachmentFolder?, onStart: @escaping @MainActor @Sendable () -> Void
  ) {
    self.lists = lists
    self.output = output
    self.attachments = attachments
    self.onStart = onStart
  }

  func take(_ bytes: UnsafeRawBufferPointer) {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)) else { return }
    switch record.kind {
    case "test": note(record.payload)
    case "event": tell(record.payload)
    default: break
    }
  }

  private func note(_ payload: Record.Payload) {
    guard payload.kind == "function", let identifier = payload.id else { return }
    let name = Self.name(of: identifier)
    names.withLock { $0[identifier] = (name, payload.sourceLocation?.place) }
    if lists { output.send(TestEvent(.listed, name)) }
  }

  private func tell(_ payload: Record.Payload) {
    let known = payload.testID.flatMap { identifier in names.withLock { $0[identifier] } }
    let name = known?.name
    switch payload.kind {
    case "testStarted":
      guard let name else { return }
      reset()
      output.send(TestEvent(.started, name, place: known?.place))
    case "testEnded":
      guard let name else { return }
      output.send(TestEvent(.finished, name))
    case "testSkipped":
      guard let name else { return }
      output.send(TestEvent(.started, name, place: known?.place))
      output.send(TestEvent(.skipped, name, message: payload.words))
      output.send(TestEvent(.finished, name))
    case "issueRecorded":
      guard payload.issue?.isKnown != true, payload.issue?.isFailure != false else { return }
      output.send(TestEvent(.failed, name, message: payload.words, place: payload.issue?.sourceLocation?.place))
    case "valueAttached":
      guard let name, let path = payload.file?.path,
        let kept = attachments?.keep(file: URL(fileURLWithPath: path))
      else { return }
      output.send(TestEvent(.attached, name, attachment: kept))
    default: break
    }
  }

  /// Swift Testing tells of a test from whatever thread it is on, before the test begins and while the main thread's run
  /// loop turns.
  private func reset() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { onStart() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { onStart() } }
    }
  }

  /// `Module.Suite/test()/File.swift:10:2`, where the part behind the last slash may be missing.
  static func name(of identifier: String) -> TestName {
    var parts = identifier.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 1, let last = parts.last, last.contains(".swift:") { parts.removeLast() }
    let first = parts.removeFirst()
    let dot = first.firstIndex(of: ".") ?? first.endIndex
    let suites = [String(first[dot...].dropFirst())].filter { !$0.isEmpty } + parts
    return TestName(
      target: String(first[..<dot]), suite: suites.dropLast().joined(separator: "/"), test: suites.last ?? "")
  }

  private struct Record: Decodable {
    struct Place: Decodable {
      var _filePath: String?
      var filePath: String?
      var fileID: String?
      var line: Int?

      var place: TestPlace? {
        guard let file = filePath ?? _filePath ?? fileID, let line else { return nil }
        return TestPlace(file: file, line: line)
      }
    }

    struct Issue: Decodable {
      var isKnown: Bool?
      var isFailure: Bool?
      var sourceLocation: Place?
    }

    struct Message: Decodable {
      var text: String
    }

    /// What a test attached, where Swift Testing has written it.
    struct Attached: Decodable {
      var path: String?
    }

    struct Payload: Decodable {
      var kind: String?
      var id: String?
      var testID: String?
      var issue: Issue?
      var sourceLocation: Place?
      var messages: [Message]?
      // One after the other, in newer and older toolchains.
      var attachment: Attached?
      var _attachment: Attached?

      var file: Attached? { attachment ?? _attachment }
      var words: String? { messages.map { $0.map(\.text).joined(separator: "\n") } }
    }

    var kind: String
    var payload: Payload
  }
}
