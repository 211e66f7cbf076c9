// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Numbers of other sizes.

/// Bytes as numbers from one limit to another.
@discardableResult public func vImageConvert_Planar8toPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 1, dest, 1) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<Float>) in
    b[0] = Float(a[0]) * (maxFloat - minFloat) / 255 + minFloat
  }
}

/// Numbers from one limit to another as bytes.
@discardableResult public func vImageConvert_PlanarFtoPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 1, dest, 1) { (a: UnsafeMutablePointer<Float>, b: UnsafeMutablePointer<UInt8>) in
    let value = ((a[0] - minFloat) * 255 / (maxFloat - minFloat)).rounded()
    b[0] = UInt8(value.isNaN ? 0 : min(max(value, 0), 255))
  }
}

/// Numbers of 16 bits as numbers of 32.
@discardableResult public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 1, dest, 1) { (a: UnsafeMutablePointer<UInt16>, b: UnsafeMutablePointer<Float>) in
    b[0] = Half.number(a[0])
  }
}

@discardableResult public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 1, dest, 1) { (a: UnsafeMutablePointer<Float>, b: UnsafeMutablePointer<UInt16>) in
    b[0] = Half.bits(a[0])
  }
}

/// Whole numbers of 16 bits as numbers, times a scale and with an offset.
@discardableResult public func vImageConvert_16UToF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ offset: Float, _ scale: Float,
  _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 1, dest, 1) { (a: UnsafeMutablePointer<UInt16>, b: UnsafeMutablePointer<Float>) in
    b[0] = Float(a[0]) * scale + offset
  }
}

@discardableResult public func vImageConvert_FTo16U(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ offset: Float, _ scale: Float,
  _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 1, dest, 1) { (a: UnsafeMutablePointer<Float>, b: UnsafeMutablePointer<UInt16>) in
    let value = ((a[0] - offset) / scale).rounded()
    b[0] = UInt16(value.isNaN ? 0 : min(max(value, 0), 65535))
  }
}

/// Bytes by a table of 256.
@discardableResult public func vImageTableLookUp_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ table: UnsafePointer<Pixel_8>,
  _ flags: vImage_Flags
) -> vImage_Error {
  eachPixel(src, 1, dest, 1) { (a: UnsafeMutablePointer<UInt8>, b: UnsafeMutablePointer<UInt8>) in
    b[0] = table[Int(a[0])]
  }
}

/// How often each of 256 numbers comes.
@discardableResult public func vImageHistogramCalculation_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<vImagePixelCount>, _ flags: vImage_Flags
) -> vImage_Error {
  for index in 0..<256 { histogram[index] = 0 }
  return eachPixel(src, 1, src, 1) { (a: UnsafeMutablePointer<UInt8>, _: UnsafeMutablePointer<UInt8>) in
    histogram[Int(a[0])] += 1
  }
}

/// The same for four channels.
@discardableResult public func vImageHistogramCalculation_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>,
  _ flags: vImage_Flags
) -> vImage_Error {
  for channel in 0..<4 {
    guard let counts = histogram[channel] else { return kvImageNullPointerArgument }
    for index in 0..<256 { counts[index] = 0 }
  }
  return eachPixel(src, 4, src, 4) { (a: UnsafeMutablePointer<UInt8>, _: UnsafeMutablePointer<UInt8>) in
    for channel in 0..<4 { histogram[channel]?[Int(a[channel])] += 1 }
  }
}

/// Numbers of 16 bits: a sign, five bits of exponent, ten of fraction. By hand, as Swift has no such type on every
/// processor.
enum Half {
  static func number(_ bits: UInt16) -> Float {
    let sign: Float = bits & 0x8000 != 0 ? -1 : 1
    let (exponent, fraction) = (Int(bits >> 10 & 0x1F), Float(bits & 0x3FF))
    switch exponent {
    case 0: return sign * fraction * 0x1p-24
    case 31: return fraction == 0 ? sign * .infinity : .nan
    default: return sign * Float(sign: .plus, exponent: exponent - 15, significand: 1 + fraction / 1024)
    }
  }

  static func bits(_ number: Float) -> UInt16 {
    let sign: UInt16 = number.sign == .minus ? 0x8000 : 0
    let size = number.magnitude
    if size.isNaN { return 0x7E00 }
    // From the middle between the largest and what would come after it.
    if size >= 65520 { return sign | 0x7C00 }
    // Whole numbers of the smallest, below those with an exponent; what is rounded up carries into the exponent.
    if size < 0x1p-14 { return sign | UInt16((size * 0x1p24).rounded(.toNearestOrEven)) }
    let exponent = Int(size.exponent)
    let fraction = ((size.significand - 1) * 1024).rounded(.toNearestOrEven)
    return sign | UInt16((exponent + 15) << 10 + Int(fraction))
  }
}
