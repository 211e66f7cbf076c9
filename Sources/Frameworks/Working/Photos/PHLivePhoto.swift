// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation
internal import Synchronization
public import UIKit

// Live photos: a picture with the film around it. The films are files that are kept and never played.

/// The number of a request for a live photo.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

// MARK: - Keys of a request's `info`

/// The reason why there is no live photo.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better one follows: never.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with the film around it.
open class PHLivePhoto: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The picture.
  package let still: UIImage

  init(still: UIImage) {
    self.still = still
    super.init()
  }

  /// The size of the picture, in pixels.
  open var size: CGSize { CGSize(width: still.size.width * still.scale, height: still.size.height * still.scale) }

  /// Makes a live photo of its files.
  ///
  /// - Parameters:
  ///   - fileURLs: The files of the picture and of the film.
  ///   - image: Shown while the files are read. They are read at once.
  ///   - targetSize: In pixels; `.zero` is the size of the picture. A picture is made smaller for it and never larger.
  ///   - resultHandler: Called once, on the main thread. Without a picture among the files it gets an error.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    LivePhotoRequests.shared.start { info in
      let picture = fileURLs.lazy.compactMap { try? Data(contentsOf: $0) }.compactMap { UIImage(data: $0) }.first
      guard let picture else {
        resultHandler(nil, info.merging([PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]) { $1 })
        return
      }
      resultHandler(PHLivePhoto(still: PictureSize.fit(picture, targetSize, contentMode, .zero)), info)
    } cancelled: { info in
      resultHandler(nil, info)
    }
  }

  /// Ends a request; its handler gets no live photo.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
    LivePhotoRequests.shared.cancel(requestID)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  /// Reads a live photo from an archive.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "still"), let still = coder.decodeObject(of: UIImage.self, forKey: "still") else {
      return nil
    }
    self.still = still
    super.init()
  }

  /// Writes the picture into an archive.
  open func encode(with coder: NSCoder) { coder.encode(still, forKey: "still") }
}

/// The requests for live photos that are not answered yet.
private final class LivePhotoRequests: Sendable {
  static let shared = LivePhotoRequests()

  private struct State {
    var last = PHLivePhotoRequestIDInvalid
    var isCancelled: [PHLivePhotoRequestID: Bool] = [:]
  }

  /// Run on the main thread, as the caller was told.
  private struct Answer: @unchecked Sendable { var run: (Bool) -> Void }

  private let state = Mutex(State())

  func start(
    _ body: @escaping ([AnyHashable: Any]) -> Void, cancelled: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    let number = state.withLock { state in
      state.last += 1
      state.isCancelled[state.last] = false
      return state.last
    }
    let answer = Answer { isCancelled in
      let info: [AnyHashable: Any] = [PHLivePhotoInfoIsDegradedKey: false, PHLivePhotoInfoCancelledKey: isCancelled]
      if isCancelled { cancelled(info) } else { body(info) }
    }
    DispatchQueue.main.async {
      answer.run(self.state.withLock { $0.isCancelled.removeValue(forKey: number) } ?? true)
    }
    return number
  }

  func cancel(_ number: PHLivePhotoRequestID) {
    state.withLock { if $0.isCancelled[number] != nil { $0.isCancelled[number] = true } }
  }
}

/// How a live photo is asked for.
open class PHLivePhotoRequestOptions: NSObject, NSCopying {
  /// Kept: there is one. Defaults to `current`.
  open var version = PHImageRequestOptionsVersion.current
  /// Kept: the best comes at once. Defaults to `opportunistic`.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Kept: all pictures are on the device. Defaults to `false`.
  open var isNetworkAccessAllowed = false
  /// Never called.
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHLivePhotoRequestOptions()
    copy.version = version
    copy.deliveryMode = deliveryMode
    copy.isNetworkAccessAllowed = isNetworkAccessAllowed
    copy.progressHandler = progressHandler
    return copy
  }
}

extension PHImageManager {
  /// Asks for the live photo of a picture. The library has none: the handler is told so.
  @discardableResult public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse { resultHandler(nil, $0) } }
}
