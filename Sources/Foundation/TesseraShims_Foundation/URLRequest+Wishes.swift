// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

// What a request says of networks and protocols, and Foundation on Linux has no say in. A request has no place to keep it, so
// each reads as it is by default, whatever was set.
extension URLRequest {
  /// Who a request is for.
  public enum Attribution: UInt, Sendable {
    case developer = 0
    case user = 1
  }

  /// Whether networks that cost money may be used: there is one network, which costs nothing.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether networks on which people save data may be used: there is none.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether HTTP 3 is tried without having been offered. It never is.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
  /// Whether names must have been looked up safely. They are looked up as this machine does.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
  /// Whether addresses of servers may be kept on disk. None is.
  public var allowsPersistentDNS: Bool {
    get { false }
    set {}
  }
  /// Who the request is for. Nobody asks.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
}

extension URLRequest.NetworkServiceType {
  /// What a person waits for: sent as anything else is.
  public static var responsiveData: URLRequest.NetworkServiceType { .default }
  /// Video and sound that is loaded ahead: sent as anything else is.
  public static var avStreaming: URLRequest.NetworkServiceType { .video }
  /// Video and sound that is played as it comes: sent as anything else is.
  public static var responsiveAV: URLRequest.NetworkServiceType { .video }
}

/// Where an error that stopped a download has what it takes to go on: in its `userInfo`.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
