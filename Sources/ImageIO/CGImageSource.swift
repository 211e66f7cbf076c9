// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics

/// A picture file that is read part by part: its header first, pixels when they are asked for.
///
/// PNG, JPEG and WebP are decoded, of an animation the first picture. Of GIF and HEIC the type is known and nothing else;
/// asking for their pixels gives `nil` and a line on standard error. All functions may be called from any thread.
public final class CGImageSource: Hashable, Sendable {
  enum Content: Sendable {
    case picture(ImageHeader)
    case undecodable(name: String)
    case unknown
  }

  let data: Data
  let content: Content
  let typeIdentifier: String?

  init(_ data: Data) {
    self.data = data
    if let header = try? ImageHeader(data) {
      content = .picture(header)
      typeIdentifier = Self.identifier(of: header.format)
    } else if data.starts(with: Array("GIF8".utf8)) {
      (content, typeIdentifier) = (.undecodable(name: "GIF"), "com.compuserve.gif")
    } else if data.dropFirst(4).starts(with: Array("ftyphei".utf8))
      || data.dropFirst(4).starts(with: Array("ftypmif".utf8))
    {
      (content, typeIdentifier) = (.undecodable(name: "HEIC"), "public.heic")
    } else {
      (content, typeIdentifier) = (.unknown, nil)
    }
  }

  static func identifier(of format: ImageFormat) -> String {
    switch format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .webP: "org.webmproject.webp"
    }
  }

  /// The header where there are pixels to be had; else says why there are none.
  func header(for what: String) -> ImageHeader? {
    switch content {
    case .picture(let header): return header
    case .undecodable(let name):
      FileHandle.standardError.write(Data("tessera: \(what): \(name) pictures are not decoded here\n".utf8))
      return nil
    case .unknown: return nil
    }
  }

  public static func == (lhs: CGImageSource, rhs: CGImageSource) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How far a source has been read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// A source of the bytes of a picture file; for bytes that are none it has no pictures.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource(data)
}

/// A source of a picture file; `nil` where there is no such file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url), data.count <= ImageLimits.fileBytes else { return nil }
  return CGImageSourceCreateWithData(data, options)
}

/// How many pictures there are: one, or none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  if case .picture = isrc.content { 1 } else { 0 }
}

/// The type of the file, as a uniform type identifier; `nil` where it is unknown.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.typeIdentifier }

/// How far the source has been read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  switch isrc.content {
  case .picture: .statusComplete
  case .undecodable: .statusInvalidData
  case .unknown: .statusUnknownType
  }
}

/// How far a picture of the source has been read.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index == 0 ? CGImageSourceGetStatus(isrc) : .statusInvalidData
}

/// The index of the picture that stands for the file: always 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// What is known of a file: its size in bytes.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.typeIdentifier == nil ? nil : [kCGImagePropertyFileSize: isrc.data.count]
}

/// What is known of a picture without decoding it; `nil` where there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, case .picture(let header) = isrc.content else { return nil }
  return [
    kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height,
    kCGImagePropertyOrientation: header.orientation, kCGImagePropertyHasAlpha: header.hasAlpha,
    kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ]
}

/// A picture, as stored; decoded when it is drawn, or now where `kCGImageSourceShouldCacheImmediately` says so.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard isrc.header(for: "CGImageSourceCreateImageAtIndex") != nil, index == 0 else { return nil }
  guard options?[kCGImageSourceShouldCacheImmediately] as? Bool == true else {
    return try? CGImage(decoding: isrc.data)
  }
  return (try? CGImage(decoding: isrc.data).decoded()).map { CGImage($0) }
}

/// A small version of a picture, decoded no larger than it needs to be.
///
/// `kCGImageSourceThumbnailMaxPixelSize` bounds its longer side, in pixels; nothing is enlarged. Files here have no
/// thumbnails of their own: unless one of the options that create one is set, the result is `nil`. With
/// `kCGImageSourceCreateThumbnailWithTransform` it is turned upright.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let header = isrc.header(for: "CGImageSourceCreateThumbnailAtIndex"), index == 0 else { return nil }
  let options = options ?? [:]
  let isWanted = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
    .contains { options[$0] as? Bool == true }
  guard isWanted else { return nil }
  let size = (options[kCGImageSourceThumbnailMaxPixelSize] as? any Numeric).flatMap(pixels)
  guard let bitmap = try? CGImage(decoding: isrc.data).decoded(maxPixelSize: size) else { return nil }
  let isTurned = options[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
  return CGImage(isTurned ? bitmap.upright(fromExif: header.orientation) : bitmap)
}

/// A number of an option, as whole pixels.
private func pixels(_ value: any Numeric) -> Int? {
  let number =
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    default: Double.nan
    }
  return number >= 1 && number <= Double(ImageLimits.side) ? Int(number.rounded()) : nil
}
