// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Decoded pictures at the sizes at which they are drawn, kept within a limit of memory.
///
/// A picture is scaled down once, to device pixels, and drawn one to one from then on. Not safe to share between threads.
package final class ImageCache {
  private struct Key: Hashable {
    var image: ImageIdentifier
    var width: Int
    var height: Int
  }

  private struct Entry {
    var surface: CairoSurface
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// How much memory the kept pixels may take, in bytes; what is used least recently goes first.
  package let byteLimit: Int
  /// How much memory the kept pixels take now.
  package private(set) var byteCount = 0
  /// How many pictures were decoded so far, for tests that count work.
  package private(set) var decodeCount = 0
  /// How many pictures were scaled so far.
  package private(set) var scaleCount = 0

  /// Creates an empty cache.
  package init(byteLimit: Int = 128 << 20) {
    self.byteLimit = byteLimit
  }

  /// The picture with all its pixels.
  package func surface(for image: CGImage) throws(ImageDecodingError) -> CairoSurface {
    try surface(for: image, width: image.width, height: image.height)
  }

  /// The picture scaled down to `width` × `height` pixels; a direction in which it is smaller than that is not scaled.
  package func surface(for image: CGImage, width: Int, height: Int) throws(ImageDecodingError) -> CairoSurface {
    let key = Key(
      image: image.identifier, width: min(max(width, 1), image.width), height: min(max(height, 1), image.height))
    uses += 1
    if let entry = entries[key] {
      entries[key]?.lastUse = uses
      return entry.surface
    }
    let surface = try makeSurface(for: image, key)
    keep(surface, for: key)
    return surface
  }

  /// Forgets everything.
  package func removeAll() {
    entries = [:]
    byteCount = 0
  }

  private func makeSurface(for image: CGImage, _ key: Key) throws(ImageDecodingError) -> CairoSurface {
    let bitmap: Bitmap
    if let whole = entries[Key(image: image.identifier, width: image.width, height: image.height)] {
      bitmap = whole.surface.bitmap()
    } else {
      bitmap = try image.decoded(minimumWidth: key.width, minimumHeight: key.height)
      decodeCount += 1
    }
    let isScaled = bitmap.width != key.width || bitmap.height != key.height
    if isScaled { scaleCount += 1 }
    let result = isScaled ? bitmap.scaled(width: key.width, height: key.height) : bitmap
    guard let surface = CairoSurface(result) else {
      throw .tooLarge(format: nil, width: key.width, height: key.height)
    }
    return surface
  }

  private func keep(_ surface: CairoSurface, for key: Key) {
    guard surface.byteCount <= byteLimit else { return }
    while byteCount + surface.byteCount > byteLimit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
      byteCount -= oldest.value.surface.byteCount
    }
    entries[key] = Entry(surface: surface, lastUse: uses)
    byteCount += surface.byteCount
  }
}
