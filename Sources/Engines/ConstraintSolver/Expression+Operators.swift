// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// `2 * width + left - 10`: the usual signs, for variables and expressions alike.

extension Variable {
  public static func * (factor: Double, variable: Variable) -> Expression { Expression(variable, factor) }
  public static func * (variable: Variable, factor: Double) -> Expression { Expression(variable, factor) }
  public static prefix func - (variable: Variable) -> Expression { Expression(variable, -1) }
  public static func + (a: Variable, b: Variable) -> Expression { Expression(a) + b }
  public static func - (a: Variable, b: Variable) -> Expression { Expression(a) - b }
  public static func + (variable: Variable, constant: Double) -> Expression { Expression(variable, constant: constant) }
  public static func - (variable: Variable, constant: Double) -> Expression { variable + -constant }
  public static func + (variable: Variable, sum: Expression) -> Expression { Expression(variable) + sum }
  public static func - (variable: Variable, sum: Expression) -> Expression { Expression(variable) - sum }
}

extension Expression {
  public static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.add(b)
    return sum
  }

  public static func - (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.add(b, times: -1)
    return sum
  }

  public static func + (sum: Expression, variable: Variable) -> Expression {
    var sum = sum
    sum.append(Term(variable))
    return sum
  }

  public static func - (sum: Expression, variable: Variable) -> Expression {
    var sum = sum
    sum.append(Term(variable, -1))
    return sum
  }

  public static func + (sum: Expression, constant: Double) -> Expression {
    var sum = sum
    sum.constant += constant
    return sum
  }

  public static func - (sum: Expression, constant: Double) -> Expression { sum + -constant }

  public static func * (factor: Double, sum: Expression) -> Expression {
    var product = Expression()
    product.add(sum, times: factor)
    return product
  }

  public static func * (sum: Expression, factor: Double) -> Expression { factor * sum }
  public static prefix func - (sum: Expression) -> Expression { -1 * sum }
}
