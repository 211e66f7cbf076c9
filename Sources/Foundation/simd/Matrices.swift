// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the matrices share. Apple's have no such protocol: use the matrices' own names.
public protocol _SIMDMatrix: Equatable, Sendable, CustomDebugStringConvertible {
  associatedtype _Column: SIMD where _Column.Scalar: BinaryFloatingPoint
  associatedtype _Row: SIMD where _Row.Scalar == _Column.Scalar
  associatedtype _Transposed: _SIMDMatrix where _Transposed._Column == _Row, _Transposed._Row == _Column
  init()
  subscript(column: Int) -> _Column { get set }
  var transpose: _Transposed { get }
  static var _columnCount: Int { get }
}

extension _SIMDMatrix {
  /// A matrix of its columns.
  public init(_ columns: [_Column]) {
    precondition(columns.count == Self._columnCount, "A matrix is made of as many columns as it has.")
    self.init()
    for (index, column) in columns.enumerated() { self[index] = column }
  }

  /// A matrix of its rows.
  public init(rows: [_Row]) {
    precondition(rows.count == _Transposed._columnCount, "A matrix is made of as many rows as it has.")
    self.init()
    for (row, values) in rows.enumerated() {
      for column in 0..<Self._columnCount { self[column][row] = values[column] }
    }
  }

  /// A matrix with a number on its diagonal and zeros elsewhere.
  public init(_ scalar: _Column.Scalar) {
    self.init()
    for index in 0..<min(Self._columnCount, _Transposed._columnCount) { self[index][index] = scalar }
  }

  public subscript(column: Int, row: Int) -> _Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  @inlinable func _transposed(to zero: _Transposed) -> _Transposed {
    var result = zero
    for column in 0..<Self._columnCount {
      for row in 0..<_Transposed._columnCount { result[row][column] = self[column][row] }
    }
    return result
  }

  @inlinable func _mapped(_ change: (_Column, Int) -> _Column) -> Self {
    var result = self
    for column in 0..<Self._columnCount { result[column] = change(self[column], column) }
    return result
  }

  public static func + (left: Self, right: Self) -> Self { left._mapped { $0 + right[$1] } }
  public static func - (left: Self, right: Self) -> Self { left._mapped { $0 - right[$1] } }
  public static prefix func - (matrix: Self) -> Self { matrix._mapped { column, _ in -column } }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func * (left: _Column.Scalar, right: Self) -> Self { right._mapped { column, _ in column * left } }
  public static func * (left: Self, right: _Column.Scalar) -> Self { right * left }
  public static func *= (left: inout Self, right: _Column.Scalar) { left = left * right }

  /// The sum of the columns, each times a number of the vector.
  public static func * (left: Self, right: _Row) -> _Column {
    (1..<_columnCount).reduce(left[0] * right[0]) { $0 + left[$1] * right[$1] }
  }
  /// The products of a vector and the columns.
  public static func * (left: _Column, right: Self) -> _Row {
    var result = _Row()
    for column in 0..<_columnCount { result[column] = (left * right[column]).sum() }
    return result
  }

  public var debugDescription: String {
    let columns = (0..<Self._columnCount).map { column in
      let values = (0..<_Transposed._columnCount).map { "\(self[column][$0])" }
      return "[" + values.joined(separator: ", ") + "]"
    }
    return "\(Self.self)([" + columns.joined(separator: ", ") + "])"
  }
}

/// What square matrices share.
public protocol _SIMDSquareMatrix: _SIMDMatrix where _Row == _Column, _Transposed == Self {}

extension _SIMDSquareMatrix {
  public static func * (left: Self, right: Self) -> Self {
    var result = Self()
    for column in 0..<_columnCount { result[column] = left * right[column] }
    return result
  }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  /// How much larger areas or volumes become.
  public var determinant: _Column.Scalar { _eliminated().determinant }

  /// The matrix that undoes this one; not a number where none does.
  public var inverse: Self { _eliminated().inverse }

  private static var _identity: Self {
    var identity = Self()
    for index in 0..<_columnCount { identity[index][index] = 1 }
    return identity
  }

  /// Gauss and Jordan's elimination on the columns, the largest number first.
  private func _eliminated() -> (determinant: _Column.Scalar, inverse: Self) {
    var (rest, inverse, determinant) = (self, Self._identity, _Column.Scalar(1))
    for row in 0..<Self._columnCount {
      var pivot = row
      for column in row..<Self._columnCount where rest[column][row].magnitude > rest[pivot][row].magnitude {
        pivot = column
      }
      if pivot != row {
        (rest[row], rest[pivot]) = (rest[pivot], rest[row])
        (inverse[row], inverse[pivot]) = (inverse[pivot], inverse[row])
        determinant = -determinant
      }
      let value = rest[row][row]
      determinant *= value
      (rest[row], inverse[row]) = (rest[row] / value, inverse[row] / value)
      for column in 0..<Self._columnCount where column != row {
        let factor = rest[column][row]
        rest[column] -= rest[row] * factor
        inverse[column] -= inverse[row] * factor
      }
    }
    guard determinant != 0, determinant.isFinite else {
      let nothing = _Column(repeating: .nan)
      return (determinant.isFinite ? determinant : 0, inverse._mapped { _, _ in nothing })
    }
    return (determinant, inverse)
  }
}

public func simd_mul<Matrix: _SIMDMatrix>(_ left: Matrix, _ right: Matrix._Row) -> Matrix._Column { left * right }
public func simd_mul<Matrix: _SIMDMatrix>(_ left: Matrix._Column, _ right: Matrix) -> Matrix._Row { left * right }
public func simd_mul<Matrix: _SIMDSquareMatrix>(_ left: Matrix, _ right: Matrix) -> Matrix { left * right }
public func simd_mul<Matrix: _SIMDMatrix>(_ left: Matrix._Column.Scalar, _ right: Matrix) -> Matrix { left * right }
public func simd_add<Matrix: _SIMDMatrix>(_ left: Matrix, _ right: Matrix) -> Matrix { left + right }
public func simd_sub<Matrix: _SIMDMatrix>(_ left: Matrix, _ right: Matrix) -> Matrix { left - right }
public func simd_transpose<Matrix: _SIMDMatrix>(_ matrix: Matrix) -> Matrix._Transposed { matrix.transpose }
public func simd_inverse<Matrix: _SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }
public func simd_determinant<Matrix: _SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix._Column.Scalar {
  matrix.determinant
}
public func simd_equal<Matrix: _SIMDMatrix>(_ left: Matrix, _ right: Matrix) -> Bool { left == right }
/// Whether no number of two matrices differs by more than a tolerance.
public func simd_almost_equal_elements<Matrix: _SIMDMatrix>(
  _ left: Matrix, _ right: Matrix, _ tolerance: Matrix._Column.Scalar
) -> Bool {
  (0..<Matrix._columnCount).allSatisfy { column in
    let difference = left[column] - right[column]
    return difference.indices.allSatisfy { difference[$0].magnitude <= tolerance }
  }
}

public func matrix_multiply<Matrix: _SIMDMatrix>(_ left: Matrix, _ right: Matrix._Row) -> Matrix._Column {
  left * right
}
public func matrix_multiply<Matrix: _SIMDSquareMatrix>(_ left: Matrix, _ right: Matrix) -> Matrix { left * right }
public func matrix_invert<Matrix: _SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }
public func matrix_transpose<Matrix: _SIMDMatrix>(_ matrix: Matrix) -> Matrix._Transposed { matrix.transpose }
public func matrix_determinant<Matrix: _SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix._Column.Scalar {
  matrix.determinant
}

public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(col0, col1) }
public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 {
  simd_float3x3(col0, col1, col2)
}
public func simd_matrix(
  _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
) -> simd_float4x4 { simd_float4x4(col0, col1, col2, col3) }
public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(col0, col1) }
public func simd_matrix(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) -> simd_double3x3 {
  simd_double3x3(col0, col1, col2)
}
public func simd_matrix(
  _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(col0, col1, col2, col3) }
