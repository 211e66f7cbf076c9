// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Channels in another order, apart and together.

/// Pixels with their channels in another order: where each of the four comes from.
@discardableResult public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
  _ flags: vImage_Flags
) -> vImage_Error {
  let map = (0..<4).map { Int(permuteMap[$0]) }
  guard map.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
  return eachPixel(src, 4, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    (b[0], b[1], b[2], b[3]) = (a[map[0]], a[map[1]], a[map[2]], a[map[3]])
  }
}

/// One channel of pixels.
@discardableResult public func vImageExtractChannel_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channelIndex: Int, _ flags: vImage_Flags
) -> vImage_Error {
  guard (0..<4).contains(channelIndex) else { return kvImageInvalidParameter }
  return eachPixel(src, 4, dest, 1) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    b[0] = a[channelIndex]
  }
}

/// One color for all pixels.
@discardableResult public func vImageBufferFill_ARGB8888(
  _ dest: UnsafePointer<vImage_Buffer>, _ color: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  let color = (color[0], color[1], color[2], color[3])
  return eachPixel(dest, 4, dest, 4) { (_: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    (b[0], b[1], b[2], b[3]) = color
  }
}

/// Pixels with channels (by bits: 8 for the first) of one number.
@discardableResult public func vImageOverwriteChannelsWithScalar_ARGB8888(
  _ scalar: Pixel_8, _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ copyMask: UInt8,
  _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    for channel in 0..<4 { b[channel] = copyMask & (8 >> UInt8(channel)) != 0 ? scalar : a[channel] }
  }
}

@discardableResult public func vImageConvert_ARGB8888toPlanar8(
  _ srcARGB: UnsafePointer<vImage_Buffer>, _ destA: UnsafePointer<vImage_Buffer>, _ destR: UnsafePointer<vImage_Buffer>,
  _ destG: UnsafePointer<vImage_Buffer>,
  _ destB: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  for (channel, plane) in [destA, destR, destG, destB].enumerated() {
    let error = vImageExtractChannel_ARGB8888(srcARGB, plane, channel, flags)
    guard error == kvImageNoError else { return error }
  }
  return kvImageNoError
}

@discardableResult public func vImageConvert_Planar8toARGB8888(
  _ srcA: UnsafePointer<vImage_Buffer>, _ srcR: UnsafePointer<vImage_Buffer>, _ srcG: UnsafePointer<vImage_Buffer>,
  _ srcB: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  for (channel, plane) in [srcA, srcR, srcG, srcB].enumerated() {
    let error = eachPixel(plane, 1, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
      b[channel] = a[0]
    }
    guard error == kvImageNoError else { return error }
  }
  return kvImageNoError
}

/// Pixels of four channels as sums of four, by a matrix of four rows (a row for each channel that comes in), each with
/// numbers added before and after, and divided.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
  _ divisor: Int32,
  _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard divisor != 0 else { return kvImageInvalidParameter }
  return eachPixel(src, 4, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    let before = (Int(a[0]), Int(a[1]), Int(a[2]), Int(a[3]))
    let values = [before.0, before.1, before.2, before.3]
    for channel in 0..<4 {
      var sum = Int(post_bias?[channel] ?? 0)
      for part in 0..<4 { sum += (values[part] + Int(pre_bias?[part] ?? 0)) * Int(matrix[part * 4 + channel]) }
      b[channel] = UInt8(min(max((Double(sum) / Double(divisor)).rounded(.down), 0), 255))
    }
  }
}

/// Colors with an alpha that is a plane's, or one number where there is none; multiplied in where asked for.
@discardableResult public func vImageConvert_RGB888toARGB8888(
  _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>!, _ alpha: Pixel_8,
  _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
  guard aSrc == nil else {
    let error = aSrc.pointee.error(makingSameSized: dest.pointee)
    guard error == kvImageNoError else { return error }
    return convertRGB(rgbSrc, aSrc, alpha, dest, premultiply, (1, 2, 3, 0))
  }
  return convertRGB(rgbSrc, nil, alpha, dest, premultiply, (1, 2, 3, 0))
}

/// Colors with an alpha that is a plane's, or one number where there is none; multiplied in where asked for.
@discardableResult public func vImageConvert_RGB888toRGBA8888(
  _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>!, _ alpha: Pixel_8,
  _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
  guard aSrc == nil else {
    let error = aSrc.pointee.error(makingSameSized: dest.pointee)
    guard error == kvImageNoError else { return error }
    return convertRGB(rgbSrc, aSrc, alpha, dest, premultiply, (0, 1, 2, 3))
  }
  return convertRGB(rgbSrc, nil, alpha, dest, premultiply, (0, 1, 2, 3))
}

/// Colors with an alpha that is a plane's, or one number where there is none; multiplied in where asked for.
@discardableResult public func vImageConvert_RGB888toBGRA8888(
  _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>!, _ alpha: Pixel_8,
  _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
  guard aSrc == nil else {
    let error = aSrc.pointee.error(makingSameSized: dest.pointee)
    guard error == kvImageNoError else { return error }
    return convertRGB(rgbSrc, aSrc, alpha, dest, premultiply, (2, 1, 0, 3))
  }
  return convertRGB(rgbSrc, nil, alpha, dest, premultiply, (2, 1, 0, 3))
}

/// Colors without their alpha.
@discardableResult public func vImageConvert_ARGB8888toRGB888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 3) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    (b[0], b[1], b[2]) = (a[1], a[2], a[3])
  }
}

/// Colors without their alpha.
@discardableResult public func vImageConvert_RGBA8888toRGB888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 3) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    (b[0], b[1], b[2]) = (a[0], a[1], a[2])
  }
}

/// Colors without their alpha.
@discardableResult public func vImageConvert_BGRA8888toRGB888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 3) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    (b[0], b[1], b[2]) = (a[2], a[1], a[0])
  }
}

private func convertRGB(
  _ source: UnsafePointer<vImage_Buffer>, _ plane: UnsafePointer<vImage_Buffer>?, _ alpha: UInt8,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ premultiply: Bool, _ places: (Int, Int, Int, Int)
) -> vImage_Error {
  let (input, output) = (source.pointee, dest.pointee)
  let error = input.error(makingSameSized: output)
  guard error == kvImageNoError else { return error }
  for y in 0..<Int(output.height) {
    let (a, b) = (input.row(y, of: UInt8.self), output.row(y, of: UInt8.self))
    for x in 0..<Int(output.width) {
      let alpha = plane?.pointee.row(y, of: UInt8.self)[x] ?? alpha
      let factor = premultiply ? Int(alpha) : 255
      let (from, to) = (a + x * 3, b + x * 4)
      to[places.0] = UInt8((Int(from[0]) * factor + 127) / 255)
      to[places.1] = UInt8((Int(from[1]) * factor + 127) / 255)
      to[places.2] = UInt8((Int(from[2]) * factor + 127) / 255)
      to[places.3] = alpha
    }
  }
  return kvImageNoError
}
