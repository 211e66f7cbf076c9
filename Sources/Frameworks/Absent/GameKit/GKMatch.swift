// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// What a game with others needs.
open class GKMatchRequest: NSObject, @unchecked Sendable {
  open var minPlayers = 2
  open var maxPlayers = 2
  open var defaultNumberOfPlayers = 0
  open var playerGroup = 0
  open var playerAttributes: UInt32 = 0
  open var recipients: [GKPlayer]?
  open var inviteMessage: String?

  public override init() { super.init() }
}

/// How somebody takes part.
public enum GKPlayerConnectionState: Int, Sendable {
  case unknown = 0
  case connected = 1
  case disconnected = 2
}

/// Told what the others in a game do.
public protocol GKMatchDelegate: NSObjectProtocol {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}

extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}

/// A game with others. Nobody is signed in to Game Center, so that there is none.
open class GKMatch: NSObject, @unchecked Sendable {
  public enum SendDataMode: Int, Sendable {
    case reliable = 0
    case unreliable = 1
  }

  public override init() { super.init() }
  open weak var delegate: (any GKMatchDelegate)?
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError.none }
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw GKError.none }
  open func disconnect() {}
}

/// Looks for others who play.
open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let one = GKMatchmaker()
  public override init() { super.init() }

  open class func shared() -> GKMatchmaker { one }
  open func findMatch(
    for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) { refuse { completionHandler?(nil, $0) } }
  open func cancel() {}
}

/// Told what became of looking for others.
@preconcurrency @MainActor public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}

extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}

/// Would look for others who play: nobody is signed in, so that there is none, as on a device where nobody is.
@preconcurrency @MainActor open class GKMatchmakerViewController: UINavigationController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?

  /// `nil`.
  public init?(matchRequest request: GKMatchRequest) { nil }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A strip that says something for a moment. Nobody is signed in to Game Center, so that none is shown.
open class GKNotificationBanner: NSObject {
  @preconcurrency open class func show(
    withTitle title: String?, message: String?, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.main.async(execute: completionHandler) } }
}
