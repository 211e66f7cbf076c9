// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Dispatch
public import Foundation
internal import Glibc
internal import Synchronization
public import TesseraShims_CoreFoundation
public import TesseraShims_Darwin

/// What is asked of a host.
public enum CFHostInfoType: Int32, Sendable {
  /// Its addresses, by its name.
  case addresses = 0
  /// Its names, by an address.
  case names = 1
  /// Whether it can be reached. Nothing is sent to find out; it is not answered here.
  case reachability = 2
}

/// Called when a host's information is there, or can't be had. Apple's is a function of C, here it is one of Swift's.
///
/// The arguments: the host, what was asked, the error (its number is 0 where there is none), and what the context says.
public typealias CFHostClientCallBack = (
  CFHost, CFHostInfoType, UnsafePointer<CFStreamError>?, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given, and how that is kept.
public struct CFHostClientContext {
  /// 0.
  public var version: CFIndex = 0
  /// What the callback is given.
  public var info: UnsafeMutableRawPointer?
  /// Retains `info`. Defaults to `nil`: the caller does.
  public var retain: CFAllocatorRetainCallBack?
  /// Releases what `retain` has retained.
  public var release: CFAllocatorReleaseCallBack?
  /// Describes `info`.
  public var copyDescription: CFAllocatorCopyDescriptionCallBack?

  /// A context of nothing.
  public init() {}

  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: CFAllocatorRetainCallBack?,
    release: CFAllocatorReleaseCallBack?, copyDescription: CFAllocatorCopyDescriptionCallBack?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// A host, by its name or an address. `getaddrinfo` and `getnameinfo` find the other.
public final class CFHost: Sendable {
  fileprivate struct State: @unchecked Sendable {
    var addresses: NSArray?
    var names: NSArray?
    var callBack: CFHostClientCallBack?
    var context = CFHostClientContext()
    var loop: (RunLoop, RunLoop.Mode)?
    /// The number of the latest question: answers to earlier ones count for nothing.
    var question = 0
  }

  fileprivate let name: String?
  fileprivate let address: Data?
  fileprivate let state = Mutex(State())

  fileprivate init(name: String?, address: Data?) {
    (self.name, self.address) = (name, address)
    state.withLock {
      if let name { $0.names = [name] as NSArray }
      if let address { $0.addresses = [address] as NSArray }
    }
  }

  deinit { setClient(nil, CFHostClientContext()) }

  fileprivate func setClient(_ callBack: CFHostClientCallBack?, _ context: CFHostClientContext) {
    var context = context
    if let info = context.info, let retain = context.retain {
      context.info = retain(info).map { UnsafeMutableRawPointer(mutating: $0) }
    }
    let passed = State(callBack: callBack, context: context)
    let old = state.withLock { state in
      defer { (state.callBack, state.context) = (passed.callBack, passed.context) }
      return State(context: state.context)
    }
    if let info = old.context.info { old.context.release?(info) }
  }

  /// Asks, at once without a client, else in the background.
  fileprivate func start(_ info: CFHostInfoType) -> CFStreamError {
    let (question, loop) = state.withLock { state in
      state.question += 1
      let loop = state.callBack == nil ? nil : state.loop
      return (state.question, loop.map { Place(loop: $0.0, mode: $0.1) })
    }
    guard let loop else { return finish(info, answer(to: info), question) ?? CFStreamError() }
    DispatchQueue.global().async {
      let answer = self.answer(to: info)
      loop.loop.perform(inModes: [loop.mode]) {
        guard var error = self.finish(info, answer, question) else { return }
        let client = self.state.withLock { State(callBack: $0.callBack, context: $0.context) }
        client.callBack?(self, info, &error, client.context.info)
      }
    }
    return CFStreamError()
  }

  private struct Place: @unchecked Sendable {
    var loop: RunLoop
    var mode: RunLoop.Mode
  }

  fileprivate func cancel() { state.withLock { $0.question += 1 } }

  /// Keeps an answer; `nil` where the question was taken back, else the error.
  private func finish(_ info: CFHostInfoType, _ answer: Answer, _ question: Int) -> CFStreamError? {
    state.withLock { state in
      guard state.question == question else { return nil }
      if let addresses = answer.addresses { state.addresses = addresses as NSArray }
      if let names = answer.names { state.names = names as NSArray }
      guard answer.error != 0 else { return CFStreamError() }
      return CFStreamError(domain: CFIndex(kCFStreamErrorDomainNetDB), error: answer.error)
    }
  }

  private struct Answer: Sendable {
    var addresses: [Data]?
    var names: [String]?
    var error: Int32 = 0
  }

  private func answer(to info: CFHostInfoType) -> Answer {
    switch info {
    case .addresses:
      guard let name else { return Answer(addresses: address.map { [$0] }) }
      var hints = addrinfo()
      hints.ai_socktype = Int32(Glibc.SOCK_STREAM.rawValue)
      var list: UnsafeMutablePointer<addrinfo>?
      let status = getaddrinfo(name, nil, &hints, &list)
      guard status == 0 else { return Answer(error: status) }
      defer { freeaddrinfo(list) }
      let addresses = sequence(first: list) { $0?.pointee.ai_next }.prefix { $0 != nil }.compactMap {
        entry -> Data? in
        guard let entry = entry?.pointee, let address = entry.ai_addr else { return nil }
        return Data(bytes: address, count: Int(entry.ai_addrlen))
      }
      return Answer(addresses: addresses)
    case .names:
      guard let address else { return Answer(names: name.map { [$0] }) }
      var text = [CChar](repeating: 0, count: 1025)
      let status = address.withUnsafeBytes { bytes in
        getnameinfo(
          bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count), &text,
          socklen_t(text.count), nil, 0, 0)
      }
      guard status == 0 else { return Answer(error: status) }
      return Answer(names: [String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)])
    case .reachability: return Answer(error: EAI_FAIL)
    }
  }

  fileprivate func schedule(_ loop: RunLoop?, _ mode: RunLoop.Mode) {
    let place = loop.map { Place(loop: $0, mode: mode) }
    state.withLock { $0.loop = place.map { ($0.loop, $0.mode) } }
  }
}

/// An array that a host keeps until it is asked again.
private struct Kept: @unchecked Sendable { let array: Unmanaged<CFArray> }

/// A host by its name.
public func CFHostCreateWithName(_ allocator: CFAllocator?, _ hostname: CFString) -> Unmanaged<CFHost> {
  .passRetained(CFHost(name: hostname as String, address: nil))
}

/// A host by an address: the bytes of a `sockaddr`.
public func CFHostCreateWithAddress(_ allocator: CFAllocator?, _ addr: CFData) -> Unmanaged<CFHost> {
  .passRetained(CFHost(name: nil, address: addr as Data))
}

/// Asks for information: in the background where there is a client and a run loop, else before this returns.
///
/// - Parameter error: Gets what went wrong.
/// - Returns: Whether the question was asked, or answered.
@discardableResult public func CFHostStartInfoResolution(
  _ theHost: CFHost, _ info: CFHostInfoType, _ error: UnsafeMutablePointer<CFStreamError>?
) -> Bool {
  let problem = theHost.start(info)
  error?.pointee = problem
  return problem.error == 0
}

/// The addresses that were found, each the bytes of a `sockaddr`.
///
/// - Parameter hasBeenResolved: Gets whether they were asked for and found.
public func CFHostGetAddressing(
  _ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<CFArray>? {
  let addresses = theHost.state.withLock { $0.addresses.map { Kept(array: .passUnretained($0)) } }
  hasBeenResolved?.pointee = DarwinBoolean(addresses != nil)
  return addresses?.array
}

/// The names that were found.
///
/// - Parameter hasBeenResolved: Gets whether they were asked for and found.
public func CFHostGetNames(
  _ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<CFArray>? {
  let names = theHost.state.withLock { $0.names.map { Kept(array: .passUnretained($0)) } }
  hasBeenResolved?.pointee = DarwinBoolean(names != nil)
  return names?.array
}

/// Takes a question back: its client is not called.
public func CFHostCancelInfoResolution(_ theHost: CFHost, _ info: CFHostInfoType) { theHost.cancel() }

/// Sets who is called with answers; `nil` for nobody.
@discardableResult public func CFHostSetClient(
  _ theHost: CFHost, _ clientCB: CFHostClientCallBack?, _ clientContext: UnsafeMutablePointer<CFHostClientContext>?
) -> Bool {
  theHost.setClient(clientCB, clientContext?.pointee ?? CFHostClientContext())
  return true
}

/// Has the client be called in a run loop.
public func CFHostScheduleWithRunLoop(_ theHost: CFHost, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {
  theHost.schedule(runLoop, CFRunLoopMode(runLoopMode).mode)
}

/// Has the client be called in a run loop no more.
public func CFHostUnscheduleFromRunLoop(_ theHost: CFHost, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {
  theHost.schedule(nil, .default)
}
