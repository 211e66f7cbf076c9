// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Which date of a file says how old it is.
public enum SDImageCacheConfigExpireType: UInt, Sendable {
  case accessDate
  case modificationDate
  case creationDate
  case changeDate
}

/// How much a cache keeps, and for how long.
open class SDImageCacheConfig: NSObject, NSCopying {
  /// What caches begin with.
  public static let `default` = SDImageCacheConfig()

  /// Whether pictures are kept in memory.
  open var shouldCacheImagesInMemory = true
  /// Whether files that are too old go when the cache is made smaller.
  open var shouldRemoveExpiredDataWhenTerminate = true
  open var shouldRemoveExpiredDataWhenEnterBackground = true
  /// Seconds that a file is kept; a week. Below zero, for ever.
  open var maxDiskAge: TimeInterval = 60 * 60 * 24 * 7
  /// Bytes of all files; 0 for any number.
  open var maxDiskSize: UInt = 0
  /// Bytes of pixels in memory; 0 for any number.
  open var maxMemoryCost: UInt = 0
  /// Pictures in memory; 0 for any number.
  open var maxMemoryCount: UInt = 0
  open var diskCacheExpireType = SDImageCacheConfigExpireType.modificationDate

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SDImageCacheConfig()
    copy.shouldCacheImagesInMemory = shouldCacheImagesInMemory
    copy.shouldRemoveExpiredDataWhenTerminate = shouldRemoveExpiredDataWhenTerminate
    copy.shouldRemoveExpiredDataWhenEnterBackground = shouldRemoveExpiredDataWhenEnterBackground
    copy.maxDiskAge = maxDiskAge
    copy.maxDiskSize = maxDiskSize
    copy.maxMemoryCost = maxMemoryCost
    copy.maxMemoryCount = maxMemoryCount
    copy.diskCacheExpireType = diskCacheExpireType
    return copy
  }

  @available(*, unavailable, message: "pictures in memory are kept strongly")
  open var shouldUseWeakMemoryCache: Bool { false }
  @available(*, unavailable, message: "there is no iCloud")
  open var shouldDisableiCloud: Bool { true }
}
