// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import AVFoundation
public import UIKit

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

public enum MPMusicRepeatMode: Int, Sendable {
  case `default` = 0
  case none = 1
  case one = 2
  case all = 3
}

public enum MPMusicShuffleMode: Int, Sendable {
  case `default` = 0
  case off = 1
  case songs = 2
  case albums = 3
}

/// Plays songs of the library. There are none, so that it is always stopped.
@preconcurrency @MainActor open class MPMusicPlayerController: NSObject {
  private static let one = MPMusicPlayerController()
  open class var applicationMusicPlayer: MPMusicPlayerController { one }
  open class var systemMusicPlayer: MPMusicPlayerController { one }
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var nowPlayingItem: MPMediaItem?
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var isPreparedToPlay: Bool { false }
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func prepareToPlay() {}
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToBeginning() {}
  open func skipToPreviousItem() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
}

/// What lock screens show of what is played. There is no lock screen: it is kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let one = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { one }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// What is played by some players. Nothing is: it never becomes the active one.
@preconcurrency @MainActor open class MPNowPlayingSession: NSObject {
  open private(set) var players: [AVPlayer]
  open weak var delegate: (any MPNowPlayingSessionDelegate)?
  open private(set) var nowPlayingInfoCenter = MPNowPlayingInfoCenter.default()
  open private(set) var remoteCommandCenter = MPRemoteCommandCenter.shared()
  open var automaticallyPublishesNowPlayingInfo = false
  open var isActive: Bool { false }
  open var canBecomeActive: Bool { false }

  public init(players: [AVPlayer]) {
    self.players = players
    super.init()
  }
  open func addPlayer(_ player: AVPlayer) { players.append(player) }
  open func removePlayer(_ player: AVPlayer) { players.removeAll { $0 === player } }
  open func becomeActiveIfPossible(completion: ((Bool) -> Void)? = nil) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion?(false) }
  }
  @discardableResult open func becomeActiveIfPossible() async -> Bool { false }
}

@preconcurrency @MainActor public protocol MPNowPlayingSessionDelegate: NSObjectProtocol {
  func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
  func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
}

extension MPNowPlayingSessionDelegate {
  public func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {}
  public func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {}
}

public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing = 1
  case paused = 2
  case stopped = 3
  case interrupted = 4
}

public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none = 0
  case audio = 1
  case video = 2
}

public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// What a headset has sent; none ever does.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  open var timestamp: TimeInterval { 0 }
}

/// Somebody has moved to a time; nobody ever does, nor any of those below.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var positionTime: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var interval: TimeInterval { 0 }
}
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var playbackRate: Float { 0 }
}
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var isNegative: Bool { false }
}

/// A button of a headset or lock screen. There are none: handlers are kept and never called.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  private var handlers: [NSObject] = []
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    handlers.append(token)
    return token
  }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  open var supportedPlaybackRates: [NSNumber] = []
}
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

/// A button that goes on by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  open var preferredIntervals: [NSNumber] = []
}

/// The buttons of headsets and lock screens. There are none.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let one = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { one }
  open private(set) var playCommand = MPRemoteCommand()
  open private(set) var pauseCommand = MPRemoteCommand()
  open private(set) var stopCommand = MPRemoteCommand()
  open private(set) var togglePlayPauseCommand = MPRemoteCommand()
  open private(set) var nextTrackCommand = MPRemoteCommand()
  open private(set) var previousTrackCommand = MPRemoteCommand()
  open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand()
  open private(set) var seekForwardCommand = MPRemoteCommand()
  open private(set) var seekBackwardCommand = MPRemoteCommand()
  open private(set) var likeCommand = MPFeedbackCommand()
  open private(set) var dislikeCommand = MPFeedbackCommand()
  open private(set) var bookmarkCommand = MPFeedbackCommand()
  open private(set) var skipForwardCommand = MPSkipIntervalCommand()
  open private(set) var skipBackwardCommand = MPSkipIntervalCommand()
}

/// Changes the device's volume. There is none: the slider is there and moves nothing.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  open var showsRouteButton = true
  private let slider = UISlider()

  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    slider.frame = bounds
    slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    slider.isEnabled = false
    addSubview(slider)
  }
}
