// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Synchronization

extension CGImage {
  /// Takes a PNG, JPEG or WebP file, of which only the header is read now, or the first picture of a GIF file.
  package convenience init(decoding data: Data) throws(ImageDecodingError) {
    if GIFFile.isGIF(data) {
      var pictures = GIFPictures(try GIFFile(data))
      self.init(pictures.picture(0))
      return
    }
    let header = try ImageHeader(data)
    self.init(
      width: header.width, height: header.height, storage: .encoded(data, header.format),
      identifier: ImageIdentifier(hashing: data, width: header.width, height: header.height),
      form: PixelForm(of: header))
  }

  /// What can be seen of a picture whose file has come in part; `nil` before any of its pixels has.
  package convenience init?(partOf data: Data, _ header: ImageHeader) {
    let bitmap: Bitmap? =
      switch header.format {
      case .png: try? PNGCodec.decode(data, header, isPartial: true)
      case .jpeg:
        try? JPEGCodec.decode(
          data, header, minimumWidth: header.width, minimumHeight: header.height, isPartial: true)
      case .webP: nil
      }
    guard let bitmap else { return nil }
    self.init(bitmap, like: PixelForm(of: header))
  }

  /// Takes pixels from memory that are to be told of as in a picture that they were made of.
  private convenience init(_ bitmap: Bitmap, like form: PixelForm?) {
    guard let form else {
      self.init(bitmap)
      return
    }
    let rows = PixelForm(layout: form.layout, bytesPerRow: form.layout.bytesPerPixel * bitmap.width)
    self.init(bitmap, textFrames: [], views: "", form: rows)
  }

  /// The picture with its pixels in memory, the longer side at most `maxPixelSize`.
  ///
  /// - Parameter change: What is done to the pixels, such as to turn them upright.
  package func inMemory(
    maxPixelSize: Int? = nil, _ change: (Bitmap) -> Bitmap = { $0 }
  ) throws(ImageDecodingError) -> CGImage {
    CGImage(change(try decoded(maxPixelSize: maxPixelSize)), like: form)
  }

  /// Takes pixels from memory.
  package convenience init(_ bitmap: Bitmap, textFrames: [CGRect] = [], views: String = "") {
    self.init(
      width: bitmap.width, height: bitmap.height, storage: .bitmap(bitmap.pixels),
      identifier: ImageIdentifier(hashing: bitmap.pixels, width: bitmap.width, height: bitmap.height),
      textFrames: textFrames, views: views)
  }

  /// How the stored pixels are to be turned, as EXIF counts; 1 (upright) for everything but photos.
  package var exifOrientation: Int {
    guard case .encoded(let data, .jpeg) = storage else { return 1 }
    return (try? ImageHeader(data))?.orientation ?? 1
  }

  /// The pixels, with the longer side at most `maxPixelSize`; `nil` keeps the size. Nothing is ever enlarged.
  package func decoded(maxPixelSize: Int? = nil) throws(ImageDecodingError) -> Bitmap {
    guard let limit = maxPixelSize, limit < max(width, height) else {
      return try decoded(minimumWidth: width, minimumHeight: height)
    }
    let ratio = Double(max(limit, 1)) / Double(max(width, height))
    let newWidth = max(1, Int((Double(width) * ratio).rounded()))
    let newHeight = max(1, Int((Double(height) * ratio).rounded()))
    return try decoded(minimumWidth: newWidth, minimumHeight: newHeight).scaled(width: newWidth, height: newHeight)
  }

  /// The pixels at the size that costs the decoder least and is not below the given one, unless the picture itself is.
  package func decoded(minimumWidth: Int, minimumHeight: Int) throws(ImageDecodingError) -> Bitmap {
    switch storage {
    case .bitmap(let pixels):
      return Bitmap(width: width, height: height, pixels: pixels)
    case .encoded(let data, _):
      let header = try ImageHeader(data)
      let wantedWidth = min(max(minimumWidth, 1), width)
      let wantedHeight = min(max(minimumHeight, 1), height)
      switch header.format {
      case .png:
        return try PNGCodec.decode(data, header)
      case .jpeg:
        return try JPEGCodec.decode(data, header, minimumWidth: wantedWidth, minimumHeight: wantedHeight)
      case .webP:
        return try WebPCodec.decode(data, header, width: wantedWidth, height: wantedHeight)
      }
    }
  }

  /// The picture as a PNG file: its own bytes if it is one already.
  package func pngData() throws(ImageDecodingError) -> Data {
    if case .encoded(let data, .png) = storage { return data }
    let data = try decoded().pngData(hasAlpha: ![.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo))
    if !textFrames.isEmpty || !views.isEmpty, let tell = Self.fileObserver.withLock(\.self) { tell(data, self) }
    return data
  }

  /// Told of each PNG file that is made of a picture of which it is known where its text is, or what views it shows; from
  /// any thread. Set by who compares such files later.
  package static let fileObserver = Mutex<(@Sendable (_ file: Data, _ picture: CGImage) -> Void)?>(nil)
}
