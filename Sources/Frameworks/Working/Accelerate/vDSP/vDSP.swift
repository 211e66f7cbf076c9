// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Arithmetic over many numbers. All vectors of a call have the same length.
public enum vDSP {}

extension vDSP {
  private static func make<T>(_ count: Int, _ fill: (UnsafeMutablePointer<T>) -> Void) -> [T] {
    [T](unsafeUninitializedCapacity: count) { buffer, filled in
      if let start = buffer.baseAddress, count > 0 { fill(start) }
      filled = count
    }
  }

  public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
  where U.Element == Float, V.Element == Float {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        make(a.count) { vDSP_vadd(a.baseAddress!, 1, b.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
  where U.Element == Float, V.Element == Float {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        make(a.count) { vDSP_vmul(a.baseAddress!, 1, b.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
  where U.Element == Float, V.Element == Float {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        make(a.count) { vDSP_vsub(b.baseAddress!, 1, a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float]
  where U.Element == Float, V.Element == Float {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        make(a.count) { vDSP_vdiv(b.baseAddress!, 1, a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      withUnsafePointer(to: scalar) { b in
        make(a.count) { vDSP_vsadd(a.baseAddress!, 1, b, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      withUnsafePointer(to: scalar) { b in
        make(a.count) { vDSP_vsmul(a.baseAddress!, 1, b, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      withUnsafePointer(to: scalar) { b in
        make(a.count) { vDSP_vsdiv(a.baseAddress!, 1, b, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      make(a.count) { vDSP_vabs(a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
    }
  }

  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      make(a.count) { vDSP_vneg(a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
    }
  }

  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      make(a.count) { vDSP_vsq(a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
    }
  }

  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = 0
      if let start = a.baseAddress, !a.isEmpty { vDSP_sve(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = .nan
      if let start = a.baseAddress, !a.isEmpty { vDSP_meanv(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = .nan
      if let start = a.baseAddress, !a.isEmpty { vDSP_measqv(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = .nan
      if let start = a.baseAddress, !a.isEmpty { vDSP_meamgv(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = .nan
      if let start = a.baseAddress, !a.isEmpty { vDSP_rmsqv(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = 0
      if let start = a.baseAddress, !a.isEmpty { vDSP_svesq(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = 0
      if let start = a.baseAddress, !a.isEmpty { vDSP_svemg(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = -.infinity
      if let start = a.baseAddress, !a.isEmpty { vDSP_maxv(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = .infinity
      if let start = a.baseAddress, !a.isEmpty { vDSP_minv(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var result: Float = 0
      if let start = a.baseAddress, !a.isEmpty { vDSP_maxmgv(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var (index, value): (UInt, Float) = (0, -.infinity)
      if let start = a.baseAddress, !a.isEmpty { vDSP_maxvi(start, 1, &value, &index, vDSP_Length(a.count)) }
      return (index, value)
    }
  }

  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var (index, value): (UInt, Float) = (0, .infinity)
      if let start = a.baseAddress, !a.isEmpty { vDSP_minvi(start, 1, &value, &index, vDSP_Length(a.count)) }
      return (index, value)
    }
  }

  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Float
  where U.Element == Float, V.Element == Float {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        var result: Float = 0
        if let a = a.baseAddress, let b = b.baseAddress {
          vDSP_dotpr(a, 1, b, 1, &result, vDSP_Length(vectorA.count))
        }
        return result
      }
    }
  }

  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
  where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var (low, high) = (bounds.lowerBound, bounds.upperBound)
      return make(a.count) { vDSP_vclip(a.baseAddress!, 1, &low, &high, $0, 1, vDSP_Length(a.count)) }
    }
  }

  public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
    var (low, high) = (range.lowerBound, range.upperBound)
    return make(count) { vDSP_vgen(&low, &high, $0, 1, vDSP_Length(count)) }
  }

  public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
    var (start, step) = (initialValue, increment)
    return make(count) { vDSP_vramp(&start, &step, $0, 1, vDSP_Length(count)) }
  }

  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ vector: U, zeroReference: Float) -> [Float]
  where U.Element == Float {
    vector.withUnsafeBufferPointer { a in
      var reference = zeroReference
      return make(a.count) { vDSP_vdbcon(a.baseAddress!, 1, &reference, $0, 1, vDSP_Length(a.count), 1) }
    }
  }

  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
    vector.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { vDSP_vclr(start, 1, vDSP_Length(buffer.count)) }
    }
  }

  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float) where V.Element == Float {
    vector.withUnsafeMutableBufferPointer { buffer in
      var value = value
      if let start = buffer.baseAddress { vDSP_vfill(&value, start, 1, vDSP_Length(buffer.count)) }
    }
  }

  public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double]
  where U.Element == Double, V.Element == Double {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        make(a.count) { vDSP_vaddD(a.baseAddress!, 1, b.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double]
  where U.Element == Double, V.Element == Double {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        make(a.count) { vDSP_vmulD(a.baseAddress!, 1, b.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double]
  where U.Element == Double, V.Element == Double {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        make(a.count) { vDSP_vsubD(b.baseAddress!, 1, a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double]
  where U.Element == Double, V.Element == Double {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        make(a.count) { vDSP_vdivD(b.baseAddress!, 1, a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      withUnsafePointer(to: scalar) { b in
        make(a.count) { vDSP_vsaddD(a.baseAddress!, 1, b, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
  where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      withUnsafePointer(to: scalar) { b in
        make(a.count) { vDSP_vsmulD(a.baseAddress!, 1, b, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      withUnsafePointer(to: scalar) { b in
        make(a.count) { vDSP_vsdivD(a.baseAddress!, 1, b, $0, 1, vDSP_Length(a.count)) }
      }
    }
  }

  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      make(a.count) { vDSP_vabsD(a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
    }
  }

  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      make(a.count) { vDSP_vnegD(a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
    }
  }

  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      make(a.count) { vDSP_vsqD(a.baseAddress!, 1, $0, 1, vDSP_Length(a.count)) }
    }
  }

  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = 0
      if let start = a.baseAddress, !a.isEmpty { vDSP_sveD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = .nan
      if let start = a.baseAddress, !a.isEmpty { vDSP_meanvD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = .nan
      if let start = a.baseAddress, !a.isEmpty { vDSP_measqvD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = .nan
      if let start = a.baseAddress, !a.isEmpty { vDSP_meamgvD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = .nan
      if let start = a.baseAddress, !a.isEmpty { vDSP_rmsqvD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = 0
      if let start = a.baseAddress, !a.isEmpty { vDSP_svesqD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = 0
      if let start = a.baseAddress, !a.isEmpty { vDSP_svemgD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = -.infinity
      if let start = a.baseAddress, !a.isEmpty { vDSP_maxvD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = .infinity
      if let start = a.baseAddress, !a.isEmpty { vDSP_minvD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var result: Double = 0
      if let start = a.baseAddress, !a.isEmpty { vDSP_maxmgvD(start, 1, &result, vDSP_Length(a.count)) }
      return result
    }
  }

  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var (index, value): (UInt, Double) = (0, -.infinity)
      if let start = a.baseAddress, !a.isEmpty { vDSP_maxviD(start, 1, &value, &index, vDSP_Length(a.count)) }
      return (index, value)
    }
  }

  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var (index, value): (UInt, Double) = (0, .infinity)
      if let start = a.baseAddress, !a.isEmpty { vDSP_minviD(start, 1, &value, &index, vDSP_Length(a.count)) }
      return (index, value)
    }
  }

  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Double
  where U.Element == Double, V.Element == Double {
    precondition(vectorA.count == vectorB.count, "The vectors have different lengths.")
    return vectorA.withUnsafeBufferPointer { a in
      vectorB.withUnsafeBufferPointer { b in
        var result: Double = 0
        if let a = a.baseAddress, let b = b.baseAddress {
          vDSP_dotprD(a, 1, b, 1, &result, vDSP_Length(vectorA.count))
        }
        return result
      }
    }
  }

  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
  where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var (low, high) = (bounds.lowerBound, bounds.upperBound)
      return make(a.count) { vDSP_vclipD(a.baseAddress!, 1, &low, &high, $0, 1, vDSP_Length(a.count)) }
    }
  }

  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    var (low, high) = (range.lowerBound, range.upperBound)
    return make(count) { vDSP_vgenD(&low, &high, $0, 1, vDSP_Length(count)) }
  }

  public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
    var (start, step) = (initialValue, increment)
    return make(count) { vDSP_vrampD(&start, &step, $0, 1, vDSP_Length(count)) }
  }

  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ vector: U, zeroReference: Double) -> [Double]
  where U.Element == Double {
    vector.withUnsafeBufferPointer { a in
      var reference = zeroReference
      return make(a.count) { vDSP_vdbconD(a.baseAddress!, 1, &reference, $0, 1, vDSP_Length(a.count), 1) }
    }
  }

  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { vDSP_vclrD(start, 1, vDSP_Length(buffer.count)) }
    }
  }

  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double) where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { buffer in
      var value = value
      if let start = buffer.baseAddress { vDSP_vfillD(&value, start, 1, vDSP_Length(buffer.count)) }
    }
  }
}
