// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuartzCore
internal import UIKit

/// Something to be played.
open class AVAsset: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(url URL: URL) { self.init() }
  /// Not known: nothing here reads films or sounds.
  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
}

/// What lies at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  open private(set) var url: URL
  open private(set) var resourceLoader = AVAssetResourceLoader()
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// Something to be played, and how far that has come: it fails when it is asked for.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  open private(set) var asset: AVAsset
  open internal(set) var status = Status.unknown {
    willSet { willChangeValue(forKey: "status") }
    didSet { didChangeValue(forKey: "status") }
  }
  open internal(set) var error: (any Error)?
  open var duration: CMTime { .indefinite }
  open func currentTime() -> CMTime { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Bits a second that are wished for at most; 0, the default, for as many as there are.
  open var preferredPeakBitRate = 0.0
  /// How pitch is kept at other rates; nothing is played here.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// In pixels; zero, the default, for no limit. Nothing is played here: the limits are kept.
  open var preferredMaximumResolution = CGSize.zero
  open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
  open var preferredPeakBitRateForExpensiveNetworks = 0.0
  open var automaticallyPreservesTimeOffsetFromLive = false
  open var presentationSize: CGSize { .zero }
  open var seekableTimeRanges: [NSValue] { [] }
  open var isPlaybackBufferFull: Bool { false }
  open var canPlayFastForward: Bool { false }
  @preconcurrency open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(false) }
  }
  open func cancelPendingSeeks() {}
  open var configuredTimeOffsetFromLive = CMTime.invalid
  open var startsOnFirstEligibleVariant = false
  open var appliesPerFrameHDRDisplayMetadata = true
  open var externalMetadata: [AVMetadataItem] = []
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var textStyleRules: [AVTextStyleRule]?
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  func fail() {
    guard status == .unknown else { return }
    error = AVError(.decoderNotFound)
    status = .failed
    NotificationCenter.default.post(
      name: .AVPlayerItemFailedToPlayToEndTime, object: self,
      userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: AVError(.decoderNotFound)])
  }
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime =
    NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = NSNotification.Name
    .AVPlayerItemFailedToPlayToEndTime
}

/// Plays films and sounds. Nothing here can: every item fails, as a file does that nobody can read.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  open private(set) var currentItem: AVPlayerItem?
  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  /// 0: nothing is played.
  open var rate: Float {
    get { 0 }
    set { if newValue != 0 { currentItem?.fail() } }
  }
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var timeControlStatus: TimeControlStatus { .paused }
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var isExternalPlaybackActive: Bool { false }
  /// The rate at which `play()` would go on.
  open var defaultRate: Float = 1
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var appliesMediaSelectionCriteriaAutomatically = true
  private var criteria: [AVMediaCharacteristic: AVPlayerMediaSelectionCriteria] = [:]

  open func setMediaSelectionCriteria(
    _ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) { self.criteria[mediaCharacteristic] = criteria }
  open func mediaSelectionCriteria(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVPlayerMediaSelectionCriteria? { criteria[mediaCharacteristic] }
  open var preventsDisplaySleepDuringVideoPlayback = true

  public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    failSoon(item)
  }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    willChangeValue(forKey: "currentItem")
    currentItem = item
    didChangeValue(forKey: "currentItem")
    failSoon(item)
  }

  private func failSoon(_ item: AVPlayerItem?) { DispatchQueue.main.async { item?.fail() } }

  open func play() { currentItem?.fail() }
  open func pause() {}
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  @preconcurrency open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// `nil`: it does not wait, it has failed.
  open var reasonForWaitingToPlay: WaitingReason? { nil }

  /// As `play()`: the item fails.
  open func playImmediately(atRate rate: Float) { currentItem?.fail() }

  open func seek(to time: CMTime) async -> Bool { false }
  @preconcurrency open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  open func seek(to date: Date) {}

  /// Calls nobody: no time passes for what is not played.
  @preconcurrency open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }

  open func cancelPendingPrerolls() {}

  /// Calls nobody: no time passes for what is not played.
  @preconcurrency open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var waiting: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    waiting = items
    super.init(playerItem: items.first)
  }
  public override init(playerItem item: AVPlayerItem?) {
    waiting = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  public override init() { super.init() }
  open func items() -> [AVPlayerItem] { waiting }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? waiting.count
    waiting.insert(item, at: place)
    if place == 0 { replaceCurrentItem(with: item) }
  }
  open func remove(_ item: AVPlayerItem) {
    let isCurrent = waiting.first === item
    waiting.removeAll { $0 === item }
    if isCurrent { replaceCurrentItem(with: waiting.first) }
  }
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }
  open func advanceToNextItem() { if let first = waiting.first { remove(first) } }
}

/// How a picture fills a place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The place of a film, which stays as dark as it is where no film comes.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
