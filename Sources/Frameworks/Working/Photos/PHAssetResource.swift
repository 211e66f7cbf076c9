// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import UIKit

/// A file that a picture of the library lies in.
open class PHAssetResource: NSObject, @unchecked Sendable {
  let asset: PHAsset

  init(_ asset: PHAsset) {
    self.asset = asset
    super.init()
  }

  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { asset.localIdentifier }
  open var uniformTypeIdentifier: String { "public.png" }
  /// As a camera numbers its pictures.
  open var originalFilename: String { String(format: "IMG_%04d.PNG", asset.entry.number) }
  open var pixelWidth: Int { asset.pixelWidth }
  open var pixelHeight: Int { asset.pixelHeight }

  /// The files of a picture: one.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset)] }
}

/// How a file is read.
open class PHAssetResourceRequestOptions: NSObject {
  /// Kept: nothing lies in a cloud. Defaults to `false`.
  open var isNetworkAccessAllowed = false
  /// Not called: nothing is loaded in parts. Defaults to `nil`.
  open var progressHandler: ((Double) -> Void)?
  public override init() {}
}

/// Reads the files of the library's pictures.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let shared = PHAssetResourceManager()
  open class func `default`() -> PHAssetResourceManager { shared }

  /// Gives a file's bytes, then the end.
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
  ) -> Int32 {
    PHImageManager.default().requestImageDataAndOrientation(for: resource.asset, options: nil) { data, _, _, _ in
      if let data { handler(data) }
      completionHandler(data == nil ? CocoaError(.fileReadUnknown) : nil)
    }
  }

  /// Writes a file's bytes into another.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    PHImageManager.default().requestImageDataAndOrientation(for: resource.asset, options: nil) { data, _, _, _ in
      do {
        guard let data else { throw CocoaError(.fileReadUnknown) }
        try data.write(to: fileURL)
        completionHandler(nil)
      } catch { completionHandler(error) }
    }
  }
}

public enum PHCollectionListType: Int, Sendable {
  case folder = 2
  case smartFolder = 3
}

public enum PHCollectionListSubtype: Int, Sendable {
  case regularFolder = 100
  case smartFolderEvents = 200
  case smartFolderFaces = 201
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// A folder of albums: the library has none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  open var collectionListType: PHCollectionListType { .folder }
  open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult { [] } }

  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult { [] }
  }
}
