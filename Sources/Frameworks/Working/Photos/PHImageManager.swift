// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation
public import ImageIO
internal import Synchronization
public import AVFoundation
public import UIKit

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// As large as the picture is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

// What `info` says of a picture that was asked for.

/// Whether a better one follows: never.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether it has to come from iCloud: never.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture goes into a size.
public enum PHImageContentMode: Int, Sendable {
  /// All of it, as large as fits.
  case aspectFit = 0
  /// As small as leaves nothing of the size empty.
  case aspectFill = 1

  /// The same as `aspectFit`.
  public static let `default` = PHImageContentMode.aspectFit
}

/// Which edition of a picture; all are the same here.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted = 1
  case original = 2
}

/// How good a picture must be; the best comes at once here.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat = 1
  case fastFormat = 2
}

/// How a picture is brought to a size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// It is as large as it is.
  case none = 0
  /// About; here exactly.
  case fast = 1
  /// Exactly.
  case exact = 2
}

/// Called while a picture comes from iCloud: never.
public typealias PHAssetImageProgressHandler =
  @Sendable (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
  ) -> Void

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject {
  /// Kept: there is one. Defaults to `current`.
  open var version = PHImageRequestOptionsVersion.current
  /// Kept: the best comes at once. Defaults to `opportunistic`.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Defaults to `fast`.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part that is asked for, in shares of the picture; `.zero`, the default, is all of it.
  open var normalizedCropRect = CGRect.zero
  /// Kept: all pictures are on the device. Defaults to `false`.
  open var isNetworkAccessAllowed = false
  /// Whether the handler is called before the request returns. Defaults to `false`.
  open var isSynchronous = false
  /// Never called.
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}
}

/// How a film is asked for.
open class PHVideoRequestOptions: NSObject {
  public enum DeliveryMode: Int, Sendable {
    case automatic = 0
    case highQualityFormat = 1
    case mediumQualityFormat = 2
    case fastFormat = 3
  }

  public enum Version: Int, Sendable {
    case current = 0
    case original = 1
  }

  open var isNetworkAccessAllowed = false
  open var version = Version.current
  open var deliveryMode = DeliveryMode.automatic
  /// Never called.
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}
}

/// Gives pictures of the library in the size that is asked for.
open class PHImageManager: NSObject, @unchecked Sendable {
  private struct State {
    var last = PHInvalidImageRequestID
    var waiting: Set<PHImageRequestID> = []
  }

  private static let manager = PHImageManager()
  private let state = Mutex(State())

  public override init() {}

  /// The app's.
  open class func `default`() -> PHImageManager { manager }

  /// Asks for a picture.
  ///
  /// - Parameters:
  ///   - targetSize: In pixels. A picture is made smaller for it and never larger.
  ///   - resultHandler: Called once, on the main thread, later unless the options say otherwise.
  /// - Returns: A number by which that can be cancelled.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let size = options?.resizeMode == PHImageRequestOptionsResizeMode.none ? PHImageManagerMaximumSize : targetSize
    let part = options?.normalizedCropRect ?? .zero
    return request(options) { info in
      resultHandler(PictureSize.fit(asset.entry.picture, size, contentMode, part), info)
    }
  }

  /// Asks for a picture's file.
  ///
  /// - Parameter resultHandler: Called once with its bytes, its type and how it is to be turned.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(options) { info in resultHandler(asset.entry.picture.pngData(), "public.png", .up, info) }
  }

  /// The same, on older systems.
  @available(*, deprecated, message: "use requestImageDataAndOrientation")
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(options) { info in resultHandler(asset.entry.picture.pngData(), "public.png", .up, info) }
  }

  /// Asks for a film. The library has none: the handler is told so.
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse { resultHandler(nil, nil, $0) } }

  /// Asks for a film to be played. The library has none: the handler is told so.
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse { resultHandler(nil, $0) } }

  /// Asks for a film to be written. The library has none: the handler is told so.
  @discardableResult open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse { resultHandler(nil, $0) } }

  /// Tells a handler that the library lacks what it asked for.
  func refuse(_ handler: @escaping ([AnyHashable: Any]) -> Void) -> PHImageRequestID {
    request(nil) { info in
      handler(info.merging([PHImageErrorKey: PHPhotosError(.invalidResource)]) { $1 })
    }
  }

  /// Ends a request; its handler is not called.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    state.withLock { _ = $0.waiting.remove(requestID) }
  }

  private func request(
    _ options: PHImageRequestOptions?, _ body: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let isSynchronous = options?.isSynchronous == true
    let number = state.withLock { state in
      state.last += 1
      if !isSynchronous { state.waiting.insert(state.last) }
      return state.last
    }
    let info: [AnyHashable: Any] = [
      PHImageResultRequestIDKey: number, PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false,
    ]
    if isSynchronous {
      body(info)
    } else {
      let passed = Answer(run: { body(info) })
      DispatchQueue.main.async {
        guard self.state.withLock({ $0.waiting.remove(number) != nil }) else { return }
        passed.run()
      }
    }
    return number
  }

  /// What is run on the main thread, as the caller was told.
  private struct Answer: @unchecked Sendable { var run: () -> Void }
}

/// Gives pictures, and would make them ready before they are asked for: they are made quickly enough.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Kept. Defaults to `true`.
  open var allowsCachingHighQualityImages = true

  /// A hint that pictures will be asked for.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// A hint that they will not.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// A hint that none will.
  open func stopCachingImagesForAllAssets() {}
}

/// Brings pictures to sizes.
enum PictureSize {
  /// A picture as large as it is asked for, at a scale of 1.
  static func fit(_ picture: UIImage, _ target: CGSize, _ mode: PHImageContentMode, _ part: CGRect) -> UIImage {
    let pixels = CGSize(
      width: (picture.size.width * picture.scale).rounded(), height: (picture.size.height * picture.scale).rounded())
    let part = part.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : part
    let seen = CGSize(width: pixels.width * part.width, height: pixels.height * part.height)
    guard seen.width > 0, seen.height > 0 else { return picture }
    var factor: CGFloat = 1
    if target.width > 0, target.height > 0 {
      let (across, down) = (target.width / seen.width, target.height / seen.height)
      factor = min(mode == .aspectFit ? min(across, down) : max(across, down), 1)
    }
    let size = CGSize(
      width: max((seen.width * factor).rounded(), 1), height: max((seen.height * factor).rounded(), 1))
    if factor == 1, part.width == 1, part.height == 1, picture.scale == 1 { return picture }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let (x, y) = (size.width / part.width, size.height / part.height)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      picture.draw(in: CGRect(x: -part.minX * x, y: -part.minY * y, width: x, height: y))
    }
  }
}
