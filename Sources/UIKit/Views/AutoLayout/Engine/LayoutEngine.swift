// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

/// Solves the constraints of one tree of views and says where everything goes.
///
/// A window has one, and so has a topmost view that holds constraints. What happens to the tree is noted as it
/// happens and takes effect at the next `solve()`, all together: activating 200 constraints is one solve. Only views
/// that take part in constraints have variables.
@MainActor final class LayoutEngine {
  unowned let root: UIView
  let solver = Solver()
  /// Set in an engine that only measures: what the root's size should be, and how strongly.
  let target: FittingTarget?
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  var entries: [ObjectIdentifier: LayoutEntry] = [:]
  /// Active constraints that the solver does not have yet, in the order of activation.
  var pending: [NSLayoutConstraint] = []
  var pendingKeys: Set<ObjectIdentifier> = []
  var dueBoxes: [LayoutBox] = []
  var wrappingBoxes: [LayoutBox] = []
  /// Whose variable it is, by the variable's id.
  var owners: [LayoutBox?] = []
  /// What a row of the solver stands for, by its id.
  var sources: [Int: RowSource] = [:]
  /// Constraints that had to be broken, and with which others they could not hold.
  var broken: [BrokenConstraint] = []
  var reportedConflicts: Set<[Int]> = []
  var changedBoxes: [LayoutBox] = []
  var isDirty = false
  var isApplying = false
  var nextOrder = 0
  var counters = LayoutCounters()

  init(root: UIView, target: FittingTarget? = nil) {
    self.root = root
    self.target = target
  }

  /// How much work the solver did so far.
  var pivots: Int { solver.counters.pivots }

  // MARK: - Constraints

  func add(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard entries[key] == nil, pendingKeys.insert(key).inserted else { return }
    pending.append(constraint)
    isDirty = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    if pendingKeys.remove(key) != nil {
      pending.removeAll { $0 === constraint }
    }
    broken.removeAll { $0.constraint === constraint }
    guard let entry = entries.removeValue(forKey: key) else { return }
    drop(entry)
    isDirty = true
  }

  /// Takes a constraint's row out of the solver.
  func drop(_ entry: LayoutEntry) {
    if let handle = entry.handle { removeRow(handle) }
    if let handle = entry.tight { removeRow(handle) }
    for box in entry.boxes {
      box.entries.remove(entry.key)
      release(box)
    }
  }

  /// Makes a constraint's row anew, because what its attributes mean has changed.
  func rebuild(_ key: ObjectIdentifier) {
    guard let entry = entries[key], let constraint = entry.constraint else { return }
    remove(constraint)
    add(constraint)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = entries[ObjectIdentifier(constraint)] else { return }
    isDirty = true
    if let tight = entry.tight { set(tight, to: constraint.constant) }
    if let handle = entry.handle {
      set(handle, to: constraint.constant)
    } else {
      reconsiderBroken(constraint)
    }
  }

  func priorityDidChange(of constraint: NSLayoutConstraint, from before: UILayoutPriority) {
    let key = ObjectIdentifier(constraint)
    guard let entry = entries[key] else { return }
    // A required row may be one of a conflict, or lose one: it comes anew.
    guard (before == .required) == (constraint.priority == .required) else { return rebuild(key) }
    guard let handle = entry.handle else { return }
    attempt { () throws(SolverError) in
      try solver.setStrength(of: handle, to: Strength(Double(constraint.priority.rawValue)))
    }
    isDirty = true
  }

  // MARK: - Boxes

  func box(for item: any LayoutItem) -> LayoutBox {
    let key = ObjectIdentifier(item)
    if let box = boxes[key] {
      if box.item === item { return box }
      discard(box)
    }
    let box = LayoutBox(item, in: solver)
    boxes[key] = box
    own([box.x, box.y, box.width, box.height], box)
    markDue(box, [.fixed, .content])
    return box
  }

  func own(_ variables: [Variable], _ box: LayoutBox?) {
    for variable in variables {
      if variable.id >= owners.count { owners += Array(repeating: nil, count: variable.id + 1 - owners.count) }
      owners[variable.id] = box
    }
  }

  func markDue(_ box: LayoutBox, _ due: LayoutBox.Due) {
    isDirty = true
    if box.due.isEmpty { dueBoxes.append(box) }
    box.due.formUnion(due)
  }

  func retain(_ box: LayoutBox) { box.uses += 1 }

  func release(_ box: LayoutBox) {
    box.uses -= 1
    if box.uses <= 0, !box.content.isHeld { discard(box) }
  }

  /// Takes a box out whose constraints, and whose guides' and subviews' boxes, are gone.
  func discard(_ box: LayoutBox) {
    guard boxes[box.key] === box else { return }
    boxes[box.key] = nil
    removeFixedRows(of: box)
    removeContentRows(of: box)
    for handle in box.floors + box.least.compactMap({ $0 }) { removeRow(handle) }
    for baseline in [box.firstBaseline, box.lastBaseline].compactMap({ $0 }) {
      removeRow(baseline.handle)
      give(baseline.variable)
    }
    if let origin = box.scrollOrigin {
      give(origin.x)
      give(origin.y)
    }
    for variable in [box.x, box.y, box.width, box.height] { give(variable) }
    wrappingBoxes.removeAll { $0 === box }
    box.due = []
    isDirty = true
  }

  private func give(_ variable: Variable) {
    owners[variable.id] = nil
    attempt { () throws(SolverError) in try solver.free(variable) }
  }

  /// Forgets an item that leaves the tree; call it for what stands in a view before the view.
  func forget(_ item: any LayoutItem) {
    guard let box = boxes[ObjectIdentifier(item)] else { return }
    for key in box.entries {
      guard let constraint = entries[key]?.constraint else { continue }
      remove(constraint)
    }
    box.content.isHeld = false
    discard(box)
  }

  // MARK: - Rows

  /// Adds a row; what the solver refuses is a fault of numbers and is told.
  func addRow(
    _ terms: LinearSum, _ relation: ConstraintSolver.Relation, _ constant: Double, strength: Strength,
    source: RowSource
  ) -> ConstraintHandle? {
    do {
      let handle = try solver.add(terms, relation, constant, strength: strength)
      sources[handle.id] = source
      return handle
    } catch {
      ConstraintReports.tell("Auto Layout cannot take \(source.text): \(error)")
      return nil
    }
  }

  func removeRow(_ handle: ConstraintHandle) {
    reconsiderBroken(touching: handle)
    sources[handle.id] = nil
    attempt { () throws(SolverError) in try solver.remove(handle) }
  }

  func set(_ handle: ConstraintHandle, to constant: CGFloat) {
    if !broken.isEmpty, (try? solver.constant(of: handle)) != Double(constant) { reconsiderBroken(touching: handle) }
    attempt { () throws(SolverError) in try solver.setConstant(of: handle, to: Double(constant)) }
  }

  /// Runs a call that can only fail if the engine's books are wrong or a number is absurd; says so instead of hiding it.
  func attempt(_ call: () throws(SolverError) -> Void) {
    do {
      try call()
    } catch {
      ConstraintReports.tell("Auto Layout: \(error)")
    }
  }
}

/// A constraint in an engine.
struct LayoutEntry {
  weak var constraint: NSLayoutConstraint?
  let key: ObjectIdentifier
  /// `nil` while the constraint is broken.
  var handle: ConstraintHandle?
  /// Of an inequality: what it asks for where nothing else decides.
  let tight: ConstraintHandle?
  let boxes: [LayoutBox]
  /// When it was added, to tell the newer of two.
  let order: Int
}

/// What `systemLayoutSizeFitting` wants.
struct FittingTarget {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

/// What an engine did so far; tests count instead of timing.
struct LayoutCounters: Equatable {
  var solves = 0
  var framesSet = 0
}
