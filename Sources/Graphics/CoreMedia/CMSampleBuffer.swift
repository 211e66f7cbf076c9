// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Synchronization

public var kCMSampleBufferError_AllocationFailed: OSStatus { -12730 }
public var kCMSampleBufferError_RequiredParameterMissing: OSStatus { -12731 }
public var kCMSampleBufferError_AlreadyHasDataBuffer: OSStatus { -12732 }
public var kCMSampleBufferError_BufferNotReady: OSStatus { -12733 }
public var kCMSampleBufferError_Invalidated: OSStatus { -12744 }

/// When a sample begins, how long it goes on, and when it is decoded.
public struct CMSampleTimingInfo: Equatable, Sendable {
  public var duration: CMTime
  public var presentationTimeStamp: CMTime
  public var decodeTimeStamp: CMTime

  public init() { (duration, presentationTimeStamp, decodeTimeStamp) = (CMTime(), CMTime(), CMTime()) }
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
    self.decodeTimeStamp = decodeTimeStamp
  }
  public static let invalid = CMSampleTimingInfo(
    duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
}

/// A piece of film or sound that code made: nothing here records or reads any.
open class CMSampleBuffer: @unchecked Sendable {
  struct Contents {
    var data: CMBlockBuffer?
    var image: CVImageBuffer?
    var format: CMFormatDescription?
    var count: CMItemCount
    var timings: [CMSampleTimingInfo]
    var sizes: [Int]
    var isReady: Bool
  }

  private let contents: Contents
  private let invalid = Mutex(false)

  init(_ contents: Contents) { self.contents = contents }

  public var dataBuffer: CMBlockBuffer? { isValid ? contents.data : nil }
  public var imageBuffer: CVImageBuffer? { isValid ? contents.image : nil }
  public var formatDescription: CMFormatDescription? { contents.format }
  public var numSamples: CMItemCount { contents.count }
  public var isValid: Bool { !invalid.withLock { $0 } }
  public var dataReadiness: Bool { contents.isReady }
  public var presentationTimeStamp: CMTime { contents.timings.first?.presentationTimeStamp ?? .invalid }
  public var decodeTimeStamp: CMTime { contents.timings.first?.decodeTimeStamp ?? .invalid }
  /// Of all samples.
  public var duration: CMTime {
    guard let first = contents.timings.first else { return .invalid }
    if contents.timings.count == 1 { return CMTimeMultiply(first.duration, multiplier: Int32(contents.count)) }
    return contents.timings.dropFirst().reduce(first.duration) { $0 + $1.duration }
  }
  /// Of all samples, in bytes.
  public var totalSampleSize: Int {
    contents.sizes.count == 1 ? contents.sizes[0] * contents.count : contents.sizes.reduce(0, +)
  }
  public func invalidate() throws { invalid.withLock { $0 = true } }

  func timing(_ index: Int) -> CMSampleTimingInfo? {
    guard index >= 0, index < contents.count else { return nil }
    if contents.timings.indices.contains(index) { return contents.timings[index] }
    guard contents.timings.count == 1, var timing = contents.timings.first else { return nil }
    let offset = CMTimeMultiply(timing.duration, multiplier: Int32(index))
    timing.presentationTimeStamp = timing.presentationTimeStamp + offset
    return timing
  }
}

/// Makes a piece of bytes.
@discardableResult public func CMSampleBufferCreate(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, dataReady: Bool,
  makeDataReadyCallback: ((CMSampleBuffer, UnsafeMutableRawPointer?) -> OSStatus)?, refcon: UnsafeMutableRawPointer?,
  formatDescription: CMFormatDescription?, sampleCount: CMItemCount, sampleTimingEntryCount: CMItemCount,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount: CMItemCount,
  sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  guard sampleCount >= 0, [0, 1, sampleCount].contains(sampleTimingEntryCount),
    [0, 1, sampleCount].contains(sampleSizeEntryCount)
  else { return kCMSampleBufferError_RequiredParameterMissing }
  sampleBufferOut.pointee = CMSampleBuffer(
    CMSampleBuffer.Contents(
      data: dataBuffer, format: formatDescription, count: sampleCount,
      timings: Array(
        UnsafeBufferPointer(start: sampleTimingArray, count: sampleTimingArray == nil ? 0 : sampleTimingEntryCount)),
      sizes: Array(
        UnsafeBufferPointer(start: sampleSizeArray, count: sampleSizeArray == nil ? 0 : sampleSizeEntryCount)),
      isReady: dataReady))
  return 0
}

/// Makes a piece of bytes that are there.
@discardableResult public func CMSampleBufferCreateReady(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?,
  sampleCount: CMItemCount, sampleTimingEntryCount: CMItemCount,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount: CMItemCount,
  sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  CMSampleBufferCreate(
    allocator: allocator, dataBuffer: dataBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
    formatDescription: formatDescription, sampleCount: sampleCount, sampleTimingEntryCount: sampleTimingEntryCount,
    sampleTimingArray: sampleTimingArray, sampleSizeEntryCount: sampleSizeEntryCount,
    sampleSizeArray: sampleSizeArray, sampleBufferOut: sampleBufferOut)
}

/// Makes a piece of one picture.
@discardableResult public func CMSampleBufferCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
  makeDataReadyCallback: ((CMSampleBuffer, UnsafeMutableRawPointer?) -> OSStatus)?, refcon: UnsafeMutableRawPointer?,
  formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  sampleBufferOut.pointee = CMSampleBuffer(
    CMSampleBuffer.Contents(
      image: imageBuffer, format: formatDescription, count: 1, timings: [sampleTiming.pointee], sizes: [],
      isReady: dataReady))
  return 0
}

@discardableResult public func CMSampleBufferCreateReadyWithImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
  sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  CMSampleBufferCreateForImageBuffer(
    allocator: allocator, imageBuffer: imageBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
    formatDescription: formatDescription, sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}

/// The pixels of a piece.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// The bytes of a piece.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.dataReadiness }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
/// Lets go of the piece's contents.
@discardableResult public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
  (try? sbuf.invalidate()) == nil ? kCMSampleBufferError_Invalidated : 0
}
/// When one of the samples is.
@discardableResult public func CMSampleBufferGetSampleTimingInfo(
  _ sbuf: CMSampleBuffer, at sampleIndex: CMItemIndex, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus {
  guard let timing = sbuf.timing(sampleIndex) else { return kCMSampleBufferError_RequiredParameterMissing }
  timingInfoOut.pointee = timing
  return 0
}
