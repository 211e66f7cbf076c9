// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Where a picture came from.
public enum SDImageCacheType: Int, Sendable {
  /// It was downloaded, or is kept nowhere.
  case none
  case disk
  case memory
  /// Memory and disk, where a cache type says what is asked or written.
  case all

  var usesMemory: Bool { self == .memory || self == .all }
  var usesDisk: Bool { self == .disk || self == .all }
}

/// How a picture is loaded.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Addresses that failed are asked again; otherwise they fail at once until the app ends.
  public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
  /// The request has a low priority.
  public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  /// The picture is asked for again though it is kept; the kept one is shown meanwhile.
  public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  /// Cookies are sent and kept.
  public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
  /// The request has a high priority.
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  /// The placeholder is shown when the picture fails, not while it is loaded.
  public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  /// Animated pictures go through the transformer, too.
  public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
  /// The view does not show the picture; the completion does.
  public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  /// Large pictures are made smaller: at most 60 MB of pixels.
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  /// The file is read though the picture is in memory, so that a completion gets its bytes.
  public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
  /// The same, at once.
  public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
  /// The disk is read at once.
  public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
  /// Nothing is downloaded.
  public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
  /// Nothing is looked up in the cache.
  public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
  /// The transition is shown for kept pictures, too.
  public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
  /// Pixels are decoded when the picture is drawn.
  public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
  /// Of animated pictures the first is shown.
  public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
  /// All pictures of an animated one are decoded at once, as they always are here.
  public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
  /// The completion waits until the picture is stored.
  public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
  /// Loading does not end what the view loaded before.
  public static let avoidAutoCancelImage = SDWebImageOptions(rawValue: 1 << 24)

  @available(*, unavailable, message: "Tessera's stand-in shows pictures when all of their bytes are there")
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  @available(*, unavailable, message: "apps of Tessera are not in the background")
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  @available(*, unavailable, message: "certificates are always checked")
  public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
  @available(*, unavailable, message: "animated classes are not there; pictures animate as UIImage does")
  public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
  @available(*, unavailable, message: "there are no vector coders")
  public static let transformVectorImage = SDWebImageOptions(rawValue: 1 << 23)
}

/// What a completion of a view is called with, on the main queue.
public typealias SDExternalCompletionBlock = (UIImage?, Error?, SDImageCacheType, URL?) -> Void
/// What a completion of the manager is called with: the picture, its bytes, an error, where it came from, whether all of it is
/// there, its address.
public typealias SDInternalCompletionBlock = (UIImage?, Data?, Error?, SDImageCacheType, Bool, URL?) -> Void
/// The bytes that came, the bytes that there are, and the address; not on the main queue.
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
/// The picture, its bytes, an error, whether all of it is there.
public typealias SDImageLoaderCompletedBlock = (UIImage?, Data?, Error?, Bool) -> Void
public typealias SDWebImageDownloaderCompletedBlock = SDImageLoaderCompletedBlock
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock
public typealias SDWebImageNoParamsBlock = () -> Void
public typealias SDImageCacheQueryCompletionBlock = (UIImage?, Data?, SDImageCacheType) -> Void
public typealias SDImageCacheCheckCompletionBlock = (Bool) -> Void
public typealias SDImageCacheCalculateSizeBlock = (UInt, UInt) -> Void
public typealias SDWebImageContext = [SDWebImageContextOption: Any]
public typealias SDWebImageMutableContext = [SDWebImageContextOption: Any]

/// What else is said of a request.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A `String` under which a view keeps the request.
  public static let setImageOperationKey = SDWebImageContextOption(rawValue: "setImageOperationKey")
  /// The `SDWebImageManager` that loads.
  public static let customManager = SDWebImageContextOption(rawValue: "customManager")
  /// The `SDImageCache` that is asked and written.
  public static let imageCache = SDWebImageContextOption(rawValue: "imageCache")
  /// An `SDImageTransformer`.
  public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  /// Pixels per point, a number.
  public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
  /// Whether a thumbnail keeps its shape; `true` where nothing is said.
  public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
  /// An `NSValue` of a `CGSize` in pixels, or the size itself: the picture is made no larger.
  public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
  /// The raw value of an `SDImageCacheType`: what is asked. All where nothing is said.
  public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
  /// The same for what is written.
  public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
  /// An `SDWebImageDownloaderRequestModifier`.
  public static let downloadRequestModifier = SDWebImageContextOption(rawValue: "downloadRequestModifier")
  /// An `SDWebImageCacheKeyFilter`.
  public static let cacheKeyFilter = SDWebImageContextOption(rawValue: "cacheKeyFilter")

  @available(*, unavailable, message: "Tessera's stand-in loads by URLSession alone")
  public static let imageLoader = SDWebImageContextOption(rawValue: "imageLoader")
  @available(*, unavailable, message: "pictures are read by UIImage; there are no coders")
  public static let imageCoder = SDWebImageContextOption(rawValue: "imageCoder")
  @available(*, unavailable, message: "pictures animate as UIImage does")
  public static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
  @available(*, unavailable, message: "transformed pictures are stored, their originals are not")
  public static let originalStoreCacheType = SDWebImageContextOption(rawValue: "originalStoreCacheType")
  @available(*, unavailable, message: "files are the bytes that came")
  public static let cacheSerializer = SDWebImageContextOption(rawValue: "cacheSerializer")
  @available(*, unavailable, message: "answers are taken as they come")
  public static let downloadResponseModifier = SDWebImageContextOption(rawValue: "downloadResponseModifier")
  @available(*, unavailable, message: "bytes are taken as they come")
  public static let downloadDecryptor = SDWebImageContextOption(rawValue: "downloadDecryptor")
}

/// The domain of this library's errors.
public let SDWebImageErrorDomain = "SDWebImageErrorDomain"
/// The status of an answer, in the `userInfo` of `invalidDownloadStatusCode`.
public let SDWebImageErrorDownloadStatusCodeKey = "SDWebImageErrorDownloadStatusCodeKey"

/// Why there is no picture.
public struct SDWebImageError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case invalidURL = 1000
    case badImageData = 1001
    case cacheNotModified = 1002
    /// The address failed before.
    case blackListed = 1003
    case invalidDownloadOperation = 2000
    case invalidDownloadStatusCode = 2001
    case cancelled = 2002
    case invalidDownloadResponse = 2003
    case invalidDownloadContentType = 2004
  }

  public let code: Code
  let status: Int?
  let words: String

  init(_ code: Code, _ words: String, status: Int? = nil) {
    (self.code, self.words, self.status) = (code, words, status)
  }

  public static var errorDomain: String { SDWebImageErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: words]
    if let status { info[SDWebImageErrorDownloadStatusCodeKey] = status }
    return info
  }

  public static let invalidURL = Code.invalidURL
  public static let badImageData = Code.badImageData
  public static let cacheNotModified = Code.cacheNotModified
  public static let blackListed = Code.blackListed
  public static let invalidDownloadOperation = Code.invalidDownloadOperation
  public static let invalidDownloadStatusCode = Code.invalidDownloadStatusCode
  public static let cancelled = Code.cancelled
  public static let invalidDownloadResponse = Code.invalidDownloadResponse
  public static let invalidDownloadContentType = Code.invalidDownloadContentType
}

/// Something that can be ended.
public protocol SDWebImageOperation: AnyObject {
  func cancel()
}
