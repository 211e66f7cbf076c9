// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public nonisolated(unsafe) let kCGPDFOutlineTitle: CFString = "Title"
public nonisolated(unsafe) let kCGPDFOutlineChildren: CFString = "Children"
public nonisolated(unsafe) let kCGPDFOutlineDestination: CFString = "Destination"
public nonisolated(unsafe) let kCGPDFOutlineDestinationRect: CFString = "DestinationRect"

extension CGPDFDocument {
  /// The table of contents: by `kCGPDFOutlineTitle` a title, by `kCGPDFOutlineDestination` the number of a page or a `URL`, by
  /// `kCGPDFOutlineChildren` an array of the same. The outermost has children only. `nil` where there is none.
  public var outline: CFDictionary? {
    guard let root = catalogNode?["Outlines"], root["First"] != nil else { return nil }
    var seen: Set<ObjectIdentifier> = []
    return [kCGPDFOutlineChildren as String: children(of: root, &seen, 0)] as NSDictionary
  }

  private func children(of node: PDFNode, _ seen: inout Set<ObjectIdentifier>, _ depth: Int) -> [[String: Any]] {
    var result: [[String: Any]] = []
    var next = node["First"]
    while let entry = next, depth < 32, seen.insert(ObjectIdentifier(entry)).inserted {
      var item: [String: Any] = [kCGPDFOutlineTitle as String: entry["Title"]?.text ?? ""]
      if let destination = destination(of: entry) { item[kCGPDFOutlineDestination as String] = destination }
      if entry["First"] != nil { item[kCGPDFOutlineChildren as String] = children(of: entry, &seen, depth + 1) }
      result.append(item)
      next = entry["Next"]
    }
    return result
  }

  /// The number of the page that an entry leads to, or an address.
  private func destination(of entry: PDFNode) -> Any? {
    if let action = entry["A"], action["S"]?.name == "URI" { return action["URI"]?.text.flatMap(URL.init(string:)) }
    guard let place = entry["Dest"] ?? entry["A"]?["D"] else { return nil }
    let target = place.array != nil ? place : named(place)
    guard let page = (target?.array ?? target?["D"]?.array)?.first?.resolved else { return nil }
    return pages.firstIndex { $0.node === page }.map { $0 + 1 }
  }

  /// A destination that is known by a name: of the catalog's dictionary, or of its tree of names.
  private func named(_ place: PDFNode) -> PDFNode? {
    guard let name = place.name ?? place.text else { return nil }
    if let found = catalogNode?["Dests"]?[name] { return found }
    func search(_ node: PDFNode?, _ depth: Int) -> PDFNode? {
      guard depth < 32, let node else { return nil }
      let names = node["Names"]?.array ?? []
      for place in stride(from: 0, to: names.count - 1, by: 2) where names[place].text == name {
        return names[place + 1].resolved
      }
      return (node["Kids"]?.array ?? []).lazy.compactMap { search($0.resolved, depth + 1) }.first
    }
    return search(catalogNode?["Names"]?["Dests"], 0)
  }
}
