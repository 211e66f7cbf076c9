// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Alpha, multiplied into colors and taken out of them, and pixels laid over others.

/// Colors times their alpha, rounded to the nearest.
@discardableResult public func vImagePremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    let alpha = Int(a[0])
    for channel in [1, 2, 3] { b[channel] = premultiplied(a[channel], alpha) }
    b[0] = UInt8(alpha)
  }
}

/// Colors divided by their alpha, rounded to the nearest.
@discardableResult public func vImageUnpremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    let alpha = Int(a[0])
    for channel in [1, 2, 3] { b[channel] = unpremultiplied(a[channel], alpha) }
    b[0] = UInt8(alpha)
  }
}

/// Colors times their alpha, rounded to the nearest.
@discardableResult public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    let alpha = Int(a[3])
    for channel in [0, 1, 2] { b[channel] = premultiplied(a[channel], alpha) }
    b[3] = UInt8(alpha)
  }
}

/// Colors divided by their alpha, rounded to the nearest.
@discardableResult public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    let alpha = Int(a[3])
    for channel in [0, 1, 2] { b[channel] = unpremultiplied(a[channel], alpha) }
    b[3] = UInt8(alpha)
  }
}

/// Colors times their alpha, rounded to the nearest.
@discardableResult public func vImagePremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    let alpha = Int(a[3])
    for channel in [0, 1, 2] { b[channel] = premultiplied(a[channel], alpha) }
    b[3] = UInt8(alpha)
  }
}

/// Colors divided by their alpha, rounded to the nearest.
@discardableResult public func vImageUnpremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 4, dest, 4) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    let alpha = Int(a[3])
    for channel in [0, 1, 2] { b[channel] = unpremultiplied(a[channel], alpha) }
    b[3] = UInt8(alpha)
  }
}

@inline(__always) private func premultiplied(_ value: UInt8, _ alpha: Int) -> UInt8 {
  UInt8((Int(value) * alpha + 127) / 255)
}
@inline(__always) private func unpremultiplied(_ value: UInt8, _ alpha: Int) -> UInt8 {
  alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
}

/// Lays pixels over others, alpha first.
@discardableResult public func vImageAlphaBlend_ARGB8888(
  _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (top, bottom, output) = (srcTop.pointee, srcBottom.pointee, dest.pointee)
  for source in [top, bottom] {
    let error = source.error(makingSameSized: output)
    guard error == kvImageNoError else { return error }
  }
  for y in 0..<Int(output.height) {
    let (a, b, c) = (top.row(y, of: UInt8.self), bottom.row(y, of: UInt8.self), output.row(y, of: UInt8.self))
    for x in stride(from: 0, to: Int(output.width) * 4, by: 4) {
      let (over, under) = (Int(a[x]), Int(b[x]))
      let alpha = over * 255 + under * (255 - over)
      for channel in 1..<4 {
        let sum = Int(a[x + channel]) * over * 255 + Int(b[x + channel]) * under * (255 - over)
        c[x + channel] = alpha == 0 ? 0 : UInt8((sum + alpha / 2) / alpha)
      }
      c[x] = UInt8((alpha + 127) / 255)
    }
  }
  return kvImageNoError
}

/// Lays pixels over others, alpha first, all with their alpha multiplied in.
@discardableResult public func vImagePremultipliedAlphaBlend_ARGB8888(
  _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (top, bottom, output) = (srcTop.pointee, srcBottom.pointee, dest.pointee)
  for source in [top, bottom] {
    let error = source.error(makingSameSized: output)
    guard error == kvImageNoError else { return error }
  }
  for y in 0..<Int(output.height) {
    let (a, b, c) = (top.row(y, of: UInt8.self), bottom.row(y, of: UInt8.self), output.row(y, of: UInt8.self))
    for x in stride(from: 0, to: Int(output.width) * 4, by: 4) {
      let over = Int(a[x])
      for channel in 0..<4 {
        c[x + channel] = UInt8(min(255, Int(a[x + channel]) + (Int(b[x + channel]) * (255 - over) + 127) / 255))
      }
    }
  }
  return kvImageNoError
}
