// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Symbols that are made of others: in a circle or square, struck out, or with a badge.
enum SymbolComposition {
  private static let middle = CGPoint(x: 12, y: 12)

  static func outline(named name: String) -> SymbolOutline? {
    if let (base, shape, isFilled) = enclosure(of: name) { return enclosed(base, in: shape, isFilled: isFilled) }
    if let base = name.dropping(".slash.fill") { return symbol(base + ".fill").map(struckOut) }
    if let base = name.dropping(".slash") { return symbol(base).map(struckOut) }
    if let (base, sign) = badge(of: name) { return badged(base, sign: sign) }
    return nil
  }

  private static func symbol(_ name: String) -> SymbolOutline? { SymbolTable.composed(named: name) }

  // MARK: - Enclosures

  private static func enclosure(of name: String) -> (base: String, shape: String, isFilled: Bool)? {
    for shape in ["circle", "square"] {
      if let base = name.dropping(".\(shape).fill") { return (base, shape, true) }
      if let base = name.dropping(".\(shape)") { return (base, shape, false) }
    }
    return nil
  }

  /// A symbol in a circle or square. The symbol has the first level, what is around it the second.
  private static func enclosed(_ base: String, in shape: String, isFilled: Bool) -> SymbolOutline? {
    // What is left out of a filled enclosure is whole: a triangle in `play.circle.fill`, not its outline.
    // A ring stays one, as in `circle.circle.fill`.
    let isWhole = isFilled && !["circle", "square"].contains(base)
    guard let inner = (isWhole ? symbol(base + ".fill") : nil) ?? symbol(base),
      let outer = SymbolTable.drawn(isFilled ? shape + ".fill" : shape)
    else { return nil }
    let bounds = inner.bounds(lineWidth: 1.6)
    guard !bounds.isNull, max(bounds.width, bounds.height) > 0 else { return nil }
    let factor = min(0.58, 11 / hypot(bounds.width, bounds.height) * 1.18)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let small = inner.scaled(by: factor, about: center, to: middle).mapParts { part in
      part.level = 1
      part.lineScale *= 0.94
      if isFilled, part.effect == .paint { part.effect = .knock }
    }
    // What the symbol itself leaves out is the enclosure again, so it can't be shown where that is filled.
    let parts = isFilled ? small.parts.filter { $0.effect == .knock } : small.parts
    return SymbolOutline(parts: outer.mapParts { $0.level = 2 }.parts + parts)
  }

  // MARK: - Strokes and badges

  private static func struckOut(_ base: SymbolOutline) -> SymbolOutline {
    func line(_ offset: CGFloat) -> CGPath {
      CGPath(elements: [
        .move(CGPoint(x: 3.6 + offset, y: 3.2 - offset)), .line(CGPoint(x: 20.8 + offset, y: 20.4 - offset)),
      ])
    }
    return SymbolOutline(
      parts: base.parts + [
        .init(shape: .line, effect: .cut, level: 1, path: line(1.15), lineScale: 1.15),
        .init(shape: .line, effect: .paint, level: 1, path: line(0)),
      ])
  }

  private static func badge(of name: String) -> (base: String, sign: String?)? {
    if let base = name.dropping(".badge.fill") { return (base + ".fill", nil) }
    if let base = name.dropping(".badge") { return (base, nil) }
    guard let range = name.range(of: ".badge.") else { return nil }
    var (base, sign) = (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
    if let plain = sign.dropping(".fill") {
      base += ".fill"
      sign = plain
    }
    return ["plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark"].contains(sign)
      ? (base, sign) : nil
  }

  /// A symbol with a dot at its top right, or a sign at its bottom right. The badge has the first level.
  private static func badged(_ base: String, sign: String?) -> SymbolOutline? {
    guard let symbol = symbol(base) else { return nil }
    let below = symbol.mapParts { $0.level = min($0.level + 1, 3) }
    func disc(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.addEllipse(
        in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
      return path
    }
    guard let sign else {
      let center = CGPoint(x: 17.6, y: 5.8)
      return SymbolOutline(
        parts: below.parts + [
          .init(shape: .fill, effect: .cut, level: 1, path: disc(center, 5)),
          .init(shape: .fill, effect: .paint, level: 1, path: disc(center, 3.6)),
        ])
    }
    guard let mark = SymbolTable.drawn(sign) else { return nil }
    let center = CGPoint(x: 19, y: 18.6)
    return SymbolOutline(
      parts: below.parts + [.init(shape: .fill, effect: .cut, level: 1, path: disc(center, 5.4))]
        + mark.scaled(by: 0.44, about: middle, to: center).parts)
  }
}

extension String {
  /// The text before an ending; `nil` where it ends otherwise or is nothing but the ending.
  fileprivate func dropping(_ ending: String) -> String? {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}
