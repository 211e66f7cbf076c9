// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import UIKit

/// How pictures are fetched.
open class PHFetchOptions: NSObject {
  /// Which ones. Formats know `mediaType`, `creationDate`, `modificationDate`, `pixelWidth`, `pixelHeight`, `duration`,
  /// `isFavorite`, `isHidden` and `localIdentifier`. Defaults to `nil`: all.
  open var predicate: NSPredicate?
  /// In which order, by the same keys. Defaults to `nil`: the oldest first.
  open var sortDescriptors: [NSSortDescriptor]?
  /// At most how many; 0, the default, is no limit.
  open var fetchLimit = 0
  /// Whether hidden pictures are found too. Defaults to `false`.
  open var includeHiddenAssets = false
  /// Kept: there are no bursts. Defaults to `false`.
  open var includeAllBurstAssets = false
  /// Where pictures may come from. All come from the library.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// Whether changes say what came and went. Defaults to `true`.
  open var wantsIncrementalChangeDetails = true

  public override init() {}

  func apply(to assets: [PHAsset]) -> [PHAsset] {
    var chosen = assets.map { (asset: $0, values: $0.values) }
    if let predicate { chosen.removeAll { !predicate.evaluate(with: $0.values) } }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      // Swift's sort keeps equal ones in their order.
      chosen.sort { left, right in
        for descriptor in sortDescriptors {
          switch descriptor.compare(left.values, to: right.values) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return false
      }
    }
    let result = chosen.map(\.asset)
    return fetchLimit > 0 ? Array(result.prefix(fetchLimit)) : result
  }
}

/// What a fetch has found, as it was then.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]
  let fetch: () -> [ObjectType]

  /// What nobody has fetched: nothing.
  public convenience override init() { self.init { [] } }

  init(_ fetch: @escaping () -> [ObjectType]) {
    self.fetch = fetch
    objects = fetch()
  }

  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }

  open func object(at index: Int) -> ObjectType { objects[index] }
  open subscript(idx: Int) -> ObjectType { objects[idx] }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

  /// Where an object is; `NSNotFound` where it is not.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject || ($0 as? NSObject)?.isEqual(anObject) == true } ?? NSNotFound
  }

  /// The same from a place on.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int {
    let index = index(of: anObject)
    return NSLocationInRange(index, range) ? index : NSNotFound
  }

  /// Calls a closure with each object and its place, until it sets the last argument.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerateObjects(options: [], using: block)
  }

  /// The same, backwards with `.reverse`.
  open func enumerateObjects(
    options opts: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    let places = Array(objects.indices)
    for index in opts.contains(.reverse) ? places.reversed() : places {
      block(objects[index], index, &stops)
      if stops.boolValue { return }
    }
  }

  /// How many of the objects are of a kind.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
}
