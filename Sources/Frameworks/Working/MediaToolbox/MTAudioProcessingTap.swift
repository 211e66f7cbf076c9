// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreAudioTypes
@_exported public import CoreMedia

/// Something that sees a player's sound on its way. Nothing is played here, so that none can be made.
public final class MTAudioProcessingTap: @unchecked Sendable {
  private init() {}
}

public typealias MTAudioProcessingTapCreationFlags = UInt32
public typealias MTAudioProcessingTapFlags = UInt32

public var kMTAudioProcessingTapCallbacksVersion_0: Int { 0 }
public var kMTAudioProcessingTapCreationFlag_PreEffects: MTAudioProcessingTapCreationFlags { 1 << 0 }
public var kMTAudioProcessingTapCreationFlag_PostEffects: MTAudioProcessingTapCreationFlags { 1 << 1 }
public var kMTAudioProcessingTapFlag_StartOfStream: MTAudioProcessingTapFlags { 1 << 8 }
public var kMTAudioProcessingTapFlag_EndOfStream: MTAudioProcessingTapFlags { 1 << 9 }

// C functions on iOS; none is ever called here.
public typealias MTAudioProcessingTapInitCallback = (
  _ tap: MTAudioProcessingTap, _ clientInfo: UnsafeMutableRawPointer?,
  _ tapStorageOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Void
public typealias MTAudioProcessingTapFinalizeCallback = (_ tap: MTAudioProcessingTap) -> Void
public typealias MTAudioProcessingTapPrepareCallback = (
  _ tap: MTAudioProcessingTap, _ maxFrames: CMItemCount, _ processingFormat: UnsafePointer<AudioStreamBasicDescription>
) -> Void
public typealias MTAudioProcessingTapUnprepareCallback = (_ tap: MTAudioProcessingTap) -> Void
public typealias MTAudioProcessingTapProcessCallback = (
  _ tap: MTAudioProcessingTap, _ numberFrames: CMItemCount, _ flags: MTAudioProcessingTapFlags,
  _ bufferListInOut: UnsafeMutablePointer<AudioBufferList>, _ numberFramesOut: UnsafeMutablePointer<CMItemCount>,
  _ flagsOut: UnsafeMutablePointer<MTAudioProcessingTapFlags>
) -> Void

/// The functions of a tap.
public struct MTAudioProcessingTapCallbacks {
  public var version: Int32
  public var clientInfo: UnsafeMutableRawPointer?
  public var `init`: MTAudioProcessingTapInitCallback?
  public var finalize: MTAudioProcessingTapFinalizeCallback?
  public var prepare: MTAudioProcessingTapPrepareCallback?
  public var unprepare: MTAudioProcessingTapUnprepareCallback?
  public var process: MTAudioProcessingTapProcessCallback

  public init(
    version: Int32, clientInfo: UnsafeMutableRawPointer?, init: MTAudioProcessingTapInitCallback?,
    finalize: MTAudioProcessingTapFinalizeCallback?, prepare: MTAudioProcessingTapPrepareCallback?,
    unprepare: MTAudioProcessingTapUnprepareCallback?, process: @escaping MTAudioProcessingTapProcessCallback
  ) {
    (self.version, self.clientInfo, self.`init`) = (version, clientInfo, `init`)
    (self.finalize, self.prepare) = (finalize, prepare)
    (self.unprepare, self.process) = (unprepare, process)
  }
}

/// Would make a tap.
///
/// - Returns: -12780, which says that it cannot be had.
@discardableResult public func MTAudioProcessingTapCreate(
  _ allocator: CFAllocator?, _ callbacks: UnsafePointer<MTAudioProcessingTapCallbacks>,
  _ flags: MTAudioProcessingTapCreationFlags, _ tapOut: UnsafeMutablePointer<MTAudioProcessingTap?>
) -> OSStatus {
  tapOut.pointee = nil
  return -12780
}

/// There is no tap to give it for.
public func MTAudioProcessingTapGetStorage(_ tap: MTAudioProcessingTap) -> UnsafeMutableRawPointer {
  fatalError("MTAudioProcessingTapGetStorage: there are no taps.")
}

/// - Returns: -12780; there are no taps.
@discardableResult public func MTAudioProcessingTapGetSourceAudio(
  _ tap: MTAudioProcessingTap, _ numberFrames: CMItemCount, _ bufferListInOut: UnsafeMutablePointer<AudioBufferList>,
  _ flagsOut: UnsafeMutablePointer<MTAudioProcessingTapFlags>?, _ timeRangeOut: UnsafeMutablePointer<CMTimeRange>?,
  _ numberFramesOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus { -12780 }
