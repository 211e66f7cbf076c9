// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public enum NEOnDemandRuleAction: Int, Sendable {
  case connect = 1
  case disconnect = 2
  case evaluateConnection = 3
  case ignore = 4
}

public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case wiFi = 2
  case cellular = 3
}

/// When a private network is connected by itself.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  open var action: NEOnDemandRuleAction { .ignore }
  open var dnsSearchDomainMatch: [String]?
  open var dnsServerAddressMatch: [String]?
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?
  open var probeURL: URL?
  public override init() { super.init() }
}

open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .connect }
}
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .disconnect }
}
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .ignore }
}
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .evaluateConnection }
  open var connectionRules: [NEEvaluateConnectionRule]?
}

public enum NEEvaluateConnectionRuleAction: Int, Sendable {
  case connectIfNeeded = 1
  case neverConnect = 2
}

open class NEEvaluateConnectionRule: NSObject, @unchecked Sendable {
  open private(set) var matchDomains: [String]
  open private(set) var action: NEEvaluateConnectionRuleAction
  open var useDNSServers: [String]?
  open var probeURL: URL?
  public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) {
    (matchDomains, self.action) = (domains, action)
    super.init()
  }
}
