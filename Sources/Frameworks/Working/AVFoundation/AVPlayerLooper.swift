// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreMedia
public import Foundation

/// Plays something again and again. It cannot be read: the looper fails with it.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case ready = 1
    case failed = 2
    case cancelled = 3
  }

  private var isOff = false
  open var status: Status { isOff ? .cancelled : .failed }
  open var error: (any Error)? { AVError(.decoderNotFound) }
  open var loopCount: Int { 0 }
  open var loopingPlayerItems: [AVPlayerItem] { [] }

  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
  }

  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(
      player: player, templateItem: itemToLoop, timeRange: CMTimeRange(start: .zero, duration: .positiveInfinity))
  }

  open func disableLooping() { isOff = true }
}

extension AVPlayer {
  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
}

extension AVQueuePlayer {
  public func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item } && (afterItem == nil || items().contains { $0 === afterItem })
  }
}
