// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// Whether an app may see the music library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// The person's music. As where the person does not let the app see it: it is empty.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let one = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { one }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { handler(.denied) }
  }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

/// What something in the library is.
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = MPMediaType(rawValue: 1 << 0)
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 1 << 8)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: ~0)
}

public typealias MPMediaEntityPersistentID = UInt64

/// Something of the library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
}

/// A song or a film of the library; there are none.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  open var mediaType: MPMediaType { [] }
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var genre: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
}

/// Songs that belong together.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  open private(set) var items: [MPMediaItem]
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
}

/// A list of songs.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
}

/// The picture of a record.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  open private(set) var bounds: CGRect
  private let handler: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    super.init()
  }
  @available(iOS, introduced: 5, deprecated: 10)
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// What of the library is wanted; nothing is found.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var filterPredicates: Set<MPMediaPredicate>?
  public override init() { super.init() }
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {}
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
}

open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// A value that songs are to have.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  open private(set) var property: String
  open private(set) var value: Any?
  public init(value: Any?, forProperty property: String) {
    (self.value, self.property) = (value, property)
    super.init()
  }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
public let MPMediaItemPropertyComments = "comments"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyDateAdded = "dateAdded"
public let MPMediaItemPropertyDiscCount = "discCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyHasProtectedAsset = "protected"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyIsCompilation = "isCompilation"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertySkipCount = "skipCount"
public let MPMediaItemPropertyUserGrouping = "userGrouping"
