// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements = 1
  case challenges = 2
  case localPlayerProfile = 3
  case dashboard = 4
}

/// Told that somebody has seen enough.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Shows results and achievements. Nobody is signed in: it says so, and can be left.
@preconcurrency @MainActor open class GKGameCenterViewController: UIViewController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  @available(iOS, deprecated: 14.0)
  open var viewState = GKGameCenterViewControllerState.default
  @available(iOS, deprecated: 14.0)
  open var leaderboardIdentifier: String?
  @available(iOS, deprecated: 14.0)
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public convenience init(state: GKGameCenterViewControllerState) { self.init(nibName: nil, bundle: nil) }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) { self.init(nibName: nil, bundle: nil) }
  public convenience init(achievementID: String) { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("Nobody is signed in to Game Center.", title: "Game Center") { [weak self] in
      guard let self else { return }
      if let gameCenterDelegate {
        gameCenterDelegate.gameCenterViewControllerDidFinish(self)
      } else {
        dismiss(animated: true)
      }
    }
  }
}

/// The button to Game Center over a game. It is not shown while nobody is signed in, which nobody is.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading = 0
    case topTrailing = 1
    case bottomLeading = 2
    case bottomTrailing = 3
  }

  private static let one = GKAccessPoint()
  open class var shared: GKAccessPoint { one }

  public override init() { super.init() }

  open var isActive = false
  open var showHighlights = false
  open var location = Location.topLeading
  open weak var parentWindow: UIWindow?
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }
}
