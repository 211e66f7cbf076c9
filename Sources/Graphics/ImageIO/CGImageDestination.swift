// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation
internal import Synchronization

/// A picture file that is written when all its pictures are there: PNG and JPEG with one, GIF with any number.
public final class CGImageDestination: Hashable, Sendable {
  fileprivate enum Kind: String, CaseIterable, Sendable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
  }

  fileprivate struct Picture: Sendable {
    var image: CGImage
    var quality: CGFloat?
    var delay: Double
    var maxPixelSize: Int?
    /// How it is to be turned, as EXIF counts.
    var orientation: Int
  }

  fileprivate struct State: Sendable {
    var pictures: [Picture] = []
    var loopCount: Int?
    var isFinished = false
  }

  fileprivate let kind: Kind
  /// How many pictures were announced.
  fileprivate let count: Int
  fileprivate let write: @Sendable (Data) -> Bool
  fileprivate let state = Mutex(State())

  fileprivate init(_ kind: Kind, count: Int, write: @escaping @Sendable (Data) -> Bool) {
    (self.kind, self.count, self.write) = (kind, count, write)
  }

  public static func == (left: CGImageDestination, right: CGImageDestination) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  fileprivate static func make(
    _ type: CFString, _ count: Int, _ write: @escaping @Sendable (Data) -> Bool
  ) -> CGImageDestination? {
    guard let kind = Kind(rawValue: type as String) else {
      FileHandle.standardError.write(Data("tessera: pictures of type \(type) can't be written here\n".utf8))
      return nil
    }
    return count > 0 && (kind == .gif || count == 1) ? CGImageDestination(kind, count: count, write: write) : nil
  }
}

/// The types of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageDestination.Kind.allCases.map(\.rawValue) as NSArray
}

/// A file to be written into data; `nil` for a type that can't be written, with a line on standard error.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  let passed = PassedData(data: data)
  return .make(type, count) {
    passed.data.setData($0)
    return true
  }
}

/// A file to be written at an address; `nil` for a type that can't be written, with a line on standard error.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard url.isFileURL else { return nil }
  let url = url as URL
  return .make(type, count) { (try? $0.write(to: url)) != nil }
}

/// Says something of the whole file: of GIF how often its pictures are shown in turn.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  guard let animation = properties?[kCGImagePropertyGIFDictionary] as? NSDictionary else { return }
  let count = animation[kCGImagePropertyGIFLoopCount].flatMap(number).map { Int($0) }
  idst.state.withLock { $0.loopCount = count }
}

/// Adds a picture.
///
/// Its properties may say how well JPEG is to look and how it is to be turned, how long it stays in a GIF file, and how
/// large it may be.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  let animation = properties?[kCGImagePropertyGIFDictionary] as? NSDictionary
  let delay = [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime]
    .lazy.compactMap { animation?[$0].flatMap(number) }.first
  let picture = CGImageDestination.Picture(
    image: image, quality: properties?[kCGImageDestinationLossyCompressionQuality].flatMap(number).map { CGFloat($0) },
    delay: delay ?? 0.1,
    maxPixelSize: properties?[kCGImageDestinationImageMaxPixelSize].flatMap(number).map { Int($0) },
    orientation: properties?[kCGImagePropertyOrientation].flatMap(number).map { Int($0) } ?? 1)
  idst.state.withLock { if $0.pictures.count < idst.count { $0.pictures.append(picture) } }
}

/// Adds a picture of a source.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  let all = NSMutableDictionary()
  if let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) as? [AnyHashable: Any] { all.addEntries(from: own) }
  if let properties = properties as? [AnyHashable: Any] { all.addEntries(from: properties) }
  CGImageDestinationAddImage(idst, image, all)
}

/// Writes the file; `false` where pictures are missing, or it can't be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  let state = idst.state.withLock { state in
    defer { state.isFinished = true }
    return state
  }
  guard !state.isFinished, state.pictures.count == idst.count, let first = state.pictures.first else { return false }
  let bitmaps = state.pictures.compactMap { try? $0.image.decoded(maxPixelSize: $0.maxPixelSize) }
  guard bitmaps.count == state.pictures.count else { return false }
  switch idst.kind {
  case .png where first.maxPixelSize == nil: return (try? first.image.pngData()).map(idst.write) ?? false
  case .png: return idst.write(bitmaps[0].pngData())
  case .jpeg:
    return bitmaps[0].jpegData(quality: first.quality ?? 0.8, orientation: first.orientation).map(idst.write) ?? false
  case .gif:
    var writer = GIFWriter(width: bitmaps[0].width, height: bitmaps[0].height, loopCount: state.loopCount)
    for (bitmap, picture) in zip(bitmaps, state.pictures) { writer.add(bitmap, delay: picture.delay) }
    return idst.write(writer.finished())
  }
}

private struct PassedData: @unchecked Sendable { let data: NSMutableData }

/// A number of a property.
private func number(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue }
