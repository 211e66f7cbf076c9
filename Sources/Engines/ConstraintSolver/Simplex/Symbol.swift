// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the simplex loops need to know of a variable or of a constraint.
///
/// A constraint is one symbol: the value of its linear form. It carries no slack or error variables; instead it has
/// one breakpoint, `target`, and pays 1 per unit on the penalised side of it (both sides for `==`).
struct Symbol: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable { case free, variable, constraint }

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Its target changed (a constraint), or it left the basis away from 0 (a variable); waits for `solve()`.
    static let dirty = Flags(rawValue: 1)
    /// Stands in the list of symbols whose value moves in this solve.
    static let touched = Flags(rawValue: 2)
    /// Its row has to be evaluated again.
    static let stale = Flags(rawValue: 16)
    /// Stands in the list of changed variables.
    static let changed = Flags(rawValue: 4)
    /// A constraint that is not in the tableau yet.
    static let pending = Flags(rawValue: 8)
  }

  var value = 0.0
  var target = 0.0
  /// Row of a basic symbol; `~column` of a non-basic one.
  var position: Int32 = 0
  /// Index into the table of levels.
  var level: Int32 = -1
  /// Neighbours in the level's list of basic constraints that pay.
  var next: Int32 = -1
  var previous: Int32 = -1
  var kind = Kind.free
  var relation = Relation.equal
  /// What one unit of `value` costs while the symbol is basic: −1, 0 or 1. It is a state, not a function of `value`:
  /// at the breakpoint it remembers the side the symbol came from, which is what keeps degenerate steps from cycling.
  var slope: Int8 = 0
  var flags: Flags = []

  @inline(__always) var isBasic: Bool { position >= 0 }
  @inline(__always) var isConstraint: Bool { kind == .constraint }

  /// How far from its target a value may be and still count as meeting it.
  @inline(__always) var tolerance: Double { 1e-7 * max(1, abs(target) * 1e-3) }

  /// The value as callers see it: to the nearest 2⁻²⁴, so that a sum of thirds that should be 96 is 96 and the same
  /// layout reached on another way has the same bits.
  @inline(__always) var cleanValue: Double {
    // Adding 1.5 · 2²⁸ leaves 24 bits behind the point; beyond 2²⁷ that no longer works and hardly matters.
    let shift = 402_653_184.0
    return abs(value) < 134_217_728 ? (value + shift) - shift : value
  }

  /// Whether a non-basic symbol pays for leaving its target in `direction` (1 or −1).
  @inline(__always)
  func pays(in direction: Double) -> Bool {
    guard kind == .constraint else { return false }
    switch relation {
    case .equal: return true
    case .lessOrEqual: return direction > 0
    case .greaterOrEqual: return direction < 0
    }
  }

  /// The slope just beyond the target in `direction`.
  @inline(__always)
  func slope(in direction: Double) -> Int8 { pays(in: direction) ? (direction > 0 ? 1 : -1) : 0 }

  /// The slope for the current value, keeping the present side within the tolerance.
  @inline(__always)
  func settledSlope() -> Int8 {
    let gap = value - target
    if gap > tolerance { return slope(in: 1) }
    if gap < -tolerance { return slope(in: -1) }
    return slope
  }

  /// How far the value is on a side that pays; 0 within the tolerance.
  var error: Double {
    let gap = value - target
    guard abs(gap) > tolerance, pays(in: gap) else { return 0 }
    return abs(gap)
  }
}

/// What is needed of a symbol outside the simplex loops.
struct Origin: BitwiseCopyable {
  /// Right-hand side, as the caller gave it.
  var constant = 0.0
  /// Constant inside the expression; `target = constant - offset`. For a variable: the value last reported as changed.
  var offset = 0.0
  /// First term in the pool of terms, how many, and the block's size class.
  var terms: Int32 = 0
  var termCount: Int32 = 0
  var termClass: Int32 = 0
  /// For a variable: how many terms of constraints name it.
  var uses: Int32 = 0
  /// For a variable: its edit constraint, or −1. For an edit constraint: its variable.
  var edit: Int32 = -1
  var generation: UInt32 = 0
}

/// A term as it is kept: variables of a stored constraint are alive, so their index is enough.
struct StoredTerm: BitwiseCopyable {
  var coefficient: Double
  var symbol: Int32
}

/// One distinct strength.
struct Level: BitwiseCopyable {
  var strength: Double
  /// First basic constraint of this strength that pays, or −1.
  var head: Int32 = -1
  /// How many constraints have this strength; the level goes when there are none.
  var users: Int32 = 0
  /// Place in the order from strongest (0, always `required`) to weakest.
  var rank: Int32 = 0
}
