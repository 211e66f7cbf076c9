// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

public typealias CMMediaType = UInt32
public typealias CMVideoCodecType = UInt32

public var kCMMediaType_Video: CMMediaType { 0x7669_6465 }
public var kCMMediaType_Audio: CMMediaType { 0x736F_756E }
public var kCMMediaType_Muxed: CMMediaType { 0x6D75_7878 }
public var kCMMediaType_Text: CMMediaType { 0x7465_7874 }
public var kCMMediaType_ClosedCaption: CMMediaType { 0x636C_6370 }
public var kCMMediaType_Subtitle: CMMediaType { 0x7362_746C }
public var kCMMediaType_TimeCode: CMMediaType { 0x746D_6364 }
public var kCMMediaType_Metadata: CMMediaType { 0x6D65_7461 }
public var kCMVideoCodecType_H264: CMVideoCodecType { 0x6176_6331 }
public var kCMVideoCodecType_HEVC: CMVideoCodecType { 0x6876_6331 }
public var kCMVideoCodecType_JPEG: CMVideoCodecType { 0x6A70_6567 }
public var kCMFormatDescriptionError_InvalidParameter: OSStatus { -12710 }
public var kCMFormatDescriptionError_AllocationFailed: OSStatus { -12711 }

/// What samples are like: their kind, and how sound or pictures are kept.
open class CMFormatDescription: @unchecked Sendable {
  let type: CMMediaType
  let subType: UInt32
  let size: CMVideoDimensions
  /// In memory of its own, as C code is given a pointer to it.
  let sound: UnsafeMutablePointer<AudioStreamBasicDescription>?

  init(_ type: CMMediaType, _ subType: UInt32, size: CMVideoDimensions = CMVideoDimensions()) {
    (self.type, self.subType, self.size, sound) = (type, subType, size, nil)
  }

  init(_ description: AudioStreamBasicDescription) {
    (type, subType, size) = (kCMMediaType_Audio, description.mFormatID, CMVideoDimensions())
    let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
    memory.initialize(to: description)
    sound = memory
  }

  deinit { sound?.deallocate() }

  /// Four letters that tell a kind of samples.
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let video = MediaType(rawValue: kCMMediaType_Video)
    public static let audio = MediaType(rawValue: kCMMediaType_Audio)
    public static let text = MediaType(rawValue: kCMMediaType_Text)
    public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
  }

  /// Four letters that tell how samples are packed.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
    public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
    public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
    public static let mpeg4AAC = MediaSubType(rawValue: kAudioFormatMPEG4AAC)
  }

  public var mediaType: MediaType { MediaType(rawValue: type) }
  public var mediaSubType: MediaSubType { MediaSubType(rawValue: subType) }
  public var audioStreamBasicDescription: AudioStreamBasicDescription? { sound?.pointee }
  public var dimensions: CMVideoDimensions { size }

  /// What sound is like.
  public convenience init(audioStreamBasicDescription: AudioStreamBasicDescription) throws {
    self.init(audioStreamBasicDescription)
  }
  /// What the pictures of a buffer's kind are like.
  public convenience init(imageBuffer: CVImageBuffer) throws {
    self.init(
      kCMMediaType_Video, CVPixelBufferGetPixelFormatType(imageBuffer),
      size: CMVideoDimensions(
        width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer))))
  }
}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

/// The width and height of a film.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
  public init() { self.init(width: 0, height: 0) }
}

/// Describes sound; layouts of channels and cookies are not kept.
@discardableResult public func CMAudioFormatDescriptionCreate(
  allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int, layout: UnsafeRawPointer?,
  magicCookieSize: Int, magicCookie: UnsafeRawPointer?, extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(asbd.pointee)
  return 0
}

/// Describes pictures of a size in pixels.
@discardableResult public func CMVideoFormatDescriptionCreate(
  allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(
    kCMMediaType_Video, codecType, size: CMVideoDimensions(width: width, height: height))
  return 0
}

/// Describes pictures like one's own.
@discardableResult public func CMVideoFormatDescriptionCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
  return 0
}

/// How sound is kept; valid while the description lives. `nil` for pictures.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
  _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { desc.sound.map { UnsafePointer($0) } }
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.type }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> UInt32 { desc.subType }
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.size
}
