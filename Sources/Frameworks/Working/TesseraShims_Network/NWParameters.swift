// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Why a connection does not do something.
public enum NWError: Error, Equatable, CustomDebugStringConvertible, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)

  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode: \(code.rawValue)"
    case .dns(let code): "DNSError: \(code)"
    case .tls(let code): "TLSError: \(code)"
    }
  }
}

/// What is known of a way of talking.
open class NWProtocolOptions: @unchecked Sendable {
  init() {}
}

open class NWProtocol: @unchecked Sendable {
  init() {}
}

open class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() { super.init() }
    public var noDelay = false
    public var noPush = false
    public var noOptions = false
    public var enableKeepalive = false
    public var keepaliveCount = 0
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var maximumSegmentSize = 0
    public var connectionTimeout = 0
    public var persistTimeout = 0
    public var connectionDropTime = 0
    public var retransmitFinDrop = false
    public var disableAckStretching = false
    public var enableFastOpen = false
    public var disableECN = false
  }
}

open class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() { super.init() }
    public var preferNoChecksum = false
  }
}

open class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() { super.init() }
  }
}

open class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() { super.init() }
    public var autoReplyPing = false
    public var maximumMessageSize = 0
  }
}

open class NWProtocolIP: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public enum Version: Sendable {
      case any
      case v4
      case v6
    }
    override init() { super.init() }
    public var version = Version.any
    public var hopLimit: UInt8 = 0
    public var useMinimumMTU = false
    public var disableFragmentation = false
    public var shouldCalculateReceiveTime = false
  }
}

/// How a connection is to be made.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  /// The ways of talking, one upon the other.
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
  }

  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }

  public enum MultipathServiceType: Sendable {
    case disabled, handover, interactive, aggregate
  }

  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterface: NWInterface?
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaces: [NWInterface]?
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var preferNoProxies = false
  public var requiredLocalEndpoint: NWEndpoint?
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var includePeerToPeer = false
  public var allowFastOpen = false
  public var serviceClass = ServiceClass.bestEffort
  public var multipathServiceType = MultipathServiceType.disabled

  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }

  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
  public var debugDescription: String { "NWParameters" }
}
