// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Reading and writing files of sound by C functions. Sound is read by `AVAudioFile` only: these fail.

public typealias AudioFileTypeID = UInt32
public typealias AudioFilePropertyID = UInt32
public typealias AudioFileID = OpaquePointer
public typealias ExtAudioFileRef = OpaquePointer
public typealias ExtAudioFilePropertyID = UInt32

/// How a file is made.
public struct AudioFileFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// What is in the file goes.
  public static let eraseFile = AudioFileFlags(rawValue: 1)
  public static let dontPageAlignAudioData = AudioFileFlags(rawValue: 2)
}

/// How a file is opened.
public enum AudioFilePermissions: Int8, Sendable {
  case readPermission = 1
  case writePermission = 2
  case readWritePermission = 3
}

public var kAudioFileAIFFType: AudioFileTypeID { 0x4149_4646 }
public var kAudioFileAIFCType: AudioFileTypeID { 0x4149_4643 }
public var kAudioFileWAVEType: AudioFileTypeID { 0x5741_5645 }
public var kAudioFileRF64Type: AudioFileTypeID { 0x5246_3634 }
public var kAudioFileNextType: AudioFileTypeID { 0x4E65_5854 }
public var kAudioFileMP3Type: AudioFileTypeID { 0x4D50_4733 }
public var kAudioFileMP2Type: AudioFileTypeID { 0x4D50_4732 }
public var kAudioFileMP1Type: AudioFileTypeID { 0x4D50_4731 }
public var kAudioFileAC3Type: AudioFileTypeID { 0x6163_2D33 }
public var kAudioFileAAC_ADTSType: AudioFileTypeID { 0x6164_7473 }
public var kAudioFileMPEG4Type: AudioFileTypeID { 0x6D70_3466 }
public var kAudioFileM4AType: AudioFileTypeID { 0x6D34_6166 }
public var kAudioFileM4BType: AudioFileTypeID { 0x6D34_6266 }
public var kAudioFileCAFType: AudioFileTypeID { 0x6361_6666 }
public var kAudioFile3GPType: AudioFileTypeID { 0x3367_7070 }
public var kAudioFileAMRType: AudioFileTypeID { 0x616D_7266 }
public var kAudioFileFLACType: AudioFileTypeID { 0x666C_6163 }

public var kAudioFileUnspecifiedError: OSStatus { 0x7768_743F }
public var kAudioFileUnsupportedFileTypeError: OSStatus { 0x7479_703F }
public var kAudioFileUnsupportedDataFormatError: OSStatus { 0x666D_743F }
public var kAudioFileUnsupportedPropertyError: OSStatus { 0x7074_793F }
public var kAudioFilePermissionsError: OSStatus { 0x7072_6D3F }
public var kAudioFileInvalidFileError: OSStatus { 0x6474_613F }
public var kAudioFileNotOpenError: OSStatus { -38 }
public var kAudioFileEndOfFileError: OSStatus { -39 }
public var kAudioFileFileNotFoundError: OSStatus { -43 }
public var kExtAudioFileError_InvalidProperty: OSStatus { -66561 }
public var kExtAudioFileError_InvalidPropertySize: OSStatus { -66562 }
public var kExtAudioFileError_NonPCMClientFormat: OSStatus { -66563 }
public var kExtAudioFileError_InvalidOperationOrder: OSStatus { -66567 }

public var kExtAudioFileProperty_FileDataFormat: ExtAudioFilePropertyID { 0x6666_6D74 }
public var kExtAudioFileProperty_FileChannelLayout: ExtAudioFilePropertyID { 0x6663_6C6F }
public var kExtAudioFileProperty_ClientDataFormat: ExtAudioFilePropertyID { 0x6366_6D74 }
public var kExtAudioFileProperty_ClientChannelLayout: ExtAudioFilePropertyID { 0x6363_6C6F }
public var kExtAudioFileProperty_FileLengthFrames: ExtAudioFilePropertyID { 0x2366_726D }
public var kExtAudioFileProperty_FileMaxPacketSize: ExtAudioFilePropertyID { 0x666D_7073 }
public var kExtAudioFileProperty_ClientMaxPacketSize: ExtAudioFilePropertyID { 0x636D_7073 }
public var kExtAudioFileProperty_AudioFile: ExtAudioFilePropertyID { 0x6166_696C }

/// Would open a file of sound.
///
/// - Returns: `kAudioFileFileNotFoundError` for a file that is not there, `kAudioFileUnsupportedFileTypeError` for any
///   other.
@discardableResult public func ExtAudioFileOpenURL(
  _ inURL: CFURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
  outExtAudioFile.pointee = nil
  let isThere = FileManager.default.fileExists(atPath: (inURL as URL).path)
  return isThere ? kAudioFileUnsupportedFileTypeError : kAudioFileFileNotFoundError
}

/// Would make a file of sound.
///
/// - Returns: `kAudioFileUnsupportedFileTypeError`.
@discardableResult public func ExtAudioFileCreateWithURL(
  _ inURL: CFURL, _ inFileType: AudioFileTypeID, _ inStreamDesc: UnsafePointer<AudioStreamBasicDescription>,
  _ inChannelLayout: UnsafeRawPointer?, _ inFlags: UInt32, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
  outExtAudioFile.pointee = nil
  return kAudioFileUnsupportedFileTypeError
}

/// - Returns: `kAudioFileNotOpenError`; no file is ever open.
@discardableResult public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> OSStatus {
  kAudioFileNotOpenError
}
/// - Returns: `kAudioFileNotOpenError`.
@discardableResult public func ExtAudioFileRead(
  _ inExtAudioFile: ExtAudioFileRef, _ ioNumberFrames: UnsafeMutablePointer<UInt32>,
  _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kAudioFileNotOpenError }
/// - Returns: `kAudioFileNotOpenError`.
@discardableResult public func ExtAudioFileWrite(
  _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32, _ ioData: UnsafePointer<AudioBufferList>
) -> OSStatus { kAudioFileNotOpenError }
/// - Returns: `kAudioFileNotOpenError`.
@discardableResult public func ExtAudioFileSetProperty(
  _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID, _ inPropertyDataSize: UInt32,
  _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioFileNotOpenError }
/// - Returns: `kAudioFileNotOpenError`.
@discardableResult public func ExtAudioFileGetProperty(
  _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileNotOpenError }
