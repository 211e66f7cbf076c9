// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite struct ExampleTests {
  let solver = Solver()

  @Test func anEquationGivesItsValue() throws {
    let x = solver.makeVariable()
    try solver.add(Expression(x), .equal, 20)
    #expect(solver.value(of: x) == 0)
    try solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test func theConstantOfTheExpressionMovesToTheOtherSide() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(2 * x - 10, .equal, 30)
    try solver.add(y - x + 3, .equal, 0)
    try solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: y) == 17)
  }

  @Test func theMidpointOfTwoEndsStaysInTheMiddle() throws {
    let left = solver.makeVariable()
    let middle = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add(2 * middle - left - right, .equal)
    try solver.add(right - left, .greaterOrEqual, 10)
    try solver.add(Expression(right), .lessOrEqual, 100)
    try solver.add(Expression(left), .greaterOrEqual, 0)
    try solver.addEdit(middle, strength: Strength(900))
    try solver.suggest(middle, 40)
    try solver.solve()
    #expect(solver.value(of: left) + solver.value(of: right) == 80)
    try solver.suggest(middle, 200)
    try solver.solve()
    #expect(solver.value(of: middle) == 95)
    #expect(solver.value(of: left) == 90)
    #expect(solver.value(of: right) == 100)
  }

  @Test func aChainOfInequalitiesKeepsItsOrder() throws {
    let chain = (0..<10).map { _ in solver.makeVariable() }
    for (a, b) in zip(chain, chain.dropFirst()) { try solver.add(b - a, .greaterOrEqual, 5) }
    try solver.add(Expression(chain[0]), .greaterOrEqual, 3)
    try solver.add(Expression(chain[9]), .equal, 0, strength: .low)
    try solver.solve()
    #expect(chain.map(solver.value(of:)) == (0..<10).map { 3 + 5 * Double($0) })
  }

  @Test func aVariableThatNothingNamesIsZero() throws {
    let x = solver.makeVariable()
    try solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test func aVariableWithBoundsAloneIsAsNearToZeroAsTheyAllow() throws {
    let above = solver.makeVariable()
    let below = solver.makeVariable()
    let around = solver.makeVariable()
    try solver.add(Expression(above), .greaterOrEqual, 10)
    try solver.add(Expression(above), .lessOrEqual, 20)
    try solver.add(Expression(below), .lessOrEqual, -5)
    try solver.add(Expression(around), .lessOrEqual, 7)
    try solver.add(Expression(around), .greaterOrEqual, -7)
    try solver.solve()
    #expect(solver.value(of: above) == 10)
    #expect(solver.value(of: below) == -5)
    #expect(solver.value(of: around) == 0)
  }

  @Test func aVariableRepeatedInASumCountsAsOften() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x + x + (x + y) - y, .equal, 12)
    try solver.solve()
    #expect(solver.value(of: x) == 4)
    #expect(solver.value(of: y) == 0)
  }

  @Test func aSumMayHaveManyTerms() throws {
    let parts = (1...9).map { _ in solver.makeVariable() }
    var sum = Expression(-5)
    for (index, part) in parts.enumerated() {
      sum.append(Term(part, 1))
      try solver.add(Expression(part), .equal, Double(index))
    }
    let total = solver.makeVariable()
    try solver.add(sum - total, .equal)
    try solver.solve()
    #expect(sum.termCount == 9)
    #expect(solver.value(of: total) == 31)
  }

  @Test func aCardWithImageTitleAndPriceComesOutToThePoint() throws {
    // 343 wide, 16 inset; image 72 square, 12 gap, title takes what the price (60, hugging harder) leaves.
    let width = solver.makeVariable()
    let image = (left: solver.makeVariable(), width: solver.makeVariable())
    let title = (left: solver.makeVariable(), width: solver.makeVariable())
    let price = (left: solver.makeVariable(), width: solver.makeVariable())
    try solver.add(Expression(width), .equal, 343)
    try solver.add(Expression(image.left), .equal, 16)
    try solver.add(Expression(image.width), .equal, 72)
    try solver.add(title.left - image.left - image.width, .equal, 12)
    try solver.add(price.left - title.left - title.width, .equal, 12)
    try solver.add(width - price.left - price.width, .equal, 16)
    for (variable, size, hugging) in [(title.width, 120.0, 250.0), (price.width, 60, 251)] {
      try solver.add(Expression(variable), .greaterOrEqual, size, strength: Strength(750))
      try solver.add(Expression(variable), .lessOrEqual, size, strength: Strength(hugging))
    }
    try solver.solve()
    #expect(solver.value(of: title.left) == 100)
    #expect(solver.value(of: title.width) == 155)
    #expect(solver.value(of: price.left) == 267)
    #expect(solver.value(of: price.width) == 60)
  }
}
