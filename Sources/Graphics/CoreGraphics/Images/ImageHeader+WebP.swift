// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CImageCodecs

extension ImageHeader {
  init(webP data: Data) throws(ImageDecodingError) {
    var features = WebPBitstreamFeatures()
    let status = data.withUnsafeBytes { bytes in
      WebPGetFeatures(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &features)
    }
    guard status == VP8_STATUS_OK else {
      throw .badHeader(
        .webP,
        status == VP8_STATUS_NOT_ENOUGH_DATA
          ? "the data ends after \(data.count) bytes within the header" : "libwebp status \(status.rawValue)")
    }
    self.init(
      format: .webP, width: Int(features.width), height: Int(features.height), hasAlpha: features.has_alpha != 0)
  }
}
