// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreFoundation
public import Foundation

// Sockets and other sources of a run loop: the toolchain's own, which Foundation's run loops turn.

/// A source of events for a run loop.
public typealias CFRunLoopSource = CoreFoundation.CFRunLoopSource
/// A socket that a run loop listens to.
public typealias CFSocket = CoreFoundation.CFSocket
/// What a socket tells of.
public typealias CFSocketCallBackType = CoreFoundation.CFSocketCallBackType
/// How a function of a socket went.
public typealias CFSocketError = CoreFoundation.CFSocketError
/// The number of a socket to the system.
public typealias CFSocketNativeHandle = Int32

/// Called when something happens at a socket. Apple's is a function of C, here it is one of Swift's.
///
/// The arguments: the socket, what happened, the address it came from, what came in (data, or another thing by what
/// happened), and what the context says.
public typealias CFSocketCallBack = (
  CFSocket?, CFSocketCallBackType, CFData?, UnsafeRawPointer?, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given, and how that is kept.
public struct CFSocketContext {
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
    version: CFIndex, info: UnsafeMutableRawPointer!, retain: CFAllocatorRetainCallBack!,
    release: CFAllocatorReleaseCallBack!, copyDescription: CFAllocatorCopyDescriptionCallBack!
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// What stands behind a socket's context: the callback with what it is given.
private final class SocketCalls {
  let callBack: CFSocketCallBack?
  let context: CFSocketContext

  init(_ callBack: CFSocketCallBack?, _ context: CFSocketContext?) {
    self.callBack = callBack
    var context = context ?? CFSocketContext()
    if let info = context.info, let retain = context.retain {
      context.info = retain(info).map { UnsafeMutableRawPointer(mutating: $0) }
    }
    self.context = context
  }

  deinit { if let info = context.info { context.release?(info) } }

  /// Runs a body with a context of C that keeps these calls.
  static func with<Result>(
    _ callBack: CFSocketCallBack?, _ context: UnsafePointer<CFSocketContext>?,
    _ body: (CoreFoundation.CFSocketCallBack?, UnsafePointer<CoreFoundation.CFSocketContext>) -> Result
  ) -> Result {
    let calls = SocketCalls(callBack, context?.pointee)
    var real = CoreFoundation.CFSocketContext()
    real.info = Unmanaged.passUnretained(calls).toOpaque()
    real.retain = { info in info.map { UnsafeRawPointer(Unmanaged<SocketCalls>.fromOpaque($0).retain().toOpaque()) } }
    real.release = { info in if let info { Unmanaged<SocketCalls>.fromOpaque(info).release() } }
    return withExtendedLifetime(calls) {
      guard callBack != nil else { return body(nil, &real) }
      return body(
        { socket, type, address, data, info in
          guard let info else { return }
          let calls = Unmanaged<SocketCalls>.fromOpaque(info).takeUnretainedValue()
          calls.callBack?(
            socket, type, TesseraShims_CoreFoundation.real(address, as: NSData.self), data, calls.context.info)
        }, &real)
    }
  }
}

/// A new socket.
///
/// - Parameters:
///   - callBackTypes: What the callback is called for: raw values of `CFSocketCallBackType`.
///   - context: What the callback is given.
/// - Returns: `nil` where the system makes none.
public func CFSocketCreate(
  _ allocator: CFAllocator!, _ protocolFamily: Int32, _ socketType: Int32, _ protocol: Int32,
  _ callBackTypes: CFOptionFlags, _ callout: CFSocketCallBack!, _ context: UnsafePointer<CFSocketContext>!
) -> CFSocket! {
  SocketCalls.with(callout, context) { callBack, context in
    CoreFoundation.CFSocketCreate(nil, protocolFamily, socketType, `protocol`, callBackTypes, callBack, context)
  }
}

/// A socket of the system's.
public func CFSocketCreateWithNative(
  _ allocator: CFAllocator!, _ sock: CFSocketNativeHandle, _ callBackTypes: CFOptionFlags,
  _ callout: CFSocketCallBack!, _ context: UnsafePointer<CFSocketContext>!
) -> CFSocket! {
  SocketCalls.with(callout, context) { callBack, context in
    CoreFoundation.CFSocketCreateWithNative(nil, sock, callBackTypes, callBack, context)
  }
}

/// The source by which a run loop listens to a socket.
public func CFSocketCreateRunLoopSource(_ allocator: CFAllocator!, _ s: CFSocket!, _ order: CFIndex)
  -> CFRunLoopSource!
{ CoreFoundation.CFSocketCreateRunLoopSource(nil, s, order) }

/// Connects a socket to an address.
///
/// - Parameter timeout: Seconds; negative for the background.
@discardableResult public func CFSocketConnectToAddress(
  _ s: CFSocket!, _ address: CFData!, _ timeout: CFTimeInterval
) -> CFSocketError {
  CoreFoundation.CFSocketConnectToAddress(s, real(address, as: CoreFoundation.CFData.self), timeout)
}

/// Sends data.
///
/// - Parameters:
///   - address: Where to; `nil` for the address that the socket is connected to.
///   - timeout: Seconds.
@discardableResult public func CFSocketSendData(
  _ s: CFSocket!, _ address: CFData!, _ data: CFData!, _ timeout: CFTimeInterval
) -> CFSocketError {
  CoreFoundation.CFSocketSendData(
    s, real(address, as: CoreFoundation.CFData.self), real(data, as: CoreFoundation.CFData.self), timeout)
}

/// Binds a socket to an address.
@discardableResult public func CFSocketSetAddress(_ s: CFSocket!, _ address: CFData!) -> CFSocketError {
  CoreFoundation.CFSocketSetAddress(s, real(address, as: CoreFoundation.CFData.self))
}

/// The address that a socket is bound to.
public func CFSocketCopyAddress(_ s: CFSocket!) -> CFData! {
  real(CoreFoundation.CFSocketCopyAddress(s), as: NSData.self)
}

/// The number of a socket to the system.
public func CFSocketGetNative(_ s: CFSocket!) -> CFSocketNativeHandle { CoreFoundation.CFSocketGetNative(s) }
/// Whether a socket can be used.
public func CFSocketIsValid(_ s: CFSocket!) -> Bool { CoreFoundation.CFSocketIsValid(s) }
/// Closes a socket; nothing is called any more.
public func CFSocketInvalidate(_ s: CFSocket!) { CoreFoundation.CFSocketInvalidate(s) }

/// Has a run loop listen to a source.
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  change(rl, source, mode) { CoreFoundation.CFRunLoopAddSource($0, $1, $2) }
}

/// Has a run loop listen to a source no more.
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  change(rl, source, mode) { CoreFoundation.CFRunLoopRemoveSource($0, $1, $2) }
}

/// Takes a source from all run loops.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceInvalidate(source) }

private struct SourceChange: @unchecked Sendable {
  var source: CFRunLoopSource?
  var mode: CoreFoundation.CFRunLoopMode?
  var make: (CoreFoundation.CFRunLoop?, CFRunLoopSource?, CoreFoundation.CFRunLoopMode?) -> Void
}

private func change(
  _ loop: RunLoop?, _ source: CFRunLoopSource?, _ mode: CFRunLoopMode?,
  _ make: @escaping (CoreFoundation.CFRunLoop?, CFRunLoopSource?, CoreFoundation.CFRunLoopMode?) -> Void
) {
  let name = mode.flatMap { real($0.rawValue, as: CoreFoundation.CFString.self) }
  let change = SourceChange(source: source, mode: name, make: make)
  if loop === RunLoop.main {
    change.make(CoreFoundation.CFRunLoopGetMain(), change.source, change.mode)
  } else if loop === RunLoop.current {
    change.make(CoreFoundation.CFRunLoopGetCurrent(), change.source, change.mode)
  } else {
    loop?.perform { change.make(CoreFoundation.CFRunLoopGetCurrent(), change.source, change.mode) }
  }
}
