// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Finds, among the views in one, which one's change has moved or stretched another.
struct ViewCauses {
  let siblings: [ViewMatch]
  /// The view that they are in.
  let parent: ViewMatch?

  /// What became of a view, in words behind its name, and whether that comes of itself; `nil` where nothing did.
  func words(of match: ViewMatch) -> (words: String, isOwn: Bool)? {
    guard match.old != nil else { return ("is new", true) }
    guard match.new != nil else { return ("is gone", true) }
    var words = match.changes.map { Self.words(of: $0.name, $0.old, $0.new) }
    let isOwn = !words.isEmpty
    for axis in Axis.allCases {
      let (growth, move) = (axis.growth(match), axis.move(match))
      if abs(growth) > ViewMatch.tolerance {
        let cause =
          Self.hasReason(match) && !match.children.contains(where: Self.hasReason)
          ? nil : causeOfGrowth(match, growth, axis)
        let size = growth > 0 ? axis.more : axis.less
        words.append("is \(Self.points(growth)) \(size)\(cause.map { " because \($0)" } ?? "")")
      }
      // What stays at its middle or its end as it grows has not moved.
      let follows = [-growth, -growth / 2].contains { abs($0 - move) <= ViewMatch.tolerance }
      if abs(move) > ViewMatch.tolerance, !follows || abs(growth) <= ViewMatch.tolerance {
        let cause = cause(ofMove: move, match, axis)
        let direction = move > 0 ? axis.forth : axis.back
        words.append("moved \(Self.points(move)) \(direction)\(cause.map { " because \($0)" } ?? "")")
      }
    }
    return words.isEmpty ? nil : (words.joined(separator: ", "), isOwn)
  }

  // MARK: - Causes

  private func cause(ofMove move: CGFloat, _ match: ViewMatch, _ axis: Axis) -> String? {
    guard let old = match.old, let new = match.new else { return nil }
    // What lies before it, in its way.
    let before = siblings.filter { other in
      guard let frame = other.old?.frame ?? other.new?.frame else { return false }
      let own = other.old == nil ? new.frame : old.frame
      // By where it begins, too: of two without any length neither is the other's cause.
      return axis.start(frame) < axis.start(own) && axis.end(frame) <= axis.start(own) + 0.5 && axis.overlap(frame, own)
    }
    func isMove(_ length: CGFloat) -> Bool { abs(length - move) <= ViewMatch.tolerance }
    if let grown = before.last(where: { isMove(axis.growth($0)) }) { return Self.grew(grown, axis) }
    let grown = before.filter { abs(axis.growth($0)) > ViewMatch.tolerance }
    if grown.count > 1, isMove(grown.reduce(0) { $0 + axis.growth($1) }) {
      return grown.map { Self.grew($0, axis) }.joined(separator: " and ")
    }
    for other in before.reversed() {
      guard let length = (other.old ?? other.new).map({ axis.length($0.frame) }), Self.isRoom(abs(move), for: length)
      else { continue }
      if other.old == nil, move > 0 { return "\(Self.name(other)) is new" }
      if other.new == nil, move < 0 { return "\(Self.name(other)) is gone" }
      if let hidden = other.changes.first(where: { $0.name == "hidden" }), (hidden.new == nil) == (move > 0) {
        return "\(Self.name(other)) \(Self.words(of: "hidden", hidden.old, hidden.new))"
      }
    }
    // A row moves together: its first one's cause is that of all.
    if let other = before.last(where: { isMove(axis.move($0)) }) { return cause(ofMove: move, other, axis) }
    if let parent, isMove(axis.growth(parent)) || isMove(axis.growth(parent) / 2) { return Self.grew(parent, axis) }
    return nil
  }

  private func causeOfGrowth(_ match: ViewMatch, _ growth: CGFloat, _ axis: Axis) -> String? {
    func isGrowth(_ length: CGFloat) -> Bool { abs(length - growth) <= ViewMatch.tolerance }
    let inner = match.children.filter(Self.hasReason)
    if let child = inner.first(where: { isGrowth(axis.growth($0)) }) { return Self.grew(Self.reason(in: child), axis) }
    let grown = inner.filter { abs(axis.growth($0)) > ViewMatch.tolerance }
    if grown.count > 1, isGrowth(grown.reduce(0) { $0 + axis.growth($1) }) {
      return grown.map { Self.grew(Self.reason(in: $0), axis) }.joined(separator: " and ")
    }
    let pushing = match.children.first { child in
      let isPushing = growth > 0 ? child.old == nil : child.new == nil
      return isPushing && (child.old ?? child.new).map { Self.isRoom(abs(growth), for: axis.length($0.frame)) } == true
    }
    if let child = pushing {
      return "\(Self.name(child)) is \(child.old == nil ? "new" : "gone")"
    }
    if let parent, isGrowth(axis.growth(parent)) { return Self.grew(parent, axis) }
    return nil
  }

  /// Whether a length is one that a view takes which comes or goes: its own, and what is kept clear beside it.
  private static func isRoom(_ length: CGFloat, for view: CGFloat) -> Bool {
    let clear: CGFloat = 40
    return length >= view - ViewMatch.tolerance && length <= view + clear
  }

  /// Whether something in it, or of itself, can have changed its size.
  private static func hasReason(_ match: ViewMatch) -> Bool {
    if match.old == nil || match.new == nil { return false }
    return match.changes.contains { sizing.contains($0.name) } || match.children.contains(where: hasReason)
  }

  /// The properties that sizes come from.
  private static let sizing: Set = ["font", "hidden", "image", "lines", "text"]

  /// The view whose own change is the reason.
  private static func reason(in match: ViewMatch) -> ViewMatch {
    match.children.first(where: hasReason).map(reason) ?? match
  }

  // MARK: - Words

  private static func grew(_ match: ViewMatch, _ axis: Axis) -> String {
    let verb = axis.growth(match) > 0 ? "grew" : "shrank"
    return match.changes.contains { $0.name == "text" }
      ? "the text of \(name(match)) \(verb)" : "\(name(match)) \(verb)"
  }

  static func name(_ match: ViewMatch, owner: String? = nil) -> String {
    (match.old ?? match.new).map { name($0, owner: owner) } ?? "a view"
  }

  /// A view as people tell of it: `UILabel "Title" in CardView`.
  ///
  /// - Parameter owner: The app's own view around it.
  static func name(_ node: ViewTree.Node, owner: String?) -> String {
    let word = node["id"] ?? node["text"]
    let name = word.map { "\(node.kind) \(quoted($0))" } ?? node.kind
    return owner.map { "\(name) in \($0)" } ?? name
  }

  /// Whether a class is no one of UIKit's.
  static func isApps(_ kind: String) -> Bool { !kind.hasPrefix("UI") && !kind.hasPrefix("_UI") }

  private static func words(of name: String, _ old: String?, _ new: String?) -> String {
    switch (name, old, new) {
    case ("hidden", nil, _): "is hidden"
    case ("hidden", _, nil): "is no longer hidden"
    case (_, nil, let new?): "has \(name) \(quoted(new))"
    case (_, let old?, nil): "has no \(name) instead of \(quoted(old))"
    default: "has \(name) \(quoted(new ?? "")) instead of \(quoted(old ?? ""))"
    }
  }

  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
  }

  private static func points(_ length: CGFloat) -> String { "\(ViewTree.number(abs(length))) pt" }

  /// Across or down.
  private enum Axis: CaseIterable {
    case x, y

    func start(_ frame: CGRect) -> CGFloat { self == .x ? frame.minX : frame.minY }
    func end(_ frame: CGRect) -> CGFloat { self == .x ? frame.maxX : frame.maxY }
    func length(_ frame: CGRect) -> CGFloat { self == .x ? frame.width : frame.height }
    func growth(_ match: ViewMatch) -> CGFloat { self == .x ? match.growth.width : match.growth.height }
    func move(_ match: ViewMatch) -> CGFloat { self == .x ? match.move.dx : match.move.dy }

    /// Whether one is in the other's way.
    func overlap(_ left: CGRect, _ right: CGRect) -> Bool {
      self == .x
        ? left.minY < right.maxY && right.minY < left.maxY : left.minX < right.maxX && right.minX < left.maxX
    }

    var more: String { self == .x ? "wider" : "taller" }
    var less: String { self == .x ? "narrower" : "shorter" }
    var forth: String { self == .x ? "right" : "down" }
    var back: String { self == .x ? "left" : "up" }
  }
}
