// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreLocation
public import Foundation
public import UIKit

/// Stands for something that is being made.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Asks for a new picture, within a block of changes.
open class PHAssetChangeRequest: NSObject {
  /// Stands for the picture until the changes are made.
  open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

  /// Creates a request for nothing; the ways below ask for something.
  public required override init() {}

  /// Asks for a picture to be saved.
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    let request = self.init()
    let number = PHPhotoLibrary.shared().create(image)
    request.placeholderForCreatedAsset = PHObjectPlaceholder(localIdentifier: PHAsset.identifier(number))
    return request
  }

  /// Asks for something of a picture to be changed. Only new pictures can be asked for: the block's changes fail.
  public convenience init(for asset: PHAsset) {
    self.init()
    PHPhotoLibrary.shared().refuse()
  }

  /// Asks for pictures to be taken away. They cannot be: the block's changes fail.
  open class func deleteAssets(_ assets: any NSFastEnumeration) { PHPhotoLibrary.shared().refuse() }

  /// Asks for a film to be saved; `nil`, since there are none.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }

  /// Kept: pictures have the time at which they were saved.
  open var creationDate: Date?
  /// Kept: nobody knows where pictures were taken.
  open var location: CLLocation?
  /// Kept: nothing is marked.
  open var isFavorite = false
  /// Kept: nothing is hidden.
  open var isHidden = false

  /// Asks for the picture of a file to be saved; `nil` where it is none.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    UIImage(contentsOfFile: fileURL.path).map { creationRequestForAsset(from: $0) }
  }
}

/// That something of the library's has changed.
open class PHChange: NSObject, @unchecked Sendable {
  override init() {}

  /// How what was fetched is now; `nil` where it is as it was.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    let details = PHFetchResultChangeDetails(fetchResult, PHFetchResult(fetchResult.fetch))
    return details.isEmpty ? nil : details
  }
}

/// How what was fetched has changed.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  init(_ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
  }

  var isEmpty: Bool { removedIndexes == nil && insertedIndexes == nil }

  /// Whether the indexes say all: pictures come and go and do not change.
  open var hasIncrementalChanges: Bool { true }
  /// What has gone, as it was counted before; `nil` where nothing has.
  open var removedIndexes: IndexSet? { Self.indexes(of: fetchResultBeforeChanges, outside: fetchResultAfterChanges) }
  open var removedObjects: [ObjectType] { removedIndexes.map(fetchResultBeforeChanges.objects) ?? [] }
  /// What has come, as it is counted now; `nil` where nothing has.
  open var insertedIndexes: IndexSet? { Self.indexes(of: fetchResultAfterChanges, outside: fetchResultBeforeChanges) }
  open var insertedObjects: [ObjectType] { insertedIndexes.map(fetchResultAfterChanges.objects) ?? [] }
  /// What is otherwise than before: nothing.
  open var changedIndexes: IndexSet? { nil }
  open var changedObjects: [ObjectType] { [] }
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
