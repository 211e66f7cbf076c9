// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreLocation
public import Foundation
public import UIKit

/// Stands for something that is being made.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Asks for a new picture, or for something of one to be changed, within a block of changes.
open class PHAssetChangeRequest: NSObject {
  /// Stands for the picture until the changes are made.
  open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?
  /// What the picture is to be marked with.
  private(set) var notes = PhotoNotes()

  /// Creates a request for nothing; the ways below ask for something.
  public required override init() {}

  /// Asks for a picture to be saved.
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    let request = self.init()
    request.create(image)
    return request
  }

  /// Asks for a picture to be saved, with what is set here.
  func create(_ picture: UIImage) {
    let number = PHPhotoLibrary.shared().create(picture, for: self)
    placeholderForCreatedAsset = PHObjectPlaceholder(localIdentifier: PHAsset.identifier(number))
  }

  /// Asks for something of a picture to be changed: what is set below.
  public convenience init(for asset: PHAsset) {
    self.init()
    notes = asset.notes
    PHPhotoLibrary.shared().change(asset, by: self)
  }

  /// Asks for pictures to be taken away. They cannot be: the block's changes fail.
  open class func deleteAssets(_ assets: any NSFastEnumeration) { PHPhotoLibrary.shared().refuse() }

  /// Asks for a film to be saved; `nil`, since there are none.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }

  /// When the picture was taken; `nil`, as with new ones, is when it is saved.
  open var creationDate: Date? {
    get { notes.date }
    set { notes.date = newValue }
  }
  /// Where the picture was taken. `nil` with new ones.
  open var location: CLLocation? {
    get { notes.location }
    set { notes.location = newValue }
  }
  /// Whether people love the picture. `false` with new ones.
  open var isFavorite: Bool {
    get { notes.isFavorite }
    set { notes.isFavorite = newValue }
  }
  /// Whether the picture is found only by who asks for hidden ones. `false` with new ones.
  open var isHidden: Bool {
    get { notes.isHidden }
    set { notes.isHidden = newValue }
  }

  /// Asks for the picture of a file to be saved; `nil` where it is none.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    UIImage(contentsOfFile: fileURL.path).map { creationRequestForAsset(from: $0) }
  }
}

/// That something of the library's has changed.
open class PHChange: NSObject, @unchecked Sendable {
  public override init() {}

  /// How what was fetched is now; `nil` where it is as it was.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    let details = PHFetchResultChangeDetails(fetchResult, PHFetchResult(fetchResult.fetch))
    return details.isEmpty ? nil : details
  }
}

/// How what was fetched has changed.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  open private(set) var fetchResultBeforeChanges: PHFetchResult<ObjectType>
  open private(set) var fetchResultAfterChanges: PHFetchResult<ObjectType>

  init(_ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
  }

  var isEmpty: Bool { removedIndexes == nil && insertedIndexes == nil && changedIndexes == nil }

  /// Whether the indexes say all: they do.
  open var hasIncrementalChanges: Bool { true }
  /// What has gone, as it was counted before; `nil` where nothing has.
  open var removedIndexes: IndexSet? { Self.indexes(of: fetchResultBeforeChanges, outside: fetchResultAfterChanges) }
  open var removedObjects: [ObjectType] { removedIndexes.map(fetchResultBeforeChanges.objects) ?? [] }
  /// What has come, as it is counted now; `nil` where nothing has.
  open var insertedIndexes: IndexSet? { Self.indexes(of: fetchResultAfterChanges, outside: fetchResultBeforeChanges) }
  open var insertedObjects: [ObjectType] { insertedIndexes.map(fetchResultAfterChanges.objects) ?? [] }
  /// What is otherwise than before, as it is counted now; `nil` where nothing is.
  open var changedIndexes: IndexSet? {
    let before = (0..<fetchResultBeforeChanges.count).map { fetchResultBeforeChanges[$0] }
    let known = Dictionary(before.map { ($0.localIdentifier, ($0 as? PHAsset)?.notes) }) { first, _ in first }
    let found = IndexSet(
      (0..<fetchResultAfterChanges.count).filter { index in
        guard let now = fetchResultAfterChanges[index] as? PHAsset, let then = known[now.localIdentifier] else {
          return false
        }
        return then != now.notes
      })
    return found.isEmpty ? nil : found
  }
  open var changedObjects: [ObjectType] { changedIndexes.map(fetchResultAfterChanges.objects) ?? [] }
  /// Whether something is in another place than what came and went says: never.
  open var hasMoves: Bool { false }
  /// Calls the closure for each move: never.
  open func enumerateMoves(_ handler: (Int, Int) -> Void) {}

  private static func indexes(
    of result: PHFetchResult<ObjectType>, outside other: PHFetchResult<ObjectType>
  ) -> IndexSet? {
    let known = Set((0..<other.count).map { other[$0].localIdentifier })
    let found = IndexSet((0..<result.count).filter { !known.contains(result[$0].localIdentifier) })
    return found.isEmpty ? nil : found
  }
}
