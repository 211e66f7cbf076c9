// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreMedia
public import Foundation

/// Whether something of a film is known.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading = 1
  case loaded = 2
  case failed = 3
  case cancelled = 4
}

extension AVAsset {
  /// Tells that nothing can be read of the film.
  public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler?() }
  }

  /// `failed`: films are not read.
  public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    outError?.pointee = AVError(.decoderNotFound) as NSError
    return .failed
  }

  public func cancelLoading() {}
  /// None: films are not read.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// None: films are not read.
  public var metadata: [AVMetadataItem] { [] }
  public var availableMetadataFormats: [String] { [] }
  public var naturalSize: CGSize { .zero }
  public var preferredTransform: CGAffineTransform { .identity }
  public var isExportable: Bool { false }
  public var isReadable: Bool { false }
  public var isComposable: Bool { false }
  public var hasProtectedContent: Bool { false }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
}

/// What kind of file something is.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  public static let heic = AVFileType(rawValue: "public.heic")
  public static let heif = AVFileType(rawValue: "public.heif")
  public static let tif = AVFileType(rawValue: "public.tiff")
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  public static let au = AVFileType(rawValue: "public.au-audio")
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  public static let appleProtectedMPEG4Audio = AVFileType(rawValue: "com.apple.protected-mpeg-4-audio")
  public static let appleProtectedMPEG4Video = AVFileType(rawValue: "com.apple.protected-mpeg-4-video")
  public static let SCC = AVFileType(rawValue: "com.scenarist.closed-caption")
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes a film anew. Films are not read: it fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting = 1
    case exporting = 2
    case completed = 3
    case failed = 4
    case cancelled = 5
  }

  open private(set) var asset: AVAsset
  open private(set) var presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  /// 0: no limit.
  open var fileLengthLimit: Int64 = 0
  /// 0: nothing is read that could be told of.
  open var estimatedOutputFileLength: Int64 { 0 }
  open var estimatedOutputFileLengthInBytes: Int64 { get async throws { throw AVError(.decoderNotFound) } }
  open var estimatedMaximumDuration: CMTime { get async throws { throw AVError(.decoderNotFound) } }
  open var metadata: [AVMetadataItem]?
  open var metadataItemFilter: AVMetadataItemFilter?
  open var audioMix: AVAudioMix?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  open var videoComposition: AVVideoComposition?
  open var canPerformMultiplePassesOverSourceMediaData = false
  open var directoryForTemporaryFiles: URL?
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }

  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  open class func allExportPresets() -> [String] { [] }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    nonisolated(unsafe) let handler = handler
    status = .exporting
    DispatchQueue.main.async { [self] in
      if status != .cancelled { (status, error) = (.failed, AVError(.decoderNotFound)) }
      handler()
    }
  }

  open func export() async {
    if status != .cancelled { (status, error) = (.failed, AVError(.decoderNotFound)) }
  }

  /// Throws: films are not read.
  open func export(to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation) async throws {
    guard status != .cancelled else { throw AVError(.operationCancelled) }
    (status, error) = (.failed, AVError(.decoderNotFound))
    throw AVError(.decoderNotFound)
  }

  open func cancelExport() { status = .cancelled }
}

/// Which items are told to others.
open class AVMetadataItemFilter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Leaves out what tells of the person.
  open class func forSharing() -> AVMetadataItemFilter { AVMetadataItemFilter() }
}
