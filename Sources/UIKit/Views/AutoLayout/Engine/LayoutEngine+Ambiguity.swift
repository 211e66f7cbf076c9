// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

extension LayoutEngine {
  /// Which of an item's lengths and places could be otherwise with no constraint worse off. Copies the solver; slow.
  func ambiguousParts(of box: LayoutBox) -> [String] {
    solve()
    var parts: [String] = []
    let tight = entries.values.compactMap(\.tight) + boxes.values.flatMap { $0.least.compactMap { $0 } }
    for (name, variable) in [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)] {
      attempt { () throws(SolverError) in
        if try solver.isAmbiguous(variable, without: tight) { parts.append(name) }
      }
    }
    return parts
  }
}

extension UIView {
  /// Whether the constraints leave the view's place or size open. For debugging; slow.
  public var hasAmbiguousLayout: Bool { isAmbiguous(self) }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let engine = solvingEngine else { return false }
    engine.solve()
    guard let box = engine.boxes[ObjectIdentifier(item)] else { return false }
    return !engine.ambiguousParts(of: box).isEmpty
  }

  func isAmbiguous(_ place: LayoutPlace) -> Bool {
    place.item.map { isAmbiguous($0) } ?? false
  }

  /// What the constraints leave open in this view and below, a line for each view and guide; empty where nothing is.
  package func layoutAmbiguityReport() -> String {
    guard let engine = solvingEngine else { return "" }
    engine.solve()
    var lines: [String] = []
    func look(at item: any LayoutItem) {
      guard let box = engine.boxes[ObjectIdentifier(item)] else { return }
      let parts = engine.ambiguousParts(of: box)
      guard !parts.isEmpty else { return }
      let frame = engine.frame(of: box)
      let place =
        "(\(frame.minX.shortText) \(frame.minY.shortText); \(frame.width.shortText) \(frame.height.shortText))"
      lines.append("\(item.name): ambiguous \(parts.joined(separator: ", ")); now at \(place)")
    }
    forEachInTree { view in
      if view !== engine.root { look(at: view) }
      for guide in view.autoLayout.guides { look(at: guide) }
    }
    return lines.joined(separator: "\n")
  }
}
