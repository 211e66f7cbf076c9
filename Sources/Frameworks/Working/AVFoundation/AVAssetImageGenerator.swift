// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import CoreMedia
public import Foundation

/// A picture or sound of a film; none is read.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var mediaType: AVMediaType { .video }
  open var timeRange: CMTimeRange { .zero }
  open var estimatedDataRate: Float { 0 }
  open var formatDescriptions: [Any] { [] }
}

extension AVAsset {
  /// None: films are not read.
  public var tracks: [AVAssetTrack] { [] }
  /// None: films are not read.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
}

/// Takes pictures out of films. Films are not read: it throws.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed = 1
    case cancelled = 2
  }

  open private(set) var asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }

  /// Tells of each time that no picture can be had.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let times = requestedTimes.map(\.timeValue)
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async {
      for time in times { handler(time, nil, .invalid, .failed, AVError(.decoderNotFound)) }
    }
  }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }

  open func cancelAllCGImageGeneration() {}
}
