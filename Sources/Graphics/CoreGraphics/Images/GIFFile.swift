// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A GIF file, checked: where its pictures are, how long each stays, and what becomes of it then.
package struct GIFFile: Sendable {
  /// What becomes of a picture before the next one is drawn.
  enum Disposal: UInt8 { case keep = 1, clear = 2, restore = 3 }

  struct Frame {
    var x, y, width, height: Int
    /// Three bytes a colour.
    var palette: [UInt8]
    /// Which colour is none.
    var transparent: Int?
    var disposal: Disposal
    var isInterlaced: Bool
    var minimumCodeSize: Int
    /// The blocks of its pixels, put together.
    var codes: [UInt8]
    var delay: Double
  }

  package let width: Int
  package let height: Int
  /// How often the pictures are shown in turn; 0 is for ever, `nil` where the file does not say: once.
  package let loopCount: Int?
  let frames: [Frame]

  package var count: Int { frames.count }
  /// Seconds that a picture stays, as the file says.
  package func delay(_ index: Int) -> Double { frames[index].delay }

  /// More pictures than this no animation has.
  private static let mostFrames = 5_000

  package static func isGIF(_ data: Data) -> Bool {
    data.starts(with: Array("GIF87a".utf8)) || data.starts(with: Array("GIF89a".utf8))
  }

  /// Reads all but the pixels. A file that is cut short has the pictures that are whole.
  package init(_ data: Data) throws(ImageDecodingError) {
    guard data.count <= ImageLimits.fileBytes else { throw .fileTooLarge(byteCount: data.count) }
    var reader = Reader([UInt8](data))
    guard Self.isGIF(data), reader.skip(6), let width = reader.short(), let height = reader.short(),
      let flags = reader.byte(), reader.skip(2)
    else { throw .damagedGIF("the header is cut short") }
    guard width > 0, height > 0, width <= ImageLimits.side, height <= ImageLimits.side,
      width * height <= ImageLimits.pixels
    else { throw .tooLarge(format: nil, width: width, height: height) }
    var palette: [UInt8] = []
    if flags & 0x80 != 0 {
      guard let bytes = reader.bytes(3 << (Int(flags & 7) + 1)) else { throw .damagedGIF("the colours are cut short") }
      palette = bytes
    }
    (self.width, self.height) = (width, height)
    var frames: [Frame] = []
    var loops: Int?
    var control: (disposal: Disposal, delay: Double, transparent: Int?) = (.keep, 0, nil)
    reading: while let kind = reader.byte(), kind != 0x3B, frames.count < Self.mostFrames {
      switch kind {
      case 0x21:
        guard let label = reader.byte(), let content = reader.blocks() else { break reading }
        if label == 0xF9, content.count >= 4 {
          control.disposal = Disposal(rawValue: content[0] >> 2 & 7) ?? .keep
          control.delay = Double(Int(content[1]) | Int(content[2]) << 8) / 100
          control.transparent = content[0] & 1 != 0 ? Int(content[3]) : nil
        } else if label == 0xFF, content.starts(with: Array("NETSCAPE2.0".utf8)), content.count >= 14 {
          loops = Int(content[12]) | Int(content[13]) << 8
        }
      case 0x2C:
        guard let x = reader.short(), let y = reader.short(), let frameWidth = reader.short(),
          let frameHeight = reader.short(), let frameFlags = reader.byte()
        else { break reading }
        var own = palette
        if frameFlags & 0x80 != 0 {
          guard let bytes = reader.bytes(3 << (Int(frameFlags & 7) + 1)) else { break reading }
          own = bytes
        }
        guard let size = reader.byte(), (1...8).contains(size), let codes = reader.blocks() else { break reading }
        guard frameWidth > 0, frameHeight > 0, frameWidth <= width, frameHeight <= height else { break }
        frames.append(
          Frame(
            x: x, y: y, width: frameWidth, height: frameHeight, palette: own, transparent: control.transparent,
            disposal: control.disposal, isInterlaced: frameFlags & 0x40 != 0, minimumCodeSize: Int(size), codes: codes,
            delay: control.delay))
        control = (.keep, 0, nil)
      default: break reading
      }
    }
    guard !frames.isEmpty else { throw .damagedGIF("there is no picture in it") }
    self.frames = frames
    loopCount = loops
  }

  /// Reads bytes and answers `nil` beyond the end.
  private struct Reader {
    let data: [UInt8]
    var index = 0

    init(_ data: [UInt8]) { self.data = data }

    mutating func byte() -> UInt8? {
      guard index < data.count else { return nil }
      defer { index += 1 }
      return data[index]
    }

    mutating func short() -> Int? {
      guard let low = byte(), let high = byte() else { return nil }
      return Int(low) | Int(high) << 8
    }

    mutating func bytes(_ count: Int) -> [UInt8]? {
      guard index + count <= data.count else { return nil }
      defer { index += count }
      return Array(data[index..<index + count])
    }

    mutating func skip(_ count: Int) -> Bool { bytes(count) != nil }

    /// Blocks up to the empty one, put together.
    mutating func blocks() -> [UInt8]? {
      var result: [UInt8] = []
      while let count = byte() {
        if count == 0 { return result }
        guard let block = bytes(Int(count)) else { return nil }
        result += block
      }
      return nil
    }
  }
}

// MARK: - Pixels

/// A GIF file's pictures one after another: each is drawn over what the ones before have left.
package struct GIFPictures: Sendable {
  package let file: GIFFile
  /// The picture that comes next.
  private var next = 0
  private var canvas: [UInt32]

  package init(_ file: GIFFile) {
    self.file = file
    canvas = [UInt32](repeating: 0, count: file.width * file.height)
  }

  /// A picture, whole. Going on costs that picture, going back all of them up to it.
  package mutating func picture(_ index: Int) -> Bitmap {
    if index < next {
      next = 0
      canvas = [UInt32](repeating: 0, count: canvas.count)
    }
    while true {
      let frame = file.frames[next]
      let before = frame.disposal == .restore ? canvas : []
      draw(frame)
      next += 1
      let shown = next > index ? bitmap : nil
      switch frame.disposal {
      case .keep: break
      case .clear: clear(frame)
      case .restore: canvas = before
      }
      if let shown { return shown }
    }
  }

  private var bitmap: Bitmap {
    Bitmap(width: file.width, height: file.height, pixels: canvas.withUnsafeBytes { Data($0) })
  }

  private mutating func draw(_ frame: GIFFile.Frame) {
    let indices = LZW.decoded(frame.codes, minimumCodeSize: frame.minimumCodeSize, count: frame.width * frame.height)
    let colors = stride(from: 0, to: frame.palette.count - 2, by: 3).map { at -> UInt32 in
      0xFF00_0000 | UInt32(frame.palette[at]) << 16 | UInt32(frame.palette[at + 1]) << 8 | UInt32(frame.palette[at + 2])
    }
    let rows = frame.isInterlaced ? Self.interlaced(frame.height) : Array(0..<frame.height)
    for (row, line) in rows.enumerated() where frame.y + line < file.height {
      let start = row * frame.width
      guard start < indices.count else { break }
      let target = (frame.y + line) * file.width + frame.x
      for column in 0..<min(frame.width, indices.count - start, max(0, file.width - frame.x)) {
        let index = Int(indices[start + column])
        if index != frame.transparent, index < colors.count { canvas[target + column] = colors[index] }
      }
    }
  }

  private mutating func clear(_ frame: GIFFile.Frame) {
    // A damaged file may have it beside the others.
    guard frame.x < file.width, frame.y < file.height else { return }
    for line in frame.y..<min(file.height, frame.y + frame.height) {
      for column in frame.x..<min(file.width, frame.x + frame.width) { canvas[line * file.width + column] = 0 }
    }
  }

  /// In which order the lines of an interlaced picture come.
  private static func interlaced(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }
}

/// Codes of growing length for strings that came before.
enum LZW {
  /// The bytes that codes stand for, at most `count`; fewer where the codes end or make no sense.
  static func decoded(_ codes: [UInt8], minimumCodeSize: Int, count: Int) -> [UInt8] {
    let clear = 1 << minimumCodeSize
    var prefixes = [Int16](repeating: -1, count: 4096)
    var suffixes = [UInt8](repeating: 0, count: 4096)
    var output: [UInt8] = []
    output.reserveCapacity(count)
    var string: [UInt8] = []
    var (size, used, old, first) = (minimumCodeSize + 1, clear + 2, -1, UInt8(0))
    var (bits, bitCount) = (0, 0)
    for byte in codes {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= size {
        let code = bits & (1 << size - 1)
        bits >>= size
        bitCount -= size
        if code == clear {
          (size, used, old) = (minimumCodeSize + 1, clear + 2, -1)
          continue
        }
        guard code != clear + 1, output.count < count else { return output }
        if old < 0 {
          guard code < clear else { return output }
          first = UInt8(code)
          output.append(first)
          old = code
          continue
        }
        guard code <= used else { return output }
        // A code that is only now being made is the last string and its own first byte.
        var current = code
        string.removeAll(keepingCapacity: true)
        if code == used {
          string.append(first)
          current = old
        }
        while current >= clear + 2 {
          string.append(suffixes[current])
          current = Int(prefixes[current])
        }
        guard current < clear else { return output }
        first = UInt8(current)
        string.append(first)
        output.append(contentsOf: string.reversed().prefix(count - output.count))
        if used < 4096 {
          (prefixes[used], suffixes[used]) = (Int16(old), first)
          used += 1
          if used == 1 << size, size < 12 { size += 1 }
        }
        old = code
      }
    }
    return output
  }

  /// Codes for bytes below `1 << minimumCodeSize`.
  static func encoded(_ bytes: [UInt8], minimumCodeSize: Int) -> [UInt8] {
    let clear = 1 << minimumCodeSize
    var output: [UInt8] = []
    var (bits, bitCount, size, used) = (0, 0, minimumCodeSize + 1, clear + 2)
    func write(_ code: Int) {
      bits |= code << bitCount
      bitCount += size
      while bitCount >= 8 {
        output.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount -= 8
      }
    }
    var known: [Int: Int] = [:]
    var current = -1
    write(clear)
    for byte in bytes {
      if current < 0 {
        current = Int(byte)
        continue
      }
      let key = current << 8 | Int(byte)
      if let longer = known[key] {
        current = longer
        continue
      }
      write(current)
      if used < 4096 {
        if used == 1 << size { size += 1 }
        known[key] = used
        used += 1
      } else {
        write(clear)
        known = [:]
        (size, used) = (minimumCodeSize + 1, clear + 2)
      }
      current = Int(byte)
    }
    if current >= 0 { write(current) }
    // The reader has made one more code by now.
    if used == 1 << size, size < 12 { size += 1 }
    write(clear + 1)
    if bitCount > 0 { output.append(UInt8(truncatingIfNeeded: bits)) }
    return output
  }
}
