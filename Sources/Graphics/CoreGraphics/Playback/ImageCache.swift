// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Decoded pictures at the sizes at which they are drawn, kept within a limit of memory.
///
/// A picture is scaled down once, to device pixels, and drawn one to one from then on. Not safe to share between threads.
package final class ImageCache {
  private struct Key: Hashable, Sendable {
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
    let key = key(image, width, height)
    uses += 1
    if let entry = entries[key] {
      entries[key]?.lastUse = uses
      return entry.surface
    }
    let surface = try makeSurface(for: image, key)
    keep(surface, for: key)
    return surface
  }

  /// A picture in a size in which it will be asked for.
  package struct Request: Sendable {
    package var image: CGImage
    package var width: Int
    package var height: Int

    package init(image: CGImage, width: Int, height: Int) {
      self.image = image
      self.width = width
      self.height = height
    }
  }

  /// Decodes and scales pictures that are about to be asked for, side by side. What can't be decoded is left to whoever
  /// asks for it, with its error; of a single picture too, since nothing stands beside it.
  package func prepare(_ requests: [Request]) {
    var keys: [(image: CGImage, key: Key)] = []
    for request in requests {
      let key = key(request.image, request.width, request.height)
      // Whoever keeps the whole picture scales it, and decodes nothing.
      if entries[key] == nil, entries[wholeKey(request.image)] == nil, case .encoded = request.image.storage,
        !keys.contains(where: { $0.key.image == key.image })
      {
        keys.append((request.image, key))
      }
    }
    guard keys.count > 1 else { return }
    var made = [CairoSurface?](repeating: nil, count: keys.count)
    var scaled = [Bool](repeating: false, count: keys.count)
    made.withUnsafeMutableBufferPointer { made in
      scaled.withUnsafeMutableBufferPointer { scaled in
        // Each iteration writes to a place of its own.
        nonisolated(unsafe) let (made, scaled) = (made, scaled)
        let wanted = keys
        DispatchQueue.concurrentPerform(iterations: wanted.count) { index in
          let (image, key) = wanted[index]
          guard let bitmap = try? image.decoded(minimumWidth: key.width, minimumHeight: key.height) else { return }
          scaled[index] = bitmap.width != key.width || bitmap.height != key.height
          made[index] = CairoSurface(bitmap, width: key.width, height: key.height)
        }
      }
    }
    for (index, surface) in made.enumerated() {
      guard let surface else { continue }
      uses += 1
      decodeCount += 1
      if scaled[index] { scaleCount += 1 }
      keep(surface, for: keys[index].key)
    }
  }

  private func key(_ image: CGImage, _ width: Int, _ height: Int) -> Key {
    Key(image: image.identifier, width: min(max(width, 1), image.width), height: min(max(height, 1), image.height))
  }

  private func wholeKey(_ image: CGImage) -> Key { key(image, image.width, image.height) }

  /// Forgets everything.
  package func removeAll() {
    entries = [:]
    byteCount = 0
  }

  private func makeSurface(for image: CGImage, _ key: Key) throws(ImageDecodingError) -> CairoSurface {
    let bitmap: Bitmap
    if let whole = entries[wholeKey(image)] {
      bitmap = whole.surface.bitmap()
    } else {
      bitmap = try image.decoded(minimumWidth: key.width, minimumHeight: key.height)
      decodeCount += 1
    }
    if bitmap.width != key.width || bitmap.height != key.height { scaleCount += 1 }
    guard let surface = CairoSurface(bitmap, width: key.width, height: key.height) else {
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
