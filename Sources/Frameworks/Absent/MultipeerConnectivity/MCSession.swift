// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// The name of a device among those that are near.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var displayName: String

  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum MCSessionState: Int, Sendable {
  case notConnected = 0
  case connecting = 1
  case connected = 2
}

public enum MCSessionSendDataMode: Int, Sendable {
  case reliable = 0
  case unreliable = 1
}

public enum MCEncryptionPreference: Int, Sendable {
  case optional = 0
  case required = 1
  case none = 2
}

/// Why nothing was sent.
public struct MCError: Error, Equatable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 0
    case notConnected = 1
    case invalidParameter = 2
    case unsupported = 3
    case timedOut = 4
    case cancelled = 5
    case unavailable = 6

    /// Whether an error is one of these, of a kind.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? MCError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "MCErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "There are no devices near."] }

  public static var unknown: Code { .unknown }
  public static var notConnected: Code { .notConnected }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unsupported: Code { .unsupported }
  public static var timedOut: Code { .timedOut }
  public static var cancelled: Code { .cancelled }
  public static var unavailable: Code { .unavailable }
}

/// Told what others send; there are no others.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}

/// Speaks with devices that are near. There are none.
open class MCSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCSessionDelegate)?
  open private(set) var myPeerID: MCPeerID
  open private(set) var securityIdentity: [Any]?
  open private(set) var encryptionPreference: MCEncryptionPreference
  open var connectedPeers: [MCPeerID] { [] }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }

  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
  ) {
    (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
    super.init()
  }

  /// - Throws: `MCError`: nobody is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(.notConnected)
  }
  open func disconnect() {}
  /// Ends in an error: nobody is near.
  @discardableResult @preconcurrency open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    DispatchQueue.main.async { completionHandler?(MCError(.notConnected)) }
    return nil
  }
  /// Throws: nobody is near.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }
}

/// Told who asks; nobody does.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Makes the device known to those that are near. It can't: the delegate is told.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  open private(set) var myPeerID: MCPeerID
  open private(set) var discoveryInfo: [String: String]?
  open private(set) var serviceType: String

  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    super.init()
  }

  open func startAdvertisingPeer() {
    DispatchQueue.main.async {
      self.delegate?.advertiser(self, didNotStartAdvertisingPeer: MCError(.unavailable))
    }
  }
  open func stopAdvertisingPeer() {}
}

/// Told who is near.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Looks for devices that are near. It can't: the delegate is told.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  open private(set) var myPeerID: MCPeerID
  open private(set) var serviceType: String

  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    super.init()
  }

  open func startBrowsingForPeers() {
    DispatchQueue.main.async {
      self.delegate?.browser(self, didNotStartBrowsingForPeers: MCError(.unavailable))
    }
  }
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// Makes the device known, and asks the person about invitations. Nobody is near.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  open private(set) var session: MCSession
  open private(set) var discoveryInfo: [String: String]?
  open private(set) var serviceType: String

  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    super.init()
  }

  open func start() {}
  open func stop() {}
}

/// Told how choosing ended.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Lets a person choose among devices that are near. There are none: it says so, and can be left by *Cancel*.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  open private(set) var session: MCSession
  open var minimumNumberOfPeers = 2
  open var maximumNumberOfPeers = 8

  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("A browser of devices is made with its session.") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Nearby")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        if let self { delegate?.browserViewControllerWasCancelled(self) }
      })
    bar.items = [item]
    let label = UILabel()
    label.text = "No Devices"
    label.textColor = .secondaryLabel
    for view in [bar, label] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
