// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public enum INMediaItemType: Int, Sendable {
  case unknown = 0
  case song = 1
  case album = 2
  case artist = 3
  case genre = 4
  case playlist = 5
  case podcastShow = 6
  case podcastEpisode = 7
  case podcastPlaylist = 8
  case musicStation = 9
  case audioBook = 10
  case movie = 11
  case tvShow = 12
  case tvShowEpisode = 13
  case musicVideo = 14
  case podcastStation = 15
  case radioStation = 16
  case station = 17
  case music = 18
  case algorithmicRadioStation = 19
  case news = 20
}

/// Something that is played.
open class INMediaItem: NSObject, @unchecked Sendable {
  open private(set) var identifier: String?
  open private(set) var title: String?
  open private(set) var type: INMediaItemType
  open private(set) var artwork: INImage?
  open private(set) var artist: String?
  public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
    (self.identifier, self.title, self.type) = (identifier, title, type)
    (self.artwork, self.artist) = (artwork, artist)
    super.init()
  }
  public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
    self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
  }
}

public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown = 0
  case none = 1
  case all = 2
  case one = 3
}

public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown = 0
  case now = 1
  case next = 2
  case later = 3
}

/// What somebody looks for among media.
open class INMediaSearch: NSObject, @unchecked Sendable {
  open private(set) var mediaType: INMediaItemType
  open private(set) var mediaName: String?
  open private(set) var artistName: String?
  open private(set) var albumName: String?
  open private(set) var genreNames: [String]?
  open private(set) var mediaIdentifier: String?
  public init(
    mediaType: INMediaItemType = .unknown, mediaName: String? = nil, artistName: String? = nil,
    albumName: String? = nil, genreNames: [String]? = nil, mediaIdentifier: String? = nil
  ) {
    (self.mediaType, self.mediaName, self.artistName) = (mediaType, mediaName, artistName)
    (self.albumName, self.genreNames, self.mediaIdentifier) = (albumName, genreNames, mediaIdentifier)
    super.init()
  }
}

/// Media that somebody wants to hear or see.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  open private(set) var mediaItems: [INMediaItem]?
  open private(set) var mediaContainer: INMediaItem?
  open private(set) var playShuffled: Bool?
  open private(set) var playbackRepeatMode: INPlaybackRepeatMode
  open private(set) var resumePlayback: Bool?
  open private(set) var playbackQueueLocation: INPlaybackQueueLocation
  open private(set) var playbackSpeed: Double?
  open private(set) var mediaSearch: INMediaSearch?

  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
    (self.playbackRepeatMode, self.resumePlayback) = (playbackRepeatMode, resumePlayback)
    (self.playbackQueueLocation, self.playbackSpeed) = (playbackQueueLocation, playbackSpeed)
    self.mediaSearch = mediaSearch
    super.init()
  }
}

public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case handleInApp = 5
  case failure = 6
  case failureRequiringAppLaunch = 7
  case failureUnknownMediaType = 8
  case failureNoUnplayedContent = 9
  case failureRestrictedContent = 10
  case failureMaxStreamLimitReached = 11
}

open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  open private(set) var code: INPlayMediaIntentResponseCode
  open var nowPlayingInfo: [String: Any]?
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
    resolvedMediaItems.map { INPlayMediaMediaItemResolutionResult(.success($0)) }
  }
  public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    Self(.unsupported(reason.rawValue))
  }
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(mediaItemResolutionResult.answer)
  }
}

public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  case belowMinimum = 1
  case aboveMaximum = 2
}

open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult, @unchecked Sendable {
  public class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self {
    Self(.unsupported(reason.rawValue))
  }
  public convenience init(doubleResolutionResult: INDoubleResolutionResult) { self.init(doubleResolutionResult.answer) }
}

/// Plays media for Siri. There is no Siri: nothing calls it but the app.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
}

extension INPlayMediaIntentHandling {
  public func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) { completion([]) }
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
