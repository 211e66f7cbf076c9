// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A matrix of 3 columns and 2 rows of `Double`, kept by columns. Zero by default.
public struct simd_double3x2: _SIMDMatrix {
  public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  public init() { columns = (SIMD2<Double>(), SIMD2<Double>(), SIMD2<Double>()) }
  public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>, _ col2: SIMD2<Double>) { columns = (col0, col1, col2) }
  /// A matrix with a vector on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD2<Double> {
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

  public static func == (left: simd_double3x2, right: simd_double3x2) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
  }

  public var transpose: simd_double2x3 { _transposed(to: simd_double2x3()) }
  public static var _columnCount: Int { 3 }
  public typealias _Row = SIMD3<Double>
  public typealias _Transposed = simd_double2x3
}

/// A matrix of 3 columns and 3 rows of `Double`, kept by columns. Zero by default.
public struct simd_double3x3: _SIMDSquareMatrix {
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public init() { columns = (SIMD3<Double>(), SIMD3<Double>(), SIMD3<Double>()) }
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) { columns = (col0, col1, col2) }
  /// A matrix with a vector on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD3<Double> {
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

  public static func == (left: simd_double3x3, right: simd_double3x3) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
  }

  public var transpose: simd_double3x3 { _transposed(to: simd_double3x3()) }
  public static var _columnCount: Int { 3 }
  public typealias _Row = SIMD3<Double>
  public typealias _Transposed = simd_double3x3
}

/// A matrix of 3 columns and 4 rows of `Double`, kept by columns. Zero by default.
public struct simd_double3x4: _SIMDMatrix {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public init() { columns = (SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>()) }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>) { columns = (col0, col1, col2) }
  /// A matrix with a vector on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD4<Double> {
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

  public static func == (left: simd_double3x4, right: simd_double3x4) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
  }

  public var transpose: simd_double4x3 { _transposed(to: simd_double4x3()) }
  public static var _columnCount: Int { 3 }
  public typealias _Row = SIMD3<Double>
  public typealias _Transposed = simd_double4x3
}
