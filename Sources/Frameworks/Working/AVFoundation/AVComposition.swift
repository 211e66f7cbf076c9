// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import CoreMedia
public import Foundation

/// No track of a composition.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public typealias CMPersistentTrackID = Int32

/// A film put together of others. Films are not read, so that it has nothing to show: what is put into it fails.
open class AVComposition: AVAsset, @unchecked Sendable {}

/// A film that is being put together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  /// A track to put parts of films into: there is none where films are not read.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? { nil }

  /// Fails: films are not read.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    throw AVError(.decoderNotFound)
  }
}

/// A track that is being put together.
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
  private var ownTransform = CGAffineTransform.identity
  open override var preferredTransform: CGAffineTransform {
    get { ownTransform }
    set { ownTransform = newValue }
  }

  /// Fails: films are not read.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    throw AVError(.decoderNotFound)
  }
}
