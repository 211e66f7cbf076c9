// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import CoreMedia
public import Foundation

/// Writes films and sounds. Films are not written: it fails when it is started.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case writing = 1
    case completed = 2
    case failed = 3
    case cancelled = 4
  }

  open private(set) var outputURL: URL
  open private(set) var outputFileType: AVFileType
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open private(set) var inputs: [AVAssetWriterInput] = []
  open var metadata: [AVMetadataItem] = []
  open var shouldOptimizeForNetworkUse = false
  open var movieFragmentInterval = CMTime.invalid
  open var movieTimeScale: CMTimeScale = 0
  open var directoryForTemporaryFiles: URL?

  /// - Throws: ``AVError/fileAlreadyExists`` where there is a file.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    if FileManager.default.fileExists(atPath: outputURL.path) { throw AVError(.fileAlreadyExists) }
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    super.init()
  }
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown }
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }

  /// - Returns: `false`; the error says that nothing writes films.
  @discardableResult open func startWriting() -> Bool {
    (status, error) = (.failed, AVError(.unsupportedOutputSettings))
    return false
  }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func cancelWriting() { if status != .failed { status = .cancelled } }
  @preconcurrency open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { handler() }
  }
  open func finishWriting() async {}
}

/// What is to be written into a film. It never takes any.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  open private(set) var mediaType: AVMediaType
  open private(set) var outputSettings: [String: Any]?
  open private(set) var sourceFormatHint: CMFormatDescription?
  open var metadata: [AVMetadataItem] = []
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var naturalSize = CGSize.zero
  open var mediaTimeScale: CMTimeScale = 0
  open var preferredVolume: Float = 1
  open var languageCode: String?
  open var isReadyForMoreMediaData: Bool { false }

  public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil) {
    (self.mediaType, self.outputSettings, self.sourceFormatHint) = (mediaType, outputSettings, sourceFormatHint)
    super.init()
  }

  /// Would call the block whenever more can be written, which never is.
  @preconcurrency open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {}
  /// - Returns: `false`: nothing is written.
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
}

open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  open private(set) var assetWriterInput: AVAssetWriterInput
  open private(set) var sourcePixelBufferAttributes: [String: Any]?
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    super.init()
  }
  /// - Returns: `false`: nothing is written.
  @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime)
    -> Bool
  {
    false
  }
}
