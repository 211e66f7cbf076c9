// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// What differs between two versions of a nib or a storyboard: which objects came, went or changed, by their identifiers.
///
/// The order of lists counts for what is drawn and arranged in it; what Interface Builder keeps for itself does not count.
struct NibDifference {
  /// One line a change, those of a scene below it.
  private(set) var lines: [String] = []
  /// What became of scenes and segues, by their identifiers.
  private(set) var marks: [String: CanvasMark] = [:]

  init(_ old: NibDocument, _ new: NibDocument) {
    let (before, after) = (Self.parts(of: old), Self.parts(of: new))
    let a = Dictionary(before, uniquingKeysWith: { first, _ in first })
    let b = Dictionary(after, uniquingKeysWith: { first, _ in first })
    if old.initialController != new.initialController {
      lines.append(
        "~ begins with \(Self.title(new.initialController, new)), not \(Self.title(old.initialController, old))")
    }
    for (id, part) in before where b[id] == nil {
      lines.append("- \(Self.scene(part.element))")
      mark(part.element, .removed)
    }
    for (id, part) in after {
      guard let earlier = a[id] else {
        lines.append("+ \(Self.scene(part.element))")
        mark(part.element, .added)
        continue
      }
      let changes = compare(earlier, part, old, new)
      guard !changes.isEmpty else { continue }
      marks[id] = .changed
      lines.append("~ \(Self.scene(part.element))")
      lines += changes.map { "    " + $0 }
    }
  }

  /// A scene, or a view of a nib, with what stands beside it.
  struct Part {
    let element: NibElement
    let beside: [NibElement]
    let location: NibPoint?
  }

  private static func scene(_ element: NibElement) -> String {
    "\(Words.name(of: element)) \(Words.quoted(Words.title(of: element)))"
  }

  private static func title(_ id: String?, _ document: NibDocument) -> String {
    id.flatMap(document.element).map { Words.quoted(Words.title(of: $0)) } ?? "nothing"
  }

  private mutating func mark(_ element: NibElement, _ mark: CanvasMark) {
    if let id = element.id { marks[id] = mark }
    for (_, segue) in element.segues { marks[segue.id] = mark }
  }

  /// The scenes of a document, or the views of a nib, by their identifiers.
  private static func parts(of document: NibDocument) -> [(String, Part)] {
    if document.kind == .nib {
      return document.objects.compactMap { element in
        element.id.map { ($0, Part(element: element, beside: [], location: nil)) }
      }
    }
    return document.scenes.compactMap { scene in
      guard let element = scene.controller, let id = element.id else { return nil }
      return (id, Part(element: element, beside: scene.objects, location: scene.canvasLocation))
    }
  }

  // MARK: - Objects

  /// An object, with where it stands.
  private struct Object {
    let element: NibElement
    /// The object around it and the list in that.
    let place: String
  }

  private mutating func compare(_ a: Part, _ b: Part, _ old: NibDocument, _ new: NibDocument) -> [String] {
    let (before, after) = (Self.objects(of: a), Self.objects(of: b))
    var changes: [String] = []
    if a.location != b.location { changes.append("~ its place on the canvas") }
    for id in before.order where after.byID[id] == nil {
      guard let object = before.byID[id] else { continue }
      // What stood in something that is gone is gone with it.
      if before.around[id].map({ after.byID[$0] == nil }) == true { continue }
      changes.append("- \(Self.phrase(object.element, old))")
      if object.element.name == "segue" { marks[id] = .removed }
    }
    for id in after.order {
      guard let object = after.byID[id] else { continue }
      guard let earlier = before.byID[id] else {
        if after.around[id].map({ before.byID[$0] == nil }) == true { continue }
        changes.append("+ \(Self.phrase(object.element, new))")
        if object.element.name == "segue" { marks[id] = .added }
        continue
      }
      let own = Self.changes(from: earlier, to: object)
      guard !own.isEmpty else { continue }
      if object.element.name == "segue" { marks[id] = .changed }
      changes.append("~ \(Self.phrase(object.element, new)): \(own.joined(separator: ", "))")
    }
    return changes
  }

  private struct Objects {
    var order: [String] = []
    var byID: [String: Object] = [:]
    var around: [String: String] = [:]
  }

  private static func objects(of part: Part) -> Objects {
    var found = Objects()
    var open: [(element: NibElement, around: String?, list: String)] =
      (part.beside.reversed() + [part.element]).map { ($0, nil, "") }
    while let (element, around, list) = open.popLast() {
      var (inner, place) = (around, list)
      if let id = element.id {
        found.order.append(id)
        found.byID[id] = Object(element: element, place: "\(around ?? "") \(list)")
        found.around[id] = around
        (inner, place) = (id, "")
      }
      let name = place.isEmpty ? element.id == nil ? element.name : "" : place
      for child in element.children.reversed() { open.append((child, inner, name)) }
    }
    return found
  }

  private static func changes(from a: Object, to b: Object) -> [String] {
    var changes: [String] = []
    if a.place != b.place { changes.append("moved") }
    let (before, after) = (values(of: a.element), values(of: b.element))
    for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
      changes.append("\(name) \(before[name].map(shown) ?? "unset") → \(after[name].map(shown) ?? "unset")")
    }
    let (first, second) = (arranged(a.element), arranged(b.element))
    let common = Set(first).intersection(second)
    if first.filter(common.contains) != second.filter(common.contains) { changes.append("order") }
    return changes
  }

  private static func shown(_ value: String) -> String { value.isEmpty ? "\"\"" : value }

  /// The identifiers of what is drawn or arranged in an object, in their order.
  private static func arranged(_ element: NibElement) -> [String] {
    ["subviews", "cells", "sections", "prototypes", "items", "toolbarItems"]
      .flatMap { element.list($0).compactMap(\.id) }
  }

  private static let ignored: Set<String> = [
    "id", "key", "misplaced", "ambiguous", "verifyAmbiguity", "sceneMemberID", "fixedFrame", "colorLabel",
  ]

  /// An object's own values: its attributes, and what it holds that has no identifier, by property.
  private static func values(of element: NibElement) -> [String: String] {
    var values: [String: String] = [:]
    for (name, value) in element.attributes where !ignored.contains(name) {
      values[name] = name == "destination" ? value : quotedIfText(name, value)
    }
    var places: [String: Int] = [:]
    for child in element.children where child.id == nil {
      let name = child.key ?? child.name
      let text = flattened(child, isOutermost: true)
      // Lists hold objects, which are compared by themselves.
      guard !text.isEmpty else { continue }
      places[name, default: 0] += 1
      values[places[name] == 1 ? name : "\(name) \(places[name] ?? 0)"] = text
    }
    return values
  }

  private static func quotedIfText(_ name: String, _ value: String) -> String {
    ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"].contains(name)
      ? Words.quoted(value) : value
  }

  /// A value in one line.
  private static func flattened(_ element: NibElement, isOutermost: Bool) -> String {
    if element.id != nil { return "" }
    if element.name == "rect" || element.name == "size" || element.name == "point" {
      return ["x", "y", "width", "height"].compactMap { element[$0].map(short) }.joined(separator: " ")
    }
    if element.name == "string" { return Words.quoted(element.text) }
    var parts: [String] = []
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      guard !ignored.contains(name), !["customColorSpace", "colorSpace"].contains(name) else { continue }
      parts.append(["systemColor", "name", "style"].contains(name) ? value : "\(name)=\(short(value))")
    }
    for child in element.children {
      let text = flattened(child, isOutermost: false)
      if !text.isEmpty { parts.append("\(child.key ?? child.name)(\(text))") }
    }
    if parts.isEmpty, isOutermost, element.name == "nil" { return "nil" }
    return parts.joined(separator: " ")
  }

  /// A number without what nobody reads of it.
  private static func short(_ value: String) -> String {
    guard value.contains("."), let number = Double(value), abs(number) < 1e9 else { return value }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  // MARK: - Phrases

  private static func phrase(_ element: NibElement, _ document: NibDocument) -> String {
    func name(_ id: String?) -> String { id.flatMap(document.element).map(Words.phrase) ?? "itself" }
    switch element.name {
    case "segue":
      guard case .segue(let segue)? = NibConnection(element) else { return "segue" }
      let target = document.element(segue.destination).map { Words.quoted(Words.title(of: $0)) } ?? "nothing"
      return "segue \(Words.phrase(segue)) to \(segue.kind == "unwind" ? segue.unwindAction ?? "exit" : target)"
    case "outlet", "outletCollection": return "outlet \(element["property"] ?? "") to \(name(element["destination"]))"
    case "action": return "action \(element["selector"] ?? "")"
    case "constraint":
      var text = "constraint \(name(element["firstItem"])).\(element["firstAttribute"] ?? "")"
      text += ["lessThanOrEqual": " ≤ ", "greaterThanOrEqual": " ≥ "][element["relation"] ?? ""] ?? " = "
      var terms: [String] = []
      if let attribute = element["secondAttribute"] { terms.append("\(name(element["secondItem"])).\(attribute)") }
      if let constant = element["constant"] { terms.append(short(constant)) }
      return text + (terms.isEmpty ? "0" : terms.joined(separator: " + "))
    default: return Words.phrase(element)
    }
  }
}
