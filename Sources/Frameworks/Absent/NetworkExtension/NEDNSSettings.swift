// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public enum NEDNSProtocol: Int, Sendable {
  case cleartext = 1
  case TLS = 2
  case HTTPS = 3
}

/// Where names are looked up.
open class NEDNSSettings: NSObject, @unchecked Sendable {
  open private(set) var servers: [String]
  open var dnsProtocol: NEDNSProtocol { .cleartext }
  open var searchDomains: [String]?
  open var domainName: String?
  open var matchDomains: [String]?
  open var matchDomainsNoSearch = false
  public init(servers: [String]) {
    self.servers = servers
    super.init()
  }
}

open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
  open override var dnsProtocol: NEDNSProtocol { .TLS }
  open var serverName: String?
  open var identityReference: Data?
}

open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
  open override var dnsProtocol: NEDNSProtocol { .HTTPS }
  open var serverURL: URL?
  open var identityReference: Data?
}

/// Where the device looks names up, as an app would have it. As in a simulator, it can be neither read nor kept.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
  private static let one = NEDNSSettingsManager()
  open class func shared() -> NEDNSSettingsManager { one }
  private static let absent = NSError(
    domain: "NEDNSSettingsErrorDomain", code: 1, userInfo: [NSLocalizedDescriptionKey: "IPC failed"])

  open var localizedDescription: String?
  open var dnsSettings: NEDNSSettings?
  open var onDemandRules: [NEOnDemandRule]?
  open var isEnabled: Bool { false }

  public override init() { super.init() }

  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    answer(completionHandler, Self.absent)
  }
  open func loadFromPreferences() async throws { throw Self.absent }
  open func removeFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    answer(completionHandler, Self.absent)
  }
  open func removeFromPreferences() async throws { throw Self.absent }
  open func saveToPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    answer(completionHandler, Self.absent)
  }
  open func saveToPreferences() async throws { throw Self.absent }
}
