// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

// Hugging and compression resistance: what a view's natural size asks for.

extension LayoutEngine {
  /// Asks a view for its natural size anew and tells the solver.
  func refreshContentRows(of box: LayoutBox) {
    guard let view = box.view, box.content.isHeld else { return }
    let natural = view.intrinsicContentSize
    box.content.natural = natural
    box.content.fittedWidth = nil
    box.content.widthIsGiven = false
    box.content.wraps = natural.width > 0 && view.intrinsicContentSize(forWidth: natural.width) != nil
    let isListed = wrappingBoxes.contains { $0 === box }
    if box.content.wraps, !isListed { wrappingBoxes.append(box) }
    if !box.content.wraps, isListed { wrappingBoxes.removeAll { $0 === box } }
    var asked = natural
    if box.content.wraps, box.content.asked.height > 0 { asked.height = max(asked.height, 0) }
    setContent(of: box, asked, view)
    refreshBaselines(of: box)
  }

  private func setContent(of box: LayoutBox, _ size: CGSize, _ view: UIView) {
    box.content.asked = size
    setContent(of: box, axis: .horizontal, size.width, view)
    setContent(of: box, axis: .vertical, size.height, view)
  }

  private func setContent(of box: LayoutBox, axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ view: UIView) {
    let variable = axis == .horizontal ? box.width : box.height
    let place = axis.rawValue
    let rank = view.autoLayout.rank.flatMap { $0.axis == axis ? $0 : nil }
    // A hidden arranged view takes no room, whatever its content.
    let isIgnored = view.autoLayout.isCollapsed
    guard length >= 0, length.isFinite, !isIgnored else {
      removeContentRows(of: box, axis: axis)
      // Of neighbours without a natural size the last takes what is left: the others want nothing more than it does.
      guard let rank, !isIgnored else { return }
      let strength = Strength(Self.nothingStrength * Double(rank.count - rank.index) / Double(rank.count))
      box.content.nothing[place] = addRow(LinearSum(variable), .equal, 0, strength: strength, source: .floor)
      return
    }
    if let handle = box.content.nothing[place] {
      removeRow(handle)
      box.content.nothing[place] = nil
    }
    let extra = rank.map { Double($0.index) * Self.rankStep } ?? 0
    let source = RowSource.content(WeakReference(view), axis)
    update(
      &box.content.hug[place], variable, .lessOrEqual, length, view.contentHuggingPriority(for: axis), extra, source)
    update(
      &box.content.resist[place], variable, .greaterOrEqual, length,
      view.contentCompressionResistancePriority(for: axis), extra, source)
  }

  private static let rankStep = 1e-5
  private static let nothingStrength = 0.01

  private func update(
    _ held: inout ConstraintHandle?, _ variable: Variable, _ relation: ConstraintSolver.Relation, _ length: CGFloat,
    _ priority: UILayoutPriority, _ extra: Double, _ source: RowSource
  ) {
    let strength = priority == .required ? .required : Strength(min(Double(priority.rawValue) + extra, 999.9999))
    if let handle = held {
      set(handle, to: length)
      if (try? solver.strength(of: handle)) != strength {
        attempt { () throws(SolverError) in try solver.setStrength(of: handle, to: strength) }
      }
      return
    }
    held = addRow(LinearSum(variable), relation, Double(length), strength: strength, source: source)
  }

  private func removeContentRows(of box: LayoutBox, axis: NSLayoutConstraint.Axis) {
    for path in [\LayoutBox.ContentRows.hug, \.resist, \.nothing] {
      if let handle = box.content[keyPath: path][axis.rawValue] { removeRow(handle) }
      box.content[keyPath: path][axis.rawValue] = nil
    }
  }

  func removeContentRows(of box: LayoutBox) {
    removeContentRows(of: box, axis: .horizontal)
    removeContentRows(of: box, axis: .vertical)
  }

  // MARK: - Text that wraps

  /// Before a solve: lets texts ask for their unwrapped width again, so that they grow where there is room.
  func askForNaturalWidths() {
    for box in wrappingBoxes where !box.content.widthIsGiven && box.content.asked.width != box.content.natural.width {
      guard let view = box.view else { continue }
      setContent(of: box, CGSize(width: box.content.natural.width, height: box.content.asked.height), view)
    }
  }

  /// After a solve: fits texts to the widths that came out. Returns whether another solve is due.
  func fitWrappedText() -> Bool {
    var changed = false
    for box in wrappingBoxes {
      guard let view = box.view else { continue }
      let width = max(CGFloat(solver.value(of: box.width)), 0)
      let isSame = box.content.fittedWidth.map { abs($0 - width) < 1e-6 } ?? false
      if isSame, box.content.widthIsGiven { continue }
      guard let fitted = view.intrinsicContentSize(forWidth: width) else { continue }
      box.content.fittedWidth = width
      let asked = CGSize(width: min(fitted.width, width), height: fitted.height)
      guard asked != box.content.asked else { continue }
      setContent(of: box, asked, view)
      refreshBaselines(of: box)
      changed = true
    }
    return changed
  }

  /// After the second solve: notes whose width did not follow the wrapped text, so that it need not be asked again.
  func noteGivenWidths() {
    for box in wrappingBoxes {
      guard let fitted = box.content.fittedWidth else { continue }
      let width = max(CGFloat(solver.value(of: box.width)), 0)
      box.content.widthIsGiven = box.content.asked.width < fitted - 1e-6 && abs(width - fitted) < 1e-6
    }
  }
}
