// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit
internal import Synchronization

/// Why there is no small picture of a file.
public struct QLThumbnailError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = QLThumbnailError
    case generationFailed = 0
    case savingToURLFailed = 1
    case noCachedThumbnail = 2
    case noCloudThumbnail = 3
    case requestInvalid = 4
    case requestCancelled = 5
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  public static var generationFailed: Code { .generationFailed }
  public static var requestInvalid: Code { .requestInvalid }
  public static var requestCancelled: Code { .requestCancelled }
}

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  public enum RepresentationType: Int, Sendable {
    case icon = 0
    case lowQualityThumbnail = 1
    case thumbnail = 2
  }

  open private(set) var type: RepresentationType
  open private(set) var uiImage: UIImage
  open var cgImage: CGImage { picture }
  open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
  private let picture: CGImage

  init(_ picture: CGImage, scale: CGFloat) {
    (self.picture, type) = (picture, .thumbnail)
    uiImage = UIImage(cgImage: picture, scale: scale, orientation: .up)
    super.init()
  }
}

/// Makes small pictures of files that are pictures. Of other files none can be made.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// What is wanted of a file.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all = RepresentationTypes(rawValue: .max)
    }

    let file: URL
    open private(set) var size: CGSize
    open private(set) var scale: CGFloat
    open private(set) var representationTypes: RepresentationTypes
    open var minimumDimension: CGFloat = 0
    open var iconMode = false

    /// - Parameter size: In points, the largest that the picture may have.
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      (file, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  private static let one = QLThumbnailGenerator()
  open class var shared: QLThumbnailGenerator { one }
  private let cancelled = Mutex<Set<ObjectIdentifier>>([])

  /// Makes the best picture there is.
  @preconcurrency open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { [self] in
      do {
        completionHandler(try makePicture(request), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    try await withCheckedThrowingContinuation { continuation in
      generateBestRepresentation(for: request) { picture, error in
        continuation.resume(
          with: picture.map { .success($0) } ?? .failure(error ?? QLThumbnailError(.generationFailed)))
      }
    }
  }

  /// Makes pictures as they come, from worse to better: here the best alone.
  @preconcurrency open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
    )?
  ) {
    generateBestRepresentation(for: request) { picture, error in updateHandler?(picture, .thumbnail, error) }
  }

  /// Stops making a picture: its closure gets `requestCancelled`.
  open func cancel(_ request: Request) { cancelled.withLock { _ = $0.insert(ObjectIdentifier(request)) } }

  private func makePicture(_ request: Request) throws -> QLThumbnailRepresentation {
    guard cancelled.withLock({ $0.remove(ObjectIdentifier(request)) }) == nil else {
      throw QLThumbnailError(.requestCancelled)
    }
    guard request.size.width > 0, request.size.height > 0, request.scale > 0 else {
      throw QLThumbnailError(.requestInvalid)
    }
    guard let image = UIImage(contentsOfFile: request.file.path)?.cgImage else {
      throw QLThumbnailError(.generationFailed)
    }
    let room = CGSize(width: request.size.width * request.scale, height: request.size.height * request.scale)
    let factor = min(1, room.width / CGFloat(image.width), room.height / CGFloat(image.height))
    let (width, height) = (
      max(1, Int((CGFloat(image.width) * factor).rounded())), max(1, Int((CGFloat(image.height) * factor).rounded()))
    )
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    context?.interpolationQuality = .high
    context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let picture = context?.makeImage() else { throw QLThumbnailError(.generationFailed) }
    return QLThumbnailRepresentation(picture, scale: request.scale)
  }
}
