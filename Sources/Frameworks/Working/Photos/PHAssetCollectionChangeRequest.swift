// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import UIKit

/// Asks for an album, within a block of changes. There are none: the block's changes fail.
open class PHAssetCollectionChangeRequest: NSObject {
  open var title = ""
  /// Stands for the album, which is not made.
  open private(set) var placeholderForCreatedAssetCollection = PHObjectPlaceholder(localIdentifier: "")

  /// `nil`: what the library has cannot be changed.
  public init?(for assetCollection: PHAssetCollection) {
    PHPhotoLibrary.shared().refuse()
    return nil
  }

  private init(title: String) {
    self.title = title
    super.init()
    PHPhotoLibrary.shared().refuse()
  }

  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    PHAssetCollectionChangeRequest(title: title)
  }
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) { PHPhotoLibrary.shared().refuse() }
  open func addAssets(_ assets: any NSFastEnumeration) {}
  open func removeAssets(_ assets: any NSFastEnumeration) {}
}

/// Asks for a picture or a film to be saved by its parts.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { self.init() }

  /// Saves a picture. Parts of other kinds, and what is no picture, fail with the block.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    guard type == .photo, let picture = UIImage(data: data) else { return PHPhotoLibrary.shared().refuse() }
    create(picture)
  }

  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    guard let data = try? Data(contentsOf: fileURL) else { return PHPhotoLibrary.shared().refuse() }
    addResource(with: type, data: data, options: options)
  }
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video = 2
  case audio = 3
  case alternatePhoto = 4
  case fullSizePhoto = 5
  case fullSizeVideo = 6
  case adjustmentData = 7
  case adjustmentBasePhoto = 8
  case pairedVideo = 9
}

open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
  public override init() { super.init() }
}

/// What Objective-C goes through one by one: Foundation on Linux lacks the name.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
