// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A matrix of 2 columns and 2 rows of `Float`, kept by columns. Zero by default.
public struct simd_float2x2: _SIMDSquareMatrix {
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  public init() { columns = (SIMD2<Float>(), SIMD2<Float>()) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { columns = (col0, col1) }
  /// A matrix with a vector on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("The matrix has 2 columns; there is no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("The matrix has 2 columns; there is no column \(column).")
      }
    }
  }

  public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
  }

  public var transpose: simd_float2x2 { _transposed(to: simd_float2x2()) }
  public static var _columnCount: Int { 2 }
  public typealias _Row = SIMD2<Float>
  public typealias _Transposed = simd_float2x2
}

/// A matrix of 2 columns and 3 rows of `Float`, kept by columns. Zero by default.
public struct simd_float2x3: _SIMDMatrix {
  public var columns: (SIMD3<Float>, SIMD3<Float>)

  public init() { columns = (SIMD3<Float>(), SIMD3<Float>()) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>) { columns = (col0, col1) }
  /// A matrix with a vector on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("The matrix has 2 columns; there is no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("The matrix has 2 columns; there is no column \(column).")
      }
    }
  }

  public static func == (left: simd_float2x3, right: simd_float2x3) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
  }

  public var transpose: simd_float3x2 { _transposed(to: simd_float3x2()) }
  public static var _columnCount: Int { 2 }
  public typealias _Row = SIMD2<Float>
  public typealias _Transposed = simd_float3x2
}

/// A matrix of 2 columns and 4 rows of `Float`, kept by columns. Zero by default.
public struct simd_float2x4: _SIMDMatrix {
  public var columns: (SIMD4<Float>, SIMD4<Float>)

  public init() { columns = (SIMD4<Float>(), SIMD4<Float>()) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>) { columns = (col0, col1) }
  /// A matrix with a vector on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("The matrix has 2 columns; there is no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("The matrix has 2 columns; there is no column \(column).")
      }
    }
  }

  public static func == (left: simd_float2x4, right: simd_float2x4) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
  }

  public var transpose: simd_float4x2 { _transposed(to: simd_float4x2()) }
  public static var _columnCount: Int { 2 }
  public typealias _Row = SIMD2<Float>
  public typealias _Transposed = simd_float4x2
}
