// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking
internal import TesseraShims_ObjectiveC

// Which networks a session may use. A host has one network, which is neither cellular nor metered, so that sessions do
// with every answer what they would do on a phone in a wireless network: the values are kept.

extension URLSessionConfiguration {
  /// A configuration whose transfers go on while the app is not there. Here they end with the app.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration.default
  }

  @_disfavoredOverload public var waitsForConnectivity: Bool {
    get { kept(&KeptKeys.waits, false) }
    set { keep(newValue, &KeptKeys.waits) }
  }

  public var allowsConstrainedNetworkAccess: Bool {
    get { kept(&KeptKeys.constrained, true) }
    set { keep(newValue, &KeptKeys.constrained) }
  }

  public var allowsExpensiveNetworkAccess: Bool {
    get { kept(&KeptKeys.expensive, true) }
    set { keep(newValue, &KeptKeys.expensive) }
  }

  public var sessionSendsLaunchEvents: Bool {
    get { kept(&KeptKeys.launches, false) }
    set { keep(newValue, &KeptKeys.launches) }
  }

  private func kept(_ key: UnsafeRawPointer, _ otherwise: Bool) -> Bool {
    objc_getAssociatedObject(self, key) as? Bool ?? otherwise
  }

  private func keep(_ value: Bool, _ key: UnsafeRawPointer) {
    objc_setAssociatedObject(self, key, value, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// Their addresses are the keys.
private enum KeptKeys {
  nonisolated(unsafe) static var waits: UInt8 = 0
  nonisolated(unsafe) static var constrained: UInt8 = 0
  nonisolated(unsafe) static var expensive: UInt8 = 0
  nonisolated(unsafe) static var launches: UInt8 = 0
}
