// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreMedia
public import Foundation

/// Reads films and sounds piece by piece. Films are not read: none can be made.
open class AVAssetReader: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case reading = 1
    case completed = 2
    case failed = 3
    case cancelled = 4
  }

  open private(set) var asset: AVAsset
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open private(set) var outputs: [AVAssetReaderOutput] = []

  /// Throws ``AVError/decoderNotFound``: films are not read.
  public init(asset: AVAsset) throws { throw AVError(.decoderNotFound) }

  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  /// - Returns: `false`.
  @discardableResult open func startReading() -> Bool {
    (status, error) = (.failed, AVError(.decoderNotFound))
    return false
  }
  open func cancelReading() { status = .cancelled }
}

/// Gives what a reader reads: nothing.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var mediaType: AVMediaType { .video }
  open var alwaysCopiesSampleData = true
  open var supportsRandomAccess = false
  /// `nil`: nothing is read.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
  open func markConfigurationAsFinal() {}
}

open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  open private(set) var track: AVAssetTrack
  open private(set) var outputSettings: [String: Any]?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
    super.init()
  }
  open override var mediaType: AVMediaType { track.mediaType }
}

open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
  open private(set) var audioTracks: [AVAssetTrack]
  open private(set) var audioSettings: [String: Any]?
  open var audioMix: AVAudioMix?
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
    super.init()
  }
}

open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
  open private(set) var videoTracks: [AVAssetTrack]
  open private(set) var videoSettings: [String: Any]?
  open var videoComposition: AVVideoComposition?
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
    (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
    super.init()
  }
}
