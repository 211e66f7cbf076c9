// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

// What a request says of networks and protocols, and Foundation on Linux has no say in: kept with the request.
extension URLRequest {
  /// Who a request is for.
  public enum Attribution: UInt, Sendable {
    case developer = 0
    case user = 1
  }

  /// Whether networks that cost money may be used. By default `true`; there is one network, which costs nothing.
  public var allowsExpensiveNetworkAccess: Bool {
    get { wish("expensive") ?? true }
    set { keep(newValue, "expensive") }
  }
  /// Whether networks on which people save data may be used. By default `true`.
  public var allowsConstrainedNetworkAccess: Bool {
    get { wish("constrained") ?? true }
    set { keep(newValue, "constrained") }
  }
  /// Whether HTTP 3 is tried without having been offered. By default `false`.
  public var assumesHTTP3Capable: Bool {
    get { wish("http3") ?? false }
    set { keep(newValue, "http3") }
  }
  /// Whether names must have been looked up safely. By default `false`.
  public var requiresDNSSECValidation: Bool {
    get { wish("dnssec") ?? false }
    set { keep(newValue, "dnssec") }
  }
  /// Whether addresses of servers may be kept on disk. By default `false`.
  public var allowsPersistentDNS: Bool {
    get { wish("persistentDNS") ?? false }
    set { keep(newValue, "persistentDNS") }
  }
  /// Who the request is for. By default the developer.
  public var attribution: Attribution {
    get { wish("attribution").flatMap(Attribution.init(rawValue:)) ?? .developer }
    set { keep(newValue.rawValue, "attribution") }
  }

  private func wish<Value>(_ name: String) -> Value? { URLProtocol.property(forKey: prefix + name, in: self) as? Value }

  private mutating func keep(_ value: Any, _ name: String) {
    guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
    URLProtocol.setProperty(value, forKey: prefix + name, in: request)
    self = request as URLRequest
  }
}

private let prefix = "tessera."

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
