// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// An app's own symbol: a template of Apple's with the outlines of some weights and scales in groups of their names, and
/// lines that say where letters stand beside them.
final class SymbolSet: Sendable {
  private struct Drawn: Sendable {
    /// As Apple's templates call it, and its place from thin to thick.
    var weight: Int
    var scale: UIImage.SymbolScale
    var outline: SymbolOutline
  }

  private let drawn: [Drawn]

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let scales: [(name: String, scale: UIImage.SymbolScale)] = [
    ("M", .medium), ("S", .small), ("L", .large),
  ]
  /// How high capital letters are in units of the grid that outlines are drawn on, 17 points large.
  private static let capHeight: CGFloat = 0.7046 * 17
  private static let mostBytes = 4 << 20

  /// Reads a set; `nil`, with a warning, where it has no symbol.
  init?(_ url: URL) {
    let file = url.appendingPathComponent("Contents.json")
    guard let contents = AssetContents.read(file), let list = AssetContents.list("symbols", in: contents, of: file),
      let drawing = list.lazy.compactMap({ AssetContents.file($0["filename"], in: url) }).first,
      let data = AssetContents.data(drawing, most: Self.mostBytes, expected: "a symbol's template")
    else { return nil }
    do {
      drawn = Self.read(try NibElement.read(xml: [UInt8](data)))
    } catch {
      AssetWarnings.warn("Asset catalog: \(drawing.path) cannot be shown: \(error)")
      return nil
    }
    guard !drawn.isEmpty else {
      AssetWarnings.warn("Asset catalog: \(drawing.path) has no group such as Regular-M.")
      return nil
    }
  }

  /// The outline of the nearest weight, of the scale asked for if it was drawn.
  func outline(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> SymbolOutline {
    let wanted = weight == .unspecified ? 3 : weight.rawValue - 1
    func distance(_ drawn: Drawn) -> Int {
      abs(drawn.weight - wanted) * 2 + (drawn.scale == (scale == .small || scale == .large ? scale : .medium) ? 0 : 1)
    }
    // Never empty: see the initialiser.
    return drawn.min { distance($0) < distance($1) }?.outline ?? SymbolOutline(parts: [])
  }

  // MARK: - Reading

  private static func read(_ root: NibElement) -> [Drawn] {
    var lines: [String: CGRect] = [:]
    var groups: [(name: String, element: NibElement, transform: CGAffineTransform)] = []
    find(root, .identity) { id, element, transform in
      if id.hasPrefix("Baseline") || id.hasPrefix("Capline") {
        lines[id] = SVGReader.path(element, in: .zero)?.applying(transform).boundingBoxOfPath
      } else if weights.contains(where: { id.hasPrefix($0 + "-") }) {
        groups.append((id, element, transform))
      }
    }
    return groups.compactMap { group in
      let parts = group.name.split(separator: "-")
      guard parts.count == 2, let weight = weights.firstIndex(of: String(parts[0])),
        let scale = scales.first(where: { $0.name == parts[1] }),
        let base = lines["Baseline-\(scale.name)"]?.midY, let cap = lines["Capline-\(scale.name)"]?.midY, base > cap
      else { return nil }
      // Outlines are kept as large as the medium scale has them; drawing applies the scale.
      let unit = capHeight / (base - cap) / scale.scale.factor
      let onGrid = CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: 0, ty: 12 - (base + cap) / 2 * unit)
      var outline = SymbolOutline(parts: [])
      find(group.element, group.transform, includingOutermost: false) { _, element, transform in
        guard let path = SVGReader.path(element, in: .zero), element["fill"] != "none" else { return }
        outline.parts.append(
          SymbolOutline.Part(
            shape: .fill, effect: .paint, level: level(element), path: path.applying(transform.concatenating(onGrid))))
      }
      return outline.parts.isEmpty ? nil : Drawn(weight: weight, scale: scale.scale, outline: outline)
    }
  }

  /// Which colour of a palette a part has: templates say it by a class such as `hierarchical-1:secondary`.
  private static func level(_ element: NibElement) -> Int {
    let classes = (element["class"] ?? "").split(separator: " ")
    let digits = classes.first { $0.hasPrefix("hierarchical-") }?.dropFirst("hierarchical-".count).prefix {
      $0.isNumber
    }
    return min(digits.flatMap { Int($0) } ?? 0, 2) + 1
  }

  /// Visits the elements below one with what moves them. The reader bounds how deep they are.
  private static func find(
    _ element: NibElement, _ outer: CGAffineTransform, includingOutermost: Bool = true,
    _ visit: (String, NibElement, CGAffineTransform) -> Void
  ) {
    let transform =
      includingOutermost ? SVGReader.transform(element["transform"]).concatenating(outer) : outer
    if includingOutermost { visit(element.id ?? "", element, transform) }
    for child in element.children { find(child, transform, visit) }
  }
}
