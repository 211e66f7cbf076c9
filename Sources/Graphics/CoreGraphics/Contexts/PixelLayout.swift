// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a bitmap context's pixels lie in the caller's memory.
struct PixelLayout: Hashable {
  enum Kind: Hashable {
    /// Four bytes, at these offsets; premultiplied.
    case color(red: Int, green: Int, blue: Int, alpha: Int, isOpaque: Bool)
    /// One byte of brightness, opaque.
    case gray
    /// One byte of alpha.
    case alpha
  }

  let kind: Kind
  /// As whoever made the context or the picture said it.
  let bitmapInfo: CGBitmapInfo
  /// Whether colours are said to be those of Display P3.
  let isWide: Bool

  var space: CGColorSpace? {
    switch kind {
    case .color: isWide ? .deviceP3 : .deviceRGB
    case .gray: .deviceGray
    case .alpha: nil
    }
  }

  var bytesPerPixel: Int {
    switch kind {
    case .color: 4
    case .gray, .alpha: 1
    }
  }

  /// Whether pixels have no alpha of their own.
  var isOpaque: Bool {
    switch kind {
    case .color(_, _, _, _, let isOpaque): isOpaque
    case .gray: true
    case .alpha: false
    }
  }

  /// The layouts that Core Graphics has with 8 bits a component; `nil` for all others.
  init?(bitsPerComponent: Int, space: CGColorSpace, bitmapInfo: UInt32) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    self.bitmapInfo = info
    isWide = space.isWideGamutRGB
    guard bitsPerComponent == 8, !info.contains(.floatComponents),
      let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let order = info.intersection(.byteOrderMask)
    guard order.isEmpty || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
    if alphaInfo == .alphaOnly {
      kind = .alpha
      return
    }
    if space.numberOfComponents == 1 {
      guard alphaInfo == .none else { return nil }
      kind = .gray
      return
    }
    guard space.numberOfComponents == 3 else { return nil }
    // Offsets of alpha, red, green, blue where the first component comes first in memory.
    let isFirst: Bool
    switch alphaInfo {
    case .premultipliedFirst, .noneSkipFirst: isFirst = true
    case .premultipliedLast, .noneSkipLast: isFirst = false
    default: return nil
    }
    let offsets = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let placed = order == .byteOrder32Little ? offsets.map { 3 - $0 } : offsets
    kind = .color(
      red: placed[0], green: placed[1], blue: placed[2], alpha: placed[3],
      isOpaque: alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast)
  }

  /// Writes a row of BGRA pixels in this layout.
  func write(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
    for pixel in 0..<count {
      let from = source + pixel * 4
      switch kind {
      case .color(let red, let green, let blue, let alpha, let isOpaque):
        let to = target + pixel * 4
        to[blue] = from[0]
        to[green] = from[1]
        to[red] = from[2]
        to[alpha] = isOpaque ? 255 : from[3]
      case .gray:
        // The weights of Rec. 709, in 1/256.
        let red = Int(from[2]) * 54
        let green = Int(from[1]) * 183
        let blue = Int(from[0]) * 19
        target[pixel] = UInt8((red + green + blue + 128) >> 8)
      case .alpha:
        target[pixel] = from[3]
      }
    }
  }

  /// Reads a row in this layout as BGRA pixels.
  func read(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
    for pixel in 0..<count {
      let to = target + pixel * 4
      switch kind {
      case .color(let red, let green, let blue, let alpha, let isOpaque):
        let from = source + pixel * 4
        to[3] = isOpaque ? 255 : from[alpha]
        // A colour above its alpha is no premultiplied colour, and would overflow when mixed.
        to[0] = min(from[blue], to[3])
        to[1] = min(from[green], to[3])
        to[2] = min(from[red], to[3])
      case .gray:
        to[0] = source[pixel]
        to[1] = source[pixel]
        to[2] = source[pixel]
        to[3] = 255
      case .alpha:
        to[0] = 0
        to[1] = 0
        to[2] = 0
        to[3] = source[pixel]
      }
    }
  }
}
