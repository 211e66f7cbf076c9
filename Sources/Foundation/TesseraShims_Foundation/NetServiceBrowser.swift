// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Looks for services of the local network. As on a device that no network reaches, a search begins and finds nothing.
///
/// Delegates are called on the main queue.
@available(iOS, introduced: 2, deprecated: 15, message: "Use nw_browser_t in Network framework instead")
open class NetServiceBrowser: NSObject {
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether devices beside the network count. It changes nothing.
  open var includesPeerToPeer = false
  private var isSearching = false

  public override init() { super.init() }

  /// Has delegates called on a run loop; they are called on the main queue whatever it is.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Takes the browser off a run loop, which changes nothing.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Looks for domains that devices look in.
  open func searchForBrowsableDomains() { search() }
  /// Looks for domains that services can be published in.
  open func searchForRegistrationDomains() { search() }
  /// Looks for services of a kind, as in `_http._tcp.`.
  open func searchForServices(ofType type: String, inDomain domainString: String) { search() }

  /// Ends the search; the delegate is told.
  open func stop() {
    guard isSearching else { return }
    isSearching = false
    later { $0.delegate?.netServiceBrowserDidStopSearch($0) }
  }

  private func search() {
    guard !isSearching else {
      return later { $0.delegate?.netServiceBrowser($0, didNotSearch: NetService.error(.activityInProgress)) }
    }
    isSearching = true
    later { $0.delegate?.netServiceBrowserWillSearch($0) }
  }

  private func later(_ body: @escaping (NetServiceBrowser) -> Void) {
    nonisolated(unsafe) let (browser, body) = (self, body)
    DispatchQueue.main.async { body(browser) }
  }
}

/// Told what a search finds. All methods are optional.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
