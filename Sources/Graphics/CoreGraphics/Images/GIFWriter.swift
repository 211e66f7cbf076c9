// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Writes GIF files: each picture with colours of its own, at most 256, one of them none where some pixels are clear.
package struct GIFWriter {
  private var output = Data("GIF89a".utf8)
  private let width: Int
  private let height: Int

  /// - Parameter loopCount: How often the pictures are shown in turn, 0 for ever; `nil` says nothing.
  package init(width: Int, height: Int, loopCount: Int?) {
    (self.width, self.height) = (width, height)
    append(width)
    append(height)
    output.append(contentsOf: [0x70, 0, 0])
    guard let loopCount else { return }
    output.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1])
    append(loopCount)
    output.append(0)
  }

  /// - Parameter delay: Seconds that it stays.
  package mutating func add(_ bitmap: Bitmap, delay: Double) {
    let picture =
      bitmap.width == width && bitmap.height == height ? bitmap : bitmap.scaled(width: width, height: height)
    let (indices, palette, transparent) = Palette.reduce(picture)
    output.append(contentsOf: [0x21, 0xF9, 4, transparent == nil ? 0x04 : 0x09])
    append(Int((delay * 100).rounded()))
    output.append(contentsOf: [transparent ?? 0, 0, 0x2C])
    for number in [0, 0, width, height] { append(number) }
    output.append(0x87)
    output.append(contentsOf: palette + [UInt8](repeating: 0, count: 768 - palette.count))
    output.append(8)
    var codes = LZW.encoded(indices, minimumCodeSize: 8)[...]
    while !codes.isEmpty {
      let block = codes.prefix(255)
      output.append(UInt8(block.count))
      output.append(contentsOf: block)
      codes = codes.dropFirst(255)
    }
    output.append(0)
  }

  /// The file.
  package func finished() -> Data { output + [0x3B] }

  private mutating func append(_ number: Int) {
    let number = UInt16(clamping: number)
    output.append(contentsOf: [UInt8(number & 0xFF), UInt8(number >> 8)])
  }
}

/// The colours that a picture is left with.
private enum Palette {
  private struct Color: Hashable { var red, green, blue: UInt8 }

  /// - Returns: A number for each pixel, the colours in turn, and the number that is none.
  static func reduce(_ bitmap: Bitmap) -> (indices: [UInt8], palette: [UInt8], transparent: UInt8?) {
    let pixels = [UInt8](bitmap.pixels)
    var counts: [Color: Int] = [:]
    var hasClear = false
    func color(_ at: Int) -> Color? {
      let alpha = Int(pixels[at + 3])
      guard alpha >= 128 else { return nil }
      func full(_ value: UInt8) -> UInt8 { alpha == 255 ? value : UInt8(min(255, Int(value) * 255 / alpha)) }
      return Color(red: full(pixels[at + 2]), green: full(pixels[at + 1]), blue: full(pixels[at]))
    }
    for at in stride(from: 0, to: pixels.count, by: 4) {
      if let color = color(at) { counts[color, default: 0] += 1 } else { hasClear = true }
    }
    let boxes = split(counts, into: hasClear ? 255 : 256)
    var numbers: [Color: UInt8] = [:]
    var palette: [UInt8] = []
    for (index, box) in boxes.enumerated() {
      let total = max(1, box.reduce(0) { $0 + $1.count })
      for channel in [\Color.red, \.green, \.blue] {
        palette.append(UInt8(box.reduce(0) { $0 + Int($1.color[keyPath: channel]) * $1.count } / total))
      }
      for entry in box { numbers[entry.color] = UInt8(index) }
    }
    let transparent = hasClear ? UInt8(boxes.count) : nil
    let indices = stride(from: 0, to: pixels.count, by: 4).map { at in
      color(at).flatMap { numbers[$0] } ?? transparent ?? 0
    }
    return (indices, palette, transparent)
  }

  /// Splits the box with the widest colours until there are enough: each half has as many pixels.
  private static func split(_ counts: [Color: Int], into limit: Int) -> [[(color: Color, count: Int)]] {
    func key(_ color: Color) -> Int { Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue) }
    let all = counts.map { (color: $0.key, count: $0.value) }.sorted { key($0.color) < key($1.color) }
    guard !all.isEmpty else { return [] }
    if all.count <= limit { return all.map { [$0] } }
    var boxes = [all]
    while boxes.count < limit {
      let spreads = boxes.map(spread)
      guard let widest = spreads.indices.max(by: { spreads[$0].width < spreads[$1].width }), spreads[widest].width > 0
      else { break }
      let channel = spreads[widest].channel
      let box = boxes[widest].sorted {
        ($0.color[keyPath: channel], key($0.color)) < ($1.color[keyPath: channel], key($1.color))
      }
      let half = box.reduce(0) { $0 + $1.count } / 2
      var (sum, cut) = (0, 0)
      while cut < box.count - 1, sum < half || cut == 0 {
        sum += box[cut].count
        cut += 1
      }
      boxes[widest] = Array(box[..<cut])
      boxes.append(Array(box[cut...]))
    }
    return boxes
  }

  private static func spread(_ box: [(color: Color, count: Int)]) -> (width: Int, channel: KeyPath<Color, UInt8>) {
    guard box.count > 1 else { return (0, \.red) }
    let spreads = [\Color.red, \.green, \.blue].map { channel -> (width: Int, channel: KeyPath<Color, UInt8>) in
      let values = box.map { $0.color[keyPath: channel] }
      return (Int(values.max() ?? 0) - Int(values.min() ?? 0), channel)
    }
    return spreads.max { $0.width < $1.width } ?? (0, \.red)
  }
}
