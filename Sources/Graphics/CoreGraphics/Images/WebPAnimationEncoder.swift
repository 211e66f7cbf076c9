// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CImageCodecs

/// Makes an animated WebP, frame by frame; the same frames give the same bytes. It plays again and again.
package final class WebPAnimationEncoder {
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  private let width: Int
  private let height: Int
  private let encoder: OpaquePointer
  private var config = WebPConfig()
  /// In milliseconds; frames that would come at one time are of no use.
  private var last = -1

  /// - Parameters:
  ///   - width: Pixels; all frames have this size. At most 16383, WebP's own bound.
  ///   - quality: 0, small, to 100.
  package init(width: Int, height: Int, quality: Float = 80) throws(Failure) {
    guard (1...16_383).contains(width), (1...16_383).contains(height) else {
      throw Failure(description: "a recording of \(width) × \(height) pixels is not possible in WebP")
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0 else {
      throw Failure(description: "libwebpmux is of another version than its headers")
    }
    // Each changed part is written as a photograph or exactly, whichever is smaller.
    options.allow_mixed = 1
    options.kmin = 9
    options.kmax = 17
    config.quality = quality
    config.method = 4
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw Failure(description: "there is not enough memory for a recording of \(width) × \(height) pixels")
    }
    self.width = width
    self.height = height
    self.encoder = encoder
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
  }

  /// Adds a frame that is shown from `time` on, in seconds after the first one. Transparency is not kept.
  ///
  /// - Precondition: `frame` has the encoder's size.
  package func add(_ frame: Bitmap, at time: Double) throws(Failure) {
    precondition(frame.width == width && frame.height == height, "A recording's frames are all of one size")
    let milliseconds = Int((time * 1000).rounded())
    guard milliseconds > last else { return }
    last = milliseconds
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else {
      throw Failure(description: "libwebp is of another version than its headers")
    }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    let isTaken = frame.pixels.withUnsafeBytes { bytes in
      WebPPictureImportBGRX(&picture, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width * 4))
    }
    guard isTaken != 0, WebPAnimEncoderAdd(encoder, &picture, Int32(milliseconds), &config) != 0 else {
      throw Failure(description: "a frame can't be written: \(reason)")
    }
  }

  /// Ends the last frame at `time` and returns the file.
  package func finish(at time: Double) throws(Failure) -> Data {
    let end = Int32(max(Int((time * 1000).rounded()), last + 1))
    var file = WebPData()
    defer { WebPDataClear(&file) }
    guard WebPAnimEncoderAdd(encoder, nil, end, nil) != 0, WebPAnimEncoderAssemble(encoder, &file) != 0,
      let bytes = file.bytes
    else { throw Failure(description: "the recording can't be put together: \(reason)") }
    return Data(bytes: bytes, count: file.size)
  }

  private var reason: String { WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "no reason is given" }
}
