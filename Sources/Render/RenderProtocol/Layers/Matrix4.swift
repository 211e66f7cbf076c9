// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A 4 × 4 matrix to reckon with, in row-vector convention: a point is multiplied from the left.
package struct Matrix4: Hashable, Sendable {
  package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  package init(_ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>) {
    rows = (first, second, third, fourth)
  }

  package init(_ transform: LayerTransform) {
    func row(_ start: Int) -> SIMD4<Double> {
      SIMD4(
        transform.entries[start], transform.entries[start + 1], transform.entries[start + 2],
        transform.entries[start + 3])
    }
    self.init(row(0), row(4), row(8), row(12))
  }

  package static let identity = translation(0, 0, 0)

  package static func translation(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    Matrix4(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(x, y, z, 1))
  }

  package static func == (left: Matrix4, right: Matrix4) -> Bool {
    left.rows.0 == right.rows.0 && left.rows.1 == right.rows.1 && left.rows.2 == right.rows.2
      && left.rows.3 == right.rows.3
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rows.0)
    hasher.combine(rows.1)
    hasher.combine(rows.2)
    hasher.combine(rows.3)
  }

  /// A row vector through the matrix.
  package func applied(to vector: SIMD4<Double>) -> SIMD4<Double> {
    vector.x * rows.0 + vector.y * rows.1 + vector.z * rows.2 + vector.w * rows.3
  }

  /// This matrix first, then the other.
  package func concatenating(_ other: Matrix4) -> Matrix4 {
    Matrix4(
      other.applied(to: rows.0), other.applied(to: rows.1), other.applied(to: rows.2), other.applied(to: rows.3))
  }

  package var transposed: Matrix4 {
    let (a, b, c, d) = rows
    return Matrix4(
      SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z), SIMD4(a.w, b.w, c.w, d.w))
  }

  /// The matrix that undoes this one; `nil` where it cannot be undone.
  package var inverted: Matrix4? {
    // Gauss and Jordan, always with the largest pivot.
    var left = [rows.0, rows.1, rows.2, rows.3]
    var right = [Self.identity.rows.0, Self.identity.rows.1, Self.identity.rows.2, Self.identity.rows.3]
    for column in 0..<4 {
      var pivot = column
      for row in column + 1..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
      let value = left[pivot][column]
      guard value.isFinite, abs(value) > 1e-300 else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      left[column] /= value
      right[column] /= value
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return Matrix4(right[0], right[1], right[2], right[3])
  }
}

extension LayerTransform {
  package init(_ matrix: Matrix4) {
    let (a, b, c, d) = matrix.rows
    self.init(entries: [a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w, c.x, c.y, c.z, c.w, d.x, d.y, d.z, d.w])
  }
}
