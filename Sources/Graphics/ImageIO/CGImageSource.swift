// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics
internal import Synchronization

/// A picture file that is read part by part: its header first, pixels when they are asked for.
///
/// PNG, JPEG, WebP and GIF are decoded, of WebP animations the first picture. Of HEIC the type is known and nothing else;
/// asking for its pixels gives `nil` and a line on standard error. All functions may be called from any thread.
public final class CGImageSource: Hashable, Sendable {
  enum Content: Sendable {
    case picture(ImageHeader)
    case gif(GIFFile)
    case undecodable(name: String)
    case unknown
    /// More bytes are to come, of a picture of which the size is known once there is a header.
    case incomplete(ImageHeader?)
  }

  /// What is known of the file, which grows where it comes bit by bit.
  private struct State: Sendable {
    var data: Data
    var content: Content
    var typeIdentifier: String?
    /// The pictures of a GIF file as far as they were drawn.
    var pictures: GIFPictures?
  }

  private let state: Mutex<State>
  var data: Data { state.withLock { $0.data } }
  var content: Content { state.withLock { $0.content } }
  var typeIdentifier: String? { state.withLock { $0.typeIdentifier } }

  init(_ data: Data, isComplete: Bool = true) {
    state = Mutex(Self.state(of: data, isComplete: isComplete))
  }

  /// Takes all the bytes that there are by now.
  func update(_ data: Data, isComplete: Bool) {
    state.withLock { $0 = Self.state(of: data, isComplete: isComplete) }
  }

  /// A picture of a GIF file, with all that earlier ones have left of themselves.
  func picture(_ index: Int, of file: GIFFile) -> CGImage {
    let bitmap = state.withLock { state in
      var pictures = state.pictures ?? GIFPictures(file)
      state.pictures = nil
      defer { state.pictures = pictures }
      return pictures.picture(index)
    }
    return CGImage(bitmap)
  }

  private static func state(of data: Data, isComplete: Bool) -> State {
    var state = State(data: data, content: .unknown)
    if let format = ImageFormat(signatureOf: data) {
      state.typeIdentifier = identifier(of: format)
      if let header = try? ImageHeader(data) { state.content = .picture(header) }
    } else if GIFFile.isGIF(data) {
      state.typeIdentifier = "com.compuserve.gif"
      state.content = (try? GIFFile(data)).map { .gif($0) } ?? .unknown
    } else if data.dropFirst(4).starts(with: Array("ftyphei".utf8))
      || data.dropFirst(4).starts(with: Array("ftypmif".utf8))
    {
      (state.content, state.typeIdentifier) = (.undecodable(name: "HEIC"), "public.heic")
    }
    if !isComplete {
      if case .picture(let header) = state.content {
        state.content = .incomplete(header)
      } else {
        state.content = .incomplete(nil)
      }
    }
    return state
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
    case .gif(let file): return ImageHeader(format: .png, width: file.width, height: file.height, hasAlpha: true)
    case .undecodable(let name):
      FileHandle.standardError.write(Data("tessera: \(what): \(name) pictures are not decoded here\n".utf8))
      return nil
    case .incomplete(let header): return header
    case .unknown: return nil
    }
  }

  /// What the file says of its one picture, as far as it has come.
  var header: ImageHeader? {
    switch content {
    case .picture(let header): header
    case .incomplete(let header): header
    case .gif, .undecodable, .unknown: nil
    }
  }

  /// How many pictures there are.
  var count: Int {
    switch content {
    case .picture, .incomplete(.some): 1
    case .gif(let file): file.count
    default: 0
    }
  }

  /// A picture as stored; `nil` where there is none.
  func image(_ index: Int) -> CGImage? {
    guard index >= 0, index < count else { return nil }
    if case .gif(let file) = content { return picture(index, of: file) }
    if case .incomplete(let header?) = content { return CGImage(partOf: data, header) }
    return try? CGImage(decoding: data)
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
  data.length == 0 ? nil : CGImageSource(data as Data)
}

/// A source of a picture file; `nil` where there is no such file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url as URL), data.count <= ImageLimits.fileBytes else {
    return nil
  }
  return CGImageSourceCreateWithData(data as NSData, options)
}

/// A source whose bytes come bit by bit.
///
/// A JPEG or PNG picture shows what has come of it; others are there when all their bytes are.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isComplete: false)
}

/// Gives a source all the bytes that there are by now.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data as Data, isComplete: final)
}

/// How many pictures there are: of an animated GIF file each one, else one, or none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The type of the file, as a uniform type identifier; `nil` where it is unknown.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.typeIdentifier as NSString? }

/// How far the source has been read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  switch isrc.content {
  case .picture, .gif: .statusComplete
  case .undecodable: .statusInvalidData
  case .incomplete: isrc.typeIdentifier == nil ? .statusReadingHeader : .statusIncomplete
  case .unknown: .statusUnknownType
  }
}

/// How far a picture of the source has been read.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index >= 0 && index < max(1, isrc.count) ? CGImageSourceGetStatus(isrc) : .statusInvalidData
}

/// The index of the picture that stands for the file: always 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// What is known of a file: its size in bytes, and of a GIF file how often it is shown in turn.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard isrc.typeIdentifier != nil else { return nil }
  guard case .gif(let file) = isrc.content else { return [kCGImagePropertyFileSize: isrc.data.count] }
  var animation: [CFString: Any] = [kCGImagePropertyGIFHasGlobalColorMap: true]
  if let count = file.loopCount { animation[kCGImagePropertyGIFLoopCount] = count }
  return [kCGImagePropertyFileSize: isrc.data.count, kCGImagePropertyGIFDictionary: animation]
}

/// What is known of a picture without decoding it; `nil` where there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  if case .gif(let file) = isrc.content {
    guard index >= 0, index < file.count else { return nil }
    let delay = file.delay(index)
    return [
      kCGImagePropertyPixelWidth: file.width, kCGImagePropertyPixelHeight: file.height,
      kCGImagePropertyHasAlpha: true, kCGImagePropertyDepth: 8,
      kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
      kCGImagePropertyGIFDictionary: [
        // What is shorter than a fiftieth of a second is a tenth, as browsers have it.
        kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay, kCGImagePropertyGIFUnclampedDelayTime: delay,
      ] as [CFString: Any],
    ]
  }
  guard index == 0, let header = isrc.header else { return nil }
  var properties: [CFString: Any] = [
    kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height,
    kCGImagePropertyOrientation: header.orientation, kCGImagePropertyHasAlpha: header.hasAlpha,
    kCGImagePropertyDepth: 8,
    kCGImagePropertyColorModel: header.isGray ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
  ]
  if header.isWide { properties[kCGImagePropertyProfileName] = "Display P3" }
  switch header.format {
  case .jpeg: properties[kCGImagePropertyJFIFDictionary] = [kCGImagePropertyJFIFIsProgressive: header.isProgressive]
  case .png:
    properties[kCGImagePropertyPNGDictionary] = [kCGImagePropertyPNGInterlaceType: header.isProgressive ? 1 : 0]
  case .webP: break
  }
  return properties as CFDictionary
}

/// A picture, as stored; decoded when it is drawn, or now where `kCGImageSourceShouldCacheImmediately` says so.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard isrc.header(for: "CGImageSourceCreateImageAtIndex") != nil, let image = isrc.image(index) else { return nil }
  guard options?[kCGImageSourceShouldCacheImmediately] as? Bool == true else { return image }
  return try? image.inMemory()
}

/// A small version of a picture, decoded no larger than it needs to be.
///
/// `kCGImageSourceThumbnailMaxPixelSize` bounds its longer side, in pixels; nothing is enlarged. Files here have no
/// thumbnails of their own: unless one of the options that create one is set, the result is `nil`. With
/// `kCGImageSourceCreateThumbnailWithTransform` it is turned upright.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let header = isrc.header(for: "CGImageSourceCreateThumbnailAtIndex"), let image = isrc.image(index) else {
    return nil
  }
  let options = options ?? [:]
  let isWanted = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
    .contains { options[$0] as? Bool == true }
  guard isWanted else { return nil }
  let size = (options[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber).flatMap(pixels)
  let isTurned = options[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
  return try? image.inMemory(maxPixelSize: size) { isTurned ? $0.upright(fromExif: header.orientation) : $0 }
}

/// A number of an option, as whole pixels.
private func pixels(_ value: NSNumber) -> Int? {
  let number = value.doubleValue
  return number >= 1 && number <= Double(ImageLimits.side) ? Int(number.rounded()) : nil
}
