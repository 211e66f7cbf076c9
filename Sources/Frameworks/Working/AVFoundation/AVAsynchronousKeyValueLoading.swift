// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import CoreMedia
public import Foundation

/// Something that a film or a track can be asked for.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  init() {}
}

/// Something of a type that a film or a track can be asked for.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {}

/// What can be asked for parts of it, which may have to be read first. Films are not read here: each question throws.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
  public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A { throw AVError(.decoderNotFound) }
  public func load<A, B>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) { throw AVError(.decoderNotFound) }
  public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) { throw AVError(.decoderNotFound) }
  public func load<A, B, C, D>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>,
    _ fourth: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) { throw AVError(.decoderNotFound) }
  public func load<A, B, C, D, E>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>,
    _ fourth: AVAsyncProperty<Self, D>, _ fifth: AVAsyncProperty<Self, E>
  ) async throws -> (A, B, C, D, E) { throw AVError(.decoderNotFound) }
  public func load<A, B, C, D, E, F>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>,
    _ fourth: AVAsyncProperty<Self, D>, _ fifth: AVAsyncProperty<Self, E>, _ sixth: AVAsyncProperty<Self, F>
  ) async throws -> (A, B, C, D, E, F) { throw AVError(.decoderNotFound) }
}

extension AVMetadataItem {
  // What an item of code's own says is there: it is given at once.
  public func load(_ property: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?>) async throws
    -> (any NSCopying & NSObjectProtocol)?
  { value }
  public func load(_ property: AVAsyncProperty<AVMetadataItem, String?>) async throws -> String? { stringValue }
  public func load(_ property: AVAsyncProperty<AVMetadataItem, NSNumber?>) async throws -> NSNumber? { numberValue }
  public func load(_ property: AVAsyncProperty<AVMetadataItem, Date?>) async throws -> Date? { dateValue }
  public func load(_ property: AVAsyncProperty<AVMetadataItem, Data?>) async throws -> Data? { dataValue }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty() }
  public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty() }
  public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty() }
  public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty() }
}

extension AVAsset {
  /// Throws: films are not read.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw AVError(.decoderNotFound)
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
  public static var availableMediaCharacteristicsWithMediaSelectionOptions:
    AVAsyncProperty<Root, [AVMediaCharacteristic]>
  { AVAsyncProperty() }
  public static var availableMetadataFormats: AVAsyncProperty<Root, [String]> { AVAsyncProperty() }
  public static var allMediaSelections: AVAsyncProperty<Root, [AVMediaSelection]> { AVAsyncProperty() }
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty() }
  public static var lyrics: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty() }
}
