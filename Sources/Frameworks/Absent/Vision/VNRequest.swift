// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics
@_exported public import CoreML
public import CoreImage
public import Foundation
public import ImageIO
internal import Synchronization

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// Says once that nothing is looked for.
enum NothingSeen {
  private static let isTold = Mutex(false)

  static func tell() {
    let isFirst = isTold.withLock { isTold in
      defer { isTold = true }
      return !isTold
    }
    guard isFirst else { return }
    FileHandle.standardError.write(Data("Vision: Tessera looks at no pictures; requests find nothing.\n".utf8))
  }
}

/// Why a picture is not looked at.
public struct VNError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = VNError
    case turiCore = -1
    case ok = 0
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBoundsError = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case outOfMemory = 10
    case unknownError = 11
    case invalidOperation = 12
    case invalidImage = 13
    case invalidArgument = 14
    case invalidModel = 15
    case unsupportedRevision = 16
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.vis" }
}

public let VNErrorDomain = VNError.errorDomain

/// What each request has in a form of its own, which a class's property could not: those of Objective-C may.
public protocol _VNFinding: AnyObject {
  /// Whether the request was made.
  var _isDone: Bool { get }
}

extension _VNFinding {
  /// What was found: nothing; `nil` before the request was made.
  public var results: [VNObservation]? { _isDone ? [] : nil }
}

/// Asks for something in a picture. It finds nothing.
open class VNRequest: NSObject, _VNFinding, @unchecked Sendable {
  open private(set) var completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  public final var _isDone: Bool { isDone }
  fileprivate(set) final var isDone = false
  private var isCancelled = false

  public override init() {
    completionHandler = nil
    super.init()
  }
  public init(completionHandler: VNRequestCompletionHandler?) {
    self.completionHandler = completionHandler
    super.init()
  }

  open func cancel() { isCancelled = true }

  /// - Returns: Why the request was not made.
  fileprivate func perform() -> (any Error)? {
    let error = isCancelled ? VNError(.requestCancelled) : failure
    if error == nil {
      NothingSeen.tell()
      isDone = true
    }
    completionHandler?(self, error)
    return error
  }

  var failure: VNError? { nil }
}

/// Asks within a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// In shares of the picture, from the lower left.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// More that is known of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Makes requests of a picture.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  private let isReadable: Bool

  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
    isReadable = true
    super.init()
  }
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
    isReadable = true
    super.init()
  }
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
    isReadable = true
    super.init()
  }
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    isReadable = CIImage(data: imageData) != nil
    super.init()
  }
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
    isReadable = CIImage(contentsOf: imageURL) != nil
    super.init()
  }
  public convenience init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(cgImage: image, options: options) }
  public convenience init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(ciImage: image, options: options) }
  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init(cvPixelBuffer: pixelBuffer, options: options) }
  public convenience init(
    data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(data: imageData, options: options) }
  public convenience init(
    url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(url: imageURL, options: options) }

  /// Makes requests, one after the other, before it returns. They find nothing.
  ///
  /// - Throws: ``VNError`` for a picture that cannot be read.
  open func perform(_ requests: [VNRequest]) throws {
    guard isReadable else { throw VNError(.invalidImage) }
    for request in requests {
      if let error = request.perform() { throw error }
    }
  }
}

/// Makes requests of one picture after another.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
  }
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { try perform(requests, on: pixelBuffer) }
  open func perform(_ requests: [VNRequest], onCGImage image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }
  open func perform(_ requests: [VNRequest], onCIImage image: CIImage) throws {
    try VNImageRequestHandler(ciImage: image).perform(requests)
  }
}

/// From shares of a picture to its pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
    height: normalizedRect.height * height)
}
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint { CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight)) }
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  let (width, height) = (CGFloat(max(1, imageWidth)), CGFloat(max(1, imageHeight)))
  return CGRect(
    x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
    height: imageRect.height / height)
}
