// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CImageCodecs

/// Reads WebP files with libwebp; of an animation, the first frame.
enum WebPCodec {
  static func decode(
    _ data: Data, _ header: ImageHeader, width: Int, height: Int
  ) throws(ImageDecodingError) -> Bitmap {
    var features = WebPBitstreamFeatures()
    let isAnimation = data.withUnsafeBytes { bytes in
      WebPGetFeatures(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &features) == VP8_STATUS_OK
        && features.has_animation != 0
    }
    if isAnimation { return try decodeFirstFrame(data, header) }
    var pixels = Data(count: width * height * 4)
    let status = data.withUnsafeBytes { source in
      pixels.withUnsafeMutableBytes { target in
        decode(source, into: target, rowBytes: width * 4, width: width, height: height)
      }
    }
    try check(status)
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func decode(
    _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer, rowBytes: Int, width: Int,
    height: Int
  ) -> VP8StatusCode {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { return VP8_STATUS_INVALID_PARAM }
    config.options.use_scaling = 1
    config.options.scaled_width = Int32(width)
    config.options.scaled_height = Int32(height)
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    config.output.u.RGBA.rgba = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
    config.output.u.RGBA.stride = Int32(rowBytes)
    config.output.u.RGBA.size = target.count
    let status = WebPDecode(source.baseAddress?.assumingMemoryBound(to: UInt8.self), source.count, &config)
    WebPFreeDecBuffer(&config.output)
    return status
  }

  /// The first frame at its place on an empty canvas.
  private static func decodeFirstFrame(_ data: Data, _ header: ImageHeader) throws(ImageDecodingError) -> Bitmap {
    var pixels = Data(count: header.width * header.height * 4)
    let status: VP8StatusCode = data.withUnsafeBytes { source in
      var container = WebPData(bytes: source.baseAddress?.assumingMemoryBound(to: UInt8.self), size: source.count)
      guard let demuxer = WebPDemux(&container) else { return VP8_STATUS_BITSTREAM_ERROR }
      defer { WebPDemuxDelete(demuxer) }
      var frame = WebPIterator()
      guard WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else { return VP8_STATUS_BITSTREAM_ERROR }
      defer { WebPDemuxReleaseIterator(&frame) }
      let (x, y, width, height) = (Int(frame.x_offset), Int(frame.y_offset), Int(frame.width), Int(frame.height))
      guard x >= 0, y >= 0, width > 0, height > 0, x + width <= header.width, y + height <= header.height else {
        return VP8_STATUS_BITSTREAM_ERROR
      }
      let fragment = UnsafeRawBufferPointer(start: frame.fragment.bytes, count: frame.fragment.size)
      return pixels.withUnsafeMutableBytes { target in
        let start = (y * header.width + x) * 4
        return decode(
          fragment, into: UnsafeMutableRawBufferPointer(rebasing: target[start...]), rowBytes: header.width * 4,
          width: width, height: height)
      }
    }
    try check(status)
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  private static func check(_ status: VP8StatusCode) throws(ImageDecodingError) {
    switch status {
    case VP8_STATUS_OK: break
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .corrupt(.webP, "the data ends too early")
    case VP8_STATUS_OUT_OF_MEMORY: throw .corrupt(.webP, "out of memory")
    default: throw .corrupt(.webP, "libwebp status \(status.rawValue)")
    }
  }
}
