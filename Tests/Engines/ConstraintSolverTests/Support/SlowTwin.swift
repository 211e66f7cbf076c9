// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A constraint as the slow twin knows it: dense coefficients.
struct DenseConstraint {
  var coefficients: [Double]
  var relation: Relation
  var constant: Double
  var strength: Double

  func error(at point: [Double]) -> Double {
    let gap = zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 } - constant
    switch relation {
    case .equal: return abs(gap)
    case .lessOrEqual: return max(0, gap)
    case .greaterOrEqual: return max(0, -gap)
    }
  }
}

/// Finds the best point by trying every corner: all ways to make as many constraints (or `x = 0`) tight as there are
/// variables. A bounded, piecewise linear objective takes its least value at one of them. Exponential and plain.
enum SlowTwin {
  /// The summed error of each strength that occurs, strongest first.
  static func errors(of constraints: [DenseConstraint], at point: [Double]) -> [Double] {
    let strengths = Set(constraints.map(\.strength)).sorted(by: >)
    return strengths.map { strength in
      constraints.reduce(0) { $1.strength == strength ? $0 + $1.error(at: point) : $0 }
    }
  }

  static func leastErrors(of constraints: [DenseConstraint], variables: Int) -> [Double] {
    var planes = constraints.map { ($0.coefficients, $0.constant) }
    for index in 0..<variables {
      var axis = [Double](repeating: 0, count: variables)
      axis[index] = 1
      planes.append((axis, 0))
    }
    var best: [Double] = []
    var chosen: [Int] = []
    func choose(from first: Int) {
      if chosen.count == variables {
        guard let point = intersection(of: chosen.map { planes[$0] }) else { return }
        let errors = errors(of: constraints, at: point)
        if best.isEmpty || isLess(errors, best) { best = errors }
        return
      }
      for index in first..<planes.count {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return best
  }

  static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    for (left, right) in zip(a, b) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  static func isSame(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-5 }
  }

  private static func intersection(of planes: [([Double], Double)]) -> [Double]? {
    let count = planes.count
    var matrix = planes.map { $0.0 + [$0.1] }
    for column in 0..<count {
      var pivot = column
      for row in column..<count where abs(matrix[row][column]) > abs(matrix[pivot][column]) { pivot = row }
      guard abs(matrix[pivot][column]) > 1e-9 else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column && matrix[row][column] != 0 {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
