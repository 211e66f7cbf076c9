// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreVideo

/// A piece of film or sound; there are none, so that there is no object of the class.
open class CMSampleBuffer: @unchecked Sendable {
  private init() {}
}

/// What a piece is like; there are none.
open class CMFormatDescription: @unchecked Sendable {
  private init() {}
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

/// The pixels of a piece.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { 0 }
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  CMVideoDimensions()
}

extension CMSampleBuffer {
  public var imageBuffer: CVImageBuffer? { nil }
  public var presentationTimeStamp: CMTime { .invalid }
  public var formatDescription: CMFormatDescription? { nil }
}
