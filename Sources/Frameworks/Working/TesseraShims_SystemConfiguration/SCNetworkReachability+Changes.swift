// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation
public import Dispatch
internal import TesseraShims_Network

/// Called when something can be reached in another way than before. Apple's is a function of C, here it is one of Swift's.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given, and how that is kept.
public struct SCNetworkReachabilityContext {
  /// 0.
  public var version: CFIndex = 0
  /// What the callback is given.
  public var info: UnsafeMutableRawPointer?
  /// Keeps `info`; what it returns is given to the callback. Defaults to `nil`: the caller keeps it.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Lets go of what `retain` has kept.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Says what it is. Apple's is of Core Foundation's text.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  /// A context of nothing.
  public init() {}

  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// Says who is told of changes; `nil` ends that. It begins when a queue or a run loop is said.
///
/// - Returns: Whether that worked: always.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee)
  return true
}

/// Tells of changes on a queue; `nil` ends that.
///
/// - Returns: Whether that worked: always.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  if let queue { target.watch { queue.async(execute: $0) } } else { target.stopWatching() }
  return true
}

/// Tells of changes in a run loop.
///
/// - Returns: Whether that worked: always.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  let mode = CFRunLoopMode(runLoopMode).mode
  target.watch { runLoop.perform(inModes: [mode], block: $0) }
  return true
}

/// Ends that.
///
/// - Returns: Whether that worked: always.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  target.stopWatching()
  return true
}

extension SCNetworkReachability {
  func setCallback(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    if callback == nil { stopWatching() }
    var new = context ?? SCNetworkReachabilityContext()
    if let info = new.info, let retain = new.retain { new.info = UnsafeMutableRawPointer(mutating: retain(info)) }
    let kept = Watching(callback: callback, context: new)
    let old = watching.withLock { watching in
      let old = watching
      (watching.callback, watching.context) = (kept.callback, kept.context)
      return old
    }
    if let info = old.context.info { old.context.release?(info) }
  }

  func watch(_ run: @escaping (@escaping @Sendable () -> Void) -> Void) {
    stopWatching()
    let listener = NetworkWatch.shared.listen { [weak self] in self?.networkDidChange($0) }
    let new = Watching(run: run, listener: listener, last: flags)
    watching.withLock { ($0.run, $0.listener, $0.last) = (new.run, new.listener, new.last) }
  }

  func stopWatching() {
    let listener = watching.withLock { watching in
      defer { (watching.run, watching.listener) = (nil, nil) }
      return watching.listener
    }
    if let listener { NetworkWatch.shared.stop(listener) }
  }

  private func networkDidChange(_ network: HostNetwork) {
    let flags = flags(in: network)
    let news = watching.withLock { watching -> Watching? in
      guard watching.last != flags else { return nil }
      watching.last = flags
      return watching
    }
    news?.run? { [weak self] in
      // Who has been told of nothing since is no longer called.
      guard let self else { return }
      let present = watching.withLock { $0 }
      if present.listener != nil { present.callback?(self, flags, present.context.info) }
    }
  }
}
