// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What lies beyond the edges of pixels of bytes: the nearest ones, one color, or nothing.
struct Surroundings {
  enum Style { case extend, background, truncate, copy }

  let style: Style
  let background: [UInt8]

  /// - Returns: `nil` where not exactly one style is asked for.
  init?(_ flags: vImage_Flags, _ background: UnsafePointer<UInt8>?, channels: Int, truncates: Bool = true) {
    let styles: [(Int, Style)] = [
      (kvImageEdgeExtend, .extend), (kvImageBackgroundColorFill, .background), (kvImageCopyInPlace, .copy),
      (kvImageTruncateKernel, .truncate),
    ]
    let asked = styles.filter { flags & vImage_Flags($0.0) != 0 }
    guard asked.count == 1, truncates || asked[0].1 != .truncate else { return nil }
    style = asked[0].1
    self.background = (0..<channels).map { background?[$0] ?? 0 }
  }
}

/// A part of a picture that a function looks at: its pixels as numbers, so far around as a kernel reaches.
struct Neighborhood {
  let channels: Int
  let source: vImage_Buffer
  let (offsetX, offsetY): (Int, Int)
  let surroundings: Surroundings

  /// Checks what all convolutions ask for.
  static func check(
    _ src: vImage_Buffer, _ dest: vImage_Buffer, _ x: vImagePixelCount, _ y: vImagePixelCount, _ kernel: [UInt32]
  ) -> vImage_Error {
    guard src.hasMemory, dest.hasMemory else { return kvImageNullPointerArgument }
    guard kernel.allSatisfy({ $0 % 2 == 1 }) else { return kvImageInvalidKernelSize }
    guard x < max(1, src.width) else { return kvImageInvalidOffset_X }
    guard y < max(1, src.height) else { return kvImageInvalidOffset_Y }
    guard x + dest.width <= src.width, y + dest.height <= src.height else { return kvImageRoiLargerThanInputBuffer }
    guard dest.data != src.data || dest.width == 0 else { return kvImageOutOfPlaceOperationRequired }
    return kvImageNoError
  }

  /// One number of a pixel, or `nil` where there is none.
  @inline(__always) func value(_ x: Int, _ y: Int, _ channel: Int) -> Int? {
    let isInside = x >= 0 && y >= 0 && x < Int(source.width) && y < Int(source.height)
    if isInside { return Int(source.row(y, of: UInt8.self)[x * channels + channel]) }
    switch surroundings.style {
    case .background: return Int(surroundings.background[channel])
    case .truncate: return nil
    case .extend, .copy:
      let (x, y) = (min(max(x, 0), Int(source.width) - 1), min(max(y, 0), Int(source.height) - 1))
      return Int(source.row(y, of: UInt8.self)[x * channels + channel])
    }
  }

  /// Whether a kernel of a size reaches over an edge.
  func reachesOut(_ x: Int, _ y: Int, _ radiusX: Int, _ radiusY: Int) -> Bool {
    x < radiusX || y < radiusY || x + radiusX >= Int(source.width) || y + radiusY >= Int(source.height)
  }
}

/// The mean of the pixels around each, by sums that slide: first of columns, then along rows.
private func boxConvolve(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ offsetX: vImagePixelCount,
  _ offsetY: vImagePixelCount, _ height: UInt32, _ width: UInt32, _ background: UnsafePointer<UInt8>?,
  _ flags: vImage_Flags, channels: Int
) -> vImage_Error {
  let (input, output) = (src.pointee, dest.pointee)
  let error = Neighborhood.check(input, output, offsetX, offsetY, [height, width])
  guard error == kvImageNoError else { return error }
  guard let around = Surroundings(flags, background, channels: channels) else { return kvImageInvalidEdgeStyle }
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  guard output.width > 0, output.height > 0 else { return kvImageNoError }

  let (columns, rows) = (Int(input.width), Int(input.height))
  let (radiusX, radiusY) = (Int(width) / 2, Int(height) / 2)
  let (left, top) = (Int(offsetX), Int(offsetY))
  // The sums of the columns that the rows of the destination reach, those beyond the edges too.
  let padded = Int(output.width) + 2 * radiusX
  var sums = [Int32](repeating: 0, count: padded * channels)

  /// Adds a row to the sums of columns, or takes it away.
  func add(_ y: Int, times sign: Int32) {
    if y < 0 || y >= rows, around.style == .truncate { return }
    if y < 0 || y >= rows, around.style == .background {
      for index in 0..<padded * channels { sums[index] += sign * Int32(around.background[index % channels]) }
      return
    }
    let row = input.row(min(max(y, 0), rows - 1), of: UInt8.self)
    for index in 0..<padded {
      let x = index + left - radiusX
      if x < 0 || x >= columns {
        switch around.style {
        case .truncate: continue
        case .background:
          for channel in 0..<channels { sums[index * channels + channel] += sign * Int32(around.background[channel]) }
          continue
        case .extend, .copy: break
        }
      }
      let pixel = row + min(max(x, 0), columns - 1) * channels
      for channel in 0..<channels { sums[index * channels + channel] += sign * Int32(pixel[channel]) }
    }
  }

  for y in top - radiusY..<top + radiusY { add(y, times: 1) }
  for line in 0..<Int(output.height) {
    let y = line + top
    add(y + radiusY, times: 1)
    let target = output.row(line, of: UInt8.self)
    let tall = around.style == .truncate ? min(y + radiusY, rows - 1) - max(y - radiusY, 0) + 1 : Int(height)
    for channel in 0..<channels {
      var sum: Int32 = 0
      for index in 0..<2 * radiusX { sum += sums[index * channels + channel] }
      for place in 0..<Int(output.width) {
        sum += sums[(place + 2 * radiusX) * channels + channel]
        let x = place + left
        let wide = around.style == .truncate ? min(x + radiusX, columns - 1) - max(x - radiusX, 0) + 1 : Int(width)
        let count = Int32(wide * tall)
        target[place * channels + channel] = UInt8((sum + count / 2) / count)
        sum -= sums[place * channels + channel]
      }
    }
    if around.style == .copy {
      let hood = Neighborhood(
        channels: channels, source: input, offsetX: left, offsetY: top, surroundings: around)
      for place in 0..<Int(output.width) where hood.reachesOut(place + left, y, radiusX, radiusY) {
        let pixel = input.row(y, of: UInt8.self) + (place + left) * channels
        for channel in 0..<channels { target[place * channels + channel] = pixel[channel] }
      }
    }
    add(y - radiusY, times: -1)
  }
  return kvImageNoError
}

/// Pixels weighed by a kernel, with a sum that is divided.
private func convolve(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ offsetX: vImagePixelCount,
  _ offsetY: vImagePixelCount, _ kernel: (Int, Int) -> Int, _ height: UInt32, _ width: UInt32, _ divisor: Int,
  _ bias: Int, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags, channels: Int
) -> vImage_Error {
  let (input, output) = (src.pointee, dest.pointee)
  let error = Neighborhood.check(input, output, offsetX, offsetY, [height, width])
  guard error == kvImageNoError else { return error }
  guard let around = Surroundings(flags, background, channels: channels) else { return kvImageInvalidEdgeStyle }
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  let hood = Neighborhood(
    channels: channels, source: input, offsetX: Int(offsetX), offsetY: Int(offsetY), surroundings: around)
  let (radiusX, radiusY) = (Int(width) / 2, Int(height) / 2)
  let leavesAlpha = channels == 4 && flags & vImage_Flags(kvImageLeaveAlphaUnchanged) != 0
  for line in 0..<Int(output.height) {
    let (target, y) = (output.row(line, of: UInt8.self), line + Int(offsetY))
    for place in 0..<Int(output.width) {
      let x = place + Int(offsetX)
      let copies = around.style == .copy && hood.reachesOut(x, y, radiusX, radiusY)
      for channel in 0..<channels {
        if copies || leavesAlpha && channel == 0 {
          target[place * channels + channel] = input.row(y, of: UInt8.self)[x * channels + channel]
          continue
        }
        var (sum, weight, whole) = (0, 0, 0)
        for row in 0..<Int(height) {
          for column in 0..<Int(width) {
            let factor = kernel(row, column)
            whole += factor
            guard let value = hood.value(x + column - radiusX, y + row - radiusY, channel) else { continue }
            sum += factor * value
            weight += factor
          }
        }
        // What is cut off the kernel is made up for by the rest.
        if weight != whole, weight != 0 { sum = sum * whole / weight }
        let rounded = divisor == 0 ? 0 : (Double(sum + bias) / Double(divisor)).rounded()
        target[place * channels + channel] = UInt8(min(max(rounded, 0), 255))
      }
    }
  }
  return kvImageNoError
}

/// The mean of a box of pixels around each. All kernels have odd sides.
@discardableResult public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  boxConvolve(
    src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, kernel_height, kernel_width, backgroundColor, flags, channels: 4)
}

@discardableResult public func vImageBoxConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  withUnsafePointer(to: backgroundColor) {
    boxConvolve(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, kernel_height, kernel_width, $0, flags, channels: 1)
  }
}

/// The weights of a tent: from 1 at its edge up to the middle.
private func tent(_ height: UInt32, _ width: UInt32) -> (kernel: (Int, Int) -> Int, divisor: Int) {
  let (radiusX, radiusY) = (Int(width) / 2, Int(height) / 2)
  let kernel = { (row: Int, column: Int) in
    (radiusY + 1 - abs(row - radiusY)) * (radiusX + 1 - abs(column - radiusX))
  }
  return (kernel, (radiusX + 1) * (radiusX + 1) * (radiusY + 1) * (radiusY + 1))
}

@discardableResult public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  let tent = tent(kernel_height, kernel_width)
  return convolve(
    src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, tent.kernel, kernel_height, kernel_width, tent.divisor, 0,
    backgroundColor, flags, channels: 4)
}

@discardableResult public func vImageTentConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  let tent = tent(kernel_height, kernel_width)
  return withUnsafePointer(to: backgroundColor) {
    convolve(
      src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, tent.kernel, kernel_height, kernel_width, tent.divisor, 0, $0,
      flags, channels: 1)
  }
}

@discardableResult public func vImageConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
  _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: UnsafePointer<UInt8>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, { Int(kernel[$0 * Int(kernel_width) + $1]) }, kernel_height,
    kernel_width, Int(divisor), 0, backgroundColor, flags, channels: 4)
}

@discardableResult public func vImageConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
  _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  withUnsafePointer(to: backgroundColor) {
    convolve(
      src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, { Int(kernel[$0 * Int(kernel_width) + $1]) }, kernel_height,
      kernel_width, Int(divisor), 0, $0, flags, channels: 1)
  }
}

/// The same with a number that is added before the division.
@discardableResult public func vImageConvolveWithBias_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
  _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ bias: Int32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, { Int(kernel[$0 * Int(kernel_width) + $1]) }, kernel_height,
    kernel_width, Int(divisor), Int(bias), backgroundColor, flags, channels: 4)
}
