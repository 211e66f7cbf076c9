// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation
internal import Synchronization
internal import TesseraShims_Network

/// How an address or a server can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// By a connection that comes and goes.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// It can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// Something has to be connected first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// It is connected when something is sent.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// People have to do something first.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// It is connected on demand.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// It is the device's own address.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// It is in the same network.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// By the telephone network: never, here.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The same as `connectionOnTraffic`.
  public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

// The same as numbers, as older source has them.

/// By a connection that comes and goes.
public var kSCNetworkFlagsTransientConnection: Int { 1 << 0 }
/// It can be reached.
public var kSCNetworkFlagsReachable: Int { 1 << 1 }
/// Something has to be connected first.
public var kSCNetworkFlagsConnectionRequired: Int { 1 << 2 }
/// It is connected when something is sent.
public var kSCNetworkFlagsConnectionAutomatic: Int { 1 << 3 }
/// People have to do something first.
public var kSCNetworkFlagsInterventionRequired: Int { 1 << 4 }
/// It is the device's own address.
public var kSCNetworkFlagsIsLocalAddress: Int { 1 << 16 }
/// It is in the same network.
public var kSCNetworkFlagsIsDirect: Int { 1 << 17 }

/// An address or a server that may be reached or not.
///
/// Nothing is sent to it: it can be reached while the machine is in a network, and the device itself always.
public final class SCNetworkReachability: Sendable {
  /// Who is told of changes, and where. The caller says where, so it may be anything there.
  struct Watching: @unchecked Sendable {
    var callback: SCNetworkReachabilityCallBack?
    var context = SCNetworkReachabilityContext()
    /// Puts a call where it is to be made.
    var run: ((@escaping @Sendable () -> Void) -> Void)?
    var listener: Int?
    var last: SCNetworkReachabilityFlags?
  }

  private let isLocal: Bool
  let watching = Mutex(Watching())

  init(isLocal: Bool) { self.isLocal = isLocal }

  deinit { setCallback(nil, nil) }

  var flags: SCNetworkReachabilityFlags { flags(in: .now) }

  func flags(in network: HostNetwork) -> SCNetworkReachabilityFlags {
    if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
    return network.isOn ? .reachable : []
  }
}

/// A server by its name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return name.isEmpty ? nil : SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}

/// An address; that of zeros stands for the network as such.
///
/// - Returns: `nil` for an address that is not the internet's.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  switch Int32(address.pointee.sa_family) {
  case AF_INET:
    let first = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
      withUnsafeBytes(of: $0.pointee.sin_addr) { $0[0] }
    }
    return SCNetworkReachability(isLocal: first == 127)
  case AF_INET6:
    let bytes = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
      withUnsafeBytes(of: $0.pointee.sin6_addr) { Array($0) }
    }
    return SCNetworkReachability(isLocal: bytes == Array(repeating: 0, count: 15) + [1])
  default: return nil
  }
}

/// How it can be reached now.
///
/// - Returns: Whether that is known: always.
@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

// MARK: - Errors

/// No error.
public var kSCStatusOK: Int32 { 0 }
/// An error of no known kind.
public var kSCStatusFailed: Int32 { 1001 }
/// An argument that no function takes.
public var kSCStatusInvalidArgument: Int32 { 1002 }

/// The status of the latest function that failed in this thread. None fails here but those that say so by `nil`, of
/// arguments that they don't take.
public func SCError() -> Int32 { kSCStatusOK }

/// What a status means, for a developer.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  switch status {
  case kSCStatusOK: words.success
  case kSCStatusInvalidArgument: words.argument
  default: words.failure
  }
}

private nonisolated(unsafe) let words = (
  success: kept("Success!"), argument: kept("Invalid argument"), failure: kept("Failed!")
)

private func kept(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
