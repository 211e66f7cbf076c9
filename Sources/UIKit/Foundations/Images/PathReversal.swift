// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Goes along paths the other way.
enum PathReversal {
  /// The last subpath comes first, each from its end to its start; closed ones stay closed.
  static func reversed(_ path: CGPath) -> CGMutablePath {
    var subpaths: [[CGPath.Element]] = []
    for element in path.elements {
      if case .move = element {
        subpaths.append([element])
      } else if !subpaths.isEmpty {
        subpaths[subpaths.count - 1].append(element)
      }
    }
    let result = CGMutablePath()
    for subpath in subpaths.reversed() { append(subpath, to: result) }
    return result
  }

  private static func append(_ subpath: [CGPath.Element], to result: CGMutablePath) {
    var isClosed = false
    /// Each step with the point that it starts from.
    var steps: [(start: CGPoint, element: CGPath.Element)] = []
    var point = CGPoint.zero
    for element in subpath {
      if case .close = element {
        isClosed = true
        continue
      }
      if case .move = element {} else { steps.append((point, element)) }
      point = element.end ?? point
    }
    result.move(to: point)
    for (start, element) in steps.reversed() {
      switch element {
      case .line: result.addLine(to: start)
      case .quadCurve(let control, _): result.addQuadCurve(to: start, control: control)
      case .curve(let control1, let control2, _): result.addCurve(to: start, control1: control2, control2: control1)
      case .move, .close: break
      }
    }
    if isClosed { result.closeSubpath() }
  }
}
