// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

/// What a row of the solver stands for, so that a conflict can be told.
enum RowSource {
  case constraint(WeakReference<NSLayoutConstraint>)
  /// A view's frame, or a guide's insets.
  case place(WeakReference<AnyObject>)
  case content(WeakReference<UIView>, NSLayoutConstraint.Axis)
  case floor
  /// An inequality's wish to be tight.
  case tight

  @MainActor var text: String {
    switch self {
    case .constraint(let reference):
      guard let constraint = reference.object else { return "<NSLayoutConstraint: gone>" }
      let made = constraint.sourceLine.map { "  made at \($0)" } ?? ""
      return constraint.description + made
    case .place(let reference):
      if let guide = reference.object as? UILayoutGuide {
        return "<UILayoutGuide insets: \(guide.name) in \(guide.owningView?.name ?? "nil")>"
      }
      guard let view = reference.object as? UIView else { return "<a view that is gone>" }
      let frame = view.frame
      return
        "<NSAutoresizingMaskLayoutConstraint: the frame of \(view.name), (\(frame.minX.shortText) \(frame.minY.shortText); \(frame.width.shortText) \(frame.height.shortText)), because its translatesAutoresizingMaskIntoConstraints is true or it is the root>"
    case .content(let reference, let axis):
      let view = reference.object?.name ?? "a view that is gone"
      return "<NSContentSizeLayoutConstraint: \(axis == .horizontal ? "H" : "V"):[\(view)] keeps its natural size>"
    case .floor: return "<a length of at least 0>"
    case .tight: return "<an inequality where nothing else decides>"
    }
  }
}

/// A constraint that is active but left out, because it contradicts others.
struct BrokenConstraint {
  weak var constraint: NSLayoutConstraint?
  /// The rows it could not hold together with; when one of them changes it gets another chance.
  var others: Set<Int>
}

extension LayoutEngine {
  /// Reports required constraints that contradict each other and leaves out the newest of them.
  ///
  /// Constraints of the app's go before those that UIKit makes from frames and natural sizes. Returns `false` where
  /// none can be left out.
  func breakOne(of conflict: [ConstraintHandle]) -> Bool {
    var newest: (entry: LayoutEntry, constraint: NSLayoutConstraint, handle: ConstraintHandle)?
    var content: ConstraintHandle?
    var members: [NSLayoutConstraint] = []
    for handle in conflict {
      switch sources[handle.id] {
      case .constraint(let reference):
        guard let constraint = reference.object, let entry = entries[ObjectIdentifier(constraint)] else { continue }
        members.append(constraint)
        if newest.map({ $0.entry.order < entry.order }) ?? true { newest = (entry, constraint, handle) }
      case .content: content = handle
      default: break
      }
    }
    let texts = conflict.map { sources[$0.id]?.text ?? "<an unknown row>" }
    if let newest {
      report(members, texts, breaking: newest.constraint.description)
      sources[newest.handle.id] = nil
      attempt { () throws(SolverError) in try solver.remove(newest.handle) }
      entries[newest.entry.key]?.handle = nil
      let others = conflict.map(\.id).filter { $0 != newest.handle.id }
      broken.append(BrokenConstraint(constraint: newest.constraint, others: Set(others)))
      return true
    }
    if let content {
      report([], texts, breaking: sources[content.id]?.text ?? "")
      attempt { () throws(SolverError) in try solver.setStrength(of: content, to: Strength(999.9999)) }
      return true
    }
    report([], texts, breaking: "none: no constraint of the app's is among them")
    return false
  }

  private func report(_ members: [NSLayoutConstraint], _ texts: [String], breaking: String) {
    let key = members.map { Int(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }.sorted()
    guard key.isEmpty || reportedConflicts.insert(key).inserted else { return }
    let list = texts.map { "    \($0)" }.joined(separator: "\n")
    ConstraintReports.tell(
      """
      Unable to simultaneously satisfy constraints.
      These cannot all hold; at least one of them is not wanted:
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(breaking)
      """)
  }

  /// Gives constraints that were left out because of this row another chance.
  func reconsiderBroken(touching handle: ConstraintHandle) {
    guard !broken.isEmpty else { return }
    for item in broken where item.others.contains(handle.id) {
      if let constraint = item.constraint { reconsiderBroken(constraint) }
    }
  }

  func reconsiderBroken(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }
}

/// Where Auto Layout's complaints go: standard error, unless a test listens.
@MainActor package enum ConstraintReports {
  package static var listener: ((String) -> Void)?

  static func tell(_ text: String) {
    if let listener {
      listener(text)
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }
}
