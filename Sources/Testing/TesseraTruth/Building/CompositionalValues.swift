// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Values of compositional scenes: `"fractionalWidth(1/3)"`, `"fixed(8)"`, `"topTrailing"`.

extension SceneNode {
  /// `name(number)`, where a number may be a fraction such as `1/3` and may be preceded by a label.
  private func call(_ expected: String) throws(SceneError) -> (name: String, number: CGFloat) {
    let text = try string(expected).trimmingCharacters(in: .whitespaces)
    guard text.hasSuffix(")"), let bracket = text.firstIndex(of: "(") else { throw malformed(expected) }
    let name = text[..<bracket].trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    var argument = text[text.index(after: bracket)...].dropLast()
    if let colon = argument.lastIndex(of: ":") { argument = argument[argument.index(after: colon)...] }
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard let first = parts[0], first.isFinite, abs(first) <= 1_000_000, parts.count <= 2 else {
      throw malformed(expected)
    }
    guard parts.count == 2 else { return (name, CGFloat(first)) }
    guard let second = parts[1], second.isFinite, abs(second) >= 0.001 else { throw malformed(expected) }
    return (name, CGFloat(first / second))
  }

  /// A dimension; a bare number is an absolute one.
  @MainActor func dimension() throws(SceneError) -> NSCollectionLayoutDimension {
    let expected = "absolute, estimated, fractionalWidth, fractionalHeight or uniformAcrossSiblings of a number"
    let (name, number) = isNumber ? ("absolute", try number(expected)) : try call(expected)
    guard number >= 0 else { throw malformed(expected + " not below 0") }
    switch name {
    case "absolute": return .absolute(number)
    case "estimated": return .estimated(number)
    case "fractionalWidth": return .fractionalWidth(number)
    case "fractionalHeight": return .fractionalHeight(number)
    case "uniformAcrossSiblings": return .uniformAcrossSiblings(estimate: number)
    default: throw malformed(expected)
    }
  }

  /// A gap; a bare number is a fixed one.
  @MainActor func spacing() throws(SceneError) -> NSCollectionLayoutSpacing {
    let expected = "fixed or flexible of a number"
    if isNumber { return .fixed(try number(expected)) }
    let (name, number) = try call(expected)
    switch name {
    case "fixed": return .fixed(number)
    case "flexible": return .flexible(number)
    default: throw malformed(expected)
    }
  }

  /// `{ "leading": "fixed(4)", … }`, or four of them in the order top, leading, bottom, trailing.
  @MainActor func edgeSpacing() throws(SceneError) -> NSCollectionLayoutEdgeSpacing {
    if isList {
      let entries = try list("four gaps")
      guard entries.count == 4 else { throw malformed("four gaps: top, leading, bottom, trailing") }
      var gaps: [NSCollectionLayoutSpacing?] = []
      for entry in entries { gaps.append(entry.isNull ? nil : try entry.spacing()) }
      return NSCollectionLayoutEdgeSpacing(leading: gaps[1], top: gaps[0], trailing: gaps[3], bottom: gaps[2])
    }
    if case .string = value {
      let all = try spacing()
      return NSCollectionLayoutEdgeSpacing(leading: all, top: all, trailing: all, bottom: all)
    }
    try object("gaps by edge")
    try accepts(["leading", "top", "trailing", "bottom"], in: "the gaps at edges")
    return NSCollectionLayoutEdgeSpacing(
      leading: try self["leading"]?.spacing(), top: try self["top"]?.spacing(),
      trailing: try self["trailing"]?.spacing(), bottom: try self["bottom"]?.spacing())
  }

  /// Four numbers in the order that the key names, `[top, leading, bottom, trailing]` unless it says otherwise, or one
  /// for all sides.
  func directionalInsets() throws(SceneError) -> NSDirectionalEdgeInsets {
    if isNumber {
      let side = try number()
      return NSDirectionalEdgeInsets(top: side, leading: side, bottom: side, trailing: side)
    }
    if case .object = value {
      try accepts(["top", "leading", "bottom", "trailing"], in: "insets")
      return NSDirectionalEdgeInsets(
        top: try self["top"]?.number() ?? 0, leading: try self["leading"]?.number() ?? 0,
        bottom: try self["bottom"]?.number() ?? 0, trailing: try self["trailing"]?.number() ?? 0)
    }
    let parts = try numbers(4, "[top, leading, bottom, trailing]")
    return NSDirectionalEdgeInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }

  /// The insets that items, groups and sections may have.
  func contentInsets() throws(SceneError) -> NSDirectionalEdgeInsets? {
    try firstOf("contentInsets_tlbr", "contentInsets", "insets_tlbr", "insets")?.directionalInsets()
  }

  /// What a view shows says nothing of its frame, unless its size is estimated.
  @MainActor func textKeys() throws(SceneError) -> Set<String> {
    let size = try layoutSize()
    let isEstimated = [size.widthDimension, size.heightDimension].contains {
      $0.isEstimated || $0.isUniformAcrossSiblings
    }
    return isEstimated ? [] : ["text", "title", "label"]
  }

  /// The size of an item or group; what is left out is all of the container.
  @MainActor func layoutSize() throws(SceneError) -> NSCollectionLayoutSize {
    let size = self["layoutSize"] ?? self["size"]
    let pair = try size.map { node throws(SceneError) in node.isList ? try node.list("[width, height]") : [] } ?? []
    guard pair.isEmpty || pair.count == 2 else { throw malformed("[width, height]") }
    let holder = pair.isEmpty ? size ?? self : self
    if pair.isEmpty, let size {
      try size.accepts(["width", "height", "widthDimension", "heightDimension"], in: "a size")
    }
    let width = pair.first ?? holder["width"] ?? holder["widthDimension"]
    let height = pair.last ?? holder["height"] ?? holder["heightDimension"]
    return NSCollectionLayoutSize(
      widthDimension: try width?.dimension() ?? .fractionalWidth(1),
      heightDimension: try height?.dimension() ?? .fractionalHeight(1))
  }

  /// An edge, a corner or several edges.
  func alignment() throws(SceneError) -> NSRectAlignment {
    try choice([
      "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading, "bottomLeading": .bottomLeading,
      "bottom": .bottom, "bottomTrailing": .bottomTrailing, "trailing": .trailing, "topTrailing": .topTrailing,
    ])
  }

  func edges() throws(SceneError) -> NSDirectionalRectEdge {
    if isList {
      var edges: NSDirectionalRectEdge = []
      for entry in try list("edges") { edges.formUnion(try entry.edges()) }
      return edges
    }
    switch try alignment() {
    case .none: return []
    case .top: return .top
    case .topLeading: return [.top, .leading]
    case .leading: return .leading
    case .bottomLeading: return [.bottom, .leading]
    case .bottom: return .bottom
    case .bottomTrailing: return [.bottom, .trailing]
    case .trailing: return .trailing
    case .topTrailing: return [.top, .trailing]
    }
  }
}
