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
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty() }
}
