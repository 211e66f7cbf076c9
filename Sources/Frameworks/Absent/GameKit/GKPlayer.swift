// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// Somebody who plays.
open class GKPlayer: NSObject, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable {
    case small = 0
    case normal = 1
  }

  public override init() { super.init() }

  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  @available(iOS, deprecated: 12.4, message: "Use teamPlayerID or gamePlayerID")
  open var playerID: String { "" }
  open var displayName: String { "" }
  open var alias: String { "" }

  open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?)
  {
    refuse { completionHandler?(nil, $0) }
  }
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError.none }
}

extension NSNotification.Name {
  /// Somebody signed in or out; not posted, since nobody can.
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}

/// The person with the device. As where nobody is signed in to Game Center, and nobody wants to.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let one = GKLocalPlayer()

  open class var local: GKLocalPlayer { one }
  @available(iOS, deprecated: 9.0, message: "Use local")
  open class func localPlayer() -> GKLocalPlayer { one }

  /// Called a little after it was set: with no controller, and ``GKError``.
  @preconcurrency @MainActor open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      let handler = authenticateHandler
      DispatchQueue.main.async { handler?(nil, GKError.none) }
    }
  }

  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { false }
  open var isPersonalizedCommunicationRestricted: Bool { false }

  open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
    refuse { completionHandler?(nil, $0) }
  }
  open func setDefaultLeaderboardIdentifier(
    _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
}

/// Told of what concerns the person; nothing does.
public protocol GKLocalPlayerListener: NSObjectProtocol {}

/// Something that was achieved.
open class GKAchievement: NSObject, @unchecked Sendable {
  open var identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  open var lastReportedDate: Date { .distantPast }

  public override init() {
    identifier = ""
    super.init()
  }
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  public convenience init(identifier: String, player: GKPlayer) { self.init(identifier: identifier) }

  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    refuse { completionHandler?(nil, $0) }
  }
  open class func loadAchievements() async throws -> [GKAchievement] { throw GKError.none }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    refuse(completionHandler)
  }
  open class func report(_ achievements: [GKAchievement]) async throws { throw GKError.none }
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
  open class func resetAchievements() async throws { throw GKError.none }
}

/// A result, of before iOS 14.
@available(iOS, deprecated: 14.0, message: "Use GKLeaderboard.submitScore")
open class GKScore: NSObject, @unchecked Sendable {
  open var leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0
  open var formattedValue: String? { nil }
  open var rank: Int { 0 }
  open var date: Date { .distantPast }

  public init(leaderboardIdentifier identifier: String) {
    leaderboardIdentifier = identifier
    super.init()
  }

  open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
  {
    refuse(completionHandler)
  }
}

/// Who is best.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum PlayerScope: Int, Sendable {
    case global = 0
    case friendsOnly = 1
  }

  public enum TimeScope: Int, Sendable {
    case today = 0
    case week = 1
    case allTime = 2
  }

  /// A result; none is known.
  open class Entry: NSObject, @unchecked Sendable {
    private override init() { super.init() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }

  open var title: String? { nil }
  @available(iOS, deprecated: 14.0)
  open var localPlayerScore: GKScore? { nil }
  @available(iOS, deprecated: 14.0)
  open var scores: [GKScore]? { nil }
  @available(iOS, deprecated: 14.0)
  open var isLoading: Bool { false }
  open var baseLeaderboardID: String { "" }
  @available(iOS, deprecated: 14.0)
  open var identifier: String?
  @available(iOS, deprecated: 14.0)
  open var playerScope = PlayerScope.global
  @available(iOS, deprecated: 14.0)
  open var timeScope = TimeScope.allTime
  @available(iOS, deprecated: 14.0)
  open var range = NSRange(location: 1, length: 25)

  public override init() { super.init() }

  @available(iOS, deprecated: 14.0)
  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
    refuse { completionHandler?(nil, $0) }
  }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError.none
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { refuse(completionHandler) }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError.none }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, nil, 0, $0) } }
}
