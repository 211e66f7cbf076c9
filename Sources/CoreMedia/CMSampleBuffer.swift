// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A piece of film or sound; there are none, so that there is no object of the class.
open class CMSampleBuffer: @unchecked Sendable {
  private init() {}
}

/// The pixels of such a piece; there are none.
open class CVBuffer: @unchecked Sendable {
  private init() {}
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

/// The pixels of a piece.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
