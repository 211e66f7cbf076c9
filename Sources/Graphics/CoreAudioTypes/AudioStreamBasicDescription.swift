// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics

/// How the samples of a stream lie in memory.
public struct AudioStreamBasicDescription: Equatable, Sendable {
  /// Frames per second.
  public var mSampleRate: Float64
  public var mFormatID: AudioFormatID
  public var mFormatFlags: AudioFormatFlags
  public var mBytesPerPacket: UInt32
  public var mFramesPerPacket: UInt32
  public var mBytesPerFrame: UInt32
  public var mChannelsPerFrame: UInt32
  public var mBitsPerChannel: UInt32
  public var mReserved: UInt32

  public init() {
    self.init(
      mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
      mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
  }

  public init(
    mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
    mReserved: UInt32
  ) {
    (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
    (self.mBytesPerPacket, self.mFramesPerPacket) = (mBytesPerPacket, mFramesPerPacket)
    (self.mBytesPerFrame, self.mChannelsPerFrame) = (mBytesPerFrame, mChannelsPerFrame)
    (self.mBitsPerChannel, self.mReserved) = (mBitsPerChannel, mReserved)
  }
}

/// Where a packet of a compressed stream lies.
public struct AudioStreamPacketDescription: Equatable, Sendable {
  public var mStartOffset: Int64
  public var mVariableFramesInPacket: UInt32
  public var mDataByteSize: UInt32

  public init() { self.init(mStartOffset: 0, mVariableFramesInPacket: 0, mDataByteSize: 0) }
  public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
    self.mStartOffset = mStartOffset
    self.mVariableFramesInPacket = mVariableFramesInPacket
    self.mDataByteSize = mDataByteSize
  }
}

/// A kind of object of four letters and its maker's.
public struct AudioClassDescription: Equatable, Sendable {
  public var mType: UInt32
  public var mSubType: UInt32
  public var mManufacturer: UInt32

  public init() { self.init(mType: 0, mSubType: 0, mManufacturer: 0) }
  public init(mType: UInt32, mSubType: UInt32, mManufacturer: UInt32) {
    (self.mType, self.mSubType, self.mManufacturer) = (mType, mSubType, mManufacturer)
  }
}

public typealias AudioChannelLayoutTag = UInt32
public typealias AudioChannelLabel = UInt32

public var kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag { 0 }
public var kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag { 1 << 16 }
public var kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag { 100 << 16 | 1 }
public var kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag { 101 << 16 | 2 }

public var kAudio_NoError: OSStatus { 0 }
public var kAudio_UnimplementedError: OSStatus { -4 }
public var kAudio_FileNotFoundError: OSStatus { -43 }
public var kAudio_ParamError: OSStatus { -50 }
public var kAudio_MemFullError: OSStatus { -108 }
