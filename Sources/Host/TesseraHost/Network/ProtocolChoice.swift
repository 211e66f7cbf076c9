// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CNetworkHooks
internal import CTesseraRuntime
internal import Foundation
internal import FoundationNetworking
internal import Synchronization
internal import TesseraShims_Foundation

/// Which class of protocols loads a request, where an app or a test has its own.
struct ProtocolChoice: @unchecked Sendable {
  let type: URLProtocol.Type
  /// The request as the class is to load it.
  let request: URLRequest

  /// The class that takes a task's request, and the request as iOS hands it over; `nil` where Foundation's own load it.
  init?(for request: URLRequest, of task: URLSessionTask, in session: URLSession) {
    for type in Self.classes(of: session) where Self.takes(type, request, task) {
      self.type = type
      self.request = type.canonicalRequest(for: request)
      return
    }
    return nil
  }

  /// The classes that a session asks, in this order: what was registered, the last first, of which all but the shared one
  /// ask those that say so; its own; at last ours for what needs no network.
  static func classes(of session: URLSession) -> [URLProtocol.Type] {
    let own = (session.configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
    let registered = registered.reversed().filter {
      session === URLSession.shared || $0 is any _TesseraHookingProtocol.Type
    }
    return (registered + own).filter { !isOurs($0) } + [
      LocalProtocol.self
    ]
  }

  private static func isOurs(_ type: URLProtocol.Type) -> Bool {
    type == ProtocolBridge.self || type == FixtureProtocol.self
      || String(reflecting: type).hasPrefix("FoundationNetworking.")
  }

  private static var registered: [URLProtocol.Type] {
    var found = [UnsafeRawPointer?](repeating: nil, count: 64)
    let count = tessera_registered_protocols(&found, found.count)
    return found.prefix(count).compactMap { $0.flatMap { unsafeBitCast($0, to: AnyClass.self) as? URLProtocol.Type } }
  }

  /// Whether a class takes a request; one that is asked of tasks is asked that alone.
  private static func takes(_ type: URLProtocol.Type, _ request: URLRequest, _ task: URLSessionTask) -> Bool {
    let asksTasks = tessera_overrides_method(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafeRawPointer.self),
      "$s20FoundationNetworking11URLProtocolC7canInit4withSbAA14URLSessionTaskC_tFZTq",
      "$s20FoundationNetworking11URLProtocolCMn")
    return asksTasks ? type.canInit(with: task) : type.canInit(with: request)
  }
}

extension URLRequest {
  /// A request as iOS hands it to protocols: its body is a stream, and it has the headers of the session's configuration.
  func handedOver(by task: URLSessionTask?, in session: URLSession) -> URLRequest {
    var request = self
    if let data = httpBody {
      request.httpBodyStream = InputStream(data: data)
    } else if let stream = task?.bodyStream {
      request.httpBodyStream = stream
    }
    for (name, value) in session.configuration.httpAdditionalHeaders ?? [:] {
      guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else { continue }
      request.setValue("\(value)", forHTTPHeaderField: name)
    }
    return request
  }
}

/// Has tasks of any session loaded by the app's own protocols as on iOS.
package enum ProtocolHooks {
  /// Takes effect for the whole process, once.
  package static let isInstalled: Bool = {
    let types: [AnyClass] = [
      URLSessionTask.self, URLSessionDataTask.self, URLSessionUploadTask.self, URLSessionDownloadTask.self,
    ]
    for type in types {
      for method in ["6resume", "6cancel"] {
        let isLent = tessera_lend_method(
          unsafeBitCast(HookedTask.self as AnyClass, to: UnsafeRawPointer.self),
          unsafeBitCast(type, to: UnsafeMutableRawPointer.self),
          "$s20FoundationNetworking14URLSessionTaskC\(method)yyFTq", "$s20FoundationNetworking14URLSessionTaskCMn")
        // Mocks that are asked in another way than on iOS would have tests fail without a word.
        if !isLent { fatalError("\(type) of this Foundation can't be answered by protocols of an app") }
      }
    }
    return tessera_note_registrations(unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafeMutableRawPointer.self))
  }()

  /// A task that one of the app's protocols loads, and its load until that has ended.
  private struct Entry: @unchecked Sendable {
    weak var task: URLSessionTask?
    var load: ProtocolLoad?
  }
  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  private static func entry(of task: URLSessionTask) -> Entry? {
    let entry = entries.withLock { $0[ObjectIdentifier(task)] }
    return entry?.task === task ? entry : nil
  }

  /// A task is going to be resumed: chooses who loads it.
  private static func prepare(_ task: URLSessionTask) {
    guard task.state == .suspended, entry(of: task) == nil, let session = task.owner,
      let request = task.currentRequest ?? task.originalRequest,
      let choice = ProtocolChoice(for: request.handedOver(by: task, in: session), of: task, in: session)
    else { return }
    let new = Entry(task: task, load: ProtocolLoad(choice, of: task))
    entries.withLock { entries in
      entries = entries.filter { $0.value.task != nil }
      entries[ObjectIdentifier(task)] = new
    }
    let classes = session.configuration.protocolClasses ?? []
    guard !classes.contains(where: { $0 == ProtocolBridge.self }) else { return }
    session.configuration.protocolClasses = [ProtocolBridge.self] + classes
  }

  static func load(of task: URLSessionTask) -> ProtocolLoad? { entry(of: task)?.load }

  /// The task's end was told; it stays known that it was.
  static func end(of task: URLSessionTask) { entries.withLock { $0[ObjectIdentifier(task)]?.load = nil } }

  /// Whether Foundation may cancel a task: not one whose answer is on its way, which it would end twice.
  fileprivate static func mayCancel(_ task: URLSessionTask) -> Bool {
    guard let entry = entry(of: task) else { return true }
    return entry.load?.beginCancelling() ?? false
  }

  /// The task that the thread resumes: Foundation asks classes for a request, not for a task.
  private static let resumedKey = "org.tessera.resumed-task"
  static var isResumedTaskChosen: Bool {
    guard let task = Thread.current.threadDictionary[resumedKey] as? URLSessionTask else { return false }
    return load(of: task) != nil
  }

  /// Tasks that were resumed and not asked for yet, with their numbers.
  private static let numbers = Mutex<(last: Int, numbers: [ObjectIdentifier: Int])>((0, [:]))

  /// How many tasks were resumed before one; told once, to who loads it.
  static func number(of task: URLSessionTask) -> Int? {
    numbers.withLock { $0.numbers.removeValue(forKey: ObjectIdentifier(task)) }
  }

  fileprivate static func resume(_ task: URLSessionTask, _ resume: () -> Void) {
    prepare(task)
    numbers.withLock { numbers in
      numbers.last += 1
      numbers.numbers[ObjectIdentifier(task)] = numbers.last
    }
    let outer = Thread.current.threadDictionary[resumedKey]
    Thread.current.threadDictionary[resumedKey] = task
    resume()
    Thread.current.threadDictionary[resumedKey] = outer
  }
}

/// Whose methods tasks are lent: they use nothing but what every task has.
private final class HookedTask: URLSessionTask, @unchecked Sendable {
  override func resume() { ProtocolHooks.resume(self) { super.resume() } }

  override func cancel() { if ProtocolHooks.mayCancel(self) { super.cancel() } }
}
