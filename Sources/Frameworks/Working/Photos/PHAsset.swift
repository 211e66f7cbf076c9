// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreLocation
internal import UIKit

/// Something of the library's.
open class PHObject: NSObject, @unchecked Sendable {
  /// What tells it from others, in this run of the app and in the next.
  open private(set) var localIdentifier: String

  public override init() {
    localIdentifier = ""
    super.init()
  }

  convenience init(localIdentifier: String) {
    self.init()
    self.localIdentifier = localIdentifier
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject else { return false }
    return type(of: self) == type(of: other) && localIdentifier == other.localIdentifier
  }

  open override var hash: Int { localIdentifier.hashValue }
}

/// A picture of the device's: a few that are always there, and those that apps have saved.
open class PHAsset: PHObject, @unchecked Sendable {
  private final var stored: PhotoAlbum.Entry?
  /// The picture of the album.
  final var entry: PhotoAlbum.Entry {
    guard let stored else { fatalError("a PHAsset that init() made has no picture") }
    return stored
  }
  /// What it was marked with when it was fetched.
  private(set) final var notes = PhotoNotes()

  /// Creates an asset of no picture, for subclasses of tests.
  public override init() { super.init() }

  convenience init(_ entry: PhotoAlbum.Entry, _ notes: PhotoNotes?) {
    self.init(localIdentifier: Self.identifier(entry.number))
    stored = entry
    self.notes = notes ?? PhotoNotes()
  }

  /// As Apple's look, with the picture's number in the album.
  package static func identifier(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(12 - digits.count, 0))
    return "00000000-0000-4000-8000-\(zeros)\(digits)/L0/001"
  }

  /// What it is: a picture.
  open var mediaType: PHAssetMediaType { .image }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// Pixels across, upright.
  open var pixelWidth: Int { stored == nil ? 0 : Int((entry.picture.size.width * entry.picture.scale).rounded()) }
  /// Pixels down, upright.
  open var pixelHeight: Int { stored == nil ? 0 : Int((entry.picture.size.height * entry.picture.scale).rounded()) }
  /// When it was taken or saved.
  open var creationDate: Date? { notes.date ?? stored?.date }
  /// When it was last changed.
  open var modificationDate: Date? { notes.changed ?? stored?.date }
  /// Where it was taken; `nil` where nobody knows.
  open var location: CLLocation? { notes.location }
  /// Seconds of a film: 0, since there are none.
  open var duration: TimeInterval { 0 }
  open var isHidden: Bool { notes.isHidden }
  open var isFavorite: Bool { notes.isFavorite }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }

  private var date: Date { notes.date ?? entry.date }

  /// What fetches sort and filter by.
  var values: [String: Any] {
    [
      "localIdentifier": localIdentifier, "mediaType": mediaType.rawValue, "mediaSubtypes": 0, "mediaSubtype": 0,
      "pixelWidth": pixelWidth, "pixelHeight": pixelHeight, "creationDate": date,
      "modificationDate": notes.changed ?? entry.date, "duration": 0.0, "isFavorite": isFavorite,
      "favorite": isFavorite, "isHidden": isHidden, "hidden": isHidden,
    ]
  }

  // MARK: - Fetching

  /// The pictures of the library, the oldest first unless `options` say otherwise. None where the app may not see them.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult { PHPhotoLibrary.visibleAssets(options) { _ in true } }
  }

  /// Those of a kind.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult { PHPhotoLibrary.visibleAssets(options) { $0.mediaType == mediaType } }
  }

  /// Those in a collection.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult { PHPhotoLibrary.visibleAssets(options) { _ in true } }
  }

  /// Those with certain identifiers.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult { PHPhotoLibrary.visibleAssets(options) { identifiers.contains($0.localIdentifier) } }
  }
}

/// A collection of pictures.
open class PHCollection: PHObject, @unchecked Sendable {
  /// What people call it.
  open var localizedTitle: String? { nil }
}

/// What a collection is.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
}

/// What a collection is, more exactly. Of the smart albums there is the one with everything.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
  case any = 9_223_372_036_854_775_807
}

/// A collection of the library's: there is the one with all pictures.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  open override var localizedTitle: String? { "Recents" }
  open var assetCollectionType: PHAssetCollectionType { .smartAlbum }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .smartAlbumUserLibrary }
  /// About how many pictures it has: `NSNotFound`, as of smart albums.
  open var estimatedAssetCount: Int { NSNotFound }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }

  /// The collections of a kind. Options are not looked at, since there is at most one.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult {
      guard type == .smartAlbum, [.any, .smartAlbumUserLibrary].contains(subtype), PHPhotoLibrary.isVisible else {
        return []
      }
      return [PHAssetCollection(localIdentifier: "00000000-0000-4000-8000-000000000209/L0/040")]
    }
  }
}
