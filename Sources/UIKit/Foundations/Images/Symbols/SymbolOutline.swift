// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a symbol is drawn of: lines and shapes on a grid of 24 × 24 units, whose middle lies half-way up capital letters.
///
/// The table has each symbol as a text of parts with `;` between them. A part is a letter of its kind, the digit of its
/// level, and an outline of the letters `M L C Z` with absolute coordinates in hundredths of a unit.
struct SymbolOutline: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// A line as thick as the symbol's weight asks for.
    case line
    case fill
    /// A filled shape with such a line around it, so that it is as large as the line alone would be.
    case solid
  }

  enum Effect: Hashable, Sendable {
    case paint
    /// Takes away what is below.
    case cut
    /// Takes away what is below, and is painted itself where a symbol has several colours.
    case knock
  }

  struct Part: Hashable, Sendable {
    var shape: Shape
    var effect: Effect
    /// From 1: which colour of a palette it has.
    var level: Int
    var path: CGPath
    /// How thick the line is compared with the symbol's weight.
    var lineScale: CGFloat = 1
  }

  var parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Reads an entry of the table, which is ours: what can't be read is left out.
  init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: ";")).compactMap(Part.init)
  }

  /// Whether anything is taken away from what is below.
  var hasHoles: Bool { parts.contains { $0.effect != .paint } }

  /// What is painted, with lines of the given width, in units.
  func bounds(lineWidth: CGFloat) -> CGRect {
    parts.reduce(CGRect.null) { bounds, part in
      guard part.effect == .paint else { return bounds }
      let own = part.path.boundingBoxOfPath
      let half = part.shape == .fill ? 0 : lineWidth * part.lineScale / 2
      return bounds.union(own.insetBy(dx: -half, dy: -half))
    }
  }

  func mapParts(_ change: (inout Part) -> Void) -> SymbolOutline {
    SymbolOutline(
      parts: parts.map { part in
        var part = part
        change(&part)
        return part
      })
  }

  /// The outline scaled about a point, then moved so that this point is elsewhere.
  func scaled(by factor: CGFloat, about center: CGPoint, to place: CGPoint) -> SymbolOutline {
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: place.x - center.x * factor, ty: place.y - center.y * factor)
    return mapParts { $0.path = $0.path.applying(transform) }
  }
}

extension SymbolOutline.Part {
  fileprivate init?(_ text: Substring.UTF8View) {
    var reader = SymbolReader(text: text)
    switch reader.next() {
    case UInt8(ascii: "S"): (shape, effect) = (.line, .paint)
    case UInt8(ascii: "F"): (shape, effect) = (.fill, .paint)
    case UInt8(ascii: "B"): (shape, effect) = (.solid, .paint)
    case UInt8(ascii: "C"): (shape, effect) = (.line, .cut)
    case UInt8(ascii: "X"): (shape, effect) = (.fill, .cut)
    case UInt8(ascii: "K"): (shape, effect) = (.line, .knock)
    case UInt8(ascii: "L"): (shape, effect) = (.fill, .knock)
    default: return nil
    }
    guard let digit = reader.next(), (UInt8(ascii: "1")...UInt8(ascii: "3")).contains(digit) else { return nil }
    level = Int(digit - UInt8(ascii: "0"))
    path = reader.path()
  }
}

/// Reads an outline of the table.
private struct SymbolReader {
  var text: Substring.UTF8View

  mutating func next() -> UInt8? { text.popFirst() }

  mutating func path() -> CGPath {
    let path = CGMutablePath()
    while let letter = next() {
      switch letter {
      case UInt8(ascii: "M"): path.move(to: point())
      case UInt8(ascii: "L"): path.addLine(to: point())
      case UInt8(ascii: "C"):
        let (control1, control2) = (point(), point())
        path.addCurve(to: point(), control1: control1, control2: control2)
      case UInt8(ascii: "Z"): path.closeSubpath()
      default: break
      }
    }
    return path
  }

  private mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  private mutating func number() -> CGFloat {
    if text.first == UInt8(ascii: " ") { text.removeFirst() }
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { text.removeFirst() }
    var value = 0
    while let digit = text.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit), value < 1_000_000 {
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      text.removeFirst()
    }
    return CGFloat(isNegative ? -value : value) / 100
  }
}
