// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking
internal import Synchronization

/// Versions of TLS, by their numbers on the wire.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
}

// What a phone's configuration says of its networks, and Foundation on Linux has no say in: there is one network, which costs
// nothing, a session ends with its process, and the library below takes TLS 1.2 or newer. Kept, and read as they were set.
extension URLSessionConfiguration {
  /// The oldest TLS that is spoken. By default 1.2, which is what is taken whatever it says.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { wishes.oldestTLS }
    set { change { $0.oldestTLS = newValue } }
  }
  /// The newest TLS that is spoken: kept, and 1.3 is taken.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { wishes.newestTLS }
    set { change { $0.newestTLS = newValue } }
  }
  /// Whether the system starts the app when a session in the background is done.
  public var sessionSendsLaunchEvents: Bool {
    get { wishes.sendsLaunchEvents }
    set { change { $0.sendsLaunchEvents = newValue } }
  }
  /// Whether networks that cost money may be used.
  public var allowsExpensiveNetworkAccess: Bool {
    get { wishes.allowsExpensive }
    set { change { $0.allowsExpensive = newValue } }
  }
  /// Whether networks on which people save data may be used.
  public var allowsConstrainedNetworkAccess: Bool {
    get { wishes.allowsConstrained }
    set { change { $0.allowsConstrained = newValue } }
  }
  /// Whether requests wait for a network. There is one, or none will come: they end with an error at once.
  public var waitsForConnectivity: Bool {
    get { wishes.waits }
    set { change { $0.waits = newValue } }
  }
  /// The container in which a session in the background puts what it has loaded: kept. The translator writes it for
  /// `sharedContainerIdentifier`, which can only be read in Foundation on Linux.
  public var _tesseraSharedContainerIdentifier: String? {
    get { wishes.container }
    set { change { $0.container = newValue } }
  }

  /// A configuration for what goes on while the app doesn't run. A process that has ended loads nothing here: it is one as
  /// `default` is.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  private var wishes: Wishes { Wishes.kept.withLock { $0[ObjectIdentifier(self)]?.wishes } ?? Wishes() }

  private func change(_ change: (inout Wishes) -> Void) {
    Wishes.kept.withLock { kept in
      kept = kept.filter { $0.value.owner.value != nil }
      var wishes = kept[ObjectIdentifier(self)]?.wishes ?? Wishes()
      change(&wishes)
      kept[ObjectIdentifier(self)] = (WeakConfiguration(value: self), wishes)
    }
  }
}

/// A configuration, as long as it lives.
private struct WeakConfiguration: @unchecked Sendable {
  weak var value: URLSessionConfiguration?
}

/// What is kept beside a configuration; a session's copy has what is there by default.
private struct Wishes: Sendable {
  static let kept = Mutex<[ObjectIdentifier: (owner: WeakConfiguration, wishes: Wishes)]>([:])

  var oldestTLS = tls_protocol_version_t.TLSv12
  var newestTLS = tls_protocol_version_t.TLSv13
  var sendsLaunchEvents = false
  var allowsExpensive = true
  var allowsConstrained = true
  var waits = false
  var container: String?
}
