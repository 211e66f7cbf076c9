// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

// Other sizes, turned and mirrored pixels.

/// The right side on the left.
@discardableResult public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { place(src, dest, UInt8.self, 4) { ($2.0 - 1 - $0, $1) } }

/// The right side on the left.
@discardableResult public func vImageHorizontalReflect_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { place(src, dest, UInt8.self, 1) { ($2.0 - 1 - $0, $1) } }

/// The right side on the left.
@discardableResult public func vImageHorizontalReflect_PlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { place(src, dest, Float.self, 1) { ($2.0 - 1 - $0, $1) } }

/// The bottom on top.
@discardableResult public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { place(src, dest, UInt8.self, 4) { ($0, $2.1 - 1 - $1) } }

/// The bottom on top.
@discardableResult public func vImageVerticalReflect_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { place(src, dest, UInt8.self, 1) { ($0, $2.1 - 1 - $1) } }

/// The bottom on top.
@discardableResult public func vImageVerticalReflect_PlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { place(src, dest, Float.self, 1) { ($0, $2.1 - 1 - $1) } }

/// Quarter turns against the clock: 0 to 3. Where the sizes do not fit, the middles do; what is free has one color.
@discardableResult public func vImageRotate90_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
  _ backColor: UnsafePointer<UInt8>,
  _ flags: vImage_Flags
) -> vImage_Error { rotate(src, dest, UInt8.self, 4, rotationConstant, (0..<4).map { backColor[$0] }) }

/// Another size, by Lanczos's filter; what lies beyond the edges is as the edges.
@discardableResult public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  return scale(src, dest, 4, isHigh: flags & vImage_Flags(kvImageHighQualityResampling) != 0) {
    (value: Float) -> UInt8 in
    UInt8(min(max(value.rounded(), 0), 255))
  }
}

/// Quarter turns against the clock: 0 to 3. Where the sizes do not fit, the middles do; what is free has one color.
@discardableResult public func vImageRotate90_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
  _ backColor: Pixel_8,
  _ flags: vImage_Flags
) -> vImage_Error { rotate(src, dest, UInt8.self, 1, rotationConstant, [backColor]) }

/// Another size, by Lanczos's filter; what lies beyond the edges is as the edges.
@discardableResult public func vImageScale_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  return scale(src, dest, 1, isHigh: flags & vImage_Flags(kvImageHighQualityResampling) != 0) {
    (value: Float) -> UInt8 in
    UInt8(min(max(value.rounded(), 0), 255))
  }
}

/// Quarter turns against the clock: 0 to 3. Where the sizes do not fit, the middles do; what is free has one color.
@discardableResult public func vImageRotate90_PlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
  _ backColor: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error { rotate(src, dest, Float.self, 1, rotationConstant, [backColor]) }

/// Another size, by Lanczos's filter; what lies beyond the edges is as the edges.
@discardableResult public func vImageScale_PlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  return scale(src, dest, 1, isHigh: flags & vImage_Flags(kvImageHighQualityResampling) != 0) {
    (value: Float) -> Float in
    value
  }
}

private func place<T>(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ type: T.Type, _ channels: Int,
  _ origin: (Int, Int, (Int, Int)) -> (Int, Int)
) -> vImage_Error {
  let (input, output) = (src.pointee, dest.pointee)
  guard input.hasMemory, output.hasMemory else { return kvImageNullPointerArgument }
  guard input.width == output.width, input.height == output.height else { return kvImageBufferSizeMismatch }
  let (width, height) = (Int(input.width), Int(input.height))
  // A copy, as both may be the same memory.
  let pixels = (0..<height).map { [T](UnsafeBufferPointer(start: input.row($0, of: T.self), count: width * channels)) }
  for y in 0..<height {
    let target = output.row(y, of: T.self)
    for x in 0..<width {
      let (fromX, fromY) = origin(x, y, (width, height))
      for channel in 0..<channels { target[x * channels + channel] = pixels[fromY][fromX * channels + channel] }
    }
  }
  return kvImageNoError
}

private func rotate<T>(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ type: T.Type, _ channels: Int,
  _ turns: UInt8, _ color: [T]
) -> vImage_Error {
  let (input, output) = (src.pointee, dest.pointee)
  guard turns < 4 else { return kvImageInvalidParameter }
  guard input.hasMemory, output.hasMemory else { return kvImageNullPointerArgument }
  guard input.data != output.data || output.width == 0 else { return kvImageOutOfPlaceOperationRequired }
  let isTurned = turns % 2 == 1
  let (width, height) = (Int(input.width), Int(input.height))
  let (wide, tall) = isTurned ? (height, width) : (width, height)
  let (left, top) = ((Int(output.width) - wide) / 2, (Int(output.height) - tall) / 2)
  for y in 0..<Int(output.height) {
    let target = output.row(y, of: T.self)
    for x in 0..<Int(output.width) {
      let (column, row) = (x - left, y - top)
      let (fromX, fromY) =
        switch turns {
        case 0: (column, row)
        case 1: (width - 1 - row, column)
        case 2: (width - 1 - column, height - 1 - row)
        default: (row, height - 1 - column)
        }
      let isInside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height
      let source = isInside ? input.row(fromY, of: T.self) + fromX * channels : nil
      for channel in 0..<channels { target[x * channels + channel] = source?[channel] ?? color[channel] }
    }
  }
  return kvImageNoError
}

/// Which pixels make one of another size along a side, and how much each counts.
private struct Weights {
  let first: Int
  let values: [Float]

  /// - Parameter lobes: 3, or 5 for high quality.
  static func along(_ from: Int, _ to: Int, lobes: Double) -> [Weights] {
    let ratio = Double(from) / Double(to)
    // Where a picture gets smaller, the filter gets wider.
    let width = max(1, ratio)
    return (0..<to).map { index in
      let center = (Double(index) + 0.5) * ratio - 0.5
      let first = Int((center - lobes * width).rounded(.up))
      let last = Int((center + lobes * width).rounded(.down))
      let values = (first...last).map { lanczos((Double($0) - center) / width, lobes) }
      let sum = values.reduce(0, +)
      return Weights(first: first, values: values.map { Float($0 / sum) })
    }
  }

  private static func lanczos(_ x: Double, _ lobes: Double) -> Double {
    guard x != 0 else { return 1 }
    guard abs(x) < lobes else { return 0 }
    return lobes * sin(.pi * x) * sin(.pi * x / lobes) / (.pi * .pi * x * x)
  }
}

private protocol Sample { var asFloat: Float { get } }
extension UInt8: Sample { fileprivate var asFloat: Float { Float(self) } }
extension Float: Sample { fileprivate var asFloat: Float { self } }

private func scale<T: Sample>(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int, isHigh: Bool,
  _ finish: (Float) -> T
) -> vImage_Error {
  let (input, output) = (src.pointee, dest.pointee)
  guard input.hasMemory, output.hasMemory else { return kvImageNullPointerArgument }
  guard input.width > 0, input.height > 0 else { return kvImageRoiLargerThanInputBuffer }
  guard output.width > 0, output.height > 0 else { return kvImageNoError }
  let (width, height, wide, tall) = (
    Int(input.width), Int(input.height), Int(output.width), Int(output.height)
  )
  let (columns, rows) = (
    Weights.along(width, wide, lobes: isHigh ? 5 : 3), Weights.along(height, tall, lobes: isHigh ? 5 : 3)
  )
  // First along the rows, then down.
  var narrow = [Float](repeating: 0, count: wide * height * channels)
  for y in 0..<height {
    let row = input.row(y, of: T.self)
    for x in 0..<wide {
      for channel in 0..<channels {
        var sum: Float = 0
        for (offset, weight) in columns[x].values.enumerated() {
          sum += weight * row[min(max(columns[x].first + offset, 0), width - 1) * channels + channel].asFloat
        }
        narrow[(y * wide + x) * channels + channel] = sum
      }
    }
  }
  for y in 0..<tall {
    let target = output.row(y, of: T.self)
    for x in 0..<wide * channels {
      var sum: Float = 0
      for (offset, weight) in rows[y].values.enumerated() {
        sum += weight * narrow[min(max(rows[y].first + offset, 0), height - 1) * wide * channels + x]
      }
      target[x] = finish(sum)
    }
  }
  return kvImageNoError
}
