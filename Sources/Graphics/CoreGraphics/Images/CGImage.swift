// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A bitmap picture, immutable; sizes are pixels.
///
/// A picture read from a file keeps its encoded bytes, since the browser can have those as they are, and is decoded
/// only when somebody draws it.
public final class CGImage: Hashable, Sendable {
  /// Where the pixels come from.
  package enum Storage: Sendable {
    /// A file's bytes, checked to have a sane header.
    case encoded(Data, ImageFormat)
    /// Premultiplied 8-bit BGRA rows in memory (Cairo's ARGB32, little endian), tightly packed.
    case bitmap(Data)
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  package let storage: Storage
  /// A hash of size and bytes: equal pictures have equal identifiers on every machine.
  package let identifier: ImageIdentifier
  /// Where text was drawn in it, in pixels from the top left; nothing where that is not known. It is no part of what makes
  /// pictures equal.
  package let textFrames: [CGRect]
  /// What views it shows, in words of who noted them; empty where nobody did. It is no part of what makes pictures equal.
  package let views: String
  /// How the pixels lay in memory where the picture comes from there; what `dataProvider` gives lies so too. It is no part
  /// of what makes pictures equal.
  let form: PixelForm?

  package init(
    width: Int, height: Int, storage: Storage, identifier: ImageIdentifier, textFrames: [CGRect] = [],
    views: String = ""
  ) {
    self.width = width
    self.height = height
    self.storage = storage
    self.identifier = identifier
    self.textFrames = textFrames
    self.views = views
    form = nil
  }

  init(width: Int, height: Int, storage: Storage, identifier: ImageIdentifier, form: PixelForm?) {
    self.width = width
    self.height = height
    self.storage = storage
    self.identifier = identifier
    textFrames = []
    views = ""
    self.form = form
  }

  init(_ bitmap: Bitmap, textFrames: [CGRect], views: String, form: PixelForm) {
    width = bitmap.width
    height = bitmap.height
    storage = .bitmap(bitmap.pixels)
    identifier = ImageIdentifier(hashing: bitmap.pixels, width: bitmap.width, height: bitmap.height)
    self.textFrames = textFrames
    self.views = views
    self.form = form
  }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

/// How pixels lie in memory, and their rows.
struct PixelForm: Hashable, Sendable {
  let layout: PixelLayout
  let bytesPerRow: Int
}

extension PixelForm {
  /// What is told of the pixels of a file that are not plain sRGB: of grey ones, and of those in Display P3.
  init?(of header: ImageHeader) {
    let alpha: CGImageAlphaInfo = header.isGray ? .none : header.hasAlpha ? .premultipliedFirst : .noneSkipFirst
    let info = header.isGray ? alpha.rawValue : alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    guard header.isGray && !header.hasAlpha || header.isWide,
      let layout = PixelLayout(
        bitsPerComponent: 8, space: header.isGray ? .deviceGray : .deviceP3, bitmapInfo: info)
    else { return nil }
    self.init(layout: layout, bytesPerRow: layout.bytesPerPixel * header.width)
  }
}

/// A picture's content hash, by which commits and the browser's cache name it.
package struct ImageIdentifier: Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

/// A file format that pictures travel in.
package enum ImageFormat: UInt8, Sendable, CaseIterable {
  case png = 1
  case jpeg = 2
  case webP = 3
}
