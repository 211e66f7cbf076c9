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

  /// `nil`: it does not wait, it has failed.
  public var reasonForWaitingToPlay: WaitingReason? { nil }

  /// As `play()`: the item fails.
  public func playImmediately(atRate rate: Float) { play() }

  public func seek(to time: CMTime) async -> Bool { false }
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  public func seek(to date: Date) {}

  /// Calls nobody: no time passes for what is not played.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }

  public func cancelPendingPrerolls() {}
}

extension AVPlayerItem {
  public var presentationSize: CGSize { .zero }
  public var seekableTimeRanges: [NSValue] { [] }
  public var isPlaybackBufferFull: Bool { false }
  public var canPlayFastForward: Bool { false }
  public func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(false) }
  }
  public func cancelPendingSeeks() {}
}

extension AVQueuePlayer {
  public func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item } && (afterItem == nil || items().contains { $0 === afterItem })
  }
}
