// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

extension LayoutEngine {
  /// Makes everything noted since the last call take effect, and asks for layout where frames change.
  ///
  /// Where nothing was noted it does nothing.
  func solve() {
    guard isDirty else { return }
    isDirty = false
    counters.solves += 1
    for _ in 0..<Self.mostTextRounds where !pending.isEmpty || !dueBoxes.isEmpty { flush() }
    askForNaturalWidths()
    solveRows()
    for _ in 0..<Self.mostTextRounds {
      guard fitWrappedText() else { break }
      solveRows()
      noteGivenWidths()
    }
    // A constraint that had been left out may have got another chance meanwhile.
    for _ in 0..<Self.mostTextRounds where !pending.isEmpty || !dueBoxes.isEmpty {
      flush()
      solveRows()
    }
    isDirty = false
    announceChanges()
  }

  private static let mostTextRounds = 3

  /// Hands what waits to the solver.
  private func flush() {
    let constraints = pending
    pending = []
    pendingKeys = []
    for constraint in constraints { install(constraint) }
    // Boxes may make further boxes due: a guide its owner, a view its superview.
    var next = 0
    while next < dueBoxes.count {
      let box = dueBoxes[next]
      next += 1
      let due = box.due
      box.due = []
      guard boxes[box.key] === box, box.item != nil else { continue }
      if due.contains(.fixed) {
        holdIfPlacedByConstraints(box)
        guard boxes[box.key] === box else { continue }
        refreshFixedRows(of: box)
      }
      if due.contains(.content) { refreshContentRows(of: box) }
    }
    dueBoxes = []
  }

  /// A view that its constraints place keeps its box for as long as it is in the tree, and its natural size counts.
  private func holdIfPlacedByConstraints(_ box: LayoutBox) {
    guard let view = box.view else { return }
    let isPlaced = !view.translatesAutoresizingMaskIntoConstraints || (view === root && target != nil)
    guard isPlaced != box.content.isHeld else { return }
    box.content.isHeld = isPlaced
    if isPlaced { refreshContentRows(of: box) } else { removeContentRows(of: box) }
    if !isPlaced, box.uses <= 0, view !== root { discard(box) }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    var terms = LayoutTerms(engine: self)
    guard let sum = terms.difference(for: constraint) else { return }
    let key = ObjectIdentifier(constraint)
    let handle = addRow(
      sum, constraint.relation.inSolver, Double(constraint.constant),
      strength: Strength(Double(constraint.priority.rawValue)), source: .constraint(WeakReference(constraint)))
    var tight: ConstraintHandle?
    if constraint.relation != .equal {
      tight = addRow(
        sum, .equal, Double(constraint.constant),
        strength: constraint.boundsFromTheStart ? Self.tightStartStrength : Self.tightStrength, source: .tight)
    }
    for box in terms.boxes {
      if constraint.relation != .equal { wishForNothing(box, constraint.first.attribute.axis) }
      retain(box)
      box.entries.insert(key)
      box.content.widthIsGiven = false
    }
    entries[key] = LayoutEntry(
      constraint: constraint, key: key, handle: handle, tight: tight, boxes: terms.boxes, order: nextOrder)
    nextOrder += 1
  }

  // Where an inequality alone speaks of a place, the place is where it is tight; of two, where the one that keeps from
  // the start is. A length of which inequalities alone speak is as small as they allow, before any place is tight. All three are
  // weaker than whatever else there is, and so decide nothing that is not open.
  private static let leastStrength = Strength(3e-5)
  private static let tightStartStrength = Strength(2e-5)
  private static let tightStrength = Strength(1e-5)

  /// Has a length be as small as it can where nothing but inequalities speak of it.
  private func wishForNothing(_ box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
    guard box.least[axis.rawValue] == nil else { return }
    if let guide = box.item as? UILayoutGuide, guide.role != .free { return }
    if let view = box.view, view === root || view.translatesAutoresizingMaskIntoConstraints { return }
    box.least[axis.rawValue] = addRow(
      LinearSum(axis == .horizontal ? box.width : box.height), .equal, 0, strength: Self.leastStrength, source: .tight)
  }

  /// Solves; breaks one constraint of each set that contradicts itself, and keeps lengths from becoming negative.
  private func solveRows() {
    for _ in 0..<Self.mostRounds {
      do {
        try solver.solve()
        guard addFloors() else { return }
      } catch .unsatisfiable(let conflict) {
        guard breakOne(of: conflict) else { return }
      } catch {
        ConstraintReports.tell("Auto Layout: \(error)")
        return
      }
    }
  }

  private static let mostRounds = 1000
  /// Above every optional priority and below required: squeezed content vanishes before it turns inside out.
  private static let floorStrength = Strength(999.99999)

  /// Notes whose variables moved, and adds rows for lengths that came out negative; most never do, and cost nothing.
  private func addFloors() -> Bool {
    solver.drainChanges { variable, _ in
      guard variable.id < owners.count, let box = owners[variable.id], !box.isChanged else { return }
      box.isChanged = true
      changedBoxes.append(box)
    }
    var added = false
    for box in changedBoxes where !box.hasFloors && !box.mayBeNegative {
      guard solver.value(of: box.width) < -1e-6 || solver.value(of: box.height) < -1e-6 else { continue }
      box.hasFloors = true
      for variable in [box.width, box.height] {
        guard let handle = addRow(LinearSum(variable), .greaterOrEqual, 0, strength: Self.floorStrength, source: .floor)
        else { continue }
        box.floors.append(handle)
        added = true
      }
    }
    return added
  }

  // MARK: - Telling views

  /// Asks for layout of whatever places a box that moved.
  private func announceChanges() {
    let boxes = changedBoxes
    changedBoxes = []
    for box in boxes {
      box.isChanged = false
      guard target == nil else { continue }
      if let view = box.view {
        if view === root {
          if followsConstraints(view) { view.setNeedsLayout() }
        } else {
          view.storedSuperview?.constrainedSubviewDidMove(view)
        }
      } else if let guide = box.item as? UILayoutGuide, guide.role == .scrollContent {
        guide.owningView?.setNeedsLayout()
      }
    }
  }

  /// Whether the engine decides about the root's size.
  func followsConstraints(_ root: UIView) -> Bool {
    !root.translatesAutoresizingMaskIntoConstraints && !(root is UIWindow)
  }
}

extension NSLayoutConstraint {
  /// Whether an inequality keeps a place away from the top or leading side rather than from the other one.
  fileprivate var boundsFromTheStart: Bool {
    guard let other = second?.item else { return relation == .greaterThanOrEqual }
    let isTurned = first.item.flatMap { $0 as? UIView }.map { other.hostView?.isBelow($0) == true } ?? false
    return (relation == .greaterThanOrEqual) != isTurned
  }
}

extension NSLayoutConstraint.Relation {
  var inSolver: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}
