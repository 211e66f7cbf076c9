// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A matrix of 3 columns and 2 rows of `Float`, kept by columns. Zero by default.
public struct simd_float3x2: _SIMDMatrix {
  public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

  public init() { columns = (SIMD2<Float>(), SIMD2<Float>(), SIMD2<Float>()) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>, _ col2: SIMD2<Float>) { columns = (col0, col1, col2) }
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
      case 2: columns.2
      default: preconditionFailure("The matrix has 3 columns; there is no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("The matrix has 3 columns; there is no column \(column).")
      }
    }
  }

  public static func == (left: simd_float3x2, right: simd_float3x2) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
  }

  public var transpose: simd_float2x3 { _transposed(to: simd_float2x3()) }
  public static var _columnCount: Int { 3 }
  public typealias _Row = SIMD3<Float>
  public typealias _Transposed = simd_float2x3
}

/// A matrix of 3 columns and 3 rows of `Float`, kept by columns. Zero by default.
public struct simd_float3x3: _SIMDSquareMatrix {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public init() { columns = (SIMD3<Float>(), SIMD3<Float>(), SIMD3<Float>()) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }
  /// A matrix with a vector on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("The matrix has 3 columns; there is no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("The matrix has 3 columns; there is no column \(column).")
      }
    }
  }

  public static func == (left: simd_float3x3, right: simd_float3x3) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
  }

  public var transpose: simd_float3x3 { _transposed(to: simd_float3x3()) }
  public static var _columnCount: Int { 3 }
  public typealias _Row = SIMD3<Float>
  public typealias _Transposed = simd_float3x3
}

/// A matrix of 3 columns and 4 rows of `Float`, kept by columns. Zero by default.
public struct simd_float3x4: _SIMDMatrix {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init() { columns = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>()) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>) { columns = (col0, col1, col2) }
  /// A matrix with a vector on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("The matrix has 3 columns; there is no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("The matrix has 3 columns; there is no column \(column).")
      }
    }
  }

  public static func == (left: simd_float3x4, right: simd_float3x4) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
  }

  public var transpose: simd_float4x3 { _transposed(to: simd_float4x3()) }
  public static var _columnCount: Int { 3 }
  public typealias _Row = SIMD3<Float>
  public typealias _Transposed = simd_float4x3
}
