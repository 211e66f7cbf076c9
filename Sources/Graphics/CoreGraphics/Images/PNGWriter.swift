// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CPNGPacking

/// Writes PNG files, fast rather than small: the same bytes for the same pixels, however many processors help.
package struct PNGWriter {
  let width: Int
  let height: Int
  /// Whether to keep transparency. Without it the premultiplied colours are written as they are, which is what the
  /// picture looks like on black.
  let hasAlpha: Bool

  /// - Precondition: Neither side is 0.
  package init(width: Int, height: Int, hasAlpha: Bool) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
  }

  /// What a stretch of rows has before it is packed, in bytes: what fits beside its result into a processor's cache.
  private static let stretchBytes = 128 << 10

  /// - Parameters:
  ///   - pixels: Premultiplied BGRA; rows are `stride` bytes apart.
  ///   - notes: Keywords and texts in ASCII that stand in the file beside the pixels.
  package func data(
    _ pixels: UnsafePointer<UInt8>, stride: Int, notes: KeyValuePairs<String, String> = [:]
  ) -> Data {
    var header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
    // Eight bits a part; deflate, filtered rows, not interlaced.
    header += [8, hasAlpha ? 6 : 2, 0, 0, 0]
    var start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    start += Self.chunk("IHDR", header)
    start += Self.chunk("sRGB", [0])
    for (keyword, text) in notes { start += Self.chunk("tEXt", Array(keyword.utf8) + [0] + Array(text.utf8)) }
    // The head of a zlib stream: deflate with a window of 32 KB.
    start += Self.chunk("IDAT", [0x78, 0x01])

    let parts = packed(pixels, stride: stride)
    let check = parts.dropFirst().reduce(parts[0].check) { tessera_png_joined_check($0, $1.check, $1.rawCount) }
    let end = Self.chunk("IDAT", Self.bytes(check)) + Self.chunk("IEND", [])
    var result = Data(capacity: start.count + parts.reduce(0) { $0 + $1.count } + end.count)
    result.append(contentsOf: start)
    for part in parts {
      result.append(part.bytes.assumingMemoryBound(to: UInt8.self), count: part.count)
      part.bytes.deallocate()
    }
    result.append(contentsOf: end)
    return result
  }

  // MARK: - Rows

  /// Chunks with packed rows.
  private struct Part {
    var bytes: UnsafeMutableRawPointer
    var count = 0
    var rawCount = 0
    /// The Adler-32 of the rows before they were packed.
    var check: UInt32 = 1
  }

  /// Packs all rows; each processor takes some stretches that lie one after the other.
  private func packed(_ pixels: UnsafePointer<UInt8>, stride: Int) -> [Part] {
    let rowBytes = 1 + width * (hasAlpha ? 4 : 3)
    let stretchRows = max(1, Self.stretchBytes / rowBytes)
    let stretches = (height + stretchRows - 1) / stretchRows
    let workers = max(1, min(ProcessInfo.processInfo.activeProcessorCount, stretches / 4))
    var parts = (0..<workers).map { worker in
      let rows = Self.share(worker, of: stretches, workers).count * stretchRows
      let bound = 2 * rows * rowBytes + (rows / stretchRows + 1) * (1024 + 12)
      return Part(bytes: .allocate(byteCount: bound, alignment: 16))
    }
    parts.withUnsafeMutableBufferPointer { parts in
      // Each worker writes to a part of its own.
      nonisolated(unsafe) let (parts, pixels) = (parts, pixels)
      let pack: @Sendable (Int) -> Void = { worker in
        let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: stretchRows * rowBytes + 8)
        defer { scratch.deallocate() }
        for stretch in Self.share(worker, of: stretches, workers) {
          let first = stretch * stretchRows
          let rows = tessera_png_rows(
            pixels: pixels, stride: stride, width: UInt32(width), first: UInt32(first),
            count: UInt32(min(stretchRows, height - first)), has_alpha: hasAlpha ? 1 : 0)
          Self.pack(rows, isLast: stretch == stretches - 1, scratch: scratch, into: &parts[worker])
        }
      }
      if workers == 1 { pack(0) } else { DispatchQueue.concurrentPerform(iterations: workers, execute: pack) }
    }
    return parts
  }

  private static func share(_ worker: Int, of stretches: Int, _ workers: Int) -> Range<Int> {
    stretches * worker / workers..<stretches * (worker + 1) / workers
  }

  /// Adds one stretch as a chunk of its own, so that its check needs no other.
  private static func pack(
    _ rows: tessera_png_rows, isLast: Bool, scratch: UnsafeMutablePointer<UInt8>, into part: inout Part
  ) {
    let chunk = (part.bytes + part.count).assumingMemoryBound(to: UInt8.self)
    var check: UInt32 = 1
    var (count, rawCount) = (0, 0)
    withUnsafePointer(to: rows) { rows in
      count = tessera_png_pack(rows, isLast ? 1 : 0, scratch, chunk + 8, &check)
      rawCount = tessera_png_raw_count(rows)
    }
    for (place, byte) in (bytes(UInt32(count)) + Array("IDAT".utf8)).enumerated() { chunk[place] = byte }
    for (place, byte) in bytes(tessera_png_crc(chunk + 4, count + 4)).enumerated() { chunk[8 + count + place] = byte }
    part.check = part.rawCount == 0 ? check : tessera_png_joined_check(part.check, check, rawCount)
    part.rawCount += rawCount
    part.count += count + 12
  }

  // MARK: - Chunks

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + named + bytes(tessera_png_crc(named, named.count))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }
}

/// What stands in a PNG file beside its pixels.
package enum PNGNotes {
  /// The text of a keyword, or `nil` where there is none before the pixels; damaged files have none.
  package static func text(_ keyword: String, in file: Data) -> String? {
    let bytes = ByteReader(file)
    var offset = 8
    // A chunk: its length, its name, its content, its check.
    while let length = bytes.bigEndian(at: offset, count: 4), let name = bytes.bytes(at: offset + 4, count: 4) {
      if name == Array("IDAT".utf8) || length > file.count { return nil }
      if name == Array("tEXt".utf8), let content = bytes.bytes(at: offset + 8, count: length),
        content.starts(with: Array(keyword.utf8) + [0])
      {
        return String(decoding: content.dropFirst(keyword.utf8.count + 1), as: UTF8.self)
      }
      offset += 12 + length
    }
    return nil
  }
}
